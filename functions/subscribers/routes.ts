import type { RouteRow } from '#functions/http/types.ts';
import { listRow } from '#functions/lists/list-row.ts';
import { listSubscribers } from '#shared/api/admin-leads.ts';
import { subscribe } from '#shared/api/subscribe.ts';
import { formLimit } from '#shared/domain/form-limit.ts';

export const subscriberRoutes = {
  subscribe: {
    contract: subscribe,
    entry: 'subscribers/create.ts',
    load: () => import('./create.ts'),
    access: 'public',
    storage: 'form',
    rateLimit: { ...formLimit, onFailure: 'open' },
    table: ['PutItem', 'UpdateItem'],
    writes: ['DAYS', 'SUBSCRIBED#*', 'SUBSCRIBERS', 'VERSION#*'],
  },
  listSubscribers: listRow(listSubscribers, 'SUBSCRIBERS', () => import('./subscribers.ts')),
} as const satisfies Record<string, RouteRow>;

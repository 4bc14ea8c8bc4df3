import type { RouteRow } from '#functions/http/types.ts';
import { listRow } from '#functions/lists/list-row.ts';
import { listSubscribers } from '#shared/api/admin-leads.ts';
import { subscribe } from '#shared/api/subscribe.ts';
import { getUnsubscribePage, unsubscribe } from '#shared/api/unsubscribe.ts';
import { formLimit } from '#shared/domain/form-limit.ts';

/** Tokens can't be guessed; the limit also stops attempts. Large mail services call from few addresses. */
const linkRow = {
  access: 'public',
  rateLimit: { name: 'unsubscribe', max: 600, windowSeconds: 600, onFailure: 'open' },
  secrets: ['visitor'],
} as const satisfies Partial<RouteRow>;

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
  getUnsubscribePage: {
    ...linkRow,
    contract: getUnsubscribePage,
    entry: 'subscribers/unsubscribe-page.ts',
    load: () => import('./unsubscribe-page.ts'),
    usesSite: true,
    table: ['UpdateItem'],
  },
  unsubscribe: {
    ...linkRow,
    contract: unsubscribe,
    entry: 'subscribers/unsubscribe.ts',
    load: () => import('./unsubscribe.ts'),
    usesSite: true,
    table: ['UpdateItem'],
    writes: ['NEWSLETTERS', 'SUBSCRIBERS', 'VERSION#*'],
  },
  listSubscribers: listRow(listSubscribers, 'SUBSCRIBERS', () => import('./subscribers.ts'), 'leads:read'),
} as const satisfies Record<string, RouteRow>;

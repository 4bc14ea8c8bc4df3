import type { RouteRow } from '#functions/http/types.ts';
import { getLeadStory } from '#shared/api/admin-leads.ts';

export const leadRoutes = {
  getLeadStory: {
    contract: getLeadStory,
    apiScope: 'leads:read',
    entry: 'leads/get-story.ts',
    load: () => import('./get-story.ts'),
    access: 'admin',
    index: 'EMAIL#*',
    table: ['BatchGetItem', 'GetItem', 'Query'],
    reads: ['BOOKINGS', 'CLIENTS', 'CONTACTS', 'FLOWSESSIONS#*', 'LEAD#*', 'SUBSCRIBED#*'],
    secrets: ['session'],
  },
} as const satisfies Record<string, RouteRow>;

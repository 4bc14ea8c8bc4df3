import type { RouteRow } from '#functions/http/types.ts';
import { countVisit } from '#shared/api/visits.ts';

export const visitRoutes = {
  countVisit: {
    contract: countVisit,
    entry: 'visits/count.ts',
    load: () => import('./count.ts'),
    access: 'public',
    rateLimit: { name: 'visits', max: 60, windowSeconds: 600, onFailure: 'open' },
    table: ['UpdateItem'],
    writes: ['DAYS'],
  },
} as const satisfies Record<string, RouteRow>;

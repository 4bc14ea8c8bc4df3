import type { RouteRow } from '#functions/http/types.ts';
import { leadCollections } from '#functions/leads/collections.ts';
import type { CollectionName } from '#functions/table/keys.ts';
import { getOverview } from '#shared/api/admin-overview.ts';

const collectionNames = Object.keys(leadCollections) as readonly CollectionName[];

export const overviewRoutes = {
  getOverview: {
    contract: getOverview,
    entry: 'overview/get.ts',
    load: () => import('./get.ts'),
    access: 'admin',
    versions: [...collectionNames, 'NOTICES'],
    table: ['BatchGetItem', 'Query'],
    reads: ['DAYS', 'FAILEDNOTICES', 'TALKDAYS'],
    secrets: ['session'],
  },
} as const satisfies Record<string, RouteRow>;

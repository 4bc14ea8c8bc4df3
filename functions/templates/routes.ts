import type { RouteRow } from '#functions/http/types.ts';
import { listIndustryTemplates } from '#shared/api/industry-templates.ts';

/**
 * Templates change only with a deployment: five minutes fresh at the edge, then revalidated in the
 * background.
 */
const templatesCache = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

export const templateRoutes = {
  listIndustryTemplates: {
    contract: listIndustryTemplates,
    entry: 'templates/list.ts',
    load: () => import('./list.ts'),
    access: 'public',
    cacheControl: templatesCache,
    table: ['Query'],
    reads: ['TEMPLATES'],
  },
} as const satisfies Record<string, RouteRow>;

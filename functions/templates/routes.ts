import type { RouteRow } from '#functions/http/types.ts';
import { listIndustryTemplates } from '#shared/api/industry-templates.ts';

/** A minute at the edge, so that a publication shows soon; then revalidated in the background. */
const templatesCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

export const templateRoutes = {
  listIndustryTemplates: {
    contract: listIndustryTemplates,
    entry: 'templates/list.ts',
    load: () => import('./list.ts'),
    access: 'public',
    cacheControl: templatesCache,
    table: ['Query'],
    reads: ['TEMPLATES'],
    usesSite: true,
  },
} as const satisfies Record<string, RouteRow>;

import * as z from 'zod/mini';
import { placementSchema } from '#shared/domain/placements.ts';
import { defineRoute } from './route.ts';

/** Where the site's published flows open in its chat; without paused placements. */
export const listSiteFlows = defineRoute({
  method: 'GET',
  path: '/api/site-flows',
  response: z.array(
    z.object({ ...z.omit(placementSchema, { paused: true }).shape, flow: z.string(), name: z.string() }),
  ),
});

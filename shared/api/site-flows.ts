import * as z from 'zod/mini';
import { placementSchema } from '#shared/domain/placements.ts';
import { publicProfileSchema } from '#shared/domain/public-profile.ts';
import { defineRoute } from './route.ts';

/** Where the site's published flows open in its chat; without paused placements. */
export const listSiteFlows = defineRoute({
  method: 'GET',
  path: '/api/site-flows',
  response: z.array(
    z.object({
      ...z.omit(placementSchema, { paused: true }).shape,
      flow: z.string(),
      /** The flow's public title in its own language, or else the company's name. */
      name: z.string(),
      titles: z.optional(publicProfileSchema.shape.titles),
    }),
  ),
});

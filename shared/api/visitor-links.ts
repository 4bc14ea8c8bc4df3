import * as z from 'zod/mini';
import { flowUuidText } from './flow-sessions.ts';
import { defineRoute } from './route.ts';

export const visitorLinkSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  language: z.string(),
  /** When the visitor last changed the flow. */
  updatedAt: z.string(),
  /** Taken down by the administrator; everyone else gets 404. */
  closed: z.boolean(),
});
export type VisitorLink = z.infer<typeof visitorLinkSchema>;

/**
 * Public links of visitors' flows, most recently changed first, including closed ones. `Link: rel="next"`
 * has the next page.
 */
export const listVisitorLinks = defineRoute({
  method: 'GET',
  path: '/api/admin/visitor-links',
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.array(visitorLinkSchema),
});

/** Closes or reopens a visitor's link. While closed, the link and its conversations return 404. */
export const closeVisitorLink = defineRoute({
  method: 'POST',
  path: '/api/admin/visitor-links/{uuid}',
  params: z.strictObject({ uuid: flowUuidText }),
  body: z.strictObject({ closed: z.boolean({ error: 'closed must be true or false.' }) }),
  response: visitorLinkSchema,
});

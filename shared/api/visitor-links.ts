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
  /** Taken down by the administrator: for everybody else it isn't there. */
  closed: z.boolean(),
});
export type VisitorLink = z.infer<typeof visitorLinkSchema>;

/** Live public links of visitors' flows, the latest changed first, with those that were closed. `Link: rel="next"` leads on. */
export const listVisitorLinks = defineRoute({
  method: 'GET',
  path: '/api/admin/visitor-links',
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.array(visitorLinkSchema),
});

/** Closes a visitor's link or opens it again. Closed, it and its conversations answer as if they did not exist. */
export const closeVisitorLink = defineRoute({
  method: 'POST',
  path: '/api/admin/visitor-links/{uuid}',
  params: z.strictObject({ uuid: flowUuidText }),
  body: z.strictObject({ closed: z.boolean({ error: 'closed must be true or false.' }) }),
  response: visitorLinkSchema,
});

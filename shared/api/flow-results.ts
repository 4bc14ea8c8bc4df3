import * as z from 'zod/mini';
import { messageMediaSchema } from '#shared/flow/media.ts';
import { pageQuery } from './admin-fields.ts';
import { dayText, idText } from './fields.ts';
import { flowParams } from './flows.ts';
import { defineRoute } from './route.ts';

const resultSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
  /**
   * The author's outcome, otherwise `completed`, `dead_end` (an exit without a connection), `stopped` or
   * `open`.
   */
  outcome: z.string(),
  language: z.string(),
  /** The page and placement that opened it; absent outside the site's chat. */
  page: z.optional(z.string()),
  /** Host of the other site that it was embedded in. */
  host: z.optional(z.string()),
  placement: z.optional(z.string()),
  /** Answers by variable, in the order in which they were given. */
  variables: z.record(z.string(), z.string()),
  /** The lead that it created. */
  contactId: z.optional(z.string()),
  clientId: z.optional(z.string()),
});
export type FlowResult = z.infer<typeof resultSchema>;

const flowResultsSchema = z.object({
  rows: z.array(resultSchema),
  /** Cursor of the next page; absent on the last. */
  next: z.optional(z.string()),
});
export type FlowResults = z.infer<typeof flowResultsSchema>;

const filterText = z.optional(z.string().check(z.maxLength(60)));

/** Default page size. */
export const defaultResultRows = 100;
export const maxResultRows = 1000;

/**
 * Sessions of one of the site's own flows with their answers, newest first. A filtered page may have fewer
 * than `limit` rows, or none, and still be followed by another. With `limit`, the `Link` header lists the
 * next page and parts that can be read in parallel.
 */
export const listFlowResults = defineRoute({
  method: 'GET',
  path: '/api/admin/flows/{id}/results',
  params: flowParams,
  query: z.strictObject({
    /** UTC days, inclusive. */
    from: z.optional(dayText),
    to: z.optional(dayText),
    version: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,6}$/, { error: 'Not a version.' }))),
    outcome: filterText,
    page: filterText,
    language: filterText,
    placement: filterText,
    /** 1 to 1,000. */
    limit: z.optional(z.string().check(z.regex(/^([1-9][0-9]{0,2}|1000)$/, { error: 'Not 1 to 1,000.' }))),
    ...pageQuery.shape,
  }),
  response: flowResultsSchema,
});

const flowResultSchema = z.object({
  ...resultSchema.shape,
  /** The messages with their node; nodes of other flows are `flow/node`. */
  transcript: z.array(
    z.object({
      role: z.enum(['bot', 'visitor', 'notice']),
      text: z.string(),
      node: z.optional(z.string()),
      media: z.optional(z.array(messageMediaSchema)),
    }),
  ),
  /** Nodes in the order of their first visit. */
  seen: z.array(z.string()),
  /** Connections that were followed, by node and exit key; empty for older sessions. */
  links: z.array(z.object({ from: z.string(), exit: z.string() })),
  /** Requests with their result, one sentence each. */
  requests: z.array(z.object({ nodeId: z.string(), text: z.string() })),
  /** The conversation in the site's chat to which the session belongs. */
  conversation: z.optional(z.string()),
});

export const getFlowResult = defineRoute({
  method: 'GET',
  path: '/api/admin/flows/{id}/results/{session}',
  params: z.strictObject({ id: idText, session: idText }),
  response: flowResultSchema,
});

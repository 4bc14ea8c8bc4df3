import * as z from 'zod/mini';
import { partQuery } from './admin-fields.ts';
import { idText } from './fields.ts';
import { dayText } from './flow-analytics.ts';
import { flowParams } from './flows.ts';
import { defineRoute } from './route.ts';

const resultSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
  /** The author's outcome, else `completed`, `dead_end` (a way out that leads nowhere) or `stopped`; `open` for one that never ended. */
  outcome: z.string(),
  language: z.string(),
  /** Where on the site it began, and by which place of the flow; absent outside the site's chat. */
  page: z.optional(z.string()),
  placement: z.optional(z.string()),
  /** What was answered, in the order of the answers. */
  variables: z.record(z.string(), z.string()),
  /** The lead that it made. */
  contactId: z.optional(z.string()),
  clientId: z.optional(z.string()),
});
export type FlowResult = z.infer<typeof resultSchema>;

const flowResultsSchema = z.object({
  rows: z.array(resultSchema),
  /** Where the next page begins; absent on the last. */
  next: z.optional(z.string()),
});
export type FlowResults = z.infer<typeof flowResultsSchema>;

const filterText = z.optional(z.string().check(z.maxLength(60)));

/** Rows of a page that nobody asked to be larger or smaller. */
export const resultRows = 100;
export const mostResultRows = 1000;

/**
 * Sessions of one of the site's own flows with their answers, newest first. A page has at most `limit` rows; with a filter it may
 * have fewer, or none, and still lead to a next one. With a `limit` the `Link` header leads on, and names the parts in which all
 * of it can be read side by side.
 */
export const listFlowResults = defineRoute({
  method: 'GET',
  path: '/api/admin/flows/{id}/results',
  params: flowParams,
  query: z.strictObject({
    /** UTC days, both included. */
    from: z.optional(dayText),
    to: z.optional(dayText),
    version: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,6}$/, { error: 'Not a version.' }))),
    outcome: filterText,
    page: filterText,
    language: filterText,
    placement: filterText,
    /** 1 to 1,000. */
    limit: z.optional(z.string().check(z.regex(/^([1-9][0-9]{0,2}|1000)$/, { error: 'Not 1 to 1,000.' }))),
    ...partQuery.shape,
  }),
  response: flowResultsSchema,
});

const flowResultSchema = z.object({
  ...resultSchema.shape,
  /** What was said, and by or to which node; the ways on other flows have their flow before a slash. */
  transcript: z.array(
    z.object({
      role: z.enum(['bot', 'visitor', 'notice']),
      text: z.string(),
      node: z.optional(z.string()),
    }),
  ),
  /** Nodes in the order in which they were first reached. */
  seen: z.array(z.string()),
  /** The conversation in the site's chat that it is part of. */
  conversation: z.optional(z.string()),
});

export const getFlowResult = defineRoute({
  method: 'GET',
  path: '/api/admin/flows/{id}/results/{session}',
  params: z.strictObject({ id: idText, session: idText }),
  response: flowResultSchema,
});

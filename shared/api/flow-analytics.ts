import * as z from 'zod/mini';
import { flowOutcomes } from '#shared/flow/outcomes.ts';
import { dayText, idText } from './fields.ts';
import { flowParams } from './flows.ts';
import { defineRoute } from './route.ts';

export const flowNodeStatsSchema = z.object({
  nodeId: z.string(),
  /** Sessions that reached this node. */
  reached: z.number(),
  /** Unfinished sessions whose last node is this one, except those active in the last half hour. */
  stopped: z.number(),
  /** Sessions that wait here for an answer and were active in the last half hour. */
  answering: z.optional(z.number()),
  /** Sessions that ended here because their exit leads nowhere; not counted in `stopped`. */
  deadEnds: z.number(),
});

export const flowAnalyticsSchema = z.object({
  totalFlows: z.number(),
  activeFlows: z.number(),
  totalSessions: z.number(),
  /** Rounded mean of the flows' completion rates, 0-100. See docs/behaviour.md, "The flow manager". */
  avgCompletion: z.number(),
  from: z.string(),
  to: z.string(),
  /** One entry per day of the period, oldest first; for one flow if `flow` is given. */
  days: z.array(
    z.object({ day: z.string(), sessions: z.number(), completed: z.number(), avgSessionTime: z.number() }),
  ),
  /** Totals of the period by flow. */
  flows: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sessions: z.number(),
      completionRate: z.number(),
      avgSessionTime: z.number(),
    }),
  ),
  /** Totals of the period by node; empty without `flow`. */
  nodes: z.array(flowNodeStatsSchema),
  answers: z.array(z.object({ nodeId: z.string(), optionId: z.string(), count: z.number() })),
  /** How often each connection was followed, by node and exit key. */
  links: z.array(z.object({ nodeId: z.string(), exit: z.string(), count: z.number() })),
  /** Sessions by the placement that opened them. */
  places: z.array(
    z.object({ placement: z.string(), sessions: z.number(), completed: z.number(), leads: z.number() }),
  ),
  /** Answers that matched no option, most frequent first, over all time; only for the site's own flows. */
  misses: z.array(z.object({ nodeId: z.string(), text: z.string(), count: z.number() })),
});
export type FlowAnalytics = z.infer<typeof flowAnalyticsSchema>;

/** Statistics of the caller's workspace by UTC day; by default the last 30 days, at most 92. */
export const getFlowAnalytics = defineRoute({
  method: 'GET',
  path: '/api/flows/analytics',
  query: z.strictObject({ flow: z.optional(idText), from: z.optional(dayText), to: z.optional(dayText) }),
  response: flowAnalyticsSchema,
});

export const flowSessionLogSchema = z.object({
  id: z.string(),
  version: z.number(),
  startedAt: z.string(),
  updatedAt: z.string(),
  done: z.boolean(),
  /** How it ended. */
  outcome: z.nullable(z.enum(flowOutcomes)),
  /** Node at which it waits or ended. */
  nodeId: z.nullable(z.string()),
  /** Requests and failures, one sentence each. */
  log: z.array(
    z.object({
      at: z.string(),
      nodeId: z.string(),
      text: z.string(),
      /** How another server answered; absent in older sessions and where nothing was sent. */
      ok: z.optional(z.boolean()),
      status: z.optional(z.number()),
    }),
  ),
});
export type FlowSessionLog = z.infer<typeof flowSessionLogSchema>;

/**
 * The newest 50 sessions of one of the caller's own flows, with the log of their requests. Visitors get only
 * the sessions started in their own browser.
 */
export const listFlowSessions = defineRoute({
  method: 'GET',
  path: '/api/flows/{id}/sessions',
  params: flowParams,
  response: z.array(flowSessionLogSchema),
});

import * as z from 'zod/mini';
import { flowOutcomes } from '#shared/flow/outcomes.ts';
import { idText } from './fields.ts';
import { flowParams } from './flows.ts';
import { defineRoute } from './route.ts';

export const dayText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'A day is YYYY-MM-DD.' }));

export const flowNodeStatsSchema = z.object({
  nodeId: z.string(),
  /** Sessions that came to this node. */
  reached: z.number(),
  /** Sessions that stopped here: the last node of one that never ended. */
  stopped: z.number(),
  /** Sessions that ended here because the way out that they took leads nowhere; not among the stopped. */
  deadEnds: z.number(),
});

export const flowAnalyticsSchema = z.object({
  totalFlows: z.number(),
  activeFlows: z.number(),
  totalSessions: z.number(),
  /** Rounded mean of the completion rates on the flows' cards, 0-100. See docs/behaviour.md, "The flow manager". */
  avgCompletion: z.number(),
  from: z.string(),
  to: z.string(),
  /** One entry per day of the period, oldest first; only the chosen flow's when one is chosen. */
  days: z.array(
    z.object({ day: z.string(), sessions: z.number(), completed: z.number(), avgSessionTime: z.number() }),
  ),
  /** Per flow, over the period. */
  flows: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sessions: z.number(),
      completionRate: z.number(),
      avgSessionTime: z.number(),
    }),
  ),
  /** Only when a flow is chosen: over the period. */
  nodes: z.array(flowNodeStatsSchema),
  answers: z.array(z.object({ nodeId: z.string(), optionId: z.string(), count: z.number() })),
  /** How often each link was taken, by its node and the key of its exit. */
  links: z.array(z.object({ nodeId: z.string(), exit: z.string(), count: z.number() })),
  /** What came of the sessions that each of its places on the site opened. */
  places: z.array(
    z.object({ placement: z.string(), sessions: z.number(), completed: z.number(), leads: z.number() }),
  ),
  /** Of the site's own flows: what was answered and fitted no option, the most frequent first; not by period. */
  misses: z.array(z.object({ nodeId: z.string(), text: z.string(), count: z.number() })),
});
export type FlowAnalytics = z.infer<typeof flowAnalyticsSchema>;

/** Figures of the caller's workspace; default period the last 30 days, at most 92. Days are UTC. */
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
  /** Node where it waits or ended. */
  nodeId: z.nullable(z.string()),
  /** Requests and failures, a sentence each. */
  log: z.array(z.object({ at: z.string(), nodeId: z.string(), text: z.string() })),
});
export type FlowSessionLog = z.infer<typeof flowSessionLogSchema>;

/** The newest 50 sessions of one of the caller's own flows, with what happened to their requests. */
export const listFlowSessions = defineRoute({
  method: 'GET',
  path: '/api/flows/{id}/sessions',
  params: flowParams,
  response: z.array(flowSessionLogSchema),
});

import * as z from 'zod/mini';
import { inputKinds } from './fields.ts';
import { flowOutcomes } from './outcomes.ts';
import type { FlowRequest } from './request.ts';

export const waitingKinds = ['choice', 'appointment', 'request', ...inputKinds] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Where a conversation stands: plain JSON, to be kept between two steps by whoever runs it. */
export const flowStateSchema = z.strictObject({
  v: z.literal(1),
  /** Language of the engine's own sentences. */
  language: z.string(),
  /** The node it waits at, or the last one of a conversation that is over. */
  nodeId: z.nullable(z.string()),
  waiting: z.nullable(z.enum(waitingKinds)),
  variables: z.record(z.string(), z.string()),
  /** Nodes passed since the visitor last said something. */
  steps: z.int(),
  done: z.boolean(),
  /** Null while it goes on. Of before there were dead ends, one that came to such is `completed`. */
  outcome: z.nullable(z.enum(flowOutcomes)),
  /** The author's name for the way it ended. */
  ending: z.optional(z.string()),
  /** What chance is drawn from, so that a conversation always comes to the same. */
  seed: z.optional(z.string()),
  /** Answers that were given elsewhere, by variable or kind: the first question for one is passed over. */
  known: z.optional(z.record(z.string(), z.string())),
});
export type FlowState = z.infer<typeof flowStateSchema>;

export interface FlowMessage {
  nodeId: string;
  text: string;
  /** Milliseconds of typing before it. */
  delay: number;
}

export interface Awaiting {
  nodeId: string;
  kind: WaitingKind;
  /** With `choice`. */
  options?: { id: string; label: string; value: string }[];
}

/** What whoever runs the conversation should do; the engine itself touches nothing. */
export type FlowEffect =
  /** Make the request (or show it) and hand the result to `resume`; the conversation waits for it. */
  | { type: 'request'; nodeId: string; purpose: 'webhook' | 'api_call'; request: FlowRequest }
  /** A request that could not even be written down; the conversation went on as after a failure. */
  | { type: 'failed_request'; nodeId: string; error: string }
  | { type: 'contact'; nodeId: string; field: 'email' | 'phone'; value: string }
  | { type: 'appointment'; nodeId: string; date: string; time: string }
  /** Go on in another flow of the workspace; where that can't be had, hand a failure to `resume`. */
  | { type: 'jump'; nodeId: string; flow: string }
  /** The flow is over and somebody else goes on. */
  | { type: 'hand_over'; nodeId: string; to: 'person' | 'assistant' };

export interface Turn {
  messages: FlowMessage[];
  awaiting: Awaiting | null;
  effects: FlowEffect[];
  state: FlowState;
  done: boolean;
  /** Nodes entered in this turn, in order. */
  visited: string[];
  /** The option that the input chose. */
  answer?: { nodeId: string; optionId: string };
  /** Links that were followed, in order, each by its node and the key of its exit. */
  links: { from: string; exit: string }[];
  /** The answer was none that the question takes. */
  misfit?: boolean;
}

export interface RequestResult {
  ok: boolean;
  status?: number;
  /** The answer's text. */
  body?: string;
  error?: string;
  /** The request was only shown: the conversation goes on by the plain exit. */
  shown?: boolean;
}

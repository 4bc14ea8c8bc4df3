import * as z from 'zod/mini';
import { inputKinds } from './fields.ts';
import type { MessageMedia, PicturedOption } from './media.ts';
import { flowOutcomes } from './outcomes.ts';
import type { FlowRequest } from './request.ts';

export const waitingKinds = ['choice', 'appointment', 'request', ...inputKinds] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** State of a conversation between two turns: plain JSON, stored by the caller. */
export const flowStateSchema = z.strictObject({
  v: z.literal(1),
  /** Language of the conversation. */
  language: z.string(),
  /** The node at which it waits or ended. */
  nodeId: z.nullable(z.string()),
  waiting: z.nullable(z.enum(waitingKinds)),
  variables: z.record(z.string(), z.string()),
  /** Nodes passed since the last answer. */
  steps: z.int(),
  done: z.boolean(),
  /** Null while it is open. Old states have `completed` instead of `dead_end`. */
  outcome: z.nullable(z.enum(flowOutcomes)),
  /** The outcome that the author named. */
  ending: z.optional(z.string()),
  /** YYYY-MM-DD for the visitor, for calculations. */
  today: z.optional(z.string()),
  /** Seed of random choices, so that a conversation always makes the same ones. */
  seed: z.optional(z.string()),
  /** Known answers by variable or kind; the first question for each is skipped. */
  known: z.optional(z.record(z.string(), z.string())),
  /** What the waiting node has stored, such as the fields of a form. */
  memory: z.optional(z.record(z.string(), z.string())),
  /** In a sub-flow: the flows that wait for it, the most recent last, each with its node and variables. */
  callers: z.optional(
    z.array(
      z.strictObject({
        /** The caller's name for the flow's revision. */
        place: z.string(),
        nodeId: z.string(),
        language: z.string(),
        variables: z.record(z.string(), z.string()),
      }),
    ),
  ),
  /** Variables of sub-flows that ended, for results and contacts; flows can't read them. */
  returned: z.optional(z.record(z.string(), z.string())),
});
export type FlowState = z.infer<typeof flowStateSchema>;

export interface FlowMessage {
  nodeId: string;
  /** With `media`: the same as plain text, empty for a picture without any words. */
  text: string;
  /** Milliseconds of typing before it. */
  delay: number;
  /** Several are a row of cards. */
  media?: MessageMedia[];
}

/** How many options can be chosen, with the texts of the controls in the conversation's language. */
export interface SeveralChoice {
  min: number;
  max: number;
  hint: string;
  done: string;
}

export interface Awaiting {
  nodeId: string;
  kind: WaitingKind;
  /** With `choice`. */
  options?: PicturedOption[];
  /** If several options can be chosen; the answer has their values, one on each line. */
  several?: SeveralChoice;
}

/** Side effects for the caller to carry out; the engine itself is pure. */
export type FlowEffect =
  /** Make (or simulate) the request and pass the result to `resumeFlow`; the conversation waits for it. */
  | { type: 'request'; nodeId: string; purpose: 'webhook' | 'api_call'; request: FlowRequest }
  /** The request was invalid; the conversation continued as after a failure. */
  | { type: 'failed_request'; nodeId: string; error: string }
  | { type: 'contact'; nodeId: string; field: 'email' | 'phone'; value: string }
  | { type: 'appointment'; nodeId: string; date: string; time: string }
  /** Continue in another flow of the workspace; if it isn't available, pass a failure to `resumeFlow`. */
  | { type: 'jump'; nodeId: string; flow: string }
  /** Run another flow of the workspace with `startSubflow`; if it isn't available, pass a failure to `resumeFlow`. */
  | { type: 'call'; nodeId: string; flow: string; inputs: Record<string, string> }
  /** Answer with the site's assistant and pass the text as `body` to `resumeFlow`. */
  | { type: 'ask_assistant'; nodeId: string; question: string }
  /** The flow is over; a person or the assistant takes over. */
  | { type: 'hand_over'; nodeId: string; to: 'person' | 'assistant' };

export interface Turn {
  messages: FlowMessage[];
  awaiting: Awaiting | null;
  effects: FlowEffect[];
  state: FlowState;
  done: boolean;
  /** Nodes entered in this turn, in order. */
  visited: string[];
  /** The options that were chosen. */
  answer?: { nodeId: string; optionIds: string[] };
  /** Connections that were followed, in order, by node and exit key. */
  links: { from: string; exit: string }[];
  /** The answer was not accepted. */
  isRejected?: boolean;
  /** The sentence that says why. */
  retry?: string;
}

export interface RequestResult {
  ok: boolean;
  status?: number;
  /** Response body. */
  body?: string;
  error?: string;
  /** The request was shown instead of made: the conversation continues through the plain exit. */
  isSimulated?: boolean;
}

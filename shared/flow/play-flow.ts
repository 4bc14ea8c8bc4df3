import { resumeFlow } from './engine.ts';
import type { FlowTestAnswer, FlowTestResult } from './flow-test.ts';
import { choiceSeparator } from './several.ts';
import type { Awaiting, FlowEffect, RequestResult, Turn } from './state.ts';
import { type EnteredFlow, stepBetweenFlows } from './subflows.ts';

/** Most requests between two answers, which stops loops of requests. */
const maxRequests = 20;

export interface PlayedTurn {
  readonly turn: Turn;
  /** The flow it belongs to: a UUID, or '' for the flow that the conversation began with. */
  readonly place: string;
  /** What another server or the assistant answered before it, and at which node. */
  readonly response?: { readonly nodeId: string; readonly result: RequestResult };
}

type ExternalEffect = Extract<FlowEffect, { type: 'request' | 'ask_assistant' }>;

const isExternal = (effect: FlowEffect): effect is ExternalEffect =>
  effect.type === 'request' || effect.type === 'ask_assistant';

/**
 * Plays from a turn to the next question or the end, also through other flows, where all flows are at hand. `respond` stands in for
 * other servers and the assistant. Returns all turns in order; the last one waits or has ended.
 */
export const playToAnswer = (
  first: PlayedTurn,
  find: (place: string) => EnteredFlow | undefined,
  respond: (effect: ExternalEffect, place: string) => RequestResult,
): PlayedTurn[] => {
  const played = [first];
  let last = first;
  for (let requests = 0, jumps = 0; ; ) {
    const { turn, place } = last;
    const step = stepBetweenFlows(turn, place, jumps, find);
    const effect = turn.awaiting?.kind === 'request' ? turn.effects.find(isExternal) : undefined;
    const here = find(place);
    if (step) {
      if (turn.effects.some(({ type }) => type === 'jump')) jumps += 1;
      last = step;
    } else if (effect && here && requests < maxRequests) {
      const response = { nodeId: effect.nodeId, result: respond(effect, place) };
      last = { turn: resumeFlow(here.flow, turn.state, response.result), place, response };
      requests += 1;
    } else break;
    played.push(last);
  }
  return played;
};

/** A node's name in tests. */
export const formatTestNode = (place: string, nodeId: string): string =>
  place === '' ? nodeId : `${place}/${nodeId}`;

/** Gives the recorded results of each node in order, the last one again; simulated without any. */
export const replayResults = (results: readonly FlowTestResult[]) => {
  const counts = new Map<string, number>();
  return (node: string): RequestResult => {
    const own = results.filter((result) => result.node === node);
    const count = counts.get(node) ?? 0;
    counts.set(node, count + 1);
    const result = own[Math.min(count, own.length - 1)];
    if (!result) return { ok: true, isSimulated: true };
    const { ok, status, body } = result;
    return status === undefined && ok
      ? { ok, isSimulated: true }
      : { ok, ...(status === undefined ? {} : { status }), ...(body === undefined ? {} : { body }) };
  };
};

/** What to send as an answer: the options that it chose, or its words. */
export const toInput = ({ said, option, options }: FlowTestAnswer, awaiting: Awaiting | null): string => {
  const ids = options ?? (option === undefined ? [] : [option]);
  const chosen = ids.flatMap((id) => awaiting?.options?.find((one) => one.id === id) ?? []);
  return ids.length > 0 && chosen.length === ids.length
    ? chosen.map(({ label, value }) => value || label).join(choiceSeparator)
    : said;
};

/** An answer as a test stores it: the words, or with the options that it chose. */
export const toTestAnswer = ({ answer }: Turn, said: string): FlowTestAnswer => {
  const [option, ...others] = answer?.optionIds ?? [];
  return { said, ...(others.length > 0 ? { options: answer?.optionIds } : option ? { option } : {}) };
};

import type { EgressOptions } from '#functions/egress/send.ts';
import type { KeptMessage, SessionLogEntry } from '#functions/flow-sessions/store/sessions.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { resumeFlow, stopFlow } from '#shared/flow/engine.ts';
import { getRequestSpec } from '#shared/flow/exits.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { FlowRequest } from '#shared/flow/request.ts';
import type { FlowEffect, FlowState, RequestResult, Turn } from '#shared/flow/state.ts';
import {
  canCall,
  getReturnPlace,
  jumpsPerTurn,
  returnToCaller,
  startAfterJump,
  startSubflow,
} from '#shared/flow/subflows.ts';

/** The flow's revision that a conversation is in. */
export interface Place {
  readonly flowId: string;
  readonly version: number;
  readonly flow: FlowDocument;
}

/** A visitor's question at an assistant node. */
export interface AssistantQuestion {
  readonly question: string;
  readonly language: string;
  /** The node as the session's transcript names it. */
  readonly node: string;
  /** The author's instruction to a model. */
  readonly instruction: string | undefined;
}

export interface RunOptions extends Place {
  /** The flow with which the conversation started. */
  readonly home: string;
  /** Finds another published flow of the workspace, with the language it runs in. */
  readonly findPublished: (uuid: string) => Promise<(Place & { readonly language: string }) | undefined>;
  /** Finds the revision that waits for a sub-flow, by its name in the conversation's state. */
  readonly findPlace: (place: string) => Promise<Place | undefined>;
  readonly now: () => Date;
  /** Sends a request; absent for anonymous workspaces, whose requests are only displayed. */
  readonly send: ((request: FlowRequest, options: EgressOptions) => Promise<RequestResult>) | undefined;
  /** Answers with the site's assistant; absent for anonymous workspaces. */
  readonly ask?: ((question: AssistantQuestion) => Promise<RequestResult>) | undefined;
  /** Idempotency key of this step, by which receivers recognise a repeated request. */
  readonly stepKey: string;
  readonly signal: AbortSignal;
  /** Milliseconds for all requests of the step. */
  readonly budgetMs?: number;
}

/** A step after all its requests. */
export interface Outcome {
  readonly messages: KeptMessage[];
  /** Visited nodes; those of other flows as `<flow>/<node>`. */
  readonly visited: string[];
  /** Connections taken, by node and exit. */
  readonly links: { readonly from: string; readonly exit: string }[];
  /** The conversation's position now. */
  readonly place: Omit<Place, 'flow'>;
  readonly misfit: boolean;
  readonly state: FlowState;
  readonly awaiting: Turn['awaiting'];
  readonly effects: FlowEffect[];
  readonly answer: Turn['answer'];
  readonly log: SessionLogEntry[];
}

type Effect<T extends FlowEffect['type']> = Extract<FlowEffect, { type: T }>;

/** Whether the conversation waits for the result of this effect. */
const isAwaited = (effect: FlowEffect): effect is Effect<'jump' | 'call' | 'request' | 'ask_assistant'> =>
  ['jump', 'call', 'request', 'ask_assistant'].includes(effect.type);

const stepBudgetMs = 18_000;
const shownChars = 1000;

const shown = ({ method, url, body }: FlowRequest): string =>
  `${method} ${url}${body === undefined ? '' : `\n${body}`}`.slice(0, shownChars);

/** The request's URL as its author wrote it, so that the log contains nothing a visitor said. */
const targetIn = (flow: FlowDocument, nodeId: string): string => {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  const spec = node && getRequestSpec(node);
  return `${spec?.method ?? ''} ${spec?.url.split(/[?#]/)[0] ?? ''}`.trim().slice(0, 200);
};

/** Names a revision in the state of a conversation that will return to it. */
const formatPlace = ({ flowId, version }: Omit<Place, 'flow'>): string => `${flowId}@${version}`;

/** Names a node in sessions and counters; prefixed with its flow unless that is the first flow. */
const nodeName = (home: string, flowId: string, nodeId: string): string =>
  flowId === home ? nodeId : `${flowId}/${nodeId}`;

/**
 * Continues from a turn until the flow asks or ends, sending (or, for anonymous workspaces, displaying)
 * every request. Logs each request and failure as a sentence.
 */
export const runRequests = async (first: Turn, options: RunOptions): Promise<Outcome> => {
  const { now, send, stepKey, signal, home, findPublished, findPlace } = options;
  let place: Place = options;
  const endsAt = now().getTime() + (options.budgetMs ?? stepBudgetMs);
  const messages: KeptMessage[] = [];
  const visited: string[] = [];
  const links: { from: string; exit: string }[] = [];
  const effects: FlowEffect[] = [];
  const log: SessionLogEntry[] = [];
  const note = (nodeId: string, text: string, result: Pick<SessionLogEntry, 'ok' | 'status'> = {}) =>
    log.push({ at: now().toISOString(), nodeId, text, ...result });

  const perform = async (nodeId: string, request: FlowRequest, count: number): Promise<RequestResult> => {
    if (!send) {
      messages.push({ role: 'notice', text: shown(request), delay: 0 });
      note(
        nodeId,
        `${targetIn(place.flow, nodeId)} was shown, not made: only the site's own flows make requests.`,
      );
      return { ok: false, isSimulated: true };
    }
    const result =
      count > flowLimits.requestsPerTurn
        ? { ok: false, error: `A step can make at most ${flowLimits.requestsPerTurn} requests.` }
        : now().getTime() > endsAt
          ? { ok: false, error: 'The requests of this step took too long together.' }
          : await send(request, { idempotencyKey: `${stepKey}-${count}`, signal });
    const { ok, status, error } = result;
    note(nodeId, `${targetIn(place.flow, nodeId)}: ${ok ? `answered ${status}.` : error}`, {
      ok,
      ...(status === undefined ? {} : { status }),
    });
    return result;
  };

  const jump = async (at: Turn, { nodeId, flow }: Effect<'jump'>, count: number): Promise<Turn> => {
    const target = count > jumpsPerTurn ? undefined : await findPublished(flow);
    if (!target) {
      note(nodeId, 'The flow to jump to is not published, or the flows jump in a circle.');
      return resumeFlow(place.flow, at.state, { ok: false, error: 'The flow is not available.' });
    }
    place = target;
    return startAfterJump(target.flow, at.state, target.language);
  };

  const call = async (at: Turn, effect: Effect<'call'>): Promise<Turn> => {
    const target = canCall(at.state) ? await findPublished(effect.flow) : undefined;
    if (!target) {
      note(
        effect.nodeId,
        canCall(at.state)
          ? 'The sub-flow is not published.'
          : `Sub-flows can be ${flowLimits.callDepth} deep at most.`,
      );
      return resumeFlow(place.flow, at.state, { ok: false, error: 'The flow is not available.' });
    }
    const from = { place: formatPlace(place), language: target.language };
    place = target;
    return startSubflow(target.flow, effect, at.state, from);
  };

  const ask = async (at: Turn, { nodeId, question }: Effect<'ask_assistant'>): Promise<Turn> => {
    if (!options.ask)
      messages.push({
        role: 'notice',
        text: 'The site’s assistant answers only in the site’s own flows.',
        delay: 0,
      });
    const node = place.flow.nodes.find(({ id }) => id === nodeId);
    const result = (await options.ask?.({
      question,
      language: at.state.language,
      node: nodeName(home, place.flowId, nodeId),
      instruction: node?.type === 'assistant' ? node.data.instruction : undefined,
    })) ?? { ok: false, isSimulated: true };
    return resumeFlow(place.flow, at.state, result);
  };

  const goBack = async (at: Turn, to: string): Promise<Turn> => {
    const caller = await findPlace(to);
    if (!caller) return stopFlow(place.flow, at.state);
    place = caller;
    return returnToCaller(caller.flow, at.state);
  };

  let turn = first;
  for (let count = 1, jumps = 1; ; ) {
    const nameOf = (nodeId: string) => nodeName(home, place.flowId, nodeId);
    messages.push(
      ...turn.messages.map(({ text, delay, nodeId, media }) => ({
        role: 'bot' as const,
        text,
        delay,
        node: nameOf(nodeId),
        // Only the owner may show pictures and links under the company's domain.
        ...(media && send ? { media } : {}),
      })),
    );
    visited.push(...turn.visited.map(nameOf));
    links.push(...turn.links.map(({ from, exit }) => ({ from: nameOf(from), exit })));
    effects.push(...turn.effects);
    for (const effect of turn.effects)
      if (effect.type === 'failed_request')
        note(effect.nodeId, `The request could not be made: ${effect.error}`);
    const back = getReturnPlace(turn);
    if (back !== undefined) {
      turn = await goBack(turn, back);
      continue;
    }
    if (turn.awaiting?.kind !== 'request') break;
    const effect = turn.effects.find(isAwaited);
    if (effect?.type === 'jump') {
      turn = await jump(turn, effect, jumps);
      jumps += 1;
    } else if (effect?.type === 'call') turn = await call(turn, effect);
    else if (effect?.type === 'ask_assistant') turn = await ask(turn, effect);
    else if (effect) {
      turn = resumeFlow(place.flow, turn.state, await perform(effect.nodeId, effect.request, count));
      count += 1;
    } else break;
  }
  return {
    messages,
    visited,
    links,
    effects,
    log,
    place: { flowId: place.flowId, version: place.version },
    misfit: first.isRejected === true,
    state: turn.state,
    awaiting: turn.awaiting,
    answer: first.answer,
  };
};

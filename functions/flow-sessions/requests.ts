import type { EgressOptions } from '#functions/egress/send.ts';
import type { SessionLogEntry } from '#functions/store/flows/sessions.ts';
import type { SessionMessage } from '#shared/api/flow-sessions.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { resume } from '#shared/flow/engine.ts';
import { requestSpecOf } from '#shared/flow/exits.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { FlowRequest } from '#shared/flow/request.ts';
import type { FlowEffect, FlowState, RequestResult, Turn } from '#shared/flow/state.ts';

export interface RunOptions {
  readonly flow: FlowDocument;
  readonly now: () => Date;
  /** Makes a request; absent for anonymous workspaces, whose requests are only shown. */
  readonly send: ((request: FlowRequest, options: EgressOptions) => Promise<RequestResult>) | undefined;
  /** Names this step to receivers, so that they recognise a repetition. */
  readonly stepKey: string;
  readonly signal: AbortSignal;
  /** Milliseconds for all requests of the step together. */
  readonly budgetMs?: number;
}

/** A step with all its requests done. */
export interface Outcome {
  readonly messages: SessionMessage[];
  readonly visited: string[];
  readonly state: FlowState;
  readonly awaiting: Turn['awaiting'];
  readonly effects: FlowEffect[];
  readonly answer: Turn['answer'];
  readonly log: SessionLogEntry[];
}

const stepBudgetMs = 18_000;
const shownChars = 1000;

const shown = ({ method, url, body }: FlowRequest): string =>
  `${method} ${url}${body === undefined ? '' : `\n${body}`}`.slice(0, shownChars);

/** For the log: where a request goes as its author wrote it, so that nothing a visitor said gets into the log. */
const targetIn = (flow: FlowDocument, nodeId: string): string => {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  const spec = node && requestSpecOf(node);
  return `${spec?.method ?? ''} ${spec?.url.split(/[?#]/)[0] ?? ''}`.trim().slice(0, 200);
};

/**
 * Goes on from a turn until the visitor is asked or the flow ends, making (or, for anonymous workspaces, showing) every
 * request on the way. Every request and every failure is a sentence in the log.
 */
export const runRequests = async (first: Turn, options: RunOptions): Promise<Outcome> => {
  const { flow, now, send, stepKey, signal } = options;
  const endsAt = now().getTime() + (options.budgetMs ?? stepBudgetMs);
  const messages: SessionMessage[] = [];
  const visited: string[] = [];
  const effects: FlowEffect[] = [];
  const log: SessionLogEntry[] = [];
  const note = (nodeId: string, text: string) => log.push({ at: now().toISOString(), nodeId, text });

  const perform = async (nodeId: string, request: FlowRequest, count: number): Promise<RequestResult> => {
    if (!send) {
      messages.push({ role: 'notice', text: shown(request), delay: 0 });
      note(nodeId, `${targetIn(flow, nodeId)} was shown, not made: only the site's own flows make requests.`);
      return { ok: false, shown: true };
    }
    const result =
      count > flowLimits.requestsPerTurn
        ? { ok: false, error: `A step can make at most ${flowLimits.requestsPerTurn} requests.` }
        : now().getTime() > endsAt
          ? { ok: false, error: 'The requests of this step took too long together.' }
          : await send(request, { idempotencyKey: `${stepKey}-${count}`, signal });
    note(nodeId, `${targetIn(flow, nodeId)}: ${result.ok ? `answered ${result.status}.` : result.error}`);
    return result;
  };

  let turn = first;
  for (let count = 1; ; count += 1) {
    messages.push(...turn.messages.map(({ text, delay }) => ({ role: 'bot' as const, text, delay })));
    visited.push(...turn.visited);
    effects.push(...turn.effects);
    for (const effect of turn.effects)
      if (effect.type === 'failed_request')
        note(effect.nodeId, `The request could not be made: ${effect.error}`);
    const request = turn.effects.find((effect) => effect.type === 'request');
    if (turn.awaiting?.kind !== 'request' || !request) break;
    turn = resume(flow, turn.state, await perform(request.nodeId, request.request, count));
  }
  return {
    messages,
    visited,
    effects,
    log,
    state: turn.state,
    awaiting: turn.awaiting,
    answer: first.answer,
  };
};

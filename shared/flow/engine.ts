import type { WallClock } from '#shared/domain/consultation-slots.ts';
import { chosenOption, readAnswer } from './answer.ts';
import { type FlowDocument, type FlowNode, kindOf } from './document.ts';
import { isQuestion } from './is-question.ts';
import { userInput } from './names.ts';
import { keep, momentOf, Run } from './run.ts';
import type { FlowState, RequestResult, Turn } from './state.ts';
import { flowTexts } from './texts.ts';

export interface StartOptions {
  /** Of the texts that are translated into it, and of the engine's own sentences; default English. */
  language?: string;
  /** Begin here instead of at the start node, for trying out one part. */
  at?: string;
  variables?: Record<string, string>;
  /** What chance is drawn from: any text that differs from conversation to conversation. */
  seed?: string;
  /** Answers that were given elsewhere and are not asked for again, by variable or by kind (`email`, `phone`). */
  known?: Record<string, string>;
}

export interface NextOptions {
  /** YYYY-MM-DD; appointments before it are refused. */
  today?: string;
  /** Zone of the visitor's wall clock, kept with an appointment. */
  timeZone?: string;
  /** An answer that doesn't fit changes nothing and says nothing: the turn is as it was, with `misfit`. */
  strict?: boolean;
  /** Whether a day and time that exist can be had; without it all from today on. */
  isOffered?: (moment: WallClock) => boolean;
}

const freshState = (options: StartOptions): FlowState => ({
  v: 1,
  language: options.language ?? 'en',
  nodeId: null,
  waiting: null,
  variables: {},
  steps: 0,
  done: false,
  outcome: null,
  ...(options.seed === undefined ? {} : { seed: options.seed }),
  ...(options.known === undefined ? {} : { known: options.known }),
});

/** Begins a conversation and runs it to its first question, request or end. */
export const start = (flow: FlowDocument, options: StartOptions = {}): Turn => {
  const run = new Run(flow, freshState(options));
  for (const [name, value] of Object.entries(options.variables ?? {})) run.set(name, value);
  const first = run.node(options.at ?? flow.nodes.find(({ type }) => type === 'start')?.id ?? null);
  if (!first) return run.apologise(null);
  const entered = run.enter(first);
  return entered.stop ? run.turn : run.leave(first, entered.on);
};

/** Takes the visitor's answer and goes on to the next question, request or end; asks again when the answer does not fit. */
export const next = (
  flow: FlowDocument,
  state: FlowState,
  input: string,
  options: NextOptions = {},
): Turn => {
  const run = new Run(flow, { ...state, steps: 0 }, options.strict);
  if (state.done) return run.turn;
  const node = run.node(state.nodeId);
  if (!node || state.waiting === null) return run.apologise(state.nodeId);
  if (state.waiting === 'request') {
    run.state.steps = state.steps;
    run.wait(node, 'request');
    return run.turn;
  }
  const kind = kindOf(node);
  if (state.waiting === 'choice') return choose(run, node, input);
  const answer = readAnswer(state.waiting, input, { today: options.today, language: state.language });
  const asksBack = options.strict && state.waiting === 'text' && isQuestion(input);
  if (answer === undefined || asksBack) return run.askAgain(node, state.waiting, kind.retry(node.data));
  if (state.waiting === 'appointment' && options.isOffered?.(momentOf(answer)) === false)
    return run.askAgain(node, state.waiting, kind.retry(node.data), flowTexts(state.language).notOffered);
  run.set(userInput, answer);
  const exit = kind.answered(node.data, run.talk(node), answer);
  keep(run, node, state.waiting, answer);
  if (state.waiting === 'appointment') run.set('appointment_zone', options.timeZone ?? '');
  return run.leave(node, exit);
};

const choose = (run: Run, node: FlowNode, input: string): Turn => {
  const shown = run.choices(node);
  if (shown.length === 0) return run.apologise(node.id);
  const kind = kindOf(node);
  const option = chosenOption(shown, input);
  if (!option) return run.askAgain(node, 'choice', kind.retry(node.data));
  run.turn.answer = { nodeId: node.id, optionId: option.id };
  const answer = option.value || option.label;
  run.set(userInput, answer);
  return run.leave(node, kind.answered(node.data, run.talk(node), answer));
};

/** Takes the result of the request that the conversation waits for and goes on. */
export const resume = (flow: FlowDocument, state: FlowState, result: RequestResult): Turn => {
  const run = new Run(flow, state);
  if (state.done) return run.turn;
  const node = run.node(state.nodeId);
  if (!node || state.waiting !== 'request') return run.apologise(state.nodeId);
  return run.leave(node, run.settle(node, result));
};

/** The open question in other words: the author's for an answer that doesn't fit, else the engine's. */
export const retryOf = (flow: FlowDocument, state: FlowState): string => {
  const run = new Run(flow, state);
  const node = run.node(state.nodeId);
  return node && state.waiting ? run.again(state.waiting, kindOf(node).retry(node.data)) : '';
};

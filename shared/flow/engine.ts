import type { WallClock } from '#shared/domain/wall-clock.ts';
import { parseAnswer } from './answer.ts';
import { describeKind, findLimitProblem } from './answer-limits.ts';
import { type FlowDocument, type FlowNode, getNodeKind } from './document.ts';
import { formatDay, parseNumericDate } from './find-date.ts';
import { isQuestion } from './is-question.ts';
import { getFlowTexts } from './language-data.ts';
import { Run, splitAppointment, storeAnswer } from './run.ts';
import { joinChoices } from './several.ts';
import type { FlowState, RequestResult, Turn } from './state.ts';
import { userInputVariable } from './variable-names.ts';

export interface StartOptions {
  /** Language of the conversation; default English. */
  language?: string;
  /** Node to begin at instead of the start node, to test a part of the flow. */
  at?: string;
  variables?: Record<string, string>;
  /** Seed for random choices; different for every conversation. */
  seed?: string;
  /** YYYY-MM-DD, for calculations; default the day in UTC. */
  today?: string;
  /** Known answers by variable or kind (`email`, `phone`); their questions are skipped. */
  known?: Record<string, string>;
  /** After a jump and in a sub-flow: what the conversation takes along. */
  within?: Partial<Pick<FlowState, 'steps' | 'callers' | 'returned'>>;
}

export interface AnswerOptions {
  /** YYYY-MM-DD; appointments before it are refused, and `tomorrow` counts from it. */
  today?: string;
  /** The visitor's time zone, stored with an appointment. */
  timeZone?: string;
  /** A rejected answer changes nothing and adds no message: the turn only has `isRejected`. */
  strict?: boolean;
  /** Whether an appointment time is available; by default any from today on. */
  isOffered?: (moment: WallClock) => boolean;
}

const createState = (options: StartOptions): FlowState => ({
  v: 1,
  language: options.language ?? 'en',
  nodeId: null,
  waiting: null,
  variables: {},
  steps: 0,
  done: false,
  outcome: null,
  ...(options.today === undefined ? {} : { today: options.today }),
  ...(options.seed === undefined ? {} : { seed: options.seed }),
  ...(options.known === undefined ? {} : { known: options.known }),
  ...Object.fromEntries(Object.entries(options.within ?? {}).filter(([, value]) => value !== undefined)),
});

/** Starts a conversation and runs it to its first question, request or end. */
export const startFlow = (flow: FlowDocument, options: StartOptions = {}): Turn => {
  const run = new Run(flow, createState(options));
  for (const [name, value] of Object.entries(options.variables ?? {})) run.set(name, value);
  const first = run.findNode(options.at ?? flow.nodes.find(({ type }) => type === 'start')?.id ?? null);
  if (!first) return run.stopWithApology(null);
  const entered = run.enter(first);
  return entered.stop ? run.turn : run.continueFrom(first, entered.on);
};

/** Handles an answer and runs to the next question, request or end; asks again if the answer is rejected. */
export const answerFlow = (
  flow: FlowDocument,
  state: FlowState,
  input: string,
  options: AnswerOptions = {},
): Turn => {
  const run = new Run(flow, { ...state, steps: 0 }, options.strict);
  if (state.done) return run.turn;
  if (options.today !== undefined) run.state.today = options.today;
  const node = run.findNode(state.nodeId);
  if (!node || state.waiting === null) return run.stopWithApology(state.nodeId);
  if (state.waiting === 'request') {
    run.state.steps = state.steps;
    run.wait(node, 'request');
    return run.turn;
  }
  const kind = getNodeKind(node);
  if (kind.handleInput) return run.handleInput(node, input, options.today);
  if (state.waiting === 'choice') return answerChoice(run, node, input);
  const { waiting, language } = state;
  const { today } = options;
  const texts = getFlowTexts(language);
  const retry = kind.retry(node.data);
  const answer = parseAnswer(waiting, input, { today, language });
  const asksBack = options.strict && waiting === 'text' && isQuestion(input);
  if (answer === undefined || asksBack)
    return run.askAgain(node, waiting, retry, describeKind(waiting, { language, texts, today }));
  if (waiting === 'appointment' && options.isOffered?.(splitAppointment(answer)) === false)
    return run.askAgain(node, waiting, retry, texts.notOffered);
  const limits = kind.question(node.data)?.limits ?? {};
  const limitProblem = findLimitProblem(waiting, limits, answer, { language, texts, today });
  // The author's text is about the kind of answer, so it wouldn't explain this error.
  if (limitProblem) return run.askAgain(node, waiting, undefined, limitProblem);
  if (waiting === 'date' && parseNumericDate(input.trim(), language) === undefined)
    run.say(node.id, formatDay(answer, language));
  run.set(userInputVariable, answer);
  const exit = kind.handleAnswer(node.data, run.createContext(node), answer);
  storeAnswer(run, node, waiting, answer);
  if (waiting === 'appointment') run.set('appointment_zone', options.timeZone ?? '');
  return run.continueFrom(node, exit);
};

const answerChoice = (run: Run, node: FlowNode, input: string): Turn => {
  if (run.listChoices(node).length === 0) return run.stopWithApology(node.id);
  const kind = getNodeKind(node);
  const chosen = run.choose(node, input);
  if ('again' in chosen)
    return run.askAgain(node, 'choice', chosen.isCount ? undefined : kind.retry(node.data), chosen.again);
  run.turn.answer = { nodeId: node.id, optionIds: chosen.options.map(({ id }) => id) };
  const answer = joinChoices(chosen.options.map(({ label, value }) => value || label));
  run.set(userInputVariable, answer);
  return run.continueFrom(node, kind.handleAnswer(node.data, run.createContext(node), answer));
};

/** Continues a conversation with the result of the request that it waits for. */
export const resumeFlow = (flow: FlowDocument, state: FlowState, result: RequestResult): Turn => {
  const run = new Run(flow, state);
  if (state.done) return run.turn;
  const node = run.findNode(state.nodeId);
  if (!node || state.waiting !== 'request') return run.stopWithApology(state.nodeId);
  return run.handleResult(node, result);
};

/** Ends a conversation with an apology, because the flow that it is in can't continue. */
export const stopFlow = (flow: FlowDocument, state: FlowState): Turn =>
  new Run(flow, state).stopWithApology(state.nodeId);

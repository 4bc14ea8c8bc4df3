import { type AnswerOptions, answerFlow, resumeFlow, startFlow } from '#shared/flow/engine.ts';
import { buildTrailStep } from '#shared/flow/exits.ts';
import type { FlowTestAnswer, FlowTestResult, FlowTestScript } from '#shared/flow/flow-test.ts';
import type { MessageMedia } from '#shared/flow/media.ts';
import {
  formatTestNode,
  type PlayedTurn,
  playToAnswer,
  replayResults,
  toInput,
  toTestAnswer,
} from '#shared/flow/play-flow.ts';
import type { TestedFlow } from '#shared/flow/run-flow-test.ts';
import type { Awaiting, FlowEffect, FlowState, RequestResult, Turn } from '#shared/flow/state.ts';
import type { EnteredFlow } from '#shared/flow/subflows.ts';
import type { OtherFlow } from '#web/lib/other-flows.ts';

export interface TestLine {
  readonly id: number;
  readonly from: 'bot' | 'visitor' | 'effect';
  readonly text: string;
  /** Milliseconds of typing shown before the line. */
  readonly delay: number;
  readonly media?: readonly MessageMedia[];
  /** With a request: the conversation as it waited for the response. */
  readonly request?: Position & { readonly state: FlowState };
}

/** Where a conversation is, and how it got there. */
interface Position {
  /** The flow that it is in: a UUID, or '' for the tested flow. */
  readonly place: string;
  /** Exits of the tested flow taken since the last answer. */
  readonly trail: readonly string[];
  /** All answers and responses, to repeat the conversation as a test. */
  readonly answers: readonly FlowTestAnswer[];
  readonly results: readonly FlowTestResult[];
}

/** What a test runs: the unsaved flow, and the other flows by UUID. */
export interface Tested extends TestedFlow {
  readonly others: ReadonlyMap<string, OtherFlow>;
}

export interface TestRun extends Position {
  readonly lines: readonly TestLine[];
  readonly awaiting: Awaiting | null;
  readonly state: FlowState;
  readonly done: boolean;
}

const findFlow = ({ others, ...tested }: Tested, place: string): EnteredFlow | undefined =>
  place === '' ? tested : others.get(place);

/** The node of the tested flow at which the conversation is; while in a sub-flow, the node that runs it. */
export const getTestedNode = ({ place, state }: TestRun): string | undefined =>
  (place === '' ? state.nodeId : state.callers?.find((caller) => caller.place === '')?.nodeId) ?? undefined;

/** Describes what an effect would do in a real conversation. */
const describeEffect = (effect: FlowEffect, others: Tested['others']): string => {
  switch (effect.type) {
    case 'request': {
      const { method, url, headers, body } = effect.request;
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      return [
        `Would ${effect.purpose === 'webhook' ? 'send a webhook' : 'call'}: ${method} ${url}`,
        ...head,
        body ?? '',
      ]
        .filter(Boolean)
        .join('\n');
    }
    case 'failed_request':
      return `The request cannot be made: ${effect.error}`;
    case 'contact':
      return `Would save the ${effect.field}: ${effect.value}`;
    case 'appointment':
      return `Would request an appointment: ${effect.date} ${effect.time}`;
    case 'jump':
    case 'call': {
      const other = others.get(effect.flow);
      if (!other?.isActive)
        return `“${other?.name ?? 'The other flow'}” is not published: takes the error exit.`;
      return effect.type === 'jump' ? `Continues in “${other.name}”.` : `Runs “${other.name}”.`;
    }
    case 'ask_assistant':
      return `Simulated: the site’s assistant would answer “${effect.question}”.`;
    case 'hand_over':
      return `Would hand over to ${effect.to === 'person' ? 'a person' : 'the assistant'}.`;
  }
};

type NewLine = Omit<TestLine, 'id'>;

const append = (lines: readonly TestLine[], added: readonly NewLine[]): TestLine[] => [
  ...lines,
  ...added.map((line, index) => ({ ...line, id: lines.length + index })),
];

const describeTurn = (turn: Turn, others: Tested['others'], at: Position): NewLine[] => [
  ...turn.messages.map(({ text, delay, media }) => ({
    from: 'bot' as const,
    text,
    delay,
    ...(media ? { media } : {}),
  })),
  ...turn.effects.map((effect) => ({
    from: 'effect' as const,
    text: describeEffect(effect, others),
    delay: 0,
    ...(effect.type === 'request' ? { request: { state: turn.state, ...at } } : {}),
  })),
];

const listExits = ({ links }: Turn): string[] => links.map(({ from, exit }) => buildTrailStep(from, exit));

const simulated: RequestResult = { ok: true, isSimulated: true };

type Recall = (node: string) => RequestResult;

const toTestResult = (node: string, { ok, status, body }: RequestResult): FlowTestResult => ({
  node,
  ok,
  ...(status === undefined ? {} : { status }),
  ...(body === undefined ? {} : { body }),
});

/** Runs to the next question or the end, also through other flows; requests are simulated unless `recall` knows the result. */
const runToAnswer = (
  tested: Tested,
  before: readonly TestLine[],
  first: Turn,
  from: Position,
  recall: Recall = () => simulated,
): TestRun => {
  const find = (place: string) =>
    place === '' || tested.others.get(place)?.isActive ? findFlow(tested, place) : undefined;
  const played = playToAnswer({ turn: first, place: from.place }, find, ({ nodeId }, place) =>
    recall(formatTestNode(place, nodeId)),
  );
  let at = from;
  let lines = before;
  let last: PlayedTurn | undefined;
  for (const next of played) {
    const { turn, place, response } = next;
    if (last?.turn.done)
      lines = append(lines, [{ from: 'effect', text: 'The sub-flow has ended.', delay: 0 }]);
    at = {
      ...at,
      place,
      trail: place === '' ? [...at.trail, ...listExits(turn)] : at.trail,
      results: response
        ? [...at.results, toTestResult(formatTestNode(place, response.nodeId), response.result)]
        : at.results,
    };
    lines = append(lines, describeTurn(turn, tested.others, at));
    last = next;
  }
  const { awaiting, state, done } = last?.turn ?? first;
  return { ...at, lines, awaiting, state, done };
};

/** Longer typing delays are cut, as on the flow's own page. */
export const maxPauseMs = 6_000;

/** Splits lines into those to show and the next one with a typing delay. */
export const splitAtTyping = (
  lines: readonly TestLine[],
  seen: number,
): { readonly shown: readonly TestLine[]; readonly typing: TestLine | undefined } => {
  const typed = lines.findIndex(({ delay }, index) => index >= seen && delay > 0);
  return typed < 0
    ? { shown: lines, typing: undefined }
    : { shown: lines.slice(0, typed), typing: lines[typed] };
};

const origin: Position = { place: '', trail: [], answers: [], results: [] };

/** Starts a test of the flow at its start node or another. */
export const startTest = (tested: Tested, at: string | undefined): TestRun => {
  const { flow, language } = tested;
  const options = { language, seed: crypto.randomUUID(), ...(at ? { at } : {}) };
  return runToAnswer(tested, [], startFlow(flow, options), origin);
};

/** Answers the open question of a test; `shown` is displayed for `input`. */
export const answerTest = (
  tested: Tested,
  { lines, place, state, answers, results }: TestRun,
  input: string,
  shown: string,
  rules: AnswerOptions,
  recall?: Recall,
): TestRun => {
  const turn = answerFlow(findFlow(tested, place)?.flow ?? tested.flow, state, input, rules);
  const answer = toTestAnswer(turn, turn.answer ? shown : input);
  return runToAnswer(
    tested,
    append(lines, [{ from: 'visitor', text: shown, delay: 0 }]),
    turn,
    { place, trail: [], answers: [...answers, answer], results },
    recall,
  );
};

/** Plays a stored test; the conversation can go on after its last answer. */
export const playTest = (tested: Tested, script: FlowTestScript): TestRun => {
  const { language, seed, today, timeZone, at, known } = script;
  const recall = replayResults(script.results);
  const options = { language, seed, today, ...(at ? { at } : {}), ...(known ? { known } : {}) };
  const started = runToAnswer(tested, [], startFlow(tested.flow, options), origin, recall);
  return script.answers.reduce((run, answer) => {
    if (run.done) return run;
    const rules = { today, ...(timeZone === undefined ? {} : { timeZone }) };
    return answerTest(tested, run, toInput(answer, run.awaiting), answer.said, rules, recall);
  }, started);
};

/** Continues after a request with this result instead; drops later lines. */
export const simulateResponse = (
  tested: Tested,
  run: TestRun,
  { id, request }: TestLine,
  result: RequestResult,
): TestRun => {
  if (!request) return run;
  const { state, ...at } = request;
  const text = result.ok ? `Simulated: answered ${result.status}` : `Simulated: failed with ${result.status}`;
  const flow = findFlow(tested, request.place)?.flow ?? tested.flow;
  const node = formatTestNode(request.place, state.nodeId ?? '');
  return runToAnswer(
    tested,
    append(run.lines.slice(0, id + 1), [{ from: 'effect', text, delay: 0 }]),
    resumeFlow(flow, state, result),
    { ...at, results: [...at.results, toTestResult(node, result)] },
  );
};

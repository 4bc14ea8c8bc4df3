import { type AnswerOptions, answerFlow, resumeFlow, startFlow } from '#shared/flow/engine.ts';
import type { MessageMedia } from '#shared/flow/media.ts';
import type { Awaiting, FlowEffect, FlowState, RequestResult, Turn } from '#shared/flow/state.ts';
import { type EnteredFlow, stepBetweenFlows } from '#shared/flow/subflows.ts';
import { buildTrailStep } from './canvas-edges.ts';

export interface TestLine {
  readonly id: number;
  readonly from: 'bot' | 'visitor' | 'effect';
  readonly text: string;
  /** Milliseconds of typing shown before the line. */
  readonly delay: number;
  readonly media?: readonly MessageMedia[];
  /** With a request: the conversation as it waited for the response. */
  readonly request?: { readonly state: FlowState; readonly trail: readonly string[]; readonly place: string };
}

/** Another flow of the workspace, with the content of its newest version. */
export interface OtherFlow extends EnteredFlow {
  readonly name: string;
  readonly isActive: boolean;
}

/** What a test runs: the unsaved flow, and the other flows by UUID. */
export interface Tested extends EnteredFlow {
  readonly others: ReadonlyMap<string, OtherFlow>;
}

export interface TestRun {
  readonly lines: readonly TestLine[];
  readonly awaiting: Awaiting | null;
  readonly state: FlowState;
  readonly done: boolean;
  /** The flow that the conversation is in: a UUID, or '' for the tested flow. */
  readonly place: string;
  /** Exits of the tested flow taken since the last answer. */
  readonly trail: readonly string[];
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

/** Stops loops of requests. */
const maxRequests = 20;

type NewLine = Omit<TestLine, 'id'>;

const append = (lines: readonly TestLine[], added: readonly NewLine[]): TestLine[] => [
  ...lines,
  ...added.map((line, index) => ({ ...line, id: lines.length + index })),
];

const describeTurn = (
  turn: Turn,
  others: Tested['others'],
  at: { readonly trail: readonly string[]; readonly place: string },
): NewLine[] => [
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

interface Position {
  readonly place: string;
  readonly trail?: readonly string[];
}

/** Runs to the next question or the end, also through other flows; requests are simulated. */
const runToAnswer = (
  tested: Tested,
  before: readonly TestLine[],
  first: Turn,
  from: Position = { place: '' },
): TestRun => {
  const find = (place: string) =>
    place === '' || tested.others.get(place)?.isActive ? findFlow(tested, place) : undefined;
  let { place, trail = [] } = from;
  let turn = first;
  let lines = [...before];
  for (let requests = 0, jumps = 0; ; ) {
    if (place === '') trail = [...trail, ...listExits(turn)];
    lines = append(lines, describeTurn(turn, tested.others, { trail, place }));
    const step = stepBetweenFlows(turn, place, jumps, find);
    if (step) {
      if (turn.done) lines = append(lines, [{ from: 'effect', text: 'The sub-flow has ended.', delay: 0 }]);
      if (turn.effects.some(({ type }) => type === 'jump')) jumps += 1;
      ({ turn, place } = step);
    } else if (turn.awaiting?.kind === 'request' && requests < maxRequests) {
      turn = resumeFlow(findFlow(tested, place)?.flow ?? tested.flow, turn.state, {
        ok: true,
        isSimulated: true,
      });
      requests += 1;
    } else return { trail, lines, place, awaiting: turn.awaiting, state: turn.state, done: turn.done };
  }
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

/** Starts a test of the flow at its start node or another. */
export const startTest = (tested: Tested, at: string | undefined): TestRun => {
  const { flow, language } = tested;
  const options = { language, seed: crypto.randomUUID(), ...(at ? { at } : {}) };
  return runToAnswer(tested, [], startFlow(flow, options));
};

/** Answers the open question of a test; `shown` is displayed for `input`. */
export const answerTest = (
  tested: Tested,
  { lines, place, state }: TestRun,
  input: string,
  shown: string,
  rules: AnswerOptions,
): TestRun =>
  runToAnswer(
    tested,
    append(lines, [{ from: 'visitor', text: shown, delay: 0 }]),
    answerFlow(findFlow(tested, place)?.flow ?? tested.flow, state, input, rules),
    { place },
  );

/** Continues after a request with this result instead; drops later lines. */
export const simulateResponse = (
  tested: Tested,
  run: TestRun,
  { id, request }: TestLine,
  result: RequestResult,
): TestRun => {
  if (!request) return run;
  const text = result.ok ? `Simulated: answered ${result.status}` : `Simulated: failed with ${result.status}`;
  const flow = findFlow(tested, request.place)?.flow ?? tested.flow;
  return runToAnswer(
    tested,
    append(run.lines.slice(0, id + 1), [{ from: 'effect', text, delay: 0 }]),
    resumeFlow(flow, request.state, result),
    request,
  );
};

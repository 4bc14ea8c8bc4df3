import type { FlowDocument } from '#shared/flow/document.ts';
import { type AnswerOptions, answerFlow, resumeFlow, startFlow } from '#shared/flow/engine.ts';
import type { Awaiting, FlowEffect, FlowState, RequestResult, Turn } from '#shared/flow/state.ts';
import { buildTrailStep } from './canvas-edges.ts';

export interface TestLine {
  readonly id: number;
  readonly from: 'bot' | 'visitor' | 'effect';
  readonly text: string;
  /** Milliseconds of typing before it. */
  readonly delay: number;
  /** With a request: the conversation as it waited for the response. */
  readonly request?: { readonly state: FlowState; readonly trail: readonly string[] };
}

export interface TestRun {
  readonly lines: readonly TestLine[];
  readonly awaiting: Awaiting | null;
  readonly state: FlowState;
  readonly done: boolean;
  /** Exits taken since the last answer. */
  readonly trail: readonly string[];
}

/** Describes what an effect would do in a real conversation. */
const describeEffect = (effect: FlowEffect): string => {
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
      return 'Would continue in another flow.';
    case 'hand_over':
      return `Would hand over to ${effect.to === 'person' ? 'a person' : 'the assistant'}.`;
  }
};

/** Stops loops of requests. */
const maxRequests = 20;

const append = (lines: readonly TestLine[], turn: Turn, trail: readonly string[]): TestLine[] => {
  const added: Omit<TestLine, 'id'>[] = [
    ...turn.messages.map(({ text, delay }) => ({ from: 'bot' as const, text, delay })),
    ...turn.effects.map((effect) => ({
      from: 'effect' as const,
      text: describeEffect(effect),
      delay: 0,
      ...(effect.type === 'request' ? { request: { state: turn.state, trail } } : {}),
    })),
  ];
  return [...lines, ...added.map((line, index) => ({ ...line, id: lines.length + index }))];
};

const listExits = ({ links }: Turn): string[] => links.map(({ from, exit }) => buildTrailStep(from, exit));

/** Runs to the next question or the end; requests are simulated. */
const runToAnswer = (
  flow: FlowDocument,
  before: readonly TestLine[],
  first: Turn,
  taken: readonly string[] = [],
): TestRun => {
  let turn = first;
  let trail = [...taken, ...listExits(turn)];
  let lines = append(before, turn, trail);
  for (let count = 0; turn.awaiting?.kind === 'request' && count < maxRequests; count += 1) {
    turn = resumeFlow(flow, turn.state, { ok: true, isSimulated: true });
    trail = [...trail, ...listExits(turn)];
    lines = append(lines, turn, trail);
  }
  return { trail, lines, awaiting: turn.awaiting, state: turn.state, done: turn.done };
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
export const startTest = (flow: FlowDocument, language: string, at: string | undefined): TestRun =>
  runToAnswer(flow, [], startFlow(flow, { language, seed: crypto.randomUUID(), ...(at ? { at } : {}) }));

/** Answers the open question of a test; `shown` is displayed for `input`. */
export const answerTest = (
  flow: FlowDocument,
  run: TestRun,
  input: string,
  shown: string,
  rules: AnswerOptions,
): TestRun =>
  runToAnswer(
    flow,
    [...run.lines, { id: run.lines.length, from: 'visitor', text: shown, delay: 0 }],
    answerFlow(flow, run.state, input, rules),
  );

/** Continues from a request with this result instead; later lines are dropped. */
export const simulateResponse = (
  flow: FlowDocument,
  run: TestRun,
  { id, request }: TestLine,
  result: RequestResult,
): TestRun => {
  if (!request) return run;
  const text = result.ok ? `Simulated: answered ${result.status}` : `Simulated: failed with ${result.status}`;
  const lines: TestLine[] = [...run.lines.slice(0, id + 1), { id: id + 1, from: 'effect', text, delay: 0 }];
  return runToAnswer(flow, lines, resumeFlow(flow, request.state, result), request.trail);
};

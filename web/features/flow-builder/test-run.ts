import type { FlowDocument } from '#shared/flow/document.ts';
import { type AnswerOptions, answerFlow, resumeFlow, startFlow } from '#shared/flow/engine.ts';
import type { Awaiting, FlowEffect, FlowState, Turn } from '#shared/flow/state.ts';

export interface TestLine {
  readonly id: number;
  readonly from: 'bot' | 'visitor' | 'effect';
  readonly text: string;
  /** Milliseconds of typing before it. */
  readonly delay: number;
}

export interface TestRun {
  readonly lines: readonly TestLine[];
  readonly awaiting: Awaiting | null;
  readonly state: FlowState;
  readonly done: boolean;
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

const append = (lines: readonly TestLine[], turn: Turn): TestLine[] => {
  const added = [
    ...turn.messages.map(({ text, delay }) => ({ from: 'bot' as const, text, delay })),
    ...turn.effects.map((effect) => ({ from: 'effect' as const, text: describeEffect(effect), delay: 0 })),
  ];
  return [...lines, ...added.map((line, index) => ({ ...line, id: lines.length + index }))];
};

/** Runs to the next question or the end; requests are simulated. */
const runToAnswer = (flow: FlowDocument, before: readonly TestLine[], first: Turn): TestRun => {
  let turn = first;
  let lines = append(before, turn);
  for (let count = 0; turn.awaiting?.kind === 'request' && count < maxRequests; count += 1) {
    turn = resumeFlow(flow, turn.state, { ok: true, isSimulated: true });
    lines = append(lines, turn);
  }
  return { lines, awaiting: turn.awaiting, state: turn.state, done: turn.done };
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

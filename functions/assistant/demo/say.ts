import { type SlotId, slotTypes } from '#shared/content/templates/demo-types.ts';
import { isQuestion } from '#shared/flow/is-question.ts';
import { fill } from '../fill.ts';
import { leftOpen, nextSlot } from '../tasks/engine.ts';
import { hasQuestionWord } from '../tasks/is-asking.ts';
import { dayOfMonth, monthOf, weekdayOf } from '../tasks/read-day.ts';
import { isOpen } from '../tasks/read-slots.ts';
import type { Values } from '../tasks/slots.ts';
import type { Move, Refusal, Task, TaskState } from '../tasks/types.ts';
import type { Voice } from './voice.ts';

const first = (list: string, index: number): string =>
  list.split('|')[index]?.split('/')[0]?.replace(/\*$/, '') ?? '';

const list = (intro: string, lines: string): string =>
  [intro, ...lines.split('|').map((line) => `- ${line}`)].join('\n');

/** Returns the reply to a question id, or a task's opening text. */
export const answerTo = (voice: Voice, id: string): string => {
  const { frames, texts, values } = voice;
  const say = (sentence: string, value = '') => fill(sentence, { ...values, value });
  switch (id) {
    case 'greeting':
    case 'thanks':
    case 'bye':
    case 'bot':
    case 'human':
      return say(frames[id]);
    case 'other':
      return [say(frames.unknown), ...texts.samples.slice(0, 3).map((sample) => `- ${sample}`)].join('\n');
    case 'hours':
    case 'location':
      return say(frames[id], texts[id]);
    case 'services':
    case 'prices':
      return say(list(frames[id], texts[id]));
    case 'can':
      return say(texts.can);
    default:
      return say(texts.items[id]?.[1] ?? frames.unknown);
  }
};

/** The first sentence of "I am not sure about that …", without the examples. */
export const dontKnow = ({ frames, values }: Voice): string =>
  fill(frames.unknown.split(/(?<=[.。।])\s*/u)[0] ?? '', values);

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const optionName = ({ texts }: Voice, id: string): string => texts.options[id]?.[0] ?? id;

/** Not an order: a value left open, or the visitor's own words. */
const isOrder = (order: string): boolean => /\*\d/.test(order);

const orderItems = (order: string): (readonly [id: string, count: number])[] =>
  order.split(',').map((item) => {
    const [id = '', count] = item.split('*');
    return [id, Number(count)] as const;
  });

const isIsoDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** Writes a value for the visitor. Own words stay as typed. */
const valueText = (voice: Voice, slot: string, values: Values): string => {
  const value = values[slot];
  const { frames } = voice;
  switch (slotTypes[slot as SlotId]) {
    case 'time':
      return typeof value === 'number' ? clock(value) : String(value);
    case 'choice':
      return optionName(voice, String(value));
    case 'order':
      if (!isOrder(String(value))) return String(value);
      return orderItems(String(value))
        .map(([id, count]) => `${count} × ${optionName(voice, id)}`)
        .join(', ');
    case 'day':
      return isIsoDay(value)
        ? fill(frames.date, {
            weekday: first(frames.words.weekdays, (weekdayOf(value) + 6) % 7),
            day: String(dayOfMonth(value)),
            month: first(frames.words.months, monthOf(value) - 1),
          })
        : String(value);
    default:
      return String(value);
  }
};

/** Values that the sample business can't accept: closed days, times outside opening hours, large parties. */
export const refuse = (voice: Voice, values: Values): Refusal[] => {
  const { facts, frames } = voice;
  const { people, day, time } = values;
  const refused: Refusal[] = [];
  const say = (slot: string, sentence: string, value: string) =>
    refused.push({ slot, text: fill(sentence, { ...voice.values, value }) });
  if (typeof people === 'number' && facts.maxPeople && people > facts.maxPeople)
    say('people', frames.tooMany, String(facts.maxPeople));
  if (isIsoDay(day) && !isOpen(facts.open, day)) say('day', frames.closed, valueText(voice, 'day', values));
  else if (isIsoDay(day) && typeof time === 'number' && !isOpen(facts.open, day, time))
    say('time', frames.outside, clock(time));
  return refused;
};

/** Kinds of values that a reply repeats at once, because they were interpreted. */
const repeated: ReadonlySet<string> = new Set([
  'people',
  'day',
  'time',
  'choice',
  'course',
  'order',
  'details',
]);

const question = (voice: Voice, { id }: Task, slot: string): string => {
  const asks =
    voice.texts.tasks[id]?.[slot as SlotId] ?? (voice.frames.ask as Readonly<Record<string, string>>)[slot];
  return fill(asks ?? '', voice.values);
};

const lines = (voice: Voice, task: Task, values: Values): string[] => {
  const known = task.slots.filter(({ id }) => values[id] !== undefined && values[id] !== leftOpen);
  return [
    ...known.map(({ id }) => `- ${voice.frames.label[id as SlotId]}: ${valueText(voice, id, values)}`),
    ...totalOf(voice, values.order),
  ];
};

const totalOf = (voice: Voice, order: Values[string]): string[] => {
  if (typeof order !== 'string' || !isOrder(order)) return [];
  const prices = voice.facts.prices;
  const sum = orderItems(order).reduce((total, [id, count]) => total + count * (prices[id] ?? 0), 0);
  return [fill(voice.frames.total, { value: voice.price(sum) })];
};

const hash = (text: string): number => {
  let value = 7;
  for (const sign of text) value = (value * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return value;
};

/** The status of an order. A number outside the sample data gets a made-up one, always the same. */
export const stateOf = (voice: Voice, code: string): string => {
  const { facts, texts, frames, values } = voice;
  const known = facts.codes?.known ?? {};
  const states = Object.values(known);
  const state = known[code] ?? states[hash(code) % states.length] ?? '';
  return `${fill(texts.states[state] ?? '', { ...values, code })}\n${frames.sample}`;
};

const result = (voice: Voice, task: Task, values: Values): string => {
  const { frames, texts } = voice;
  const done = fill(texts.tasks[task.id]?.done ?? '', voice.values);
  if (task.isLookUp) return stateOf(voice, String(values.code));
  const reference = `DEMO-${1000 + (hash(JSON.stringify(values)) % 9000)}`;
  return [
    done,
    ...lines(voice, task, values),
    fill(frames.reference, { value: reference }),
    frames.demo,
  ].join('\n');
};

/** What is noted and what is missing, after goodbye in an unfinished task. */
const pendingText = (voice: Voice, task: Task, state: TaskState): string => {
  const { frames } = voice;
  const open = task.slots.filter(({ id, isOptional }) => !isOptional && state.values[id] === undefined);
  const missing = open.map(({ id }) => frames.label[id as SlotId]).join(', ');
  const known = lines(voice, task, state.values);
  return [
    ...(known.length > 0 ? [frames.soFar, ...known] : []),
    fill(frames.pending, { list: nextSlot(task, state.values) ? missing : `“${taps(voice)[0] ?? ''}”` }),
  ].join('\n');
};

/** Writes a move from the task engine as a paragraph. */
const sayMove = (voice: Voice, task: Task, state: TaskState, move: Move, message: string): string => {
  const { frames } = voice;
  switch (move.kind) {
    case 'answer':
    case 'refused':
      return move.text;
    case 'filled':
    case 'changed': {
      const shown = move.slots.filter(
        (slot) => (move.kind === 'changed' || repeated.has(slot)) && state.values[slot] !== undefined,
      );
      const values = shown.map((slot) => valueText(voice, slot, state.values)).join(' · ');
      return move.kind === 'changed' ? [frames.changed, values].filter(Boolean).join('\n') : values;
    }
    case 'ask':
      return [move.misses === 2 ? frames.stuck : '', question(voice, task, move.slot)]
        .filter(Boolean)
        .join('\n');
    case 'soFar': {
      const known = lines(voice, task, state.values);
      return known.length > 0 ? [frames.soFar, ...known].join('\n') : frames.nothing;
    }
    case 'pending':
      return pendingText(voice, task, state);
    case 'readBack':
      return [frames.readBack, ...lines(voice, task, state.values), frames.confirm].join('\n');
    case 'finished':
      return result(voice, task, state.values);
    case 'cancelled':
      return frames.cancelled;
    case 'person':
      return answerTo(voice, 'human');
    case 'askChange':
      return frames.askChange;
    case 'unclear':
      return isQuestion(message) || hasQuestionWord(message, [voice.task]) ? dontKnow(voice) : frames.again;
  }
};

const endsSummary = (moves: readonly Move[]): boolean =>
  moves.some(({ kind }) => kind === 'readBack' || kind === 'finished');

/** Writes a turn as paragraphs. New values are left out if a read-back follows, and no list appears twice. */
export const sayTurn = (
  voice: Voice,
  task: Task,
  state: TaskState,
  moves: readonly Move[],
  message: string,
): string[] => {
  const sums = endsSummary(moves);
  const isListed = moves.some(({ kind }) => kind === 'soFar');
  const spoken = moves
    .map((move) => (isListed && move.kind === 'ask' ? { ...move, misses: 0 } : move))
    .filter(({ kind }) => !(sums && (kind === 'filled' || kind === 'soFar')))
    .map((move) =>
      sums && move.kind === 'changed' ? voice.frames.changed : sayMove(voice, task, state, move, message),
    );
  // A value and the next question are one paragraph.
  const last = moves.at(-1);
  const before = moves.at(-2);
  if (last?.kind === 'ask' && (before?.kind === 'filled' || before?.kind === 'changed')) {
    const asks = spoken.pop() ?? '';
    const news = spoken.pop() ?? '';
    spoken.push([news, asks].filter(Boolean).join('\n'));
  }
  return [...new Set(spoken)];
};

export const listOptions = (voice: Voice, ids: readonly string[]): string =>
  fill(voice.frames.notOffered, { value: '', list: ids.map((id) => optionName(voice, id)).join(', ') });

export const canCancel = ({ frames, values }: Voice): string => fill(frames.canCancel, values);

/** The buttons under a read-back. */
export const taps = ({ frames }: Voice): string[] => frames.taps.split('|');

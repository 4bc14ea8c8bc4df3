import { commonItems, type DemoTask, type SlotId } from '#shared/content/templates/demo-types.ts';
import type { Day } from './dates.ts';
import { type Found, type Hit, judge } from './find.ts';
import { readSlots, type Slots } from './reading.ts';
import { accepted, answerTo, question, summary, understood } from './say.ts';
import type { Voice } from './voice.ts';
import { hasAny, hasSign, prepared, splitSentences } from './words.ts';

/** State of a demo conversation, rebuilt from its turns and never stored. */
export interface DemoState {
  readonly task?: string | undefined;
  readonly slots: Slots;
  readonly finished: boolean;
  /** Option of the main task named before the task started. */
  readonly wish?: string | undefined;
}

export const initialState: DemoState = { slots: {}, finished: false };

export interface Turn {
  readonly state: DemoState;
  readonly paragraphs: readonly string[];
}

/** Input and output languages: a visitor may write in one and be answered in another. */
export interface DemoContext {
  readonly inputVoices: readonly Voice[];
  readonly voice: Voice;
  readonly today: Day;
}

const isCommon = (id: string): boolean => (commonItems as readonly string[]).includes(id);
const isSmallTalk = (id: string): boolean => ['greeting', 'thanks', 'bye'].includes(id);

/** Within a task a question must match with this confidence, because answers can look like questions. */
const sureInTask = 0.52;

const findTask = ({ facts }: Voice, id: string | undefined): DemoTask | undefined =>
  id === undefined ? undefined : facts.tasks[id];

const missing = (voice: Voice, { task, slots }: DemoState): SlotId | undefined =>
  findTask(voice, task)?.slots.find((slot) => slots[slot] === undefined);

const findItem = ({ inputVoices }: DemoContext, text: string): { found: Found; score: number } => {
  const lists = inputVoices.map((inputVoice) => inputVoice.find(text));
  const best = lists.reduce<Hit[]>(
    (top, next) => ((next[0]?.score ?? 0) > (top[0]?.score ?? 0) ? next : top),
    [],
  );
  return { found: judge(best), score: best[0]?.score ?? 0 };
};

const read = (
  { inputVoices, voice, today }: DemoContext,
  text: string,
  state: DemoState,
  task: string,
  asked?: SlotId,
): Slots => {
  const spec = findTask(voice, task);
  if (!spec) return {};
  let slots: Slots = {};
  for (const inputVoice of inputVoices) {
    const options = (spec.options ?? []).map((id) => [id, inputVoice.options.get(id) ?? []] as const);
    slots = {
      ...readSlots(text, inputVoice.words, {
        today,
        asked,
        slots: spec.slots,
        known: state.slots,
        open: voice.facts.open,
        codePrefix: voice.facts.codes?.prefix,
        options,
      }),
      ...slots,
    };
  }
  return slots;
};

/**
 * Continues a task: rejects impossible values, confirms the others and asks for the next one, or completes
 * it. `lead` is the task's opening text.
 */
const proceed = (
  room: DemoContext,
  state: DemoState,
  known: Slots,
  before: readonly string[],
  lead?: string,
): Turn => {
  const { slots, refused } = accepted(room.voice, state.slots);
  const next = { ...state, slots };
  const asks = missing(room.voice, next);
  if (!asks) {
    const ended = before.filter((line) => line !== lead);
    return { state: { ...next, finished: true }, paragraphs: [...ended, summary(room.voice, next)] };
  }
  const open = { ...next, finished: false };
  const news = understood(room.voice, known, slots);
  return { state: open, paragraphs: [...before, ...refused, `${news}${question(room.voice, open, asks)}`] };
};

/** Starts a task. Phone number and name carry over from earlier tasks, other values don't. */
const begin = (room: DemoContext, text: string, state: DemoState, task: string): Turn => {
  const { code, name } = state.slots;
  const uses = (slot: SlotId) => findTask(room.voice, task)?.slots.includes(slot);
  const kept: Slots =
    state.task === task
      ? {}
      : { ...(code && uses('code') ? { code } : {}), ...(name && uses('name') ? { name } : {}) };
  const wish =
    state.wish && findTask(room.voice, task)?.options?.includes(state.wish) ? { choice: state.wish } : {};
  const fresh: DemoState = { task, slots: kept, finished: false };
  const slots = { ...kept, ...wish, ...read(room, text, fresh, task) };
  const lead = answerTo(room.voice, task);
  return proceed(room, { ...fresh, slots }, kept, [lead], lead);
};

const isQuestion = (text: string): boolean => /[?？؟]\s*$/u.test(text);

const inTask = (room: DemoContext, text: string, state: DemoState, task: string): Turn => {
  const asked = state.finished ? undefined : missing(room.voice, state);
  const said: string[] = [];
  let slots: Slots = {};
  let isKind = false;
  for (const sentence of splitSentences(text)) {
    const { found, score } = findItem(room, sentence);
    const heard = read(room, sentence, { ...state, slots: { ...state.slots, ...slots } }, task, asked);
    const isNothing = Object.keys(heard).length === 0;
    const id = found.kind === 'sure' ? found.id : undefined;
    const cancels = room.inputVoices.some((inputVoice) =>
      hasAny(prepared(sentence), inputVoice.words.cancel),
    );
    if (cancels && (isNothing || onlyName(heard)) && (id === undefined || score < 0.8)) {
      const { name, code } = state.slots;
      return { state: { ...initialState, slots: { name, code } }, paragraphs: [room.voice.frames.cancelled] };
    }
    if (id !== undefined && isSmallTalk(id) && score > sureInTask && isNothing) isKind = true;
    const isAnswer = asked !== undefined && asked !== 'name' && heard[asked] !== undefined;
    const asks =
      id !== undefined &&
      id !== task &&
      (!isAnswer || isQuestion(sentence)) &&
      !isSmallTalk(id) &&
      (isQuestion(sentence) || score >= sureInTask) &&
      (isNothing || isQuestion(sentence) || onlyName(heard) || score >= 0.75);
    if (!asks) slots = { ...slots, ...heard };
    else if (findTask(room.voice, id)) return begin(room, text, state, id);
    else said.push(answerTo(room.voice, id));
  }
  const changes = Object.keys(slots).length > 0;
  const { frames } = room.voice;
  if (changes) {
    const isChange = Object.entries(slots).some(([key, value]) => {
      const before = state.slots[key as SlotId];
      return before !== undefined && before !== value;
    });
    const isNews = isChange || !state.finished;
    if (isNews || said.length === 0)
      return proceed(room, { ...state, slots: { ...state.slots, ...slots } }, state.slots, [
        ...said,
        ...(isChange ? [frames.changed] : []),
      ]);
  }
  if (state.finished) return said.length > 0 ? { state, paragraphs: said } : atRest(room, text, state);
  const asks = asked ? question(room.voice, state, asked) : '';
  if (said.length > 0 || isKind) return { state, paragraphs: [...said, asks] };
  return { state, paragraphs: [frames.again, asks] };
};

const onlyName = (slots: Slots): boolean => Object.keys(slots).join() === 'name';

/** Returns an item's example phrasing for a suggestion. */
const phraseOf = ({ facts, texts, frames }: Voice, id: string): string => {
  const sample = facts.samples.indexOf(id);
  if (sample >= 0) return texts.samples[sample] ?? id;
  const asks = isCommon(id) ? frames.asks[id as (typeof commonItems)[number]] : texts.items[id]?.[0];
  const phrase = asks?.split('|')[0] ?? id;
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
};

const atRest = (room: DemoContext, text: string, state: DemoState): Turn => {
  const { voice } = room;
  const whole = findItem(room, text);
  // A greeting must not hide the request: "Hello, a table for two".
  const isPolite = whole.found.kind === 'sure' && isSmallTalk(whole.found.id);
  const pieces = splitSentences(text).flatMap((part) => (isPolite ? part.split(/[,，、،]\s*/u) : [part]));
  const parts = pieces.map((part) => ({ part, ...findItem(room, part) }));
  const sure = [{ part: text, ...whole }, ...(parts.length > 1 ? parts : [])].flatMap(({ part, found }) =>
    found.kind === 'sure' ? [{ part, id: found.id }] : [],
  );
  const telling = sure.filter(({ id }) => !isSmallTalk(id));
  const task = telling.find(({ id }) => findTask(voice, id));
  if (task) return begin(room, text, state, task.id);
  const tasks = Object.keys(voice.facts.tasks);
  const main = tasks[0];
  const details = main === undefined ? 0 : Object.keys(read(room, text, initialState, main)).length;
  const isBooking =
    (isPolite && telling.length === 0 && details >= 2) || (details >= 3 && whole.score < sureInTask);
  if (main !== undefined && isBooking) return begin(room, text, state, main);
  const ids = [...new Set((telling.length > 0 ? telling : sure).map(({ id }) => id))].slice(0, 2);
  if (ids.length > 0) {
    const wish = main === undefined ? undefined : read(room, text, initialState, main).choice;
    return { state: wish ? { ...state, wish } : state, paragraphs: ids.map((id) => answerTo(voice, id)) };
  }

  const told = tasks.find((id) => read(room, text, state, id).code !== undefined);
  if (told) return begin(room, text, { ...state, task: undefined, slots: {} }, told);
  if (main !== undefined && details >= 2) return begin(room, text, state, main);
  if (whole.found.kind === 'two')
    return {
      state,
      paragraphs: [
        [voice.frames.meant, ...whole.found.ids.map((id) => `- ${phraseOf(voice, id)}`)].join('\n'),
      ],
    };
  return { state, paragraphs: [answerTo(voice, 'other')] };
};

/** Processes one message and returns the reply and the new state. */
export const processTurn = (room: DemoContext, text: string, state: DemoState): Turn => {
  const { urgentItem } = room.voice.facts;
  const folded = prepared(text);
  if (urgentItem && room.inputVoices.some((inputVoice) => hasSign(folded, inputVoice.urgent)))
    return { state, paragraphs: [answerTo(room.voice, urgentItem)] };
  return state.task === undefined ? atRest(room, text, state) : inTask(room, text, state, state.task);
};

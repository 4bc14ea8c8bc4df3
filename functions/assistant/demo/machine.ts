import { commonItems } from '#shared/content/templates/demo-types.ts';
import {
  advanceTask,
  isOnlyCommand,
  isOnlyFarewell,
  isShortCommand,
  nextSlot,
  readValues,
  startTask,
  unreadParts,
} from '../tasks/engine.ts';
import { hasQuestionWord, isAsking } from '../tasks/is-asking.ts';
import type { Values } from '../tasks/slots.ts';
import type { Move, Task, TaskContext, TaskState, TaskTurn } from '../tasks/types.ts';
import { hasAny, hasSign, prepared, splitSentences } from '../tasks/words.ts';
import { type Found, type Hit, judge } from './find.ts';
import { findOwnTask, sharesWord } from './own-words.ts';
import { answerTo, canCancel, dontKnow, listOptions, refuse, sayTurn, stateOf } from './say.ts';
import { tasksOf, type Voice } from './voice.ts';

/** State of a demo conversation, rebuilt from its turns and never stored. */
export interface DemoState {
  readonly task?: TaskState | undefined;
  /** Values that a later task uses too: name, contact, order number. */
  readonly given: Values;
  /** The task that the last answer offered. */
  readonly offer?: string | undefined;
  /** The visitor's last messages outside a task. */
  readonly recent: readonly string[];
}

export const initialState: DemoState = { given: {}, recent: [] };

export interface Turn {
  readonly state: DemoState;
  readonly paragraphs: readonly string[];
}

/** Input and output languages: a visitor may write in one and get answers in another. */
export interface DemoContext {
  readonly inputVoices: readonly Voice[];
  readonly voice: Voice;
  /** Today as ISO text. */
  readonly today: string;
}

const isCommon = (id: string): boolean => (commonItems as readonly string[]).includes(id);
const isSmallTalk = (id: string): boolean => ['greeting', 'thanks', 'bye'].includes(id);

/** Within a task a question must match with this confidence, because answers can look like questions. */
const sureInTask = 0.52;
/** A message that also contains values must match even better. */
const sureBesideValues = 0.75;

/** Finds the item that a text asks for; a second, looser search ignores words that no phrasing has. */
const findItem = (room: DemoContext, text: string): { found: Found; score: number } => {
  const strict = rank(room, text, false);
  if (strict.found.kind === 'sure') return strict;
  const [first, second] = rank(room, text, true).hits;
  const isClear = first && first.score >= minLooseScore && first.score - (second?.score ?? 0) >= minLooseLead;
  return isClear && first.id !== 'other' && !isSmallTalk(first.id)
    ? { found: { kind: 'sure', ...first }, score: strict.score }
    : strict;
};

const minLooseScore = 0.42;
const minLooseLead = 0.08;

const rank = ({ inputVoices }: DemoContext, text: string, isLoose: boolean) => {
  const lists = inputVoices.map((inputVoice) => inputVoice.find(text, isLoose));
  const best = lists.reduce<Hit[]>(
    (top, next) => ((next[0]?.score ?? 0) > (top[0]?.score ?? 0) ? next : top),
    [],
  );
  return { found: judge(best), score: best[0]?.score ?? 0, hits: best };
};

const isQuestion = ({ inputVoices }: DemoContext, text: string): boolean =>
  isAsking(
    text,
    inputVoices.map(({ task }) => task),
  );

const findTask = ({ voice }: DemoContext, id: string | undefined): Task | undefined =>
  id === undefined ? undefined : tasksOf(voice.facts).get(id);

const maxAboutTaskWords = 6;

/** Answers a question in between; "can I cancel if I need to?" has its own answer. */
const aside = (room: DemoContext, current: string, sentence: string) => {
  const cancels = room.inputVoices.some(({ task }) => hasAny(prepared(sentence), task.cancelling));
  if (isQuestion(room, sentence) && cancels) return { text: canCancel(room.voice), isSure: true };
  const { found, score } = findItem(room, sentence);
  // Questions that the task's opening text answers: "How long does it take?", "is there a fee?".
  const asks =
    isQuestion(room, sentence) ||
    hasQuestionWord(
      sentence,
      room.inputVoices.map(({ task }) => task),
    );
  const isAboutTask =
    asks &&
    sentence.split(/\s+/).length <= maxAboutTaskWords &&
    sentence.length <= 40 &&
    sharesWord(sentence, answerTo(room.voice, current));
  const isVague = found.kind === 'none' || (found.kind === 'sure' && found.id === 'prices');
  if (isVague && isAboutTask)
    return { text: answerTo(room.voice, current), isSure: !isQuestion(room, sentence) };
  const keyword = room.inputVoices
    .map(({ keywords }) => findOwnTask(keywords, sentence))
    .find((id) => id !== undefined && !isCommon(id) && !findTask(room, id));
  if (found.kind !== 'sure' && keyword) return { text: answerTo(room.voice, keyword), isSure: true };
  if (found.kind !== 'sure' || found.id === 'other') {
    // A question without an answer gets an honest no, and the task goes on.
    const job = findTask(room, current);
    const isGiving = job && Object.keys(readValues(job, sentence, contextOf(room, current))).length > 0;
    return isQuestion(room, sentence) && !isGiving
      ? { text: dontKnow(room.voice), isSure: false }
      : undefined;
  }
  // Another task's opening text, or "what can you do", answers a question only if it surely fits.
  const isRisky = found.id === 'can' || (found.id !== current && findTask(room, found.id) !== undefined);
  if (isRisky && score < sureInTask) return undefined;
  // "Could we come on Saturday at 11?" is an answer to the task, not a question about it.
  const task = findTask(room, current);
  const gives = task && Object.keys(readValues(task, sentence, contextOf(room, current))).length > 0;
  if (found.id === current && gives) return undefined;
  if (found.id === current && task?.isLookUp)
    return isQuestion(room, sentence) ? { text: dontKnow(room.voice), isSure: true } : undefined;
  if (found.id === current)
    return isQuestion(room, sentence) ? { text: answerTo(room.voice, current), isSure: false } : undefined;
  if (isSmallTalk(found.id)) return score > sureInTask ? { text: '', isSure: true } : undefined;
  return { text: answerTo(room.voice, found.id), isSure: score >= sureInTask };
};

const contextOf = (room: DemoContext, current: string): TaskContext => {
  const { voice, inputVoices, today } = room;
  const options = new Map<string, readonly string[]>();
  for (const { options: own } of inputVoices)
    for (const [id, words] of own) options.set(id, [...(options.get(id) ?? []), ...words]);
  return {
    voices: inputVoices.map(({ task }) => task),
    today,
    open: voice.facts.open,
    codePrefix: voice.facts.codes?.prefix,
    options,
    answer: (sentence) => aside(room, current, sentence),
    refuse: (values) => refuse(voice, values),
  };
};

const carriedSlots = ['name', 'contact', 'code'] as const;

const keep = (state: DemoState, task: TaskState | undefined): DemoState => {
  const given = { ...state.given };
  for (const id of carriedSlots) if (task?.values[id] !== undefined) given[id] = task.values[id];
  return { ...state, task, given, offer: undefined };
};

const say = (room: DemoContext, state: DemoState, task: Task, turn: TaskTurn, text: string): Turn => ({
  state: keep(state, turn.state),
  paragraphs: sayTurn(
    room.voice,
    task,
    turn.state ?? { task: task.id, values: {}, stage: 'done', misses: 0 },
    turn.moves,
    text,
  ),
});

/** Starts a task with values from this message, from earlier ones, and from earlier tasks. */
const begin = (room: DemoContext, text: string, state: DemoState, task: Task): Turn => {
  const context = contextOf(room, task.id);
  let values: Values = {};
  for (const id of carriedSlots)
    if (state.given[id] !== undefined && task.slots.some((slot) => slot.id === id))
      values = { ...values, [id]: state.given[id] };
  for (const earlier of state.recent) {
    const { choice, course, name, contact, people, code, day, time } = readValues(task, earlier, context);
    const told = isQuestion(room, earlier)
      ? { choice, course, code, name, contact }
      : { choice, course, name, contact, people, code, day, time };
    values = { ...values, ...defined(told) };
  }
  for (const sentence of splitSentences(text))
    values = {
      ...values,
      ...unreadParts(task, sentence, context, values),
      ...readValues(task, sentence, context, values),
    };
  const turn = startTask(task, values, context);
  const lead = task.isLookUp && turn.state?.stage === 'done' ? [] : [answerTo(room.voice, task.id)];
  const shown: TaskTurn = { ...turn, moves: [{ kind: 'filled', slots: Object.keys(values) }, ...turn.moves] };
  const told = say(room, { ...state, recent: [] }, task, shown, text);
  return { ...told, paragraphs: [...lead, ...told.paragraphs] };
};

const defined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Handles an answer that matches no option: notes it if any answer will do, otherwise lists the options. */
const takeOther = (room: DemoContext, task: Task, before: TaskState, turn: TaskTurn, text: string) => {
  const asked = nextSlot(task, before.values);
  const isMiss =
    turn.moves[0]?.kind === 'unclear' &&
    before.stage === 'open' &&
    !isQuestion(room, text) &&
    !isOnlyCommand(text, contextOf(room, task.id).voices);
  // "Two pizzas, pick-up at eight": takes the time and says that the dish isn't offered.
  const isUnknownOrder =
    asked?.takes === 'order' &&
    turn.state?.values[asked.id] === undefined &&
    turn.moves.every(({ kind }) => kind === 'filled' || kind === 'ask') &&
    turn.moves.length > 1 &&
    /^(?:\S+\s+){2,}\S+/u.test(text.split(/[,;،，、]/u)[0] ?? '');
  if (asked && isUnknownOrder) {
    const answer: Move = { kind: 'answer', text: listOptions(room.voice, asked.options ?? []) };
    return { ...turn, moves: [...turn.moves.slice(0, -1), answer] };
  }
  if (!asked || !isMiss || !(asked.takes === 'choice' || asked.takes === 'order')) return turn;
  if (!asked.acceptsOther)
    return {
      ...turn,
      moves: turn.moves.map((move) =>
        move.kind === 'unclear'
          ? ({ kind: 'answer', text: listOptions(room.voice, asked.options ?? []) } as const)
          : move,
      ),
    };
  return startTask(
    task,
    { ...before.values, [asked.id]: text.trim().slice(0, 120) },
    contextOf(room, task.id),
  );
};

const inTask = (room: DemoContext, text: string, state: DemoState, current: TaskState): Turn => {
  const task = findTask(room, current.task);
  if (!task) return atRest(room, text, { ...state, task: undefined });
  const context = contextOf(room, task.id);
  const { found, score } = findItem(room, text);
  const id = found.kind === 'sure' ? found.id : undefined;
  const isEmpty = Object.values(current.values).every((value) => value === undefined);
  if (id === 'bye' && score > sureInTask && (current.stage === 'done' || isEmpty))
    return { state: keep(state, undefined), paragraphs: [answerTo(room.voice, 'bye')] };
  const asked = nextSlot(task, current.values);
  const gives = Object.keys(readValues(task, text, context, current.values, asked)).length > 0;
  const isSure = score >= (gives && asked?.takes !== 'text' ? sureBesideValues : sureInTask);
  const isDone = current.stage === 'done';
  if (isDone && isOnlyFarewell(text, context.voices))
    return {
      state: keep(state, current),
      paragraphs: [answerTo(room.voice, id === 'bye' ? 'bye' : 'thanks')],
    };
  const code = current.values.code;
  if (isDone && id && typeof code === 'string' && room.voice.facts.stateItems?.includes(id) && task.isLookUp)
    if (!gives || current.values.code === readValues(task, text, context).code)
      return { state, paragraphs: [stateOf(room.voice, code)] };
  const other = findTask(room, id);
  const isCommand = !isDone && isShortCommand(text, context.voices);
  const asksBeside = isDone && !isQuestion(room, text) && hasQuestionWord(text, context.voices);
  if (other && isSure && asksBeside && !other.isLookUp)
    return {
      state: { ...keep(state, undefined), offer: other.id },
      paragraphs: [answerTo(room.voice, other.id)],
    };
  if (other && other.id !== task.id && isSure && !isCommand)
    return begin(room, text, { ...keep(state, current) }, other);
  if (isDone && id && isSure) return atRest(room, text, keep(state, undefined));
  const turn = takeOther(room, task, current, advanceTask(task, current, text, context), text);
  if (isDone && turn.moves[0]?.kind === 'unclear') return atRest(room, text, state);
  // A visitor who asks a question before giving any details is still looking around: answer, and don't push.
  const moves =
    isEmpty && turn.moves[0]?.kind === 'answer' && turn.moves[0].text !== ''
      ? turn.moves.filter(({ kind }) => kind !== 'ask')
      : turn.moves;
  return say(room, state, task, { ...turn, moves }, text);
};

/** Returns an item's example phrasing for a suggestion. */
const phraseOf = ({ facts, texts, frames }: Voice, id: string): string => {
  const sample = facts.samples.indexOf(id);
  if (sample >= 0) return texts.samples[sample] ?? id;
  const asks = isCommon(id) ? frames.asks[id as (typeof commonItems)[number]] : texts.items[id]?.[0];
  const phrase = asks?.split('|')[0] ?? id;
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
};

/** Whether a message names a day or a time for a task: "could we come on Thursday?" */
const readAppointment = (room: DemoContext, task: Task, text: string): boolean => {
  const { day, time } = readValues(task, text, contextOf(room, task.id));
  return day !== undefined || time !== undefined;
};

/** Finds the only task that uses a word in the message, for messages that the finder can't match. */
const ownTask = (room: DemoContext, text: string): string | undefined =>
  room.inputVoices.map(({ ownWords }) => findOwnTask(ownWords, text)).find((id) => id !== undefined);

const maxSmallTalkWords = 4;

const atRest = (room: DemoContext, text: string, state: DemoState): Turn => {
  const { voice } = room;
  const whole = findItem(room, text);
  const offered = findTask(room, state.offer);
  const saysYes = room.inputVoices.some(({ task }) => hasAny(prepared(text), task.yes));
  const isShort = text.length <= 40 && !isQuestion(room, text);
  const accepts = saysYes && isShort && (whole.found.kind !== 'sure' || whole.score < sureBesideValues);
  const appoints = offered && readAppointment(room, offered, text) && whole.score < sureInTask;
  if (offered && (accepts || appoints)) return begin(room, text, state, offered);
  // A greeting must not hide the request: "Hello, a table for two".
  const isPolite = whole.found.kind === 'sure' && isSmallTalk(whole.found.id);
  const pieces = splitSentences(text).flatMap((part) => (isPolite ? part.split(/[,，、،]\s*/u) : [part]));
  const parts = pieces.map((part) => ({ part, ...findItem(room, part) }));
  const sure = [{ part: text, ...whole }, ...(parts.length > 1 ? parts : [])].flatMap(
    ({ part, found, score }) => {
      if (found.kind !== 'sure') return [];
      const isChat = part.split(/\s+/).length <= maxSmallTalkWords || score >= sureBesideValues;
      return isSmallTalk(found.id) && !isChat ? [] : [{ part, id: found.id }];
    },
  );
  const topics = sure.filter(({ id }) => !isSmallTalk(id));
  const task =
    topics.map(({ id }) => findTask(room, id)).find((one) => one !== undefined) ??
    (isQuestion(room, text) ? undefined : findTask(room, ownTask(room, text)));
  const tasks = [...tasksOf(voice.facts).values()];
  const main = tasks[0];
  const details = main ? Object.keys(readValues(main, text, contextOf(room, main.id))).length : 0;
  if (main && task && details >= 3 && whole.score < sureBesideValues) return begin(room, text, state, main);
  if (task) return begin(room, text, state, task);
  const isBooking =
    (isPolite && topics.length === 0 && details >= 2) || (details >= 3 && whole.score < sureInTask);
  // "I need a slot for a check-up" names an option: that is a request, not a question about its price.
  const wants =
    main && !isQuestion(room, text) && readValues(main, text, contextOf(room, main.id)).choice !== undefined;
  if (main && (isBooking || (wants && whole.score < sureInTask))) return begin(room, text, state, main);
  const either = whole.found.kind === 'two' ? whole.found.ids.flatMap((id) => findTask(room, id) ?? []) : [];
  if (either[0] && either.length === 1) return begin(room, text, state, either[0]);
  const lookUp = tasks.find(
    (one) => one.isLookUp && readValues(one, text, contextOf(room, one.id)).code !== undefined,
  );
  if (lookUp && topics.length === 0) return begin(room, text, { ...state, given: {} }, lookUp);
  const ids = [...new Set((topics.length > 0 ? topics : sure).map(({ id }) => id))].slice(0, 2);
  const recent = [...state.recent, text].slice(-3);
  if (ids.length > 0) {
    const offer = ids.map((id) => voice.facts.offers?.[id]).find(Boolean);
    return { state: { ...state, recent, offer }, paragraphs: ids.map((id) => answerTo(voice, id)) };
  }
  if (main && details >= 2) return begin(room, text, state, main);
  const choosing = tasks.filter((one) => readValues(one, text, contextOf(room, one.id)).choice !== undefined);
  if (choosing[0] && choosing.length === 1) return begin(room, text, state, choosing[0]);
  const [likely, ...further] =
    whole.found.kind === 'two' ? whole.found.ids.filter((id) => !isSmallTalk(id)) : [];
  if (likely && further.length === 0)
    return {
      state: { ...state, recent, offer: voice.facts.offers?.[likely] },
      paragraphs: [answerTo(voice, likely)],
    };
  if (whole.found.kind === 'two')
    return {
      state: { ...state, recent },
      paragraphs: [
        [voice.frames.meant, ...whole.found.ids.map((id) => `- ${phraseOf(voice, id)}`)].join('\n'),
      ],
    };
  return { state: { ...state, recent }, paragraphs: [answerTo(voice, 'other')] };
};

/** Processes one message and returns the reply and the new state. */
export const processTurn = (room: DemoContext, text: string, state: DemoState): Turn => {
  const { urgentItem } = room.voice.facts;
  const folded = prepared(text);
  if (urgentItem && room.inputVoices.some((inputVoice) => hasSign(folded, inputVoice.urgent)))
    return { state, paragraphs: [answerTo(room.voice, urgentItem)] };
  return state.task === undefined ? atRest(room, text, state) : inTask(room, text, state, state.task);
};

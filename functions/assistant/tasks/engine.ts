import { correctText } from './correct-text.ts';
import { hasQuestionWord, isAsking } from './is-asking.ts';
import { isBareName, readSlots } from './read-slots.ts';
import type { Slot, Values } from './slots.ts';
import type { Move, Task, TaskContext, TaskState, TaskTurn } from './types.ts';
import type { TaskVoice } from './voice.ts';
import { hasAny, patternOf, prepared, splitSentences } from './words.ts';

const isMissing = (values: Values, slot: Slot): boolean => !slot.isOptional && values[slot.id] === undefined;

/** Returns the slot that a task asks for next, or undefined when it is complete. */
export const nextSlot = (task: Task, values: Values): Slot | undefined =>
  task.slots.find((slot) => isMissing(values, slot));

/** Reads a task's values from one sentence in all languages of the context; the first language wins. */
export const readValues = (
  task: Task,
  text: string,
  { voices, today, open, codePrefix, options }: TaskContext,
  known: Values = {},
  asked?: Slot,
): Values => {
  let values: Values = {};
  for (const { language, words } of voices)
    values = {
      ...readSlots(text, words, {
        language,
        today,
        asked,
        slots: task.slots,
        known,
        open,
        codePrefix,
        options,
      }),
      ...values,
    };
  return values;
};

/** Number of words in a sentence; two characters count as one in scripts without spaces. */
const countWords = (text: string): number =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? Math.ceil(text.length / 2)
    : text.trim().split(/\s+/).length;

type Command = 'yes' | 'no' | 'cancel' | 'status' | 'isDone' | 'change' | 'person';
const maxCommandWords: Readonly<Record<Command, number>> = {
  yes: 9,
  no: 4,
  cancel: 8,
  status: 14,
  isDone: 14,
  change: 12,
  person: 12,
};
/** "Can I cancel if I need to?" is a question; "what do you have so far?" and "a person?" are commands. */
const mayBeQuestion: ReadonlySet<Command> = new Set(['status', 'isDone', 'person']);

const isCommand = (voices: readonly TaskVoice[], sentence: string, command: Command): boolean =>
  (mayBeQuestion.has(command) || !isAsking(sentence, voices)) &&
  countWords(sentence) <= maxCommandWords[command] &&
  voices.some((voice) => hasAny(prepared(sentence), voice[command]));

/** The slot that a sentence names, as in "change the time". */
const namedSlot = (task: Task, voices: readonly TaskVoice[], sentence: string): Slot | undefined => {
  const folded = prepared(sentence);
  return task.slots.find(({ id }) =>
    voices.some(({ slotNames }) => {
      const names = slotNames.get(id) ?? [];
      return names.length > 0 && hasAny(folded, names);
    }),
  );
};

/** Refuses what the caller can't accept, then asks for the next value, reads back, or finishes a look-up. */
export const proceed = (
  task: Task,
  state: TaskState,
  context: TaskContext,
  moves: readonly Move[],
): TaskTurn => {
  const refusals = context.refuse?.(state.values) ?? [];
  const values = { ...state.values };
  for (const { slot } of refusals) values[slot] = undefined;
  const said = [...moves, ...refusals.map((refusal): Move => ({ kind: 'refused', ...refusal }))];
  const asks = nextSlot(task, values);
  if (asks)
    return {
      state: { ...state, values, stage: 'open' },
      moves: [...said, { kind: 'ask', slot: asks.id, misses: state.misses }],
    };
  if (task.isLookUp)
    return { state: { ...state, values, stage: 'done', misses: 0 }, moves: [...said, { kind: 'finished' }] };
  return {
    state: { ...state, values, stage: 'confirming', misses: 0 },
    moves: [...said, { kind: 'readBack' }],
  };
};

/** Starts a task with the values of the message that asked for it and of earlier ones. */
export const startTask = (task: Task, values: Values, context: TaskContext): TaskTurn =>
  proceed(task, { task: task.id, values, stage: 'open', misses: 0 }, context, []);

/** After one miss, the visitor's own words are noted in slots of these kinds. */
const takesOwnWords: ReadonlySet<Slot['takes']> = new Set([
  'person',
  'day',
  'time',
  'plate',
  'birthday',
  'count',
  'contact',
]);
const maxOwnWords = 8;
/** After this many misses a value stays open, and the task continues: a person can ask for it later. */
const maxMisses = 3;
export const leftOpen = '–';

/**
 * Processes one message from the visitor. Fills any slots from any sentence, answers questions in between,
 * and obeys "what do you have?", "change the time", "cancel" and "a person, please". Pure.
 */
export const advanceTask = (
  task: Task,
  state: TaskState,
  message: string,
  context: TaskContext,
): TaskTurn => {
  const { voices, answer } = context;
  const isDone = state.stage === 'done';
  const question = state.stage === 'open' ? nextSlot(task, state.values) : undefined;
  const moves: Move[] = [];
  let values: Values = {};
  let isYes = false;
  let isNo = false;
  let change: Slot | 'any' | undefined;
  let leftOver = '';
  let isAsked = false;
  let isFarewell = false;
  for (const sentence of splitSentences(message)) {
    const known = { ...state.values, ...values };
    const isAnswered = question && question.takes !== 'text' && values[question.id] !== undefined;
    const asked = isAnswered ? undefined : question;
    const isText = asked?.takes === 'text';
    // "Ja, stimmt so": "so" also abbreviates Sunday.
    const heardText = state.stage === 'confirming' ? withoutYes(voices, sentence) : sentence;
    const heard = withoutCommands(task, readValues(task, heardText, context, known, asked), voices);
    const given = Object.keys(heard);
    const hasValues = given.some((id) => id !== asked?.id || !isText) || given.length > 1;
    const plain = withoutFarewell(voices, sentence);
    const is = (command: Command) => isCommand(voices, plain, command);
    const isUnchanged = given.every((id) => id === asked?.id || state.values[id] === heard[id]);
    if (plain !== sentence && !isDone && isUnchanged && !isAsking(sentence, voices)) {
      const rest = readValues(task, plain, context, known, asked);
      const isAnswer = asked && !isText && rest[asked.id] !== undefined && /[\p{L}\p{N}]/u.test(plain);
      if (
        !isAnswer &&
        !(state.stage === 'confirming' && is('yes')) &&
        countWords(plain) <= maxRestOfFarewell
      ) {
        if (!isAsked) isFarewell = true;
        continue;
      }
    }
    const isOnlyName = given.join() === task.slots.find(({ takes }) => takes === 'person')?.id;
    if (!isDone && (is('status') || (is('isDone') && !(state.stage === 'confirming' && is('no'))))) {
      const typed = readValues(task, sentence, context, known);
      const { [noteSlot(task)?.id ?? '']: _, ...newValues } = typed;
      values = { ...values, ...withoutCommands(task, newValues, voices) };
      isAsked = true;
      if (state.stage === 'confirming' && !is('status')) isYes = true;
      else if (moves.every(({ kind }) => kind !== 'soFar')) moves.push({ kind: 'soFar' });
      continue;
    }
    if (isDone && is('status')) {
      moves.push({ kind: 'soFar' });
      continue;
    }
    // "Yes, thanks, see you on Saturday": the day read back isn't a new value.
    const isFree = !hasValues || isOnlyName || (state.stage === 'confirming' && isUnchanged);
    if (isFree && is('person')) {
      moves.push({ kind: 'person' });
      continue;
    }
    if (isFree && !isDone && is('cancel')) return { state: undefined, moves: [{ kind: 'cancelled' }] };
    const corrected = given.every((id) => id === asked?.id && (isText || asked.takes === 'person'))
      ? correctText(task.slots, known, sentence, hasCorrection(voices, sentence) || given.length === 0)
      : undefined;
    if (corrected && !isAsking(sentence, voices)) {
      values = { ...values, ...corrected };
      continue;
    }
    const named = namedSlot(task, voices, sentence);
    const changes = voices.some((voice) => hasAny(prepared(sentence), voice.change));
    if (isFree && changes && (named ? countWords(sentence) <= maxCommandWords.change : is('change'))) {
      const changed =
        named && !isAsking(sentence, voices)
          ? readValues(task, sentence, context, known, named)[named.id]
          : undefined;
      if (named && changed !== undefined && changed !== sentence) values = { ...values, [named.id]: changed };
      else change = named ?? 'any';
      continue;
    }
    if (isFree && state.stage === 'confirming' && is('yes')) {
      isYes = true;
      continue;
    }
    const asks = isAsking(sentence, voices);
    const aside = answer?.(sentence);
    const isAnswer =
      asked !== undefined && heard[asked.id] !== undefined && !isText && asked.takes !== 'person';
    const isName = asked?.takes === 'person' && isBareName(sentence);
    const isBeside =
      !isName && aside?.isSure && !isAnswer && (isText ? aside.text === '' : !hasValues || isOnlyName);
    if (aside && isAsked && asks) continue;
    if (aside && (asks || isBeside)) {
      moves.push({ kind: 'answer', text: aside.text });
      // "At 8 for two, is there parking?" also gives values; "are you open on Sunday?" gives none.
      const before = /^(.*)[,،、，;]/su.exec(sentence)?.[1];
      if (asks && before) values = { ...values, ...readValues(task, before, context, known) };
      continue;
    }
    if (asks && isText && !hasValues && !aside) {
      leftOver = sentence;
      continue;
    }
    const person = task.slots.find(({ id, takes }) => takes === 'person' && state.values[id] === undefined);
    if (given.length === 0 && person && asked && !isText && isBareName(sentence) && !is('yes') && !is('no'))
      values = { ...values, [person.id]: sentence.trim() };
    else if (given.length > 0)
      values = {
        ...values,
        ...(isText && heard[asked.id] !== undefined
          ? {}
          : unreadParts(task, sentence, context, known, asked)),
        ...otherChoice(task, sentence, context, asked, heard),
        ...appendText(asked, values, heard),
      };
    else if (state.stage === 'confirming' && is('no')) isNo = true;
    else leftOver = sentence;
  }
  if (isFarewell && moves.length === 0 && Object.keys(values).length === 0 && !isYes && leftOver === '')
    return { state, moves: [{ kind: 'pending' }] };
  return settle(task, state, context, { asked: question, moves, values, isYes, isNo, change, leftOver });
};

const maxRestOfFarewell = 3;

/** Removes thanks and goodbyes: "yes, thanks" is a yes, "thanks, bye" isn't. */
const withoutFarewell = (voices: readonly TaskVoice[], sentence: string): string => {
  const folded = prepared(sentence);
  const rest = voices.reduce(
    (text, { farewell }) => text.replace(new RegExp(patternOf(farewell), 'gu'), ' '),
    folded,
  );
  return rest === folded ? sentence : rest.replace(/^[\s,.;!、。，！~]+|[\s,.;!、。，！~]+$/gu, '');
};

/** Whether a message is only thanks or a goodbye. */
export const isOnlyFarewell = (text: string, voices: readonly TaskVoice[]): boolean => {
  const rest = withoutFarewell(voices, text);
  return rest !== text && !isAsking(text, voices) && countWords(rest) <= maxRestOfFarewell;
};

const hasCorrection = (voices: readonly TaskVoice[], sentence: string): boolean =>
  voices.some(({ no, change }) => hasAny(prepared(sentence), no) || hasAny(prepared(sentence), change));

/** The optional text slot for everything that no other slot can hold. */
const noteSlot = (task: Task): Slot | undefined =>
  task.slots.find(({ takes, isOptional }) => takes === 'text' && isOptional);

const minNoteWords = 3;
const maxNoteLength = 200;

/** A statement that answers nothing is noted for the person who reads the request. */
const noteOf = (task: Task, state: TaskState, leftOver: string, voices: readonly TaskVoice[]): Values => {
  const slot = noteSlot(task);
  const isNone = hasQuestionWord(leftOver, voices) || isCommand(voices, leftOver, 'yes');
  if (!slot || countWords(leftOver) < minNoteWords || isNone) return {};
  const before = state.values[slot.id];
  return { [slot.id]: [before, leftOver].filter(Boolean).join('; ').slice(0, maxNoteLength) };
};

/** "For my blood pressure, Claire Maurin": the part that describes the choice in the visitor's own words. */
const otherChoice = (
  task: Task,
  text: string,
  context: TaskContext,
  asked: Slot | undefined,
  heard: Values,
): Values => {
  if (!asked?.acceptsOther || heard[asked.id] !== undefined || isAsking(text, context.voices)) return {};
  const isIntroduced = Object.keys(heard).every((id) =>
    task.slots.some((slot) => slot.id === id && (slot.takes === 'person' || slot.takes === 'contact')),
  );
  const part = text.split(/[,;،，、\n]/u)[0]?.trim() ?? '';
  const isOwn = isIntroduced && !/\d/.test(part) && countWords(part) >= minNoteWords;
  return isOwn && Object.keys(readValues(task, part, context)).length === 0 ? { [asked.id]: part } : {};
};

/** Parts of a message with a number that fits no slot: "…, level A2". */
export const unreadParts = (
  task: Task,
  text: string,
  context: TaskContext,
  known: Values,
  asked?: Slot,
): Values => {
  const slot = noteSlot(task);
  if (!slot || isAsking(text, context.voices)) return {};
  const parts = text
    .split(/[,;،，、\n]/u)
    .map((part) => part.trim())
    .filter(
      (part) =>
        /\d/.test(part) &&
        /\p{L}/u.test(part) &&
        Object.keys(readValues(task, part, context, known, asked)).length === 0,
    );
  const before = known[slot.id];
  const read = Object.values(readValues(task, text, context, known, asked));
  const fresh = parts.filter((part) =>
    [before, ...read].every((value) => !String(value ?? '').includes(part)),
  );
  return fresh.length > 0
    ? { [slot.id]: [before, ...fresh].filter(Boolean).join('; ').slice(0, maxNoteLength) }
    : {};
};

const withoutYes = (voices: readonly TaskVoice[], sentence: string): string => {
  const folded = prepared(sentence);
  const phrase = voices
    .flatMap(({ yes }) => yes)
    .find((words) => words.includes(' ') && folded.includes(words));
  return phrase ? folded.replace(phrase, ' ') : sentence;
};

const wholeWord = (text: string, words: readonly string[]): boolean =>
  words.includes(prepared(text).replace(/[\s.,!。！、，]+$/u, ''));

/** Whether a text is only "yes", "no" or "cancel". */
export const isOnlyCommand = (text: string, voices: readonly TaskVoice[]): boolean =>
  voices.some(({ yes, no, cancel }) => wholeWord(text, [...yes, ...no, ...cancel]));

const maxShortWords = 3;

/** Whether a short message is "yes", "change something" or "cancel": a command to the open task. */
export const isShortCommand = (text: string, voices: readonly TaskVoice[]): boolean =>
  countWords(text) <= maxShortWords &&
  (['yes', 'change', 'cancel'] as const).some((command) => isCommand(voices, text, command));

/**
 * "Ok" isn't a name, and "yes, that's right" isn't a description: drops names and texts that are only a
 * command.
 */
const withoutCommands = (task: Task, values: Values, voices: readonly TaskVoice[]): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([id, value]) => {
      const takes = task.slots.find((slot) => slot.id === id)?.takes;
      if (typeof value !== 'string' || !(takes === 'person' || takes === 'text')) return true;
      const isShort = takes === 'text' && countWords(value) <= 4;
      return !(
        isOnlyCommand(value, voices) ||
        (isShort && voices.some(({ yes }) => hasAny(prepared(value), yes)))
      );
    }),
  );

/** Text of several sentences belongs together. */
const appendText = (asked: Slot | undefined, before: Values, heard: Values): Values => {
  if (asked?.takes !== 'text' || before[asked.id] === undefined || heard[asked.id] === undefined)
    return heard;
  return { ...heard, [asked.id]: `${before[asked.id]} ${heard[asked.id]}` };
};

interface Heard {
  readonly asked: Slot | undefined;
  readonly moves: readonly Move[];
  readonly values: Values;
  readonly isYes: boolean;
  readonly isNo: boolean;
  readonly change: Slot | 'any' | undefined;
  readonly leftOver: string;
}

const settle = (
  task: Task,
  state: TaskState,
  context: TaskContext,
  { asked, moves, values, isYes, isNo, change, leftOver }: Heard,
): TaskTurn => {
  const given = Object.keys(values);
  const isDone = state.stage === 'done';
  const isSame = given.every((id) => state.values[id] === values[id]);
  if (given.length > 0 && !(isSame && (isYes || moves.some(({ kind }) => kind === 'soFar')))) {
    const changed = given.filter((id) => state.values[id] !== undefined && state.values[id] !== values[id]);
    const filled = given.filter((id) => state.values[id] === undefined);
    const newMoves: Move[] = [
      ...(changed.length > 0 ? [{ kind: 'changed' as const, slots: changed }] : []),
      ...(filled.length > 0 ? [{ kind: 'filled' as const, slots: filled }] : []),
    ];
    if (isDone && newMoves.length === 0)
      return { state, moves: moves.length > 0 ? moves : [{ kind: 'unclear' }] };
    const misses = asked && values[asked.id] === undefined ? state.misses + 1 : 0;
    const known = { ...state.values, ...values };
    const isLast = asked && task.slots.every((slot) => slot.id === asked.id || !isMissing(known, slot));
    const all = asked && isLast && misses >= maxMisses ? { ...known, [asked.id]: leftOpen } : known;
    return proceed(task, { ...state, values: all, stage: 'open', misses }, context, [...moves, ...newMoves]);
  }
  if (change === 'any' && !isDone) {
    return { state, moves: [...moves, { kind: 'askChange' }] };
  }
  if (change !== undefined && change !== 'any') {
    const next: TaskState = {
      ...state,
      values: { ...state.values, [change.id]: undefined },
      stage: 'open',
      misses: 0,
    };
    return proceed(task, next, context, moves);
  }
  if (isYes && moves.every(({ kind }) => kind === 'answer'))
    return { state: { ...state, stage: 'done', misses: 0 }, moves: [...moves, { kind: 'finished' }] };
  if (isDone) return { state, moves: moves.length > 0 ? moves : [{ kind: 'unclear' }] };
  if (isNo) return { state, moves: [...moves, { kind: 'askChange' }] };
  if (moves.length > 0)
    return {
      state,
      moves: moves.some(({ kind }) => kind === 'person') ? moves : [...moves, ...reminder(task, state)],
    };
  if (
    asked &&
    state.misses > 0 &&
    takesOwnWords.has(asked.takes) &&
    leftOver !== '' &&
    !isAsking(leftOver, context.voices) &&
    !hasCorrection(context.voices, leftOver) &&
    !isCommand(context.voices, leftOver, 'yes') &&
    countWords(leftOver) <= maxOwnWords
  ) {
    const next = { ...state, values: { ...state.values, [asked.id]: leftOver }, misses: 0 };
    return proceed(task, next, context, [{ kind: 'filled', slots: [asked.id] }]);
  }
  const missed = { ...state, misses: state.misses + 1 };
  const note =
    isDone || asked?.takes === 'choice' || asked?.takes === 'order'
      ? {}
      : noteOf(task, state, leftOver, context.voices);
  const [noted] = Object.keys(note);
  if (noted !== undefined)
    return proceed(task, { ...missed, values: { ...state.values, ...note } }, context, [
      { kind: 'filled', slots: [noted] },
    ]);
  if (asked && missed.misses >= maxMisses) {
    const next = { ...state, values: { ...state.values, [asked.id]: leftOpen }, misses: 0 };
    return proceed(task, next, context, []);
  }
  return { state: missed, moves: [{ kind: 'unclear' }, ...reminder(task, missed)] };
};

/** The question or read-back that is still open after a message about something else. */
const reminder = (task: Task, { stage, values, misses }: TaskState): readonly Move[] => {
  if (stage === 'confirming') return [{ kind: 'readBack' }];
  const asks = nextSlot(task, values);
  return asks ? [{ kind: 'ask', slot: asks.id, misses }] : [];
};

import type { DemoFrames } from '#shared/content/templates/demo-types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { getLanguageData } from '#shared/flow/language-data.ts';
import { type SlotWords, slotWordsOf } from './read-slots.ts';
import { entriesOf } from './words.ts';

type Words = readonly string[];

/** What the task engine understands in one language. */
export interface TaskVoice {
  readonly language: LanguageCode;
  readonly words: SlotWords;
  readonly yes: Words;
  readonly no: Words;
  readonly cancel: Words;
  /** "What do you have so far?" */
  readonly status: Words;
  /** "Is it booked now?", "please confirm". */
  readonly isDone: Words;
  /** Thanks and goodbyes, which aren't consent. */
  readonly farewell: Words;
  readonly change: Words;
  readonly person: Words;
  /** Stems of "cancel", for questions such as "can I cancel if I need to?" */
  readonly cancelling: Words;
  /** By slot id: words for the slot itself, as in "change the time". */
  readonly slotNames: ReadonlyMap<string, Words>;
}

/** Compiles a language's words once; callers cache the result. */
export const makeTaskVoice = (language: LanguageCode, frames: DemoFrames): TaskVoice => {
  const { commands, label, words } = frames;
  const data = getLanguageData(language);
  return {
    language,
    words: slotWordsOf(frames, language === 'en'),
    yes: entriesOf([commands.yes, ...data.yes].join('|')),
    no: entriesOf([words.no, ...data.no].join('|')),
    cancel: entriesOf(words.cancel),
    status: entriesOf(commands.status),
    isDone: entriesOf(commands.isDone),
    farewell: entriesOf(commands.farewell),
    change: entriesOf(commands.change),
    person: entriesOf(commands.person),
    cancelling: entriesOf(commands.cancelling),
    slotNames: new Map(
      Object.entries(label).map(([slot, name]) => [slot, entriesOf(`${name}|${commands.names[slot] ?? ''}`)]),
    ),
  };
};

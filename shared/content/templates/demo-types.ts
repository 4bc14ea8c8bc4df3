/**
 * Questions that every demo answers. Their phrasings are in the frames, the answers in frames and texts.
 * `other`: questions unrelated to the business.
 */
export const commonItems = [
  'greeting',
  'thanks',
  'bye',
  'bot',
  'human',
  'can',
  'hours',
  'location',
  'prices',
  'services',
  'other',
] as const;
export type CommonItem = (typeof commonItems)[number];

/** A value that a task needs. `code` is a number in the sample data, `choice` one of the task's options. */
export type SlotId = 'people' | 'day' | 'time' | 'name' | 'code' | 'choice';

export interface DemoTask {
  /** Required values, in the order of the questions. */
  readonly slots: readonly SlotId[];
  /** Options of the slot `choice`. */
  readonly options?: readonly string[];
}

/** Opening times of one weekday in hours, `[12, 15]`; none on a closed day. */
export type OpenHours = readonly (readonly [from: number, to: number])[];

/** The language-independent part of a template's sample business and demo. */
export interface DemoFacts {
  readonly business: string;
  readonly contact: string;
  /** Every amount the demo names, in the brand's currency; `{name}` in the texts. */
  readonly prices: Readonly<Record<string, number>>;
  /** Questions of this business beside the common ones and the tasks. */
  readonly items: readonly string[];
  /** Tasks that the demo can complete; the first is the main one. */
  readonly tasks: Readonly<Record<string, DemoTask>>;
  /** For each sample question and use case of the card, the item or task it leads to. */
  readonly samples: readonly string[];
  readonly useCases: readonly string[];
  /** Numbers of the sample data: how they look, and which state each is in. */
  readonly codes?: {
    readonly prefix: string;
    readonly known: Readonly<Record<string, string>>;
  };
  /** Sunday to Saturday: when a task's day and time may be; any time without it. */
  readonly open?: readonly OpenHours[];
  /** Most people a task takes. */
  readonly maxPeople?: number;
  /** The item that answers immediately when a message contains an urgent word. */
  readonly urgentItem?: string;
}

/** Phrasings separated by `|`, and the answer, or a task's opening text. */
export type DemoItem = readonly [asks: string, answer: string];

/**
 * A template's demo in one language, its texts and phrasings: `data/<code>/<template>.json`. See
 * data/writing.md.
 */
export interface DemoTexts {
  /** The card's sample questions and use cases. */
  readonly samples: readonly string[];
  readonly useCases: readonly string[];
  /** The answer to "what can you do": tasks, knowledge, what a business gains by it. */
  readonly can: string;
  readonly hours: string;
  readonly location: string;
  /** Lines separated by `|`. */
  readonly services: string;
  readonly prices: string;
  readonly items: Readonly<Record<string, DemoItem>>;
  readonly tasks: Readonly<
    Record<
      string,
      {
        /** The first line when everything is known. */
        readonly done: string;
        /** Question for the choice. */
        readonly choice?: string;
        /** Question for the number. */
        readonly code?: string;
      }
    >
  >;
  /** For every option of a choice: its name, and further words for it. */
  readonly options: Readonly<Record<string, readonly [name: string, words: string]>>;
  /** For every state in the sample data, the reply about a number in that state; `{code}` is the number. */
  readonly states: Readonly<Record<string, string>>;
  /** Words that mean danger, where the facts name an urgent item; `chest & pain/hurts` needs one of each side, in any order. */
  readonly urgent?: string;
}

/** What all demos say and understand alike in one language. Lists are separated by `|`; a word ending in `*` may go on. */
export interface DemoFrames {
  readonly greeting: string;
  readonly thanks: string;
  readonly bye: string;
  readonly bot: string;
  readonly human: string;
  readonly hours: string;
  readonly location: string;
  readonly prices: string;
  readonly services: string;
  /** Nothing found; examples follow. */
  readonly unknown: string;
  /** Two things come into question; they follow. */
  readonly meant: string;
  /** In a task: the answer was not understood; the question follows. */
  readonly again: string;
  readonly cancelled: string;
  readonly changed: string;
  readonly closed: string;
  readonly outside: string;
  readonly tooMany: string;
  readonly notFound: string;
  /** The last line of every finished task. */
  readonly demo: string;
  readonly ask: Readonly<Record<'people' | 'day' | 'time' | 'name', string>>;
  readonly label: Readonly<Record<SlotId, string>>;
  /** `{weekday}, {day} {month}` in the language's order. */
  readonly date: string;
  readonly asks: Readonly<Record<CommonItem, string>>;
  readonly words: {
    readonly cancel: string;
    readonly no: string;
    /** Monday to Sunday; forms of one day separated by `/`, the first is shown. */
    readonly weekdays: string;
    /** January to December, likewise. */
    readonly months: string;
    /** Today, tomorrow and the day after, likewise. */
    readonly days: string;
    /** One to twelve, likewise; empty where the word is also an article. */
    readonly numbers: string;
    /** After a number of people, and before one. */
    readonly people: string;
    readonly forPeople: string;
    /** Before an hour, and after one. */
    readonly at: string;
    readonly hour: string;
    readonly morning: string;
    readonly evening: string;
    readonly noon: string;
    /** "half eight": half past the hour said, or half an hour before it. */
    readonly halfPast: string;
    readonly halfTo: string;
    /** Before and after one's name. */
    readonly nameBefore: string;
    /** The same, of words that begin other sentences too ("I ..."): heard only where a name was asked for. */
    readonly nameAsked: string;
    readonly nameAfter: string;
  };
}

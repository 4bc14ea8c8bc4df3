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

/** Kinds of values. `contact` is an e-mail address, a telephone number or both; `order` dishes with counts. */
export type SlotType =
  | 'person'
  | 'contact'
  | 'people'
  | 'count'
  | 'day'
  | 'time'
  | 'code'
  | 'plate'
  | 'birthday'
  | 'choice'
  | 'order'
  | 'text';

/** Every value that a demo's task may need, and its kind. */
export const slotTypes = {
  people: 'people',
  day: 'day',
  time: 'time',
  name: 'person',
  contact: 'contact',
  birthday: 'birthday',
  code: 'code',
  plate: 'plate',
  choice: 'choice',
  course: 'choice',
  order: 'order',
  mileage: 'count',
  car: 'text',
  medicine: 'text',
  address: 'text',
  wish: 'text',
  period: 'text',
  details: 'text',
} as const satisfies Record<string, SlotType>;
export type SlotId = keyof typeof slotTypes;

export interface DemoTask {
  /** Required values, in the order of the questions. Every task also takes a contact when it is given. */
  readonly slots: readonly SlotId[];
  /** Options of the slots `choice` and `order`, and of `course`. */
  readonly options?: readonly string[];
  readonly courses?: readonly string[];
  /** The choice also accepts other answers, because a firm takes any matter. */
  readonly acceptsOther?: boolean;
  /** Looks something up and needs no confirmation. */
  readonly isLookUp?: boolean;
}

/** Opening times of one weekday in hours, `[12, 15]`; none on a closed day. */
export type OpenHours = readonly (readonly [from: number, to: number])[];

/** The language-independent part of a template's sample business and demo. */
export interface DemoFacts {
  readonly business: string;
  readonly contact: string;
  /** Every amount that the demo names, in the brand's currency; `{name}` in the texts. */
  readonly prices: Readonly<Record<string, number>>;
  /** Questions about this business, in addition to the common ones and the tasks. */
  readonly items: readonly string[];
  /** Tasks that the demo can complete; the first is the main one. */
  readonly tasks: Readonly<Record<string, DemoTask>>;
  /** For each sample question and use case on the card, the item or task that answers it. */
  readonly samples: readonly string[];
  readonly useCases: readonly string[];
  /** Numbers in the sample data: their format, and the status of each. */
  readonly codes?: {
    readonly prefix: string;
    readonly known: Readonly<Record<string, string>>;
  };
  /** Sunday to Saturday: the days and times that a task accepts; any time if absent. */
  readonly open?: readonly OpenHours[];
  /** Tasks that an answer offers: "yes, please" starts them. */
  readonly offers?: Readonly<Record<string, string>>;
  /** Items that repeat the status of an order after it was looked up: "when will it arrive?" */
  readonly stateItems?: readonly string[];
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
  /** The answer to "what can you do": tasks, knowledge, and what a business gains from it. */
  readonly can: string;
  readonly hours: string;
  readonly location: string;
  /** Lines separated by `|`. */
  readonly services: string;
  readonly prices: string;
  readonly items: Readonly<Record<string, DemoItem>>;
  /** The line above the result, and the questions for the task's own slots. */
  readonly tasks: Readonly<Record<string, Readonly<{ done: string } & Partial<Record<SlotId, string>>>>>;
  /** For every option of a choice: its name, and further words for it. */
  readonly options: Readonly<Record<string, readonly [name: string, words: string]>>;
  /**
   * For every status in the sample data, the reply about a number with that status; `{code}` is the number.
   */
  readonly states: Readonly<Record<string, string>>;
  /**
   * Words that mean danger, for which the facts name an urgent item; `chest & pain/hurts` needs one from each
   * side, in any order.
   */
  readonly urgent?: string;
}

/**
 * What all demos say and understand in the same way in one language. Lists are separated by `|`; a word
 * ending in `*` matches any word that starts with it.
 */
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
  /** Reply if nothing was found; examples follow. */
  readonly unknown: string;
  /** Reply if two things may be meant; they follow. */
  readonly meant: string;
  /** During a task: the answer was not understood; the question follows. */
  readonly again: string;
  readonly cancelled: string;
  readonly changed: string;
  readonly closed: string;
  readonly outside: string;
  readonly tooMany: string;
  /** The last line of every finished task. */
  readonly demo: string;
  /** Shown above the values that a task has so far, and the text if it has none. */
  readonly soFar: string;
  readonly nothing: string;
  /** After goodbye during an unfinished task; `{list}` is what is missing. */
  readonly pending: string;
  /** Above and below the read-back. */
  readonly readBack: string;
  readonly confirm: string;
  readonly askChange: string;
  /** `{value}` is a made-up number. */
  readonly reference: string;
  /** Below an order's made-up status. */
  readonly sample: string;
  /** `{list}` is what is available. */
  readonly notOffered: string;
  /** Buttons under a read-back: yes, change, cancel. */
  readonly taps: string;
  /** After a second answer that was not understood. */
  readonly stuck: string;
  /** `{value}` is the price of an order. */
  readonly total: string;
  /** The answer to "can I cancel if I need to?" */
  readonly canCancel: string;
  readonly ask: Readonly<
    Record<'people' | 'day' | 'time' | 'name' | 'contact' | 'birthday' | 'plate' | 'order', string>
  >;
  readonly label: Readonly<Record<SlotId, string>>;
  /** `{weekday}, {day} {month}` in the language's order. */
  readonly date: string;
  readonly asks: Readonly<Record<CommonItem, string>>;
  /** What a visitor may say at any moment during a task. */
  readonly commands: {
    readonly yes: string;
    readonly status: string;
    /** "Is it booked now?", "please confirm". */
    readonly isDone: string;
    /** Thanks and goodbyes. */
    readonly farewell: string;
    readonly change: string;
    readonly person: string;
    /** Stems of "cancel" and "change" in questions. */
    readonly cancelling: string;
    /** Further words for slots, as in "change the time". */
    readonly names: Readonly<Record<string, string>>;
  };
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
    /** Text before and after an hour. */
    readonly at: string;
    readonly hour: string;
    readonly morning: string;
    readonly evening: string;
    readonly noon: string;
    /** "half eight": whether it means half past the hour or half an hour before it. */
    readonly halfPast: string;
    readonly halfTo: string;
    /** Phrases before and after one's own name. */
    readonly nameBefore: string;
    /**
     * The same, for phrases that also begin other sentences ("I ..."); recognised only after a name was asked
     * for.
     */
    readonly nameAsked: string;
    readonly nameAfter: string;
  };
}

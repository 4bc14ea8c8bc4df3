import type { OpenHours } from '#shared/content/templates/demo-types.ts';
import type { Slot, Values } from './slots.ts';
import type { TaskVoice } from './voice.ts';

/** A job of a bot: its slots in the order of the questions. */
export interface Task {
  readonly id: string;
  readonly slots: readonly Slot[];
  /** Finishes without a read-back: a look-up that changes nothing. */
  readonly isLookUp?: boolean | undefined;
}

/** Plain data: callers may store it or rebuild it from the visitor's messages. */
export interface TaskState {
  readonly task: string;
  readonly values: Values;
  /** `open`: asking. `confirming`: read back. `done`: confirmed; later corrections confirm again. */
  readonly stage: 'open' | 'confirming' | 'done';
  /** Replies in a row that didn't answer the question. */
  readonly misses: number;
}

/**
 * The results of a turn, in the order in which a reply states them. The caller turns moves into sentences.
 */
export type Move =
  /** A question in between, answered from the caller's cards. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'filled' | 'changed'; readonly slots: readonly string[] }
  | { readonly kind: 'refused'; readonly slot: string; readonly text: string }
  | { readonly kind: 'ask'; readonly slot: string; readonly misses: number }
  /**
   * `soFar`: asked for in between. `pending`: goodbye before the task is complete. `readBack`: complete,
   * needs a yes.
   */
  | { readonly kind: 'soFar' | 'pending' | 'readBack' | 'finished' | 'cancelled' | 'person' | 'askChange' }
  /** Nothing in the message belongs to the task; the caller may answer and leave the task. */
  | { readonly kind: 'unclear' };

export interface Refusal {
  readonly slot: string;
  readonly text: string;
}

/** What the caller provides for a turn. */
export interface TaskContext {
  /** Languages to read, the reply's own first. */
  readonly voices: readonly TaskVoice[];
  /** Today as ISO text. */
  readonly today: string;
  readonly open?: readonly OpenHours[] | undefined;
  /** Prefix of the caller's order numbers: `FT`. */
  readonly codePrefix?: string | undefined;
  /** By option id: its names, in every language to read. */
  readonly options?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Answers a question in between. `isSure`: also if the message doesn't look like a question. */
  readonly answer?:
    | ((sentence: string) => { readonly text: string; readonly isSure: boolean } | undefined)
    | undefined;
  /** Values that the caller can't accept, such as a closed day. They are asked for again. */
  readonly refuse?: ((values: Values) => readonly Refusal[]) | undefined;
}

export interface TaskTurn {
  /** Undefined after a cancellation. */
  readonly state: TaskState | undefined;
  readonly moves: readonly Move[];
}

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

/** Plain data: hosts may store it or rebuild it from the visitor's messages. */
export interface TaskState {
  readonly task: string;
  readonly values: Values;
  /** `open`: asking. `confirming`: read back. `done`: confirmed; later corrections confirm again. */
  readonly stage: 'open' | 'confirming' | 'done';
  /** Replies in a row that didn't answer the question. */
  readonly misses: number;
}

/** What a turn did, in the order a reply says it. The host turns moves into sentences. */
export type Move =
  /** A question in between, answered by the host's cards. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'filled' | 'changed'; readonly slots: readonly string[] }
  | { readonly kind: 'refused'; readonly slot: string; readonly text: string }
  | { readonly kind: 'ask'; readonly slot: string; readonly misses: number }
  /** `soFar`: requested in between. `pending`: a farewell too early. `readBack`: complete, wants a yes. */
  | { readonly kind: 'soFar' | 'pending' | 'readBack' | 'finished' | 'cancelled' | 'person' | 'askChange' }
  /** Nothing in the message belongs to the task; the host may answer and let go of it. */
  | { readonly kind: 'unclear' };

export interface Refusal {
  readonly slot: string;
  readonly text: string;
}

/** The host's side of a turn. */
export interface TaskContext {
  /** Languages to read, the reply's own first. */
  readonly voices: readonly TaskVoice[];
  /** Today as ISO text. */
  readonly today: string;
  readonly open?: readonly OpenHours[] | undefined;
  /** Prefix of the host's order numbers: `FT`. */
  readonly codePrefix?: string | undefined;
  /** By option id: its names, in every language to read. */
  readonly options?: ReadonlyMap<string, readonly string[]> | undefined;
  /** Answers a question in between. `isSure`: also when the message doesn't look like a question. */
  readonly answer?:
    | ((sentence: string) => { readonly text: string; readonly isSure: boolean } | undefined)
    | undefined;
  /** Values that the host can't accept, such as a closed day. They are asked for again. */
  readonly refuse?: ((values: Values) => readonly Refusal[]) | undefined;
}

export interface TaskTurn {
  /** Undefined after a cancellation. */
  readonly state: TaskState | undefined;
  readonly moves: readonly Move[];
}

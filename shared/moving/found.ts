import type { LanguageCode } from '#shared/domain/languages.ts';
import type { Raw } from '#shared/flow/read-fields.ts';
import type { MovingSystem, PastMessage } from './types.ts';
import type { PersonFields } from './values.ts';

/** An article or saved answer; `body` is HTML or Markdown. */
export interface FoundAnswer {
  readonly kind: 'answer';
  readonly record: string;
  readonly title: string;
  readonly body: string;
  readonly language?: LanguageCode | undefined;
  /** Why it is left out, if its state says so. */
  readonly leaveOut?: string | undefined;
  readonly changes?: readonly string[];
}

export interface FoundPerson {
  readonly kind: 'person';
  /** By which conversations name the person. */
  readonly id?: string | undefined;
  readonly fields: PersonFields;
}

export interface FoundMessage {
  /** Unique within its conversation, if the system has ids. */
  readonly id: string;
  readonly role: PastMessage['role'];
  readonly name: string;
  readonly at: unknown;
  readonly body: string;
  readonly isNote: boolean;
  /** Names of attached files. */
  readonly files: readonly string[];
}

/** A conversation or some of its messages; a system may export one in several records. */
export interface FoundConversation {
  readonly kind: 'conversation';
  readonly id: string;
  readonly title: string;
  readonly createdAt?: unknown;
  readonly person?: PersonFields | undefined;
  readonly personId?: string | undefined;
  readonly messages: readonly FoundMessage[];
}

export type Found = FoundAnswer | FoundPerson | FoundConversation;

/** Recognises the records of one system; undefined for others. */
export interface SystemReader {
  readonly system: MovingSystem;
  readonly read: (record: Raw) => readonly Found[] | undefined;
}

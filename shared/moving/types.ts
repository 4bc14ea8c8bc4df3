import type { LanguageCode } from '#shared/domain/languages.ts';

/** Systems whose exports are read; `other` is a file that names none. */
export const movingSystems = {
  crisp: 'Crisp',
  intercom: 'Intercom',
  chatwoot: 'Chatwoot',
  other: 'Import',
} as const;
export type MovingSystem = keyof typeof movingSystems;

export const movingLimits = {
  /** Characters of all files together. */
  fileChars: 30_000_000,
  /** Levels of objects and lists in a file. */
  depth: 24,
  records: 20_000,
  /** Characters of one article or message, before it is converted. */
  textChars: 100_000,
  titleChars: 200,
  messageChars: 4000,
  /** Messages and their UTF-8 bytes in one stored part of a conversation. */
  partMessages: 100,
  partBytes: 20_000,
} as const;

/** A record of the file as it will be stored, and what had to change for that. */
export interface Moved<T> {
  /** Names the record for the owner, such as `Article “Refunds”`. */
  readonly record: string;
  readonly changes: readonly string[];
  readonly value: T;
}

export interface MovedAnswer {
  readonly question: string;
  readonly answer: string;
  /** Absent: the language that the owner chooses. */
  readonly language?: LanguageCode;
}

/** A row for the import of contacts; empty fields are absent. */
export interface MovedPerson {
  /** Or the placeholder address of a phone number. */
  readonly email: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly phone?: string;
  readonly company?: string;
  /** An instant, or a day if the file has no date. */
  readonly createdAt: string;
}

export interface PastMessage {
  readonly role: 'user' | 'assistant' | 'person';
  /** Of the operator, if the file has it. */
  readonly name?: string | undefined;
  readonly at: string;
  readonly text: string;
}

/** A conversation, or a part of a long one. */
export interface MovedConversation {
  readonly system: MovingSystem;
  /** Unique within the system; the same in every export. */
  readonly sourceId: string;
  readonly person: string;
  readonly title?: string;
  /** By time, at least one. */
  readonly messages: readonly PastMessage[];
}

export interface LeftOut {
  readonly record: string;
  readonly why: string;
}

export interface MovedFiles {
  readonly answers: readonly Moved<MovedAnswer>[];
  readonly people: readonly Moved<MovedPerson>[];
  readonly conversations: readonly Moved<MovedConversation>[];
  readonly leftOut: readonly LeftOut[];
}

export interface MovingFile {
  readonly name: string;
  readonly text: string;
}

/** Why a record is left out; the message is shown to the owner. */
export class LeaveOut extends Error {}

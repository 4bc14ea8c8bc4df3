import type { ChatAction, ChatTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

/** One message to answer. The history is the client's word for it: untrusted, already bounded. */
export interface Question {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly language: LanguageCode;
}

export interface Answer {
  readonly message: string;
  readonly action?: ChatAction | undefined;
}

/** The brain behind the chat. Two implementations keep the same promises: the model and the built-in one. */
export interface Assistant {
  /** Never empty, text only, in the question's language; an action only on the visitor's clear wish. */
  answer(question: Question, signal: AbortSignal): Promise<Answer>;
}

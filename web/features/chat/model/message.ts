import type { ChatAction, ChatLink, ChatSuggestion } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

export type FormKind = 'consultation' | 'contact';

/**
 * `note` is what the panel itself says (welcome, confirmations, apologies): it is shown and kept but never sent to the
 * assistant as history.
 */
export type Note = 'welcome' | 'confirmation' | 'failure';

export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: number;
  readonly language: LanguageCode;
  readonly note?: Note;
  /** With a failure: which attempt 'Try again' repeats. */
  readonly retry?: 'message' | FormKind;
  /** The form this answer offers. */
  readonly action?: ChatAction;
  /** The offer was taken up or let go: it never opens a form by itself again. */
  readonly offered?: boolean;
  /** What one may say or do next; shown under the newest answer only. */
  readonly suggestions?: readonly ChatSuggestion[] | undefined;
  /** Places on the site that the answer speaks of. */
  readonly links?: readonly ChatLink[] | undefined;
  /** A guided flow said it. */
  readonly flow?: boolean | undefined;
  /** Answer cards it was made of: what a flow may be offered for. */
  readonly cards?: readonly string[] | undefined;
  /** A number in the visitor's message was hidden: `content` is what is kept. */
  readonly masked?: boolean | undefined;
  /** The visitor means the number in it. */
  readonly asIs?: boolean | undefined;
  /** Said between visitor and person; its number, 0 while it is not known to have arrived. */
  readonly live?: number | undefined;
  /** Who said it, where that is not the assistant. */
  readonly speaker?: string | undefined;
  /** The exchange that the server keeps it in. */
  readonly turn?: string | undefined;
  /** Said before this tab was opened. */
  readonly earlier?: boolean | undefined;
}

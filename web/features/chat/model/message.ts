import type { ChatAction, ChatLink, ChatSuggestion } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { MessageMedia } from '#shared/flow/media.ts';

export type FormKind = 'consultation' | 'contact';

/**
 * The panel's own messages (welcome, confirmations, apologies): shown and stored, but not sent as history.
 */
export type Note = 'welcome' | 'confirmation' | 'failure';

export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: number;
  readonly language: LanguageCode;
  readonly note?: Note;
  /** For a failure: what 'Try again' repeats. */
  readonly retry?: 'message' | FormKind;
  /** The form this reply offers. */
  readonly action?: ChatAction;
  /** The offer was used or dismissed and doesn't open by itself again. */
  readonly offered?: boolean;
  /** Suggestions, shown only under the newest reply. */
  readonly suggestions?: readonly ChatSuggestion[] | undefined;
  /** Links within the site. */
  readonly links?: readonly ChatLink[] | undefined;
  /** Pictures, videos, links and cards of a flow; `content` describes them. */
  readonly media?: readonly MessageMedia[] | undefined;
  /** Sent by a flow. */
  readonly flow?: boolean | undefined;
  /** Answer cards of the reply, which may trigger a flow. */
  readonly cards?: readonly string[] | undefined;
  /** Set if a number in the visitor's message was hidden; `content` is the masked text. */
  readonly masked?: boolean | undefined;
  /** The visitor confirmed the number. */
  readonly asIs?: boolean | undefined;
  /** Number of a live-chat message; 0 until it was delivered. */
  readonly live?: number | undefined;
  /** The sender, if not the assistant. */
  readonly speaker?: string | undefined;
  /** Id of the stored turn. */
  readonly turn?: string | undefined;
  /** Written before this tab was opened. */
  readonly earlier?: boolean | undefined;
}

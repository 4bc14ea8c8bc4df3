import { type ChatAction, type ChatReply, chatActions, sendChatMessage } from '#shared/api/chat.ts';
import { isLanguageCode, type LanguageCode } from '#shared/domain/languages.ts';
import { formatWait, visitorZone } from '#web/lib/format.ts';
import { ApiError, call } from '#web/lib/http.ts';
import { toHistory } from '../model/conversation.ts';
import { chosenLanguage } from '../model/language.ts';
import type { ChatMessage } from '../model/message.ts';
import { acceptCards, acceptLinks, acceptSuggestions } from '../model/reply.ts';
import type { Words } from './use-words.ts';

/** A validated reply of the assistant. */
export interface Reply {
  readonly message: string;
  readonly detected: LanguageCode | undefined;
  readonly action: ChatAction | undefined;
  readonly suggestions: ChatMessage['suggestions'];
  readonly links: ChatMessage['links'];
  readonly cards: ChatMessage['cards'];
  /** The visitor's message with numbers masked. */
  readonly masked: string | undefined;
  readonly turn: string | undefined;
  readonly restarted: boolean;
  readonly person: ChatReply['person'];
  readonly details: ChatReply['details'];
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const acceptReply = (reply: ChatReply | undefined): Reply => ({
  message: textOf(reply?.message)?.trim() ?? '',
  detected: isLanguageCode(reply?.detectedLanguage) ? reply.detectedLanguage : undefined,
  action: chatActions.find((action) => action === reply?.action),
  suggestions: acceptSuggestions(reply?.suggestions),
  links: acceptLinks(reply?.links),
  cards: acceptCards(reply?.cards),
  masked: textOf(reply?.masked?.text),
  turn: textOf(reply?.turn),
  restarted: reply?.restarted === true,
  person: reply?.person,
  details: reply?.details,
});

/** Sends a message to the assistant with the history. */
export const askAssistant = async (
  message: string,
  before: readonly ChatMessage[],
  { asIs, signal }: { readonly asIs: boolean; readonly signal: AbortSignal },
): Promise<Reply> =>
  acceptReply(
    await call(sendChatMessage, {
      body: {
        message,
        conversationHistory: toHistory(before),
        language: chosenLanguage(),
        page: location.pathname,
        timeZone: visitorZone(),
        ...(asIs ? { asIs } : {}),
      },
      signal,
    }),
  );

/** The message shown when no reply arrived. */
export const getErrorText = (error: unknown, { texts, say, language }: Words): string => {
  if (error instanceof ApiError && error.status === 429)
    return say(texts.tooMany, { wait: formatWait(error.retryAfterSeconds ?? 60, language) });
  return say(!navigator.onLine && !(error instanceof ApiError) ? texts.offline : texts.requestError);
};

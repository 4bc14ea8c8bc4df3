import { useCallback, useEffect, useReducer, useRef } from 'react';
import { chatActions, sendChatMessage } from '#shared/api/chat.ts';
import { isLanguageCode } from '#shared/domain/languages.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { emit } from '#web/lib/events.ts';
import { formatWait } from '#web/lib/when.ts';
import { converse, type FormKind, historyOf, refusal, unanswered } from '../model/conversation.ts';
import { chosenLanguage, currentLanguage, rememberDetected } from '../model/language.ts';
import { readConversation, saveConversation } from '../model/session.ts';
import type { Words } from './use-words.ts';

/** The server answers within 20 s or falls back; past this the connection is what failed. */
const replyTimeoutMs = 30_000;

/** How long an offer waits before it opens its form. See docs/behaviour.md, "The assistant". */
export const offerDelayMs = 500;

const apology = (error: unknown, { texts, say, language }: Words): string => {
  if (error instanceof ApiError && error.status === 429)
    return say(texts.tooMany, { wait: formatWait(error.retryAfterSeconds ?? 60, language) });
  return say(!navigator.onLine && !(error instanceof ApiError) ? texts.offline : texts.requestError);
};

interface Surroundings {
  readonly words: Words;
  /** The visitor is in the middle of something that a form must not cover. */
  readonly isBusy: () => boolean;
  /** The assistant heard another language and none was chosen. */
  readonly onLanguage: () => void;
}

/** The conversation with its side effects: the call, the offers' timers, the tab's memory. */
export const useConversation = ({ words, isBusy, onLanguage }: Surroundings) => {
  const [state, dispatch] = useReducer(converse, undefined, readConversation);
  const latest = useRef({ state, words, isBusy, onLanguage });
  latest.current = { state, words, isBusy, onLanguage };
  const request = useRef<AbortController>(undefined);

  const stamp = useCallback(
    () => ({ id: crypto.randomUUID(), at: Date.now(), language: latest.current.words.language }),
    [],
  );

  useEffect(() => saveConversation(state), [state]);

  useEffect(() => {
    dispatch({ type: 'translated', language: words.language, welcome: words.say(words.texts.welcome) });
  }, [words]);

  const offer = state.messages.findLast(({ action, offered }) => action && !offered)?.id;
  useEffect(() => {
    if (!offer) return;
    const timer = setTimeout(
      () => dispatch({ type: 'offer due', id: offer, hasDraft: latest.current.isBusy() }),
      offerDelayMs,
    );
    return () => clearTimeout(timer);
  }, [offer]);

  const ask = async (message: string, history: ReturnType<typeof historyOf>) => {
    const controller = new AbortController();
    request.current = controller;
    const timer = setTimeout(() => controller.abort('timeout'), replyTimeoutMs);
    try {
      const reply = await call(sendChatMessage, {
        body: { message, conversationHistory: history, language: chosenLanguage() },
        signal: controller.signal,
      });
      if (request.current !== controller) return;
      const heard = isLanguageCode(reply?.detectedLanguage) ? reply.detectedLanguage : undefined;
      const said = typeof reply?.message === 'string' ? reply.message.trim() : '';
      if (heard) rememberDetected(heard);
      dispatch({
        type: 'replied',
        stamp: said && heard ? { ...stamp(), language: heard } : stamp(),
        message: said,
        action: chatActions.find((action) => action === reply?.action),
        emptyAnswer: latest.current.words.texts.emptyAnswer,
      });
      if (said) emit('exchange made', { source: 'assistant' });
      if (currentLanguage() !== latest.current.words.language) latest.current.onLanguage();
    } catch (error) {
      if (request.current !== controller) return;
      dispatch({ type: 'failed', stamp: stamp(), text: apology(error, latest.current.words) });
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    state,
    greet: useCallback(() => {
      const { texts, say } = latest.current.words;
      dispatch({ type: 'opened', stamp: stamp(), welcome: say(texts.welcome) });
    }, [stamp]),
    send: (text: string) => {
      if (state.pending || refusal(text)) return false;
      dispatch({ type: 'sent', stamp: stamp(), text });
      void ask(text.trim(), historyOf(state.messages));
      return true;
    },
    retry: () => {
      const last = unanswered(state);
      if (!last) return;
      dispatch({ type: 'retried' });
      void ask(last.content, historyOf(state.messages.slice(0, state.messages.indexOf(last))));
    },
    clear: () => {
      request.current?.abort('cleared');
      request.current = undefined;
      dispatch({ type: 'cleared', stamp: stamp(), welcome: words.say(words.texts.welcome) });
    },
    openForm: useCallback((form: FormKind) => dispatch({ type: 'form opened', form }), []),
    leaveForm: () => dispatch({ type: 'form left' }),
    formSent: (text: string) => dispatch({ type: 'form sent', stamp: stamp(), text }),
    formFailed: (form: FormKind, text: string) =>
      dispatch({ type: 'form failed', stamp: stamp(), form, text }),
  };
};

import { useCallback, useEffect, useReducer, useRef } from 'react';
import { chatMaxChars } from '#shared/api/chat.ts';
import { emit } from '#web/lib/events.ts';
import { checkMessage, findLastQuestion, findUnanswered, reduceConversation } from '../model/conversation.ts';
import { rememberPerson } from '../model/known.ts';
import { currentLanguage, rememberDetected } from '../model/language.ts';
import type { IncomingMessage } from '../model/live.ts';
import type { ChatMessage, FormKind } from '../model/message.ts';
import { fillForms, passQuestion } from '../model/prefill.ts';
import type { StoredConversation } from '../model/recall.ts';
import { readConversation, saveConversation } from '../model/session.ts';
import { askAssistant, getErrorText } from './ask-assistant.ts';
import { useFlow } from './flow/use-flow.ts';
import type { Words } from './use-words.ts';

/** The server replies within 21 s even with a slow model; after this the connection counts as failed. */
const replyTimeoutMs = 25_000;

/** Milliseconds before an offer opens its form. See docs/behaviour.md, "The assistant". */
const offerDelayMs = 500;

interface ConversationOptions {
  readonly words: Words;
  /** The visitor is busy with something that a form must not cover. */
  readonly isBusy: () => boolean;
  /** Another language was detected and none is chosen. */
  readonly onLanguage: () => void;
  /** A person is available or has taken over. */
  readonly onPersonNear: (isWanted: boolean) => void;
  /** The earlier conversation was deleted elsewhere. */
  readonly onRestarted: () => void;
}

/** The conversation with its side effects: requests, timers and storage. */
export const useConversation = (around: ConversationOptions) => {
  const { words } = around;
  const [state, dispatch] = useReducer(reduceConversation, undefined, readConversation);
  const latest = useRef({ state, ...around });
  latest.current = { state, ...around };
  const request = useRef<AbortController>(undefined);
  /** The unmasked last message, in memory only. */
  const typed = useRef<{ masked: string; text: string }>(undefined);

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
    const timer = setTimeout(() => {
      const { state: now, isBusy } = latest.current;
      const hasDraft = isBusy();
      const isContact = now.messages.find(({ id }) => id === offer)?.action === 'collect_contact';
      if (isContact && !hasDraft) passQuestion(now.messages);
      dispatch({ type: 'offer due', id: offer, hasDraft });
    }, offerDelayMs);
    return () => clearTimeout(timer);
  }, [offer]);

  /** Sends a message; resolves to whether a reply arrived. */
  const ask = async (message: string, before: readonly ChatMessage[], asIs = false): Promise<boolean> => {
    const controller = new AbortController();
    request.current = controller;
    const timer = setTimeout(() => controller.abort('timeout'), replyTimeoutMs);
    try {
      const { detected, person, details, ...reply } = await askAssistant(message, before, {
        asIs,
        signal: controller.signal,
      });
      if (request.current !== controller) return false;
      if (details) {
        fillForms(details);
        const { when: _time, request: _request, ...known } = details;
        rememberPerson(known);
      }
      if (person?.state === 'here' || person?.state === 'talking')
        latest.current.onPersonNear(person.wanted === true);
      if (person?.state === 'talking') {
        dispatch({ type: 'handed over' });
        return false;
      }
      typed.current = reply.masked === undefined ? undefined : { masked: reply.masked, text: message };
      // A question during a flow doesn't change the flow's language.
      if (detected && !flow.at) rememberDetected(detected);
      dispatch({
        ...reply,
        type: 'replied',
        stamp: reply.message && detected ? { ...stamp(), language: detected } : stamp(),
        emptyReply: latest.current.words.texts.emptyAnswer,
      });
      if (reply.restarted) latest.current.onRestarted();
      if (reply.message) emit('exchange made', { source: 'assistant' });
      if (currentLanguage() !== latest.current.words.language) latest.current.onLanguage();
      return true;
    } catch (error) {
      if (request.current !== controller) return false;
      dispatch({ type: 'failed', stamp: stamp(), text: getErrorText(error, latest.current.words) });
      return false;
    } finally {
      clearTimeout(timer);
    }
  };

  const flow = useFlow({
    messages: state.messages,
    wait: () => dispatch({ type: 'flow pending' }),
    speak: ({ messages, language, masked, turn }) => {
      const said = findLastQuestion(latest.current.state.messages);
      if (masked !== undefined && said) typed.current = { masked, text: said.content };
      dispatch({
        type: 'flow replied',
        messages: messages.map((said) => ({
          ...said,
          stamp: { ...stamp(), ...(language ? { language } : {}) },
        })),
        masked,
        turn,
      });
    },
    fail: (error) =>
      dispatch({ type: 'failed', stamp: stamp(), text: getErrorText(error, latest.current.words) }),
    askFreely: (text) => ask(text, latest.current.state.messages.slice(0, -1)),
    openForm: (form) => dispatch({ type: 'form opened', form }),
  });

  const answerFlow = (text: string) => {
    typed.current = undefined;
    return flow.answer(text);
  };
  const repeat = (question: ChatMessage, message: string, asIs = question.asIs) =>
    void ask(message, state.messages.slice(0, state.messages.indexOf(question)), asIs);
  const question = findLastQuestion(state.messages);
  const hidden = question?.masked && typed.current?.masked === question.content ? typed.current : undefined;

  return {
    state,
    greet: useCallback(() => {
      const { texts, say } = latest.current.words;
      dispatch({ type: 'opened', stamp: stamp(), welcome: say(texts.welcome) });
    }, [stamp]),
    send: (text: string) => {
      if (state.pending || checkMessage(text)) return false;
      dispatch({ type: 'sent', stamp: stamp(), text });
      if (flow.at) void answerFlow(text.trim());
      else void ask(text.trim(), state.messages);
      return true;
    },
    flow,
    /** Answers a flow's question with an option. */
    choose: (input: string, shown: string) => {
      if (state.pending || !flow.at) return;
      dispatch({ type: 'sent', stamp: stamp(), text: shown });
      void flow.answer(input, { isChosen: true });
    },
    retry: () => {
      const last = findUnanswered(state);
      if (!last) return;
      dispatch({ type: 'retried' });
      if (flow.at) void answerFlow(last.content);
      else repeat(last, last.content);
    },
    /** Repeats the last question in the newly chosen language. */
    askAgain: () => {
      if (!question || state.pending) return;
      dispatch({ type: 'question repeated' });
      repeat(question, question.content);
    },
    /** Adds a message sent to a person under its id. */
    addLiveMessage: (id: string, text: string) =>
      dispatch({ type: 'sent to person', stamp: { ...stamp(), id }, text }),
    /** Sends undelivered messages to the assistant as one question. */
    askAssistantInstead: (unsent: readonly { readonly clientId: string; readonly text: string }[]) => {
      const { messages, pending } = latest.current.state;
      const ids = unsent.map(({ clientId }) => clientId);
      const said = unsent.map((one) => one.text);
      const text = said.join('\n').slice(0, chatMaxChars);
      // Skips messages of a deleted conversation or a closed tab.
      if (pending || checkMessage(text) || !messages.some(({ id, live }) => ids.includes(id) || live)) return;
      dispatch({ type: 'person missed', stamp: stamp(), ids, text });
      void ask(
        text.trim(),
        messages.filter(({ id }) => !ids.includes(id)),
      );
    },
    /** Adds the stored messages. */
    mergeStored: useCallback(
      (recalled: StoredConversation) => dispatch({ type: 'history loaded', recalled }),
      [],
    ),
    mergeLiveMessages: (messages: readonly IncomingMessage[], speaker: string) =>
      dispatch({
        type: 'live messages received',
        language: latest.current.words.language,
        speaker,
        messages,
      }),
    /** Sends the last message unmasked; undefined after a reload, because the original isn't stored. */
    sendAsIs: hidden
      ? () => {
          if (!question || state.pending) return;
          dispatch({ type: 'sent unmasked', text: hidden.text });
          if (flow.at) void flow.answer(hidden.text, { asIs: true });
          else repeat(question, hidden.text, true);
        }
      : undefined,
    clear: () => {
      request.current?.abort('cleared');
      request.current = undefined;
      typed.current = undefined;
      flow.forget();
      dispatch({ type: 'cleared', stamp: stamp(), welcome: words.say(words.texts.welcome) });
    },
    openForm: useCallback((form: FormKind) => dispatch({ type: 'form opened', form }), []),
    leaveForm: () => dispatch({ type: 'form closed' }),
    formSent: (text: string) => dispatch({ type: 'form sent', stamp: stamp(), text }),
    formFailed: (form: FormKind, text: string) =>
      dispatch({ type: 'form failed', stamp: stamp(), form, text }),
  };
};

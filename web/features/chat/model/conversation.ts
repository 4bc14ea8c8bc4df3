import {
  type ChatAction,
  type ChatLink,
  type ChatSuggestion,
  type ChatTurnHint,
  chatHistoryTurns,
  chatMaxChars,
} from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { type Heard, hear } from './live.ts';
import type { ChatMessage, FormKind } from './message.ts';
import { type Recalled, recall } from './recall.ts';

export type View = 'chat' | FormKind;

export interface Conversation {
  readonly messages: readonly ChatMessage[];
  /** A reply is awaited. */
  readonly pending: boolean;
  readonly view: View;
}

/** Who, when and in which language: everything that would make the model impure comes in with the event. */
export interface Stamp {
  readonly id: string;
  readonly at: number;
  readonly language: LanguageCode;
}

export type ConversationEvent =
  | { readonly type: 'opened'; readonly stamp: Stamp; readonly welcome: string }
  | { readonly type: 'sent'; readonly stamp: Stamp; readonly text: string }
  | { readonly type: 'retried' }
  /** The last question once more, answered anew. */
  | { readonly type: 'asked again' }
  /** The last question once more, with the number that was hidden in it. */
  | { readonly type: 'sent as is'; readonly text: string }
  | {
      readonly type: 'replied';
      readonly stamp: Stamp;
      readonly message: string;
      readonly action?: ChatAction;
      /** Said instead of an empty answer. */
      readonly emptyAnswer: string;
      readonly suggestions?: readonly ChatSuggestion[] | undefined;
      readonly links?: readonly ChatLink[] | undefined;
      readonly cards?: readonly string[] | undefined;
      /** The visitor's message as it may be kept. */
      readonly masked?: string | undefined;
      /** The exchange that the server keeps it in. */
      readonly turn?: string | undefined;
      /** What was said before was deleted elsewhere. */
      readonly restarted?: boolean | undefined;
    }
  /** What the server has of the conversation and this tab may not. */
  | { readonly type: 'recalled'; readonly recalled: Recalled }
  /** A guided flow is asked to go on. */
  | { readonly type: 'flow asked' }
  | {
      readonly type: 'flow spoke';
      readonly messages: readonly { readonly stamp: Stamp; readonly text: string }[];
      readonly masked?: string | undefined;
      readonly turn?: string | undefined;
    }
  /** A person has taken over: what was just said went to them and comes back as they have it. */
  | { readonly type: 'handed over' }
  /** Said to a person. */
  | { readonly type: 'told'; readonly stamp: Stamp; readonly text: string }
  /** What was said to a person reached none: it becomes a question to the assistant. */
  | {
      readonly type: 'unheard';
      readonly stamp: Stamp;
      readonly ids: readonly string[];
      readonly text: string;
    }
  | {
      readonly type: 'heard';
      readonly language: LanguageCode;
      readonly speaker: string;
      readonly messages: readonly Heard[];
    }
  | { readonly type: 'failed'; readonly stamp: Stamp; readonly text: string }
  | { readonly type: 'offer due'; readonly id: string; readonly hasDraft: boolean }
  | { readonly type: 'form opened'; readonly form: FormKind }
  | { readonly type: 'form left' }
  | { readonly type: 'form sent'; readonly stamp: Stamp; readonly text: string }
  | { readonly type: 'form failed'; readonly stamp: Stamp; readonly form: FormKind; readonly text: string }
  | { readonly type: 'translated'; readonly language: LanguageCode; readonly welcome: string }
  | { readonly type: 'cleared'; readonly stamp: Stamp; readonly welcome: string };

export const emptyConversation: Conversation = { messages: [], pending: false, view: 'chat' };

/** The oldest messages leave first, so that one tab's storage never overflows. */
export const maxMessages = 200;
/** No honest answer is longer; a runaway one must not fill the tab's storage. */
const maxAnswerChars = 8000;

export const formOf: Record<ChatAction, FormKind> = {
  book_consultation: 'consultation',
  collect_contact: 'contact',
};

/** Why a text can't be sent, or undefined when it can. Counted as the server counts: trimmed, UTF-16 code units. */
export const refusal = (text: string): 'blank' | 'long' | undefined => {
  const trimmed = text.trim();
  if (!/[^\s\p{Cf}\p{Cc}]/u.test(trimmed)) return 'blank';
  return trimmed.length > chatMaxChars ? 'long' : undefined;
};

/** Prior turns for the request: the last 20, without what only the panel said. */
export const historyOf = (messages: readonly ChatMessage[]): ChatTurnHint[] =>
  messages
    .filter((message) => !message.note && message.live === undefined)
    .slice(-chatHistoryTurns)
    .map(({ role, content }) => ({ role, content: content.slice(0, chatMaxChars) }));

/** What the visitor said last. */
export const lastQuestion = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  messages.findLast(({ role }) => role === 'user');

/** The chips to show now: those of the newest answer, while nothing was said after it. */
export const suggestionsNow = ({ messages, pending }: Conversation): readonly ChatSuggestion[] =>
  (pending ? undefined : messages.at(-1)?.suggestions) ?? [];

/** The visitor's last message when nothing has answered it: what 'Try again' sends. */
export const unanswered = ({ messages, pending }: Conversation): ChatMessage | undefined => {
  if (pending) return undefined;
  const last = messages.findLast((message) => !message.note || message.retry === 'message');
  if (last?.live !== undefined) return undefined;
  if (last?.role === 'user') return last;
  return last?.retry === 'message' ? messages.findLast(({ role }) => role === 'user') : undefined;
};

const say = (stamp: Stamp, content: string, rest: Partial<ChatMessage>): ChatMessage => ({
  id: stamp.id,
  role: 'assistant',
  content,
  timestamp: stamp.at,
  language: stamp.language,
  ...rest,
});

const add = (state: Conversation, message: ChatMessage, rest: Partial<Conversation> = {}): Conversation => ({
  ...state,
  ...rest,
  messages: [...state.messages, message].slice(-maxMessages),
});

/** From here on only the masked text exists: in the bubble, in the history, in the tab's memory. */
const mask = (state: Conversation, text: string | undefined): Conversation => {
  const question = lastQuestion(state.messages);
  if (text === undefined || !question) return state;
  return {
    ...state,
    messages: state.messages.map((message) =>
      message === question ? { ...message, content: text, masked: true } : message,
    ),
  };
};

/** The question belongs to the exchange that the server keeps; another tab's copy of it gives way. */
const keptAs = (state: Conversation, turn: string | undefined): Conversation => {
  if (!turn) return state;
  const question = lastQuestion(state.messages.filter((message) => message.turn !== turn));
  return {
    ...state,
    messages: state.messages
      .filter((message) => message.turn !== turn)
      .map((message) => (message === question && !message.turn ? { ...message, turn } : message)),
  };
};

/** Where the conversation before was deleted, only the question is left of it. */
const restarted = (state: Conversation): Conversation => ({
  ...state,
  messages: state.messages.slice(state.messages.findLastIndex(({ role }) => role === 'user')),
});

/** Takes back everything said after the visitor's last message, which is asked again. */
const askAgain = (state: Conversation, change: Partial<ChatMessage>): Conversation => {
  const question = lastQuestion(state.messages);
  if (!question || state.pending) return state;
  const before = state.messages.slice(0, state.messages.indexOf(question));
  return { ...state, messages: [...before, { ...question, ...change }], pending: true, view: 'chat' };
};

const answer = (
  state: Conversation,
  event: Extract<ConversationEvent, { type: 'replied' }>,
): Conversation => {
  if (!state.pending) return state;
  const content = event.message.trim().slice(0, maxAnswerChars);
  const message = content
    ? say(event.stamp, content, {
        ...(event.action ? { action: event.action } : {}),
        suggestions: event.suggestions,
        links: event.links,
        cards: event.cards,
        ...(event.turn ? { turn: event.turn } : {}),
      })
    : say(event.stamp, event.emptyAnswer, { note: 'failure', retry: 'message' });
  const asked = mask(event.restarted ? restarted(state) : state, event.masked);
  return add(keptAs(asked, event.turn), message, { pending: false });
};

/** The form opens unless the offer was used, the visitor is typing, or a form is open already. */
const takeOffer = (state: Conversation, id: string, hasDraft: boolean): Conversation => {
  const offer = state.messages.find((message) => message.id === id);
  if (!offer?.action || offer.offered) return state;
  const messages = state.messages.map((message) =>
    message === offer ? { ...offer, offered: true } : message,
  );
  const opens = !hasDraft && state.view === 'chat' && !state.pending;
  return { ...state, messages, view: opens ? formOf[offer.action] : state.view };
};

/** A tab in which only its own welcome was said: it may change language or be greeted again. */
export const isUntouched = (messages: readonly ChatMessage[]): boolean =>
  messages.every(({ note, earlier }) => note === 'welcome' || earlier);

/** The whole conversation as a pure state machine; an event that means nothing now returns the same state. */
export const converse = (state: Conversation, event: ConversationEvent): Conversation => {
  switch (event.type) {
    case 'opened':
      return state.messages.length > 0
        ? state
        : add(state, say(event.stamp, event.welcome, { note: 'welcome' }));
    case 'sent':
      if (state.pending || refusal(event.text)) return state;
      return add(
        state,
        { ...say(event.stamp, event.text.trim(), {}), role: 'user' },
        { pending: true, view: 'chat' },
      );
    case 'retried': {
      if (!unanswered(state)) return state;
      // The apology leaves with the retry, so that a bad connection doesn't fill the conversation.
      const messages = state.messages.filter((message) => message.retry !== 'message');
      return { ...state, messages, pending: true, view: 'chat' };
    }
    case 'asked again':
      return askAgain(state, {});
    case 'sent as is':
      return askAgain(state, { content: event.text, asIs: true, masked: undefined });
    case 'replied':
      return answer(state, event);
    case 'flow asked':
      return state.pending ? state : { ...state, pending: true, view: 'chat' };
    case 'flow spoke':
      return event.messages.reduce<Conversation>(
        (before, { stamp, text }) =>
          add(
            before,
            say(stamp, text.slice(0, maxAnswerChars), {
              flow: true,
              ...(event.turn ? { turn: event.turn } : {}),
            }),
          ),
        { ...keptAs(mask(state, event.masked), event.turn), pending: false },
      );
    case 'recalled': {
      const messages = recall(state.messages, event.recalled);
      return messages === state.messages ? state : { ...state, messages: messages.slice(-maxMessages) };
    }
    case 'handed over': {
      if (!state.pending) return state;
      const question = lastQuestion(state.messages);
      return {
        ...state,
        messages: state.messages.filter((message) => message !== question),
        pending: false,
      };
    }
    case 'told':
      if (refusal(event.text)) return state;
      return add(state, { ...say(event.stamp, event.text.trim(), { live: 0 }), role: 'user' });
    case 'unheard': {
      if (state.pending) return state;
      const messages = state.messages.filter(({ id }) => !event.ids.includes(id));
      const asked = converse({ ...state, messages }, { ...event, type: 'sent' });
      return asked.pending ? asked : state;
    }
    case 'heard':
      return { ...state, messages: hear(state.messages, event).slice(-maxMessages) };
    case 'failed':
      if (!state.pending) return state;
      return add(state, say(event.stamp, event.text, { note: 'failure', retry: 'message' }), {
        pending: false,
      });
    case 'offer due':
      return takeOffer(state, event.id, event.hasDraft);
    case 'form opened':
      return state.view === event.form ? state : { ...state, view: event.form };
    case 'form left':
      return state.view === 'chat' ? state : { ...state, view: 'chat' };
    case 'form sent':
      return add(state, say(event.stamp, event.text, { note: 'confirmation' }), { view: 'chat' });
    case 'form failed':
      return add(state, say(event.stamp, event.text, { note: 'failure', retry: event.form }), {
        view: 'chat',
      });
    case 'translated':
      if (!isUntouched(state.messages)) return state;
      return {
        ...state,
        messages: state.messages.map((message) =>
          message.note ? { ...message, content: event.welcome, language: event.language } : message,
        ),
      };
    case 'cleared':
      return add(emptyConversation, say(event.stamp, event.welcome, { note: 'welcome' }));
  }
};

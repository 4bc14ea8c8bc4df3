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
  /** Waiting for a reply. */
  readonly pending: boolean;
  readonly view: View;
}

/** Id, time and language of a message. Passed in with the event to keep the model pure. */
export interface Stamp {
  readonly id: string;
  readonly at: number;
  readonly language: LanguageCode;
}

export type ConversationEvent =
  | { readonly type: 'opened'; readonly stamp: Stamp; readonly welcome: string }
  | { readonly type: 'sent'; readonly stamp: Stamp; readonly text: string }
  | { readonly type: 'retried' }
  /** Repeat the last question for a new reply. */
  | { readonly type: 'asked again' }
  /** Repeat the last question with its masked number. */
  | { readonly type: 'sent as is'; readonly text: string }
  | {
      readonly type: 'replied';
      readonly stamp: Stamp;
      readonly message: string;
      readonly action?: ChatAction;
      /** Shown instead of an empty reply. */
      readonly emptyAnswer: string;
      readonly suggestions?: readonly ChatSuggestion[] | undefined;
      readonly links?: readonly ChatLink[] | undefined;
      readonly cards?: readonly string[] | undefined;
      /** The visitor's message with numbers masked. */
      readonly masked?: string | undefined;
      /** Id of the stored turn. */
      readonly turn?: string | undefined;
      /** The earlier conversation was deleted elsewhere. */
      readonly restarted?: boolean | undefined;
    }
  /** Stored messages that this tab may not have. */
  | { readonly type: 'recalled'; readonly recalled: Recalled }
  /** A flow is asked to continue. */
  | { readonly type: 'flow asked' }
  | {
      readonly type: 'flow spoke';
      readonly messages: readonly { readonly stamp: Stamp; readonly text: string }[];
      readonly masked?: string | undefined;
      readonly turn?: string | undefined;
    }
  /** A person has taken over and received the last message. */
  | { readonly type: 'handed over' }
  /** Sent to a person. */
  | { readonly type: 'told'; readonly stamp: Stamp; readonly text: string }
  /** A message to a person was not delivered and becomes a question to the assistant. */
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

/** Maximum number of messages in the tab's storage; the oldest are dropped. */
export const maxMessages = 200;
/** Maximum length of a reply in the tab's storage. */
const maxAnswerChars = 8000;

export const formOf: Record<ChatAction, FormKind> = {
  book_consultation: 'consultation',
  collect_contact: 'contact',
};

/** Returns why a text can't be sent, or undefined. Counts like the server: trimmed, UTF-16 code units. */
export const refusal = (text: string): 'blank' | 'long' | undefined => {
  const trimmed = text.trim();
  if (!/[^\s\p{Cf}\p{Cc}]/u.test(trimmed)) return 'blank';
  return trimmed.length > chatMaxChars ? 'long' : undefined;
};

/** Returns the last 20 turns for a request, without the panel's own messages. */
export const historyOf = (messages: readonly ChatMessage[]): ChatTurnHint[] =>
  messages
    .filter((message) => !message.note && message.live === undefined)
    .slice(-chatHistoryTurns)
    .map(({ role, content }) => ({ role, content: content.slice(0, chatMaxChars) }));

/** What the visitor said last. */
export const lastQuestion = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  messages.findLast(({ role }) => role === 'user');

/** Suggestions of the newest reply, until the next message. */
export const suggestionsNow = ({ messages, pending }: Conversation): readonly ChatSuggestion[] =>
  (pending ? undefined : messages.at(-1)?.suggestions) ?? [];

/** The visitor's last message if it has no reply: 'Try again' sends it. */
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

/** Replaces the message by its masked text in the bubble, the history and the tab's storage. */
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

/** Links the question to its stored turn and removes another tab's copy. */
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

/** Keeps only the question when the earlier conversation was deleted. */
const restarted = (state: Conversation): Conversation => ({
  ...state,
  messages: state.messages.slice(state.messages.findLastIndex(({ role }) => role === 'user')),
});

/** Removes everything after the visitor's last message, which is sent again. */
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

/** Opens the form, unless the offer was used, the visitor is typing, or a form is open. */
const takeOffer = (state: Conversation, id: string, hasDraft: boolean): Conversation => {
  const offer = state.messages.find((message) => message.id === id);
  if (!offer?.action || offer.offered) return state;
  const messages = state.messages.map((message) =>
    message === offer ? { ...offer, offered: true } : message,
  );
  const opens = !hasDraft && state.view === 'chat' && !state.pending;
  return { ...state, messages, view: opens ? formOf[offer.action] : state.view };
};

/** Whether the tab has only its welcome message, which may still be replaced. */
export const isUntouched = (messages: readonly ChatMessage[]): boolean =>
  messages.every(({ note, earlier }) => note === 'welcome' || earlier);

/** The conversation as a pure state machine. Events that don't apply return the same state. */
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
      // Removes the apology on retry, so that a bad connection doesn't fill the conversation.
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

import {
  type ChatAction,
  type ChatLink,
  type ChatSuggestion,
  type ChatTurnHint,
  chatHistoryTurns,
  chatMaxChars,
} from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { type IncomingMessage, mergeLiveMessages } from './live.ts';
import type { ChatMessage, FormKind } from './message.ts';
import { mergeStored, type StoredConversation } from './recall.ts';

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
  /** Repeat the last question to get another reply. */
  | { readonly type: 'question repeated' }
  /** Repeat the last question with its masked number. */
  | { readonly type: 'sent unmasked'; readonly text: string }
  | {
      readonly type: 'replied';
      readonly stamp: Stamp;
      readonly message: string;
      readonly action?: ChatAction;
      /** Shown instead of an empty reply. */
      readonly emptyReply: string;
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
  /** Stored messages that this tab may lack. */
  | { readonly type: 'history loaded'; readonly recalled: StoredConversation }
  /** A flow is asked to continue. */
  | { readonly type: 'flow pending' }
  | {
      readonly type: 'flow replied';
      readonly messages: readonly {
        readonly stamp: Stamp;
        readonly text: string;
        readonly media?: ChatMessage['media'];
      }[];
      readonly masked?: string | undefined;
      readonly turn?: string | undefined;
    }
  /** A person has taken over and received the last message. */
  | { readonly type: 'handed over' }
  /** Sent to a person. */
  | { readonly type: 'sent to person'; readonly stamp: Stamp; readonly text: string }
  /** A message to a person was not delivered and is sent to the assistant as a question. */
  | {
      readonly type: 'person missed';
      readonly stamp: Stamp;
      readonly ids: readonly string[];
      readonly text: string;
    }
  | {
      readonly type: 'live messages received';
      readonly language: LanguageCode;
      readonly speaker: string;
      readonly messages: readonly IncomingMessage[];
    }
  | { readonly type: 'failed'; readonly stamp: Stamp; readonly text: string }
  | { readonly type: 'offer due'; readonly id: string; readonly hasDraft: boolean }
  | { readonly type: 'form opened'; readonly form: FormKind }
  | { readonly type: 'form closed' }
  | { readonly type: 'form sent'; readonly stamp: Stamp; readonly text: string }
  | { readonly type: 'form failed'; readonly stamp: Stamp; readonly form: FormKind; readonly text: string }
  | { readonly type: 'translated'; readonly language: LanguageCode; readonly welcome: string }
  | { readonly type: 'cleared'; readonly stamp: Stamp; readonly welcome: string };

export const emptyConversation: Conversation = { messages: [], pending: false, view: 'chat' };

/** Maximum number of messages in the tab's storage; the oldest are dropped. */
export const maxMessages = 200;
/** Maximum length of a reply in the tab's storage. */
const maxReplyChars = 8000;

export const formByAction: Record<ChatAction, FormKind> = {
  book_consultation: 'consultation',
  collect_contact: 'contact',
};

/**
 * Returns why a text can't be sent, or undefined. Counts characters like the server: trimmed, UTF-16 code
 * units.
 */
export const checkMessage = (text: string): 'blank' | 'long' | undefined => {
  const trimmed = text.trim();
  if (!/[^\s\p{Cf}\p{Cc}]/u.test(trimmed)) return 'blank';
  return trimmed.length > chatMaxChars ? 'long' : undefined;
};

/** Returns the last 20 turns for a request, without the panel's own messages. */
export const toHistory = (messages: readonly ChatMessage[]): ChatTurnHint[] =>
  messages
    .filter((message) => !message.note && message.live === undefined)
    .slice(-chatHistoryTurns)
    .map(({ role, content }) => ({ role, content: content.slice(0, chatMaxChars) }));

/** The visitor’s last message. */
export const findLastQuestion = (messages: readonly ChatMessage[]): ChatMessage | undefined =>
  messages.findLast(({ role }) => role === 'user');

/** Suggestions of the newest reply, until the next message. */
export const currentSuggestions = ({ messages, pending }: Conversation): readonly ChatSuggestion[] =>
  (pending ? undefined : messages.at(-1)?.suggestions) ?? [];

/** The visitor's last message if it has no reply: 'Try again' sends it. */
export const findUnanswered = ({ messages, pending }: Conversation): ChatMessage | undefined => {
  if (pending) return undefined;
  const last = messages.findLast((message) => !message.note || message.retry === 'message');
  if (last?.live !== undefined) return undefined;
  if (last?.role === 'user') return last;
  return last?.retry === 'message' ? messages.findLast(({ role }) => role === 'user') : undefined;
};

const toMessage = (stamp: Stamp, content: string, rest: Partial<ChatMessage>): ChatMessage => ({
  id: stamp.id,
  role: 'assistant',
  content,
  timestamp: stamp.at,
  language: stamp.language,
  ...rest,
});

const addMessage = (
  state: Conversation,
  message: ChatMessage,
  rest: Partial<Conversation> = {},
): Conversation => ({
  ...state,
  ...rest,
  messages: [...state.messages, message].slice(-maxMessages),
});

/** Replaces the message with its masked text in the bubble, the history and the tab's storage. */
const maskQuestion = (state: Conversation, text: string | undefined): Conversation => {
  const question = findLastQuestion(state.messages);
  if (text === undefined || !question) return state;
  return {
    ...state,
    messages: state.messages.map((message) =>
      message === question ? { ...message, content: text, masked: true } : message,
    ),
  };
};

/** Links the question to its stored turn and removes another tab's copy. */
const linkTurn = (state: Conversation, turn: string | undefined): Conversation => {
  if (!turn) return state;
  const question = findLastQuestion(state.messages.filter((message) => message.turn !== turn));
  return {
    ...state,
    messages: state.messages
      .filter((message) => message.turn !== turn)
      .map((message) => (message === question && !message.turn ? { ...message, turn } : message)),
  };
};

/** Keeps only the question when the earlier conversation was deleted. */
const keepOnlyQuestion = (state: Conversation): Conversation => ({
  ...state,
  messages: state.messages.slice(state.messages.findLastIndex(({ role }) => role === 'user')),
});

/** Removes everything after the visitor's last message, which is sent again. */
const repeatQuestion = (state: Conversation, change: Partial<ChatMessage>): Conversation => {
  const question = findLastQuestion(state.messages);
  if (!question || state.pending) return state;
  const before = state.messages.slice(0, state.messages.indexOf(question));
  return { ...state, messages: [...before, { ...question, ...change }], pending: true, view: 'chat' };
};

const addReply = (
  state: Conversation,
  event: Extract<ConversationEvent, { type: 'replied' }>,
): Conversation => {
  if (!state.pending) return state;
  const content = event.message.trim().slice(0, maxReplyChars);
  const message = content
    ? toMessage(event.stamp, content, {
        ...(event.action ? { action: event.action } : {}),
        suggestions: event.suggestions,
        links: event.links,
        cards: event.cards,
        ...(event.turn ? { turn: event.turn } : {}),
      })
    : toMessage(event.stamp, event.emptyReply, { note: 'failure', retry: 'message' });
  const asked = maskQuestion(event.restarted ? keepOnlyQuestion(state) : state, event.masked);
  return addMessage(linkTurn(asked, event.turn), message, { pending: false });
};

/** Opens the form, unless the offer was used, the visitor is typing, or another form is open. */
const openOffer = (state: Conversation, id: string, hasDraft: boolean): Conversation => {
  const offer = state.messages.find((message) => message.id === id);
  if (!offer?.action || offer.offered) return state;
  const messages = state.messages.map((message) =>
    message === offer ? { ...offer, offered: true } : message,
  );
  const opens = !hasDraft && state.view === 'chat' && !state.pending;
  return { ...state, messages, view: opens ? formByAction[offer.action] : state.view };
};

/** Whether the tab has only its welcome message, which may still be replaced. */
export const isUntouched = (messages: readonly ChatMessage[]): boolean =>
  messages.every(({ note, earlier }) => note === 'welcome' || earlier);

/** The conversation as a pure state machine. Events that don't apply return the same state. */
export const reduceConversation = (state: Conversation, event: ConversationEvent): Conversation => {
  switch (event.type) {
    case 'opened':
      return state.messages.length > 0
        ? state
        : addMessage(state, toMessage(event.stamp, event.welcome, { note: 'welcome' }));
    case 'sent':
      if (state.pending || checkMessage(event.text)) return state;
      return addMessage(
        state,
        { ...toMessage(event.stamp, event.text.trim(), {}), role: 'user' },
        { pending: true, view: 'chat' },
      );
    case 'retried': {
      if (!findUnanswered(state)) return state;
      // Removes the apology on retry, so that a bad connection doesn't fill the conversation.
      const messages = state.messages.filter((message) => message.retry !== 'message');
      return { ...state, messages, pending: true, view: 'chat' };
    }
    case 'question repeated':
      return repeatQuestion(state, {});
    case 'sent unmasked':
      return repeatQuestion(state, { content: event.text, asIs: true, masked: undefined });
    case 'replied':
      return addReply(state, event);
    case 'flow pending':
      return state.pending ? state : { ...state, pending: true, view: 'chat' };
    case 'flow replied':
      return event.messages.reduce<Conversation>(
        (before, { stamp, text, media }) =>
          addMessage(
            before,
            toMessage(stamp, text.slice(0, maxReplyChars), {
              flow: true,
              media,
              ...(event.turn ? { turn: event.turn } : {}),
            }),
          ),
        { ...linkTurn(maskQuestion(state, event.masked), event.turn), pending: false },
      );
    case 'history loaded': {
      const messages = mergeStored(state.messages, event.recalled);
      return messages === state.messages ? state : { ...state, messages: messages.slice(-maxMessages) };
    }
    case 'handed over': {
      if (!state.pending) return state;
      const question = findLastQuestion(state.messages);
      return {
        ...state,
        messages: state.messages.filter((message) => message !== question),
        pending: false,
      };
    }
    case 'sent to person':
      if (checkMessage(event.text)) return state;
      return addMessage(state, { ...toMessage(event.stamp, event.text.trim(), { live: 0 }), role: 'user' });
    case 'person missed': {
      if (state.pending) return state;
      const messages = state.messages.filter(({ id }) => !event.ids.includes(id));
      const asked = reduceConversation({ ...state, messages }, { ...event, type: 'sent' });
      return asked.pending ? asked : state;
    }
    case 'live messages received':
      return { ...state, messages: mergeLiveMessages(state.messages, event).slice(-maxMessages) };
    case 'failed':
      if (!state.pending) return state;
      return addMessage(state, toMessage(event.stamp, event.text, { note: 'failure', retry: 'message' }), {
        pending: false,
      });
    case 'offer due':
      return openOffer(state, event.id, event.hasDraft);
    case 'form opened':
      return state.view === event.form ? state : { ...state, view: event.form };
    case 'form closed':
      return state.view === 'chat' ? state : { ...state, view: 'chat' };
    case 'form sent':
      return addMessage(state, toMessage(event.stamp, event.text, { note: 'confirmation' }), {
        view: 'chat',
      });
    case 'form failed':
      return addMessage(state, toMessage(event.stamp, event.text, { note: 'failure', retry: event.form }), {
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
      return addMessage(emptyConversation, toMessage(event.stamp, event.welcome, { note: 'welcome' }));
  }
};

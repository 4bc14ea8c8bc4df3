import {
  askForPerson,
  type LiveMessage,
  pollConversation,
  sayToPerson,
  showToPerson,
} from '#shared/api/conversations.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import type { LiveState } from '#shared/domain/conversations.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { visitorZone } from '#web/lib/format.ts';
import { ApiError, call, callFull } from '#web/lib/http.ts';
import { deliver, dequeue, enqueue, queuedWrites } from '#web/lib/queue.ts';

type Polled = RouteResponse<typeof pollConversation>;

/** A visitor's message that has not been confirmed. */
export interface Unsent {
  readonly clientId: string;
  readonly text: string;
}

/** The queue's topic for messages to a person; any tab that opens the chat sends them. */
export const liveTopic = 'chat-live';
const unsentMessages = () => queuedWrites(liveTopic).map(({ body }) => body as Unsent);

/** State of the live chat as the panel shows it. */
export interface LiveView {
  readonly state: LiveState;
  readonly waitingSince?: string | undefined;
  readonly isTyping: boolean;
  /** Number of the last message the person has read. */
  readonly read: number;
  /** The last request failed. */
  readonly isLost: boolean;
}

export interface LiveHandlers {
  readonly onView: (view: LiveView) => void;
  readonly onMessages: (messages: readonly LiveMessage[]) => void;
  /** Emergency numbers, for a message that suggests danger. */
  readonly onDanger: (text: string) => void;
  /** The conversation was handed back before the messages arrived. */
  readonly onRefused: (unsent: readonly Unsent[]) => void;
  /** The conversation was deleted in another tab or by the owner. */
  readonly onDeleted: () => void;
  /** The number up to which this tab has all messages. */
  readonly known: () => number;
}

/** Poll intervals in milliseconds: active, after a quiet minute, and while a person may join. */
const pollIntervalMs = { talking: 2000, quiet: 5000, watching: 15_000 } as const;
const quietMs = 60_000;
/** Milliseconds after which polling stops if nobody is expected. */
const watchMs = 120_000;
const typingEveryMs = 4000;
/** A request can hang when the network changes; after this time it is sent again. */
const requestTimeoutMs = 10_000;

export const idle: LiveView = { state: 'assistant', isTyping: false, read: 0, isLost: false };

/** The panel's side of live chat: polls while visible and sends messages once and in order. */
export const connect = ({ onView, onMessages, onDanger, onRefused, onDeleted, known }: LiveHandlers) => {
  let view = idle;
  let etag: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;
  let isSending = false;
  let lastActivity = Date.now();
  let lastTyping = 0;
  let isEnded = false;
  let isDeleted = false;
  /** Advances only by polling: when a message is sent, an earlier one may still be missing. */
  let received = known();
  let typingUntil = 0;
  /** Counts requests for a person, to ignore older poll results. */
  let requests = 0;

  const show = (change: Partial<LiveView>) => {
    view = { ...view, ...change };
    onView(view);
  };

  const delay = (): number | undefined => {
    if (isEnded || document.hidden) return undefined;
    const quiet = Date.now() - lastActivity;
    // While closed during a live chat, the button still shows new messages.
    if (!isOpen) return view.state === 'person' || quiet < watchMs ? pollIntervalMs.watching : undefined;
    if (view.state !== 'assistant') return quiet < quietMs ? pollIntervalMs.talking : pollIntervalMs.quiet;
    return unsentMessages().length > 0
      ? pollIntervalMs.talking
      : quiet < watchMs
        ? pollIntervalMs.watching
        : undefined;
  };
  const schedulePoll = (ms = delay()) => {
    clearTimeout(timer);
    if (ms !== undefined) timer = setTimeout(() => void poll(), ms);
  };

  const applyPoll = (polled: Polled) => {
    if (polled.messages.length > 0) {
      lastActivity = Date.now();
      received = Math.max(received, ...polled.messages.map(({ seq }) => seq));
      onMessages(polled.messages);
    }
    typingUntil = Date.parse(polled.person.typingUntil ?? '') || 0;
    show({
      state: polled.state,
      waitingSince: polled.waitingSince,
      isTyping: typingUntil > Date.now(),
      read: polled.person.read,
      isLost: false,
    });
  };

  const poll = async () => {
    clearTimeout(timer);
    const begun = requests;
    try {
      const after = String(received);
      const { data, status, headers } = await callFull(pollConversation, {
        query: { after },
        ...(etag ? { headers: { 'if-none-match': etag } } : {}),
        signal: AbortSignal.timeout(requestTimeoutMs),
      });
      if (isEnded) return;
      // This poll started before the visitor's request and would undo it.
      if (begun !== requests) return schedulePoll(0);
      if (status === 304) show({ isLost: false, isTyping: typingUntil > Date.now() });
      else {
        etag = headers.get('etag') ?? undefined;
        applyPoll(data);
        if (data.deleted && !isDeleted) onDeleted();
        isDeleted = data.deleted === true;
      }
      if (unsentMessages().length > 0) void flush();
    } catch {
      if (isEnded) return;
      show({ isLost: true });
    }
    schedulePoll();
  };

  /**
   * Sends in order, because the server numbers messages as they arrive. Gives up on messages that the server
   * refuses for good.
   */
  const flush = async () => {
    if (isSending) return;
    isSending = true;
    try {
      await deliver(liveTopic, async ({ body }) => {
        const { danger, ...message } = await call(sayToPerson, {
          body: {
            ...(body as Unsent),
            known: received,
            timeZone: visitorZone() || undefined,
            page: location.pathname,
          },
          signal: AbortSignal.timeout(requestTimeoutMs),
        });
        onMessages([message]);
        if (danger) onDanger(danger);
      });
      show({ isLost: false });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (isRefused && !isEnded) {
        const refused = unsentMessages();
        dequeue(...refused.map(({ clientId }) => clientId));
        etag = undefined;
        if (error.code === 'record.stale' || error.code === 'record.not_found') {
          show({ state: 'assistant' });
          onRefused(refused);
        }
      } else show({ isLost: true });
    }
    isSending = false;
    schedulePoll();
  };

  const onVisible = () => schedulePoll(document.hidden ? undefined : 0);
  const onOnline = () => schedulePoll(0);
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', onOnline);

  return {
    /** Polls now and for a while, because a person may join. */
    watch: () => {
      lastActivity = Date.now();
      schedulePoll(0);
    },
    ask: async (wanted: boolean, language: LanguageCode, ifAway = false) => {
      requests += 1;
      const answer = await call(askForPerson, {
        body: { wanted, language, page: location.pathname, ...(ifAway ? { ifAway } : {}) },
        signal: AbortSignal.timeout(6000),
      });
      requests += 1;
      lastActivity = Date.now();
      if (answer.person.state === 'waiting') show({ state: 'waiting', waitingSince: answer.waitingSince });
      if (!wanted && answer.person.state !== 'talking') show({ state: 'assistant', waitingSince: undefined });
      schedulePoll();
      return answer.person;
    },
    say: (unsent: Unsent) => {
      lastActivity = Date.now();
      lastTyping = 0;
      enqueue({ key: unsent.clientId, topic: liveTopic, body: unsent });
      void flush();
    },
    /** Reports typing and the last message read, throttled. */
    show: (typing: boolean) => {
      const now = Date.now();
      const isWriting = now - lastTyping < typingEveryMs;
      if (view.state !== 'person' || (typing && isWriting)) return;
      if (typing) lastTyping = now;
      // Reading doesn't end typing.
      call(showToPerson, { body: { typing: typing || isWriting, read: received } }).catch(() => undefined);
    },
    setOpen: (open: boolean) => {
      if (open === isOpen) return;
      isOpen = open;
      schedulePoll(open ? 0 : delay());
    },
    end: () => {
      isEnded = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onOnline);
    },
  };
};

export type Connection = ReturnType<typeof connect>;

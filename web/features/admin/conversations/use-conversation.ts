import { useCallback, useEffect, useRef, useState } from 'react';
import {
  getConversation,
  markTurn,
  removeConversation,
  sayToVisitor,
  showToVisitor,
  type Turn,
  takeConversation,
} from '#shared/api/conversations.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { ApiError } from '#web/lib/http.ts';
import { clearQueue, deliver, dequeue, enqueue, useQueue } from '#web/lib/queue.ts';
import { errorMessage, sessionCall, sessionCallFull } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';

export type ConversationDetail = RouteResponse<typeof getConversation>;

/** A message of the owner's that the server has not confirmed yet. */
interface Unsent {
  readonly clientId: string;
  readonly text: string;
}

/** Prefix of the queue topics for the owner's messages, followed by the conversation's id. */
export const conversationTopicPrefix = 'conversation:';

/** Poll intervals in ms: while the owner is talking, and while reading along. */
const pollMs = { live: 2000, reading: 6000 } as const;
const typingEveryMs = 4000;
const retryMs = 5000;

/** Polls one conversation while the tab is visible; an unchanged one costs a 304. */
export const useConversation = (id: string) => {
  const [detail, setTalk] = useState<ConversationDetail>();
  const [problem, setProblem] = useState<string>();
  /** Deleted by the visitor or in another tab, or expired after 90 days. */
  const [isGone, setGone] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const queueTopic = `${conversationTopicPrefix}${id}`;
  const unsent = useQueue()
    .filter(({ topic }) => topic === queueTopic)
    .map(({ body }) => body as Unsent);
  const isSending = useRef(false);
  const etag = useRef<string>(undefined);
  const latest = useRef(detail);
  latest.current = detail;
  const lastTyping = useRef(0);

  const read = useCallback(async () => {
    try {
      const { status, data, headers } = await sessionCallFull(getConversation, {
        params: { id },
        ...(etag.current ? { headers: { 'if-none-match': etag.current } } : {}),
      });
      if (status !== 304) {
        etag.current = headers.get('etag') ?? undefined;
        setTalk(data);
        latest.current = data;
      }
      // The typing state expires over time, so recompute it on a 304 too.
      setTyping(Date.parse(latest.current?.visitor.typingUntil ?? '') > Date.now());
      setProblem(undefined);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setGone(true);
      else setProblem(errorMessage(error, 'This conversation could not be loaded.'));
    }
  }, [id]);

  useEffect(() => {
    if (isGone) return clearQueue(queueTopic);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const again = async () => {
      if (!document.hidden) await read();
      if (isEnded) return;
      timer = setTimeout(
        again,
        latest.current?.conversation.state === 'person' ? pollMs.live : pollMs.reading,
      );
    };
    void again();
    const onVisible = () => {
      if (document.hidden) return;
      clearTimeout(timer);
      void again();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [read, isGone, queueTopic]);

  const showFailure = (error: unknown, what: string) =>
    showToast({ title: 'Error', description: errorMessage(error, what), tone: 'error' });

  const setSpeaker = async (who: 'person' | 'assistant') => {
    try {
      await sessionCall(takeConversation, { params: { id }, body: { speaker: who } });
      await read();
    } catch (error) {
      showFailure(error, 'The conversation could not be taken over.');
    }
  };

  /** Sends queued messages in order; those that fail for lack of a connection stay queued. */
  const flush = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await deliver(queueTopic, async ({ body }) => {
        await sessionCall(sayToVisitor, { params: { id }, body: body as Unsent });
        await read();
      });
    } catch (error) {
      if (error instanceof ApiError) showFailure(error, 'Your message was not sent. It is kept; try again.');
    }
    isSending.current = false;
  };
  const retry = useRef(flush);
  retry.current = flush;
  const isOurs = detail?.conversation.state === 'person';
  const hasUnsent = unsent.length > 0;
  // Messages may be left over from a closed tab, or from before the conversation was handed back.
  useEffect(() => {
    if (isOurs) void retry.current();
  }, [isOurs]);
  useEffect(() => {
    if (!isOurs || !hasUnsent) return;
    const again = () => void retry.current();
    const timer = setInterval(again, retryMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [isOurs, hasUnsent]);

  const lastSeq = detail?.messages.at(-1)?.seq ?? 0;
  const reportActivity = (typing: boolean) => {
    const now = Date.now();
    if (latest.current?.conversation.state !== 'person') return;
    const isWriting = now - lastTyping.current < typingEveryMs;
    if (typing && isWriting) return;
    if (typing) lastTyping.current = now;
    // A read receipt must not clear the typing indicator.
    const body = { typing: typing || isWriting, read: lastSeq };
    sessionCall(showToVisitor, { params: { id }, body }).catch(() => undefined);
  };
  const latestReport = useRef(reportActivity);
  latestReport.current = reportActivity;
  useEffect(() => {
    if (isOurs && lastSeq > 0) latestReport.current(false);
  }, [isOurs, lastSeq]);

  return {
    detail,
    problem,
    isGone,
    isTyping,
    unsent: unsent.filter(({ clientId }) => !detail?.messages.some((one) => one.clientId === clientId)),
    setSpeaker,
    sendMessage: (text: string) => {
      lastTyping.current = 0;
      const clientId = crypto.randomUUID();
      enqueue({ key: clientId, topic: queueTopic, body: { clientId, text } });
      void flush();
    },
    resend: () => {
      // Re-queue first, so that messages past the queue's maximum age go out too.
      for (const body of unsent) enqueue({ key: body.clientId, topic: queueTopic, body });
      void flush();
    },
    /** Drops a message that was not delivered. */
    discard: (clientId: string) => dequeue(clientId),
    /** Resolves to true once deleted. */
    remove: async () => {
      try {
        await sessionCall(removeConversation, { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) {
          showFailure(error, 'The conversation could not be deleted.');
          return false;
        }
      }
      clearQueue(queueTopic);
      return true;
    },
    reportTyping: () => reportActivity(true),
    mark: async (turn: Turn, mark: Turn['mark'] | null) => {
      try {
        const marked = await sessionCall(markTurn, {
          params: { id, turn: turn.id },
          body: { mark: mark ?? null },
        });
        setTalk(
          (before) =>
            before && { ...before, turns: before.turns.map((one) => (one.id === marked.id ? marked : one)) },
        );
      } catch (error) {
        showFailure(error, 'The mark could not be saved.');
      }
    },
  };
};

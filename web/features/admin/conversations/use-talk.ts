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
import { sentenceOf, sessionCall, sessionCallFull } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { keepUnsent, onUnsentChange, type Unsent, unsentIn } from './unsent.ts';

export type Talk = RouteResponse<typeof getConversation>;

/** While somebody talks, and while one only reads along. */
const pace = { live: 2000, reading: 6000 } as const;
const typingEveryMs = 4000;
const retryMs = 5000;

/** One conversation, read anew while the screen is looked at; unchanged, that is one read and a 304. */
export const useTalk = (id: string) => {
  const [talk, setTalk] = useState<Talk>();
  const [problem, setProblem] = useState<string>();
  /** Deleted by the visitor, by the owner in another tab, or over after 90 days. */
  const [isGone, setGone] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [unsent, setUnsent] = useState<readonly Unsent[]>(() => unsentIn(id));
  const box = useRef(unsent);
  const isSending = useRef(false);
  const show = useCallback((next: readonly Unsent[]) => {
    box.current = next;
    setUnsent(next);
  }, []);
  const put = useCallback(
    (next: readonly Unsent[]) => {
      keepUnsent(id, next);
      show(next);
    },
    [id, show],
  );
  useEffect(() => onUnsentChange(() => show(unsentIn(id))), [id, show]);
  const etag = useRef<string>(undefined);
  const latest = useRef(talk);
  latest.current = talk;
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
      // It ends by itself, without a change that would be read.
      setTyping(Date.parse(latest.current?.visitor.typingUntil ?? '') > Date.now());
      setProblem(undefined);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setGone(true);
      else setProblem(sentenceOf(error, 'This conversation could not be read.'));
    }
  }, [id]);

  useEffect(() => {
    // Nothing of it is left, here as on the server.
    if (isGone) return put([]);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isEnded = false;
    const again = async () => {
      if (!document.hidden) await read();
      if (isEnded) return;
      timer = setTimeout(again, latest.current?.conversation.state === 'person' ? pace.live : pace.reading);
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
  }, [read, isGone, put]);

  const failed = (error: unknown, what: string) =>
    showToast({ title: 'Error', description: sentenceOf(error, what), tone: 'error' });

  const speaker = async (who: 'person' | 'assistant') => {
    try {
      await sessionCall(takeConversation, { params: { id }, body: { speaker: who } });
      await read();
    } catch (error) {
      failed(error, 'The conversation could not be taken over.');
    }
  };

  /** One after the other, so that they arrive in the order they were written; what found no connection is tried again. */
  const flush = async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let next = box.current[0]; next; next = box.current[0]) {
        const { clientId } = next;
        await sessionCall(sayToVisitor, { params: { id }, body: next });
        await read();
        put(box.current.filter((one) => one.clientId !== clientId));
      }
    } catch (error) {
      if (error instanceof ApiError) failed(error, 'Your message was not sent. It is kept; try again.');
    }
    isSending.current = false;
  };
  const retry = useRef(flush);
  retry.current = flush;
  const isOurs = talk?.conversation.state === 'person';
  const hasUnsent = unsent.length > 0;
  // What another tab wrote before it was closed, or what was left when the talk was handed back.
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

  const lastSeq = talk?.messages.at(-1)?.seq ?? 0;
  const sign = (typing: boolean) => {
    const now = Date.now();
    if (latest.current?.conversation.state !== 'person') return;
    const isWriting = now - lastTyping.current < typingEveryMs;
    if (typing && isWriting) return;
    if (typing) lastTyping.current = now;
    // Having read something is no sign of not writing any more.
    const body = { typing: typing || isWriting, read: lastSeq };
    sessionCall(showToVisitor, { params: { id }, body }).catch(() => undefined);
  };
  const signRead = useRef(sign);
  signRead.current = sign;
  useEffect(() => {
    if (isOurs && lastSeq > 0) signRead.current(false);
  }, [isOurs, lastSeq]);

  return {
    talk,
    problem,
    isGone,
    isTyping,
    unsent: unsent.filter(({ clientId }) => !talk?.messages.some((one) => one.clientId === clientId)),
    speaker,
    say: (text: string) => {
      lastTyping.current = 0;
      put([...box.current, { clientId: crypto.randomUUID(), text }]);
      void flush();
    },
    sayAgain: () => void flush(),
    /** Lets go of something that has not arrived. */
    discard: (clientId: string) => put(box.current.filter((one) => one.clientId !== clientId)),
    /** True once it is gone. */
    remove: async () => {
      try {
        await sessionCall(removeConversation, { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) {
          failed(error, 'The conversation could not be deleted.');
          return false;
        }
      }
      put([]);
      return true;
    },
    typing: () => sign(true),
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
        failed(error, 'The mark could not be saved.');
      }
    },
  };
};

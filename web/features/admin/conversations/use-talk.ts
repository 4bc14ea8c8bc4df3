import { useCallback, useEffect, useRef, useState } from 'react';
import {
  getConversation,
  markTurn,
  sayToVisitor,
  showToVisitor,
  type Turn,
  takeConversation,
} from '#shared/api/conversations.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { sentenceOf, sessionCall, sessionCallFull } from '#web/lib/session.ts';
import { showToast } from '#web/lib/toast.ts';

export type Talk = RouteResponse<typeof getConversation>;

/** While somebody talks, and while one only reads along. */
const pace = { live: 2000, reading: 6000 } as const;
const typingEveryMs = 4000;

interface Unsent {
  readonly clientId: string;
  readonly text: string;
}

/** One conversation, read anew while the screen is looked at; unchanged, that is one read and a 304. */
export const useTalk = (id: string) => {
  const [talk, setTalk] = useState<Talk>();
  const [problem, setProblem] = useState<string>();
  const [isTyping, setTyping] = useState(false);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
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
      setProblem(sentenceOf(error, 'This conversation could not be read.'));
    }
  }, [id]);

  useEffect(() => {
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
  }, [read]);

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

  const send = async (message: Unsent) => {
    setUnsent((before) => [...before.filter(({ clientId }) => clientId !== message.clientId), message]);
    try {
      await sessionCall(sayToVisitor, { params: { id }, body: message });
      await read();
      setUnsent((before) => before.filter(({ clientId }) => clientId !== message.clientId));
    } catch (error) {
      failed(error, 'Your message was not sent. It is kept; try again.');
    }
  };

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
  const isOurs = talk?.conversation.state === 'person';
  const signRead = useRef(sign);
  signRead.current = sign;
  useEffect(() => {
    if (isOurs && lastSeq > 0) signRead.current(false);
  }, [isOurs, lastSeq]);

  return {
    talk,
    problem,
    isTyping,
    unsent: unsent.filter(({ clientId }) => !talk?.messages.some((one) => one.clientId === clientId)),
    speaker,
    say: (text: string) => {
      lastTyping.current = 0;
      void send({ clientId: crypto.randomUUID(), text });
    },
    sayAgain: (message: Unsent) => void send(message),
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

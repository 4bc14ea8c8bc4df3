import { useCallback, useEffect, useRef, useState } from 'react';
import { getOwnConversation } from '#shared/api/conversations.ts';
import { call } from '#web/lib/http.ts';
import { onStoredChange } from '#web/lib/persist.ts';
import type { Conversation } from '../model/conversation.ts';
import type { ChatMessage } from '../model/message.ts';
import type { Recalled } from '../model/recall.ts';
import { isKept, keptKey, latestTurn, latestTurnKey } from '../model/stored.ts';

type Kept = Pick<Recalled, 'turns' | 'messages' | 'state'>;
export type RecallStatus = 'loading' | 'failed' | 'done';

interface Around {
  readonly isOpen: boolean;
  readonly state: Conversation;
  readonly onRecalled: (kept: Kept) => Promise<void>;
  /** Deleted in another tab or by the owner. */
  readonly onDeleted: () => void;
}

/** Minimum milliseconds between refreshes of a conversation this tab already has. */
const lookAgainMs = 60_000;

const knows = (messages: readonly ChatMessage[], wanted: string): boolean =>
  wanted === '' || messages.some(({ turn }) => turn === wanted);

/**
 * Loads stored messages this tab doesn't have: when the chat opens, and when the tab becomes visible after
 * another one continued. Without a stored conversation it makes no request.
 */
export const useRecall = (around: Around) => {
  const { isOpen } = around;
  const [status, setStatus] = useState<RecallStatus>(() => (isKept() ? 'loading' : 'done'));
  const latest = useRef(around);
  latest.current = around;
  const lookedAt = useRef(0);
  const isLooking = useRef(false);

  const look = useCallback(async () => {
    if (isLooking.current) return;
    if (!isKept()) return setStatus('done');
    isLooking.current = true;
    setStatus((before) => (before === 'failed' ? 'loading' : before));
    try {
      const kept = await call(getOwnConversation, { signal: AbortSignal.timeout(10_000) });
      lookedAt.current = Date.now();
      if (kept.deleted) latest.current.onDeleted();
      else if (isKept()) await latest.current.onRecalled(kept);
      setStatus('done');
    } catch {
      // Reports a failure only if the tab has no messages to show.
      const { messages } = latest.current.state;
      setStatus(messages.some(({ note }) => !note) ? 'done' : 'failed');
    }
    isLooking.current = false;
  }, []);

  useEffect(() => {
    const lookIfBehind = () => {
      const { state } = latest.current;
      if (!isOpen || document.hidden || state.pending || !isKept()) return;
      const isOld = Date.now() - lookedAt.current > lookAgainMs;
      if (isOld || !knows(state.messages, latestTurn())) void look();
    };
    const onKept = () => {
      if (!isKept() && latest.current.state.messages.some(({ note }) => !note)) latest.current.onDeleted();
    };
    const stops = [onStoredChange(latestTurnKey, lookIfBehind), onStoredChange(keptKey, onKept)];
    document.addEventListener('visibilitychange', lookIfBehind);
    window.addEventListener('focus', lookIfBehind);
    lookIfBehind();
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', lookIfBehind);
      window.removeEventListener('focus', lookIfBehind);
    };
  }, [isOpen, look]);

  return { status, retry: look };
};

import { useCallback, useEffect, useRef, useState } from 'react';
import { getOwnConversation } from '#shared/api/conversations.ts';
import { call } from '#web/lib/http.ts';
import { onStoredChange } from '#web/lib/persist.ts';
import type { Conversation } from '../model/conversation.ts';
import type { ChatMessage } from '../model/message.ts';
import type { StoredConversation } from '../model/recall.ts';
import {
  hasLeftStored,
  isStored,
  isUnclaimed,
  latestTurnKey,
  readLatestTurn,
  storedUntilKey,
} from '../model/stored.ts';

type OwnConversation = Pick<StoredConversation, 'turns' | 'messages' | 'state'>;
export type RecallStatus = 'loading' | 'failed' | 'done';

interface RecallOptions {
  readonly isOpen: boolean;
  /** Loads nothing until it is decided whose conversation it is. */
  readonly isHeld: boolean;
  readonly state: Conversation;
  readonly onRecalled: (stored: OwnConversation) => Promise<void>;
  /** Deleted in another tab or by the owner. */
  readonly onDeleted: () => void;
  /** Another tab left the conversation on the server and started a new one. */
  readonly onLeft: () => void;
  /** The conversation was started in another tab and may be another person's. */
  readonly onUnclaimed: () => void;
}

/** Minimum milliseconds between refreshes of a conversation this tab already has. */
const refreshMs = 60_000;

const hasTurn = (messages: readonly ChatMessage[], wanted: string): boolean =>
  wanted === '' || messages.some(({ turn }) => turn === wanted);

/**
 * Loads stored messages that this tab lacks: when the chat opens, and when the tab becomes visible after
 * another tab continued. Without a stored conversation it makes no request.
 */
export const useRecall = (around: RecallOptions) => {
  const { isOpen, isHeld } = around;
  const [status, setStatus] = useState<RecallStatus>(() => (isStored() ? 'loading' : 'done'));
  const latest = useRef(around);
  latest.current = around;
  const loadedAt = useRef(0);
  const isLoading = useRef(false);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    if (!isStored()) return setStatus('done');
    isLoading.current = true;
    setStatus((before) => (before === 'failed' ? 'loading' : before));
    try {
      const kept = await call(getOwnConversation, { signal: AbortSignal.timeout(10_000) });
      loadedAt.current = Date.now();
      if (kept.deleted) latest.current.onDeleted();
      else if (isStored()) await latest.current.onRecalled(kept);
      setStatus('done');
    } catch {
      // Reports a failure only if the tab has no messages to show.
      const { messages } = latest.current.state;
      setStatus(messages.some(({ note }) => !note) ? 'done' : 'failed');
    }
    isLoading.current = false;
  }, []);

  useEffect(() => {
    const loadIfBehind = () => {
      const { state } = latest.current;
      if (!isOpen || isHeld || document.hidden || state.pending || !isStored()) return;
      if (isUnclaimed()) return latest.current.onUnclaimed();
      const isOld = Date.now() - loadedAt.current > refreshMs;
      if (isOld || !hasTurn(state.messages, readLatestTurn())) void load();
    };
    const onStoredUntil = () => {
      if (isStored() || latest.current.state.messages.every(({ note }) => note)) return;
      if (hasLeftStored()) latest.current.onLeft();
      else latest.current.onDeleted();
    };
    const stops = [
      onStoredChange(latestTurnKey, loadIfBehind),
      onStoredChange(storedUntilKey, onStoredUntil),
    ];
    document.addEventListener('visibilitychange', loadIfBehind);
    window.addEventListener('focus', loadIfBehind);
    loadIfBehind();
    return () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', loadIfBehind);
      window.removeEventListener('focus', loadIfBehind);
    };
  }, [isOpen, isHeld, load]);

  return { status: isHeld ? 'done' : status, retry: load };
};

import { useEffect, useRef } from 'react';
import { fullScreen } from './use-fitting-dialog.ts';

interface Around {
  readonly isOpen: boolean;
  readonly isFull: boolean;
  readonly onClose: () => void;
  readonly onOpen: () => void;
}

/** Milliseconds until a link that closes the panel has added its own history entry. */
const settleMs = 100;

const isOurs = (): boolean => (history.state as { chat?: unknown } | null)?.chat === true;

/**
 * In full-screen mode the chat has a history entry, so that Back closes it. Other ways of closing remove the
 * entry, unless a link was followed: then Back reopens the chat.
 */
export const useBackCloses = (around: Around): void => {
  const { isOpen, isFull } = around;
  const latest = useRef(around);
  latest.current = around;
  const isLeftByBack = useRef(false);
  useEffect(() => {
    if (!isOpen || !isFull) return;
    isLeftByBack.current = false;
    if (!isOurs()) history.pushState({ ...history.state, chat: true }, '');
    return () => {
      // Back has already left our history entry, so the current one isn't ours to remove.
      if (isLeftByBack.current) return;
      setTimeout(() => {
        const { isOpen: again, isFull: stillFull } = latest.current;
        if (isOurs() && !(again && stillFull)) history.back();
      }, settleMs);
    };
  }, [isOpen, isFull]);

  useEffect(() => {
    const onPop = () => {
      const now = latest.current;
      if (isOurs() === now.isOpen || !matchMedia(fullScreen).matches) return;
      isLeftByBack.current = now.isOpen;
      if (now.isOpen) now.onClose();
      else now.onOpen();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
};

import { useEffect, useRef } from 'react';
import { fullScreen } from './use-fitting-dialog.ts';

interface Around {
  readonly isOpen: boolean;
  readonly isFull: boolean;
  readonly onClose: () => void;
  readonly onOpen: () => void;
}

/** Until a link that closes the panel has made its own entry. */
const settleMs = 100;

const isOurs = (): boolean => (history.state as { chat?: unknown } | null)?.chat === true;

/**
 * Over the whole screen the chat is a place that Back leaves: it has an entry in the history. Closed in another way it takes
 * the entry with it, unless a link led on from there: then Back comes back to the chat.
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
      // Back has left the entry already; looked at later it may be that of Forward.
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

import { useCallback, useEffect, useRef, useState } from 'react';
import { knownAttempt } from './idempotency.ts';
import { claim } from './outbox/claims.ts';
import type { Delivery } from './outbox/deliver.ts';
import type { OutboxItem } from './outbox/item.ts';
import { onOutboxNews } from './outbox/news.ts';

export type WaitingItem = Omit<OutboxItem, 'since' | 'state'>;

/** `offered`: it could not be sent, and may wait if the visitor wants; `waiting`: it goes out by itself. */
export type WaitingState = 'no' | 'offered' | 'waiting';

const loadOutbox = () => import('./outbox/outbox.ts');

/** A form's place in the outbox: what of it waits, also after a reload, and what came of it. */
export const useWaiting = (form: string, onAnswer: (delivery: Delivery) => void) => {
  const [state, setState] = useState<WaitingState>('no');
  const [key, setKey] = useState<string>();
  const offered = useRef<WaitingItem>(undefined);
  const answered = useRef(onAnswer);
  answered.current = onAnswer;

  const rest = useCallback(() => {
    setState('no');
    setKey(undefined);
  }, []);

  // After a reload the attempt is still this tab's, and so is what waits.
  useEffect(() => {
    const known = knownAttempt(form)?.key;
    if (!known) return;
    let isHere = true;
    const look = async () => {
      const { waitingItems } = await loadOutbox();
      const waits = (await waitingItems()).some((item) => item.key === known && item.state === 'waiting');
      if (!isHere || !waits) return;
      setKey(known);
      setState('waiting');
    };
    look().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [form]);

  useEffect(() => {
    if (!key) return;
    const release = claim(key);
    const stop = onOutboxNews((news) => {
      if (news.type !== 'answered' || news.delivery.key !== key) return;
      rest();
      answered.current(news.delivery);
      // The form has its words and says what the server said: nothing is left to keep.
      if (!news.delivery.isSent) void loadOutbox().then(({ takeBack }) => takeBack(key));
    });
    return () => {
      stop();
      release();
    };
  }, [key, rest]);

  const keep = useCallback(async (item: WaitingItem): Promise<boolean> => {
    try {
      // Listening comes before sending, which may begin at once.
      setKey(item.key);
      const { keepWaiting } = await loadOutbox();
      if (await keepWaiting(item)) {
        setState('waiting');
        return true;
      }
    } catch {
      // The outbox could not be loaded any more: as if there were none.
    }
    setKey(undefined);
    return false;
  }, []);

  /** Whatever waits for this form is replaced or has been answered; the same wish, tried again by hand, stays until then. */
  const drop = useCallback(
    async (except?: string) => {
      if (key && key === except) return;
      rest();
      if (!key) return;
      const { takeBack } = await loadOutbox();
      await takeBack(key);
    },
    [key, rest],
  );

  return {
    state,
    keep,
    drop,
    offer: (item: WaitingItem) => {
      offered.current = item;
      setState('offered');
    },
    /** The visitor's answer to the offer. */
    accept: async () => {
      if (offered.current) await keep(offered.current);
    },
    /** False when it was sent already. */
    cancel: async () => {
      if (!key) return true;
      const { takeBack } = await loadOutbox();
      const isBack = await takeBack(key);
      if (isBack) rest();
      return isBack;
    },
  };
};

export type Waiting = ReturnType<typeof useWaiting>;

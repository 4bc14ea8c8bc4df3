import { useEffect, useRef } from 'react';
import { watchWaiting } from '#shared/api/conversations.ts';
import { sessionCallFull } from '#web/lib/session.ts';

/** Two minutes are what a visitor waits; the list shows them while they are worth something. */
const lookMs = 4000;

/** Calls back when somebody began or ceased to wait, as long as the screen is looked at: one read and a 304 until then. */
export const useWaits = (onChange: () => void): void => {
  const changed = useRef(onChange);
  changed.current = onChange;
  useEffect(() => {
    let etag: string | undefined;
    let isEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      if (!document.hidden)
        try {
          const { status, headers } = await sessionCallFull(watchWaiting, {
            ...(etag ? { headers: { 'if-none-match': etag } } : {}),
          });
          if (isEnded) return;
          if (status !== 304) {
            if (etag) changed.current();
            etag = headers.get('etag') ?? undefined;
          }
        } catch {
          // The list itself says what is wrong, and is read again in any case.
        }
      if (!isEnded) timer = setTimeout(look, lookMs);
    };
    const onVisible = () => void look();
    document.addEventListener('visibilitychange', onVisible);
    void look();
    return () => {
      isEnded = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
};

import { useEffect, useRef } from 'react';
import { watchWaiting } from '#shared/api/conversations.ts';
import { sessionCallFull } from '#web/lib/session.ts';

/** Visitors wait two minutes at most, so the list must be fresh well within that. */
const lookMs = 4000;

/**
 * Calls back when the set of waiting visitors changes, while the tab is visible. An unchanged set costs a
 * 304.
 */
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
          // The list polls on its own and reports its own errors.
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

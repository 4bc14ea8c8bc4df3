import { useEffect, useRef } from 'react';
import { watchWaiting } from '#shared/api/conversations.ts';
import { sessionCallFull } from '#web/lib/session.ts';

/** Visitors wait two minutes at most, so the list must be fresh well within that. */
const pollMs = 4000;

/**
 * Calls back when the set of waiting visitors changes, while the tab is visible. An unchanged set costs a
 * 304.
 */
export const useWaitingChanges = (onChange: () => void): void => {
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  useEffect(() => {
    let etag: string | undefined;
    let isEnded = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const poll = async () => {
      clearTimeout(timer);
      if (!document.hidden)
        try {
          const { status, headers } = await sessionCallFull(watchWaiting, {
            ...(etag ? { headers: { 'if-none-match': etag } } : {}),
          });
          if (isEnded) return;
          if (status !== 304) {
            if (etag) latestOnChange.current();
            etag = headers.get('etag') ?? undefined;
          }
        } catch {
          // The list polls on its own and reports its own errors.
        }
      if (!isEnded) timer = setTimeout(poll, pollMs);
    };
    const onVisible = () => void poll();
    document.addEventListener('visibilitychange', onVisible);
    void poll();
    return () => {
      isEnded = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
};

import { useCallback, useEffect, useRef, useState } from 'react';
import { answerBooking, type BookingPage, getBookingPage } from '#shared/api/bookings.ts';
import { ApiError, call } from '#web/lib/http.ts';
import { type Answer, loadWords, type Words } from './booking-words.ts';

/** Why the page shows no booking, or why an answer failed. */
export type Problem = 'missing' | 'failed' | 'changed' | 'taken' | 'notSaved';

interface Seen {
  readonly booking?: BookingPage;
  readonly words?: Words;
  readonly problem?: Problem | undefined;
}

const refused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Reads a booking by its token, sends answers, and reloads it when the visitor returns to the page. */
export const useBooking = (token: string) => {
  const [seen, setSeen] = useState<Seen>({});
  const [busy, setBusy] = useState<Answer>();
  const isHere = useRef(true);
  const params = { token };

  const show = useCallback(async (booking: BookingPage, problem?: Problem) => {
    const words = await loadWords(booking.language ?? navigator.language);
    if (isHere.current) setSeen({ booking, words, problem });
  }, []);

  const load = useCallback(async () => {
    try {
      await show(await call(getBookingPage, { params: { token } }));
    } catch (error) {
      const words = await loadWords(navigator.language);
      // Keep the booking on screen: the visitor can answer once the connection is back.
      if (isHere.current)
        setSeen((before) =>
          before.booking && !refused(error)
            ? before
            : { words, problem: refused(error) ? 'missing' : 'failed' },
        );
    }
  }, [token, show]);

  useEffect(() => {
    isHere.current = true;
    void load();
    const again = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', again);
    window.addEventListener('online', again);
    return () => {
      isHere.current = false;
      document.removeEventListener('visibilitychange', again);
      window.removeEventListener('online', again);
    };
  }, [load]);

  const answer = async (action: Answer) => {
    const { booking } = seen;
    if (!booking || busy) return;
    setBusy(action);
    try {
      await show(await call(answerBooking, { params, body: { action, updatedAt: booking.updatedAt } }));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      if (code === 'record.stale' && error instanceof ApiError)
        await show(error.current as BookingPage, 'changed');
      else if (refused(error)) setSeen(({ words }) => ({ words, problem: 'missing' }));
      else setSeen((before) => ({ ...before, problem: code === 'booking.overlap' ? 'taken' : 'notSaved' }));
    }
    setBusy(undefined);
  };

  return { ...seen, busy, answer, load };
};

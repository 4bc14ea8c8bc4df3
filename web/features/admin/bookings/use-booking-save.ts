import { useState } from 'react';
import { type BookingPatch, type UpdatedBooking, updateBooking } from '#shared/api/admin-bookings.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { ApiError } from '#web/lib/http.ts';
import { sessionCall } from '#web/lib/session.ts';
import { useSave } from '../leads/use-save.ts';

/** Appointments in the way of the change that was asked for, and the change itself. */
interface InTheWay {
  readonly bookings: readonly Booking[];
  readonly patch: BookingPatch;
}

export interface BookingSave {
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The request as somebody else left it meanwhile. */
  readonly stale: Booking | undefined;
  readonly inTheWay: InTheWay | undefined;
  /** Answers what was saved, or undefined when it was not. */
  readonly save: (booking: Booking, patch: BookingPatch) => Promise<UpdatedBooking | undefined>;
  /** Takes note of the other state: the next save is based on it. */
  readonly understood: () => void;
}

/** Saves a change of an appointment; what is in the way is said before it is done anyway. */
export const useBookingSave = (onSaved: (booking: Booking) => void): BookingSave => {
  const { busy, failure, fields, stale, run, clearStale } = useSave<Booking>('Failed to update booking');
  const [inTheWay, setInTheWay] = useState<InTheWay>();
  const save: BookingSave['save'] = async (booking, patch) => {
    let result: UpdatedBooking | undefined;
    setInTheWay(undefined);
    await run(async () => {
      try {
        result = await sessionCall(updateBooking, {
          params: { id: booking.id },
          body: { ...patch, updatedAt: booking.updatedAt },
        });
        onSaved(result.booking);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'booking.overlap') throw error;
        setInTheWay({ bookings: (error.current ?? []) as Booking[], patch });
      }
    });
    return result;
  };
  return { busy, failure, fields, stale, inTheWay, save, understood: clearStale };
};

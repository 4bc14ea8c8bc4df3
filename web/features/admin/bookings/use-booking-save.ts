import { useState } from 'react';
import { type BookingPatch, type UpdatedBooking, updateBooking } from '#shared/api/admin-bookings.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { ApiError } from '#web/lib/http.ts';
import { sessionCall } from '#web/lib/session.ts';
import { useSave } from '../shared/form/use-save.ts';

/** A change that would overlap other appointments. */
interface Conflict {
  readonly bookings: readonly Booking[];
  readonly patch: BookingPatch;
}

export interface BookingSave {
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** The version that another session saved in the meantime. */
  readonly stale: Booking | undefined;
  readonly conflict: Conflict | undefined;
  /** Resolves with the saved booking, or undefined if it was not saved. */
  readonly save: (booking: Booking, patch: BookingPatch) => Promise<UpdatedBooking | undefined>;
  /** Accepts the other session's version; the next save is based on it. */
  readonly acceptStale: () => void;
}

/** Saves a change of a booking; overlaps have to be confirmed first. */
export const useBookingSave = (onSaved: (booking: Booking) => void): BookingSave => {
  const { busy, failure, fields, stale, run, clearStale } = useSave<Booking>('Failed to update booking');
  const [conflict, setConflict] = useState<Conflict>();
  const save: BookingSave['save'] = async (booking, patch) => {
    let result: UpdatedBooking | undefined;
    setConflict(undefined);
    await run(async () => {
      try {
        result = await sessionCall(updateBooking, {
          params: { id: booking.id },
          body: { ...patch, updatedAt: booking.updatedAt },
        });
        onSaved(result.booking);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'booking.overlap') throw error;
        setConflict({ bookings: (error.current ?? []) as Booking[], patch });
      }
    });
    return result;
  };
  return { busy, failure, fields, stale, conflict, save, acceptStale: clearStale };
};

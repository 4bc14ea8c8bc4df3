import { brand } from '#shared/brand.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { wallClockAt } from '#shared/domain/wall-clock.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** States in which a booking takes time in the calendar. */
const openStatuses: ReadonlySet<string> = new Set(['requested', 'proposed', 'confirmed']);
export const isOpen = ({ status, spamReason }: Booking): boolean => !spamReason && openStatuses.has(status);

/** Declined or cancelled: its time is free again. */
export const isCancelled = ({ status }: Booking): boolean => status === 'declined' || status === 'cancelled';

/** The start in epoch milliseconds, if known. A proposed time counts until the visitor refuses it. */
export const bookingTime = ({ status, startsAt, proposedStartsAt }: Booking): number | undefined => {
  const at = Date.parse((status === 'proposed' ? proposedStartsAt : undefined) ?? startsAt ?? '');
  return Number.isNaN(at) ? undefined : at;
};

/** The calendar day in the company's time zone. */
export const companyDay = (at: number): string => wallClockAt(new Date(at), brand.timeZone).date;
export const companyTime = (at: number): string => wallClockAt(new Date(at), brand.timeZone).time;

export interface AgendaDay {
  /** YYYY-MM-DD in the company's time zone. */
  readonly day: string;
  readonly bookings: readonly Booking[];
}

export interface Agenda {
  /** From today on, earliest first. */
  readonly upcoming: readonly AgendaDay[];
  /** Without a time, newest request first. */
  readonly withoutTime: readonly Booking[];
  /** Before today, latest first. */
  readonly past: readonly AgendaDay[];
}

const endTime = (booking: Booking): number =>
  (bookingTime(booking) ?? 0) + booking.durationMinutes * minuteMs;
const byTime = (a: Booking, b: Booking): number => (bookingTime(a) ?? 0) - (bookingTime(b) ?? 0);

const grouped = (bookings: readonly Booking[]): AgendaDay[] => {
  const days = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const day = companyDay(bookingTime(booking) ?? 0);
    days.set(day, [...(days.get(day) ?? []), booking]);
  }
  return [...days].map(([day, mine]) => ({ day, bookings: mine }));
};

/** Groups bookings by the day of the appointment. */
export const groupByDay = (bookings: readonly Booking[], now: number): Agenda => {
  const today = companyDay(now);
  const planned = bookings.filter((booking) => bookingTime(booking) !== undefined).sort(byTime);
  const isPast = (booking: Booking) => companyDay(bookingTime(booking) ?? 0) < today;
  return {
    upcoming: grouped(planned.filter((booking) => !isPast(booking))),
    withoutTime: bookings
      .filter((booking) => bookingTime(booking) === undefined)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
    past: grouped(planned.filter(isPast).reverse()),
  };
};

/** The seven days of a week, Monday first; `offset` counts weeks from the current one. */
export const listWeekDays = (now: number, offset: number): string[] => {
  const noon = Date.parse(`${companyDay(now)}T12:00:00Z`) + offset * 7 * dayMs;
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) =>
    new Date(noon + (index - sinceMonday) * dayMs).toISOString().slice(0, 10),
  );
};

/**
 * The Monday of the week to open on: the current week, or the week of the next appointment if this week has
 * none left.
 */
export const firstWeek = (bookings: readonly Booking[], now: number): string => {
  const upcoming = bookings.filter((booking) => isOpen(booking) && endTime(booking) > now).sort(byTime);
  return listWeekDays(Math.max(now, (upcoming[0] && bookingTime(upcoming[0])) ?? now), 0)[0] ?? '';
};

/** Open appointments that overlap a proposed time, except the booking that it is for. */
export const findOverlapping = (
  bookings: readonly Booking[],
  { id, durationMinutes }: Pick<Booking, 'id' | 'durationMinutes'>,
  at: number,
): readonly Booking[] =>
  bookings
    .filter((other) => {
      const begins = bookingTime(other);
      return (
        other.id !== id &&
        isOpen(other) &&
        begins !== undefined &&
        begins < at + durationMinutes * minuteMs &&
        endTime(other) > at
      );
    })
    .sort(byTime);

/** For each open appointment, the others that overlap it. */
export const mapOverlaps = (bookings: readonly Booking[]): ReadonlyMap<string, readonly Booking[]> => {
  const taken = bookings
    .filter((booking) => isOpen(booking) && bookingTime(booking) !== undefined)
    .sort(byTime);
  const found = new Map<string, Booking[]>();
  const note = (a: Booking, b: Booking) => found.set(a.id, [...(found.get(a.id) ?? []), b]);
  taken.forEach((first, index) => {
    for (const second of taken.slice(index + 1)) {
      if ((bookingTime(second) ?? 0) >= endTime(first)) break;
      note(first, second);
      note(second, first);
    }
  });
  return found;
};

export const bookingName = ({ firstName, lastName, email }: Booking): string =>
  `${firstName} ${lastName}`.trim() || email || 'No name';

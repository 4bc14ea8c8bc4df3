import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '#shared/brand.ts';
import type { Booking } from '#shared/domain/leads.ts';

export const calendarType = 'text/calendar; charset=utf-8';
const minuteMs = 60_000;

interface Options {
  readonly now: Date;
  /** For the visitor: their page's URL, and the event's title in their language. */
  readonly page?: string;
  readonly title?: string;
}

const isOver = ({ status }: Booking): boolean => status === 'cancelled' || status === 'declined';

/**
 * The appointment as an iCalendar file. Its UID stays the same, so that calendars move or remove the event.
 * Undefined without a time.
 */
export const calendarFile = (booking: Booking, { now, page, title }: Options): string | undefined => {
  if (!booking.startsAt) return undefined;
  const start = new Date(booking.startsAt);
  const over = isOver(booking);
  const calendar = ical({
    name: brand.name,
    prodId: { company: brand.legalName, product: brand.name, language: 'EN' },
    method: over ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${booking.id}@${brand.domain}`,
    // Later states must win in the calendar.
    sequence: Math.max(0, Math.round((Date.parse(booking.updatedAt) - Date.parse(booking.createdAt)) / 1000)),
    start,
    end: new Date(start.getTime() + booking.durationMinutes * minuteMs),
    stamp: now,
    summary: `${brand.name}: ${title ?? `consultation with ${`${booking.firstName} ${booking.lastName}`.trim()}`}`,
    description: [booking.serviceInterest, booking.reply, page].filter(Boolean).join('\n\n'),
    ...(page ? { url: page } : {}),
    ...(booking.place ? { location: booking.place } : {}),
    status: over
      ? ICalEventStatus.CANCELLED
      : booking.status === 'confirmed'
        ? ICalEventStatus.CONFIRMED
        : ICalEventStatus.TENTATIVE,
  });
  return calendar.toString();
};

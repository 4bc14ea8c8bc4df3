import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { brand } from '#shared/brand.ts';
import type { Booking } from '#shared/domain/leads.ts';

export const calendarType = 'text/calendar; charset=utf-8';
const minuteMs = 60_000;
/** How often a calendar program may read the feed. */
const feedRefreshSeconds = 900;

interface EventOptions {
  readonly now: Date;
  /** For the visitor: the URL of their page, and the event's title in their language. */
  readonly page?: string;
  readonly title?: string;
  /** The owner's address, to which calendar programs send their answers. */
  readonly organizer?: string | undefined;
}

interface Options extends EventOptions {
  /** Asks the visitor's calendar program for an answer; without it, the file is only added to a calendar. */
  readonly isInvitation?: boolean;
}

export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly text: string;
}

const isOver = ({ status }: Booking): boolean => status === 'cancelled' || status === 'declined';
const fullName = ({ firstName, lastName }: Booking): string => `${firstName} ${lastName}`.trim();

const newCalendar = (method: CalendarFile['method']): ICalCalendar =>
  ical({
    name: brand.name,
    prodId: { company: brand.legalName, product: brand.name, language: 'EN' },
    method: ICalCalendarMethod[method],
  });

/** Adds the appointment. Its UID stays the same, so that calendars move or remove the event. */
const addEvent = (calendar: ICalCalendar, booking: Booking, options: Options): void => {
  const { now, page, title, organizer, isInvitation } = options;
  const start = new Date(booking.startsAt ?? '');
  const event = calendar.createEvent({
    id: `${booking.id}@${brand.domain}`,
    // The higher number wins in the calendar.
    sequence: Math.max(0, Math.round((Date.parse(booking.updatedAt) - Date.parse(booking.createdAt)) / 1000)),
    start,
    end: new Date(start.getTime() + booking.durationMinutes * minuteMs),
    stamp: now,
    summary: `${brand.name}: ${title ?? `consultation with ${fullName(booking)}`}`,
    description: [booking.serviceInterest, booking.reply, page].filter(Boolean).join('\n\n'),
    ...(page ? { url: page } : {}),
    ...(booking.place ? { location: booking.place } : {}),
    ...(organizer ? { organizer: { name: brand.name, email: organizer } } : {}),
    status: isOver(booking)
      ? ICalEventStatus.CANCELLED
      : booking.status === 'confirmed'
        ? ICalEventStatus.CONFIRMED
        : ICalEventStatus.TENTATIVE,
  });
  if (organizer && booking.email)
    event.createAttendee({
      name: fullName(booking),
      email: booking.email,
      role: ICalAttendeeRole.REQ,
      rsvp: isInvitation === true,
      status: isInvitation ? ICalAttendeeStatus.NEEDSACTION : ICalAttendeeStatus.ACCEPTED,
    });
};

/**
 * The appointment as an iCalendar file: an invitation (REQUEST), a file to add (PUBLISH), or the removal of
 * either (CANCEL). Undefined without a time.
 */
export const calendarFile = (booking: Booking, options: Options): CalendarFile | undefined => {
  if (!booking.startsAt) return undefined;
  const method = isOver(booking) ? 'CANCEL' : options.isInvitation ? 'REQUEST' : 'PUBLISH';
  const calendar = newCalendar(method);
  addEvent(calendar, booking, options);
  return { method, text: calendar.toString() };
};

/** The owner's appointments as one calendar to subscribe to. */
export const calendarFeed = (bookings: readonly Booking[], options: EventOptions): string => {
  const calendar = newCalendar('PUBLISH').ttl(feedRefreshSeconds);
  for (const booking of bookings) if (booking.startsAt) addEvent(calendar, booking, options);
  return calendar.toString();
};

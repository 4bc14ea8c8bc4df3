import type { ConsultationInput } from '#shared/api/consultations.ts';
import { brand } from '#shared/brand.ts';
import { type BookingRules, isEarlyEnough, isStart } from '#shared/domain/booking-times.ts';
import { channelOf } from '#shared/domain/lead-statuses.ts';
import type { Booking, Client } from '#shared/domain/leads.ts';
import { instantOf, wallClockAt } from '#shared/domain/wall-clock.ts';
import { AppError } from '#shared/errors.ts';
import { newClient } from '../clients/clients.ts';
import { holdsUntil } from './booking-states.ts';

interface Moment {
  /** Time zone of the preferred date and time. */
  readonly zone: string;
  readonly startsAt?: Date | undefined;
}

interface Made {
  readonly bookingId: string;
  readonly clientId: string;
  readonly now: Date;
  readonly spamReason?: string | undefined;
  /** The browser's Accept-Language header. */
  readonly language?: string | undefined;
  readonly lengthMinutes: number;
  /** Until when the request holds its time; absent if it holds none. */
  readonly heldUntil?: string | undefined;
}

const refuse = (field: 'preferredDate' | 'preferredTime', message: string): never => {
  throw new AppError('request.invalid', { fields: { [field]: message } });
};

/** Whether a request asks for a time, which is then checked against the rules and held. */
export const asksForTime = ({ preferredDate, preferredTime }: ConsultationInput): boolean =>
  Boolean(preferredDate && preferredTime);

/**
 * Validates the preferred time against today and the rules; 400 `request.invalid` names the field. Whether
 * the time is free is checked when it is held.
 */
const checkedMoment = (
  { preferredDate, preferredTime, timeZone }: ConsultationInput,
  rules: BookingRules,
  now: Date,
): Moment => {
  const zone = timeZone ?? brand.timeZone;
  const { from, to } = rules.hours;
  if (preferredDate && preferredDate < wallClockAt(now, zone).date) {
    refuse('preferredDate', 'Please choose today or a later day.');
  }
  if (!preferredDate || !preferredTime) {
    if (preferredTime && timeZone === undefined && (preferredTime < from || preferredTime >= to)) {
      refuse('preferredTime', 'Please choose one of the offered times.');
    }
    return { zone };
  }
  const startsAt = instantOf({ date: preferredDate, time: preferredTime }, zone);
  if (!startsAt) return refuse('preferredTime', 'This time does not exist on that day: the clocks change.');
  if (!isStart(startsAt, rules)) {
    const step = brand.consultationHours.slotMinutes;
    refuse(
      'preferredTime',
      `Please choose a time on an open day, every ${step} minutes between ${from} and ${to} (${brand.timeZone}).`,
    );
  }
  if (!isEarlyEnough(startsAt, rules, now)) refuse('preferredTime', 'Please choose a later time.');
  return { zone, startsAt };
};

/** The preferred time in both zones: `2027-03-29 09:30 (Asia/Tokyo), 2027-03-29 02:30 (Europe/Berlin)`. */
const timelineOf = (
  input: ConsultationInput,
  zone: string,
  startsAt: Date | undefined,
): string | undefined => {
  if (!input.preferredDate) return undefined;
  const wish = [input.preferredDate, input.preferredTime].filter(Boolean).join(' ');
  const company = startsAt && zone !== brand.timeZone ? wallClockAt(startsAt, brand.timeZone) : undefined;
  return `Consultation requested for ${wish} (${zone})${company ? `, ${company.date} ${company.time} (${brand.timeZone})` : ''}`;
};

/**
 * Creates the booking and the client project for a consultation request; suspected spam gets no project. See
 * docs/behaviour.md, "Forms".
 */
export const newBooking = (
  input: ConsultationInput,
  rules: BookingRules,
  made: Omit<Made, 'lengthMinutes'>,
): { booking: Booking; client?: Client | undefined } => {
  const moment = checkedMoment(input, rules, made.now);
  const { spamReason, now } = made;
  return bookingAt(input, moment, {
    ...made,
    lengthMinutes: rules.lengthMinutes,
    heldUntil: moment.startsAt && !spamReason ? holdsUntil(now) : undefined,
  });
};

/** Like `newBooking`, for a time that was validated when it was chosen. */
export const bookingAt = (
  input: ConsultationInput,
  { zone, startsAt }: Moment,
  made: Made,
): { booking: Booking; client?: Client | undefined } => {
  const { context } = input;
  const booking: Booking = {
    id: made.bookingId,
    firstName: input.firstName,
    lastName: input.lastName,
    email: input.email,
    company: input.company,
    phone: input.phone || undefined,
    preferredDate: input.preferredDate || undefined,
    preferredTime: input.preferredTime || undefined,
    timeZone: input.preferredDate || input.timeZone ? zone : undefined,
    startsAt: startsAt?.toISOString(),
    serviceInterest: input.serviceInterest || undefined,
    message: input.message || undefined,
    status: 'requested',
    durationMinutes: made.lengthMinutes,
    ...(made.heldUntil ? { heldUntil: made.heldUntil } : {}),
    ...(made.language ? { language: made.language } : {}),
    ...(context?.page ? { page: context.page } : {}),
    createdAt: made.now.toISOString(),
    updatedAt: made.now.toISOString(),
  };
  if (made.spamReason) return { booking: { ...booking, spamReason: made.spamReason } };
  const client = newClient(
    {
      companyName: input.company,
      clientName: `${input.firstName} ${input.lastName}`.trim(),
      clientEmail: input.email,
      clientPhone: input.phone,
      primaryGoals: input.serviceInterest ? [input.serviceInterest] : undefined,
      currentChallenges: input.message,
      timeline: timelineOf(input, zone, startsAt),
      preferredTemplate: context?.template,
      source: 'consultation',
      channel: channelOf(context as Parameters<typeof channelOf>[0]),
      bookingId: booking.id,
      language: made.language,
      page: context?.page,
      ...(context && Object.keys(context).length > 0 ? { hasStory: true } : {}),
    },
    { id: made.clientId, now: made.now },
  );
  return { booking: { ...booking, clientId: client.id }, client };
};

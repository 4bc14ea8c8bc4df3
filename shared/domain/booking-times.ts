import { brand } from '#shared/brand.ts';
import type { CompanyFacts } from './knowledge.ts';
import { instantOf, isCalendarDate, wallClockAt } from './wall-clock.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Longest appointment in minutes. */
export const maxAppointmentMinutes = 480;

/** When the company is open: `HH:MM` and ISO weekdays (Monday is 1), in the company's time zone. */
export interface OpeningHours {
  readonly from: string;
  readonly to: string;
  readonly days: readonly number[];
}

/** The opening hours used by assistant, live chat, booking form and API: the owner's facts, or brand.ts. */
export const openingHours = ({ openFrom, openTo, openDays }: CompanyFacts = {}): OpeningHours => ({
  from: openFrom ?? brand.consultationHours.from,
  to: openTo ?? brand.consultationHours.to,
  days: openDays?.length ? openDays : brand.consultationHours.days,
});

/** The rules that decide which times are offered. */
export interface BookingRules {
  readonly hours: OpeningHours;
  readonly lengthMinutes: number;
  /** Free minutes before and after each appointment. */
  readonly pauseMinutes: number;
  /** Minutes between now and the earliest time offered. */
  readonly leadMinutes: number;
}

/** An interval without its end, in epoch milliseconds. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const toTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;

/** Start times on an open day in minutes since midnight: every half hour, as long as the appointment fits. */
const dayStarts = ({ hours, lengthMinutes }: BookingRules): number[] => {
  const first = toMinutes(hours.from);
  const room = toMinutes(hours.to) - first - lengthMinutes;
  const step = brand.consultationHours.slotMinutes;
  return room < 0
    ? []
    : Array.from({ length: Math.floor(room / step) + 1 }, (_, index) => first + index * step);
};

/** Whether an appointment may start at this instant: on an open day, on the slot grid and ending by closing time. */
export const isStart = (instant: Date, rules: BookingRules): boolean => {
  const { date, time } = wallClockAt(instant, brand.timeZone);
  return (
    instant.getTime() % minuteMs === 0 &&
    rules.hours.days.includes(weekdayOf(date)) &&
    dayStarts(rules).includes(toMinutes(time))
  );
};

/** Whether an appointment at this instant may still be requested. */
export const isEarlyEnough = (instant: Date, { leadMinutes }: BookingRules, now: Date): boolean =>
  instant.getTime() > now.getTime() && instant.getTime() >= now.getTime() + leadMinutes * minuteMs;

/** The time that an appointment takes, with the pauses around it. */
export const neededTime = (startsAt: Date, { lengthMinutes, pauseMinutes }: BookingRules): Interval => ({
  from: startsAt.getTime() - pauseMinutes * minuteMs,
  to: startsAt.getTime() + (lengthMinutes + pauseMinutes) * minuteMs,
});

export const overlaps = (one: Interval, other: Interval): boolean =>
  one.from < other.to && other.from < one.to;

/** Start times between two instants, in order, that fit the rules and no busy time. */
export const listFreeTimes = (
  { from, to }: Interval,
  {
    rules,
    busy,
    now,
  }: { readonly rules: BookingRules; readonly busy: readonly Interval[]; readonly now: Date },
): Date[] => {
  const starts = dayStarts(rules);
  const found: Date[] = [];
  // Noon is on the right day in every zone; zones may move the day before or after into the interval.
  for (
    let noon = Date.parse(`${wallClockAt(new Date(from), brand.timeZone).date}T12:00:00Z`);
    noon <= to + dayMs;
    noon += dayMs
  ) {
    const date = new Date(noon).toISOString().slice(0, 10);
    if (!rules.hours.days.includes(weekdayOf(date))) continue;
    for (const minutes of starts) {
      const start = instantOf({ date, time: toTime(minutes) }, brand.timeZone);
      if (!start || start.getTime() < from || start.getTime() >= to || !isEarlyEnough(start, rules, now))
        continue;
      const needed = neededTime(start, rules);
      if (!busy.some((one) => overlaps(one, needed))) found.push(start);
    }
  }
  return found;
};

/** The interval that some calendar days take in a zone; undefined for a day that doesn't exist. */
export const daysInterval = (date: string, days: number, zone: string): Interval | undefined => {
  if (!isCalendarDate(date)) return undefined;
  // If a zone skips midnight, its first hour is 01:00.
  const start = instantOf({ date, time: '00:00' }, zone) ?? instantOf({ date, time: '01:00' }, zone);
  if (!start) return undefined;
  const next = new Date(Date.parse(`${date}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
  const end =
    instantOf({ date: next, time: '00:00' }, zone) ?? instantOf({ date: next, time: '01:00' }, zone);
  return { from: start.getTime(), to: end?.getTime() ?? start.getTime() + days * dayMs };
};

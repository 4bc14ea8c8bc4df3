import type { Deps } from '#functions/http/types.ts';
import type { ConsultationInput } from '#shared/api/consultations.ts';
import {
  type BookingRules,
  type Interval,
  isEarlyEnough,
  isStart,
  listFreeTimes,
  neededTime,
  overlaps,
} from '#shared/domain/booking-times.ts';
import { listStoredTimes } from './appointments.ts';
import { refreshCalendar } from './busy-calendar.ts';
import { readBookingSettings, rulesFor } from './settings-store.ts';

const dayMs = 86_400_000;
/** Days in which to look for alternatives to a taken time, and how many to offer. */
const nextDays = 31;
const maxNext = 6;

/** The end of the last year that a date can have. */
const latestMs = Date.UTC(9999, 0);

type AvailabilityDeps = Pick<Deps, 'table' | 'env'>;

/** The site's own hosts: its calendar is the table, and it must not call itself. */
export const hostsOf = ({ SITE_URL }: Deps['env']): string[] => {
  const host = SITE_URL ? URL.parse(SITE_URL)?.hostname : undefined;
  return host ? [host.toLowerCase()] : [];
};

/** Longest pause and appointment: a booking farther away can't affect a time. */
const reachMs = 12 * 3_600_000;

type Service = ConsultationInput['serviceInterest'];
interface Wanted {
  readonly service?: Service | undefined;
  readonly now: Date;
}

/** The rules for a service, and the busy times of the owner's calendar, which may be fetched again. */
export const readRules = async (
  { table, env }: AvailabilityDeps,
  { service, now }: Wanted,
): Promise<{ readonly rules: BookingRules; readonly calendarTimes: readonly Interval[] }> => {
  const stored = await readBookingSettings(table);
  const calendar = await refreshCalendar(table, stored, { now, ownHosts: hostsOf(env) });
  return { rules: rulesFor(stored, service), calendarTimes: calendar?.busy ?? [] };
};

/** Decides which times can be requested. */
export interface Availability {
  readonly rules: BookingRules;
  /** Busy times of the owner's calendar and of requests. */
  readonly busy: readonly Interval[];
}

/** Reads everything that decides whether a service's times in an interval are free. */
export const readAvailability = async (
  deps: AvailabilityDeps,
  { from, to }: Interval,
  wanted: Wanted,
): Promise<Availability> => {
  const [{ rules, calendarTimes }, times] = await Promise.all([
    readRules(deps, wanted),
    listStoredTimes(deps.table, { from: from - reachMs, to: to + reachMs }, wanted.now),
  ]);
  return { rules, busy: [...times, ...calendarTimes] };
};

/** Whether a time can be requested. */
export const isFree = (start: Date, { rules, busy }: Availability, now: Date): boolean =>
  isStart(start, rules) &&
  isEarlyEnough(start, rules, now) &&
  !busy.some((one) => overlaps(one, neededTime(start, rules)));

/** Returns a check for any time from now on, for when the time is known only later. */
export const readIsFree = async (deps: AvailabilityDeps, now: Date): Promise<(start: Date) => boolean> => {
  const availability = await readAvailability(deps, { from: now.getTime(), to: latestMs }, { now });
  return (start) => isFree(start, availability, now);
};

/** The next free times from a moment on, ISO 8601, offered to a visitor whose choice is taken. */
export const nextFreeTimes = async (
  deps: AvailabilityDeps,
  from: Date,
  wanted: Wanted,
): Promise<string[]> => {
  const within = { from: from.getTime(), to: from.getTime() + nextDays * dayMs };
  const { rules, busy } = await readAvailability(deps, within, wanted);
  return listFreeTimes(within, { rules, busy, now: wanted.now })
    .slice(0, maxNext)
    .map((time) => time.toISOString());
};

import { checkUrl } from '#functions/egress/check-url.ts';
import { type EgressOptions, sendRequest } from '#functions/egress/send.ts';
import type { Table } from '#functions/table/table.ts';
import { dayMs } from '#functions/table/time.ts';
import type { BookingSettingsAnswer } from '#shared/api/booking-settings.ts';
import type { Interval } from '#shared/domain/booking-times.ts';
import type { RequestResult } from '#shared/flow/state.ts';
import { claimCalendar, type StoredBookingSettings, writeBusyCalendar } from './settings-store.ts';

/** Milliseconds after which the calendar is fetched again. */
const cacheMs = 5 * 60_000;
const maxBytes = 2 * 1024 * 1024;
/** Days from now whose events count. */
const horizonDays = 366;
/** Most intervals stored; later ones are left out. */
const maxIntervals = 8000;

type Send = (url: string, options: EgressOptions) => Promise<RequestResult>;

const get: Send = (url, options) =>
  sendRequest({ method: 'GET', url, headers: { Accept: 'text/calendar' } }, { ...options, maxBytes });

interface BusyCalendar {
  readonly url: string;
  readonly checkedAt: string;
  readonly problem?: string | undefined;
  readonly busy: readonly Interval[];
}

const toIntervals = (stored: unknown): Interval[] => {
  if (typeof stored !== 'string') return [];
  return (JSON.parse(stored) as [number, number][]).map(([from, to]) => ({ from, to }));
};

/** Parses the stored calendar; undefined if it came from another address. */
export const storedCalendar = ({ settings, calendar }: StoredBookingSettings): BusyCalendar | undefined =>
  calendar && calendar.url === settings.calendarUrl
    ? {
        url: String(calendar.url),
        checkedAt: String(calendar.checkedAt),
        problem: typeof calendar.problem === 'string' ? calendar.problem : undefined,
        busy: toIntervals(calendar.busy),
      }
    : undefined;

/** Calendar programs write `webcal:` for addresses that are fetched over HTTPS. */
const httpsUrl = (url: string): string => url.replace(/^webcal:/i, 'https:');

/** Why an address can't be fetched, as a sentence; undefined if it can be tried. */
export const checkCalendarUrl = (url: string, ownHosts: readonly string[]): string | undefined => {
  const checked = checkUrl(httpsUrl(url), ownHosts);
  return checked.ok ? undefined : checked.error;
};

/** Fetches and parses a calendar. The parser is loaded only if the owner has set one. */
const readCalendar = async (url: string, now: Date, send: Send, ownHosts: readonly string[]) => {
  const result = await send(httpsUrl(url), { ownHosts });
  if (!result.ok) return { problem: result.error ?? 'The calendar could not be read.' };
  const { parseBusyTimes } = await import('./parse-calendar.ts');
  try {
    const within = { from: now.getTime() - dayMs, to: now.getTime() + horizonDays * dayMs };
    return { busy: parseBusyTimes(result.body ?? '', within).slice(0, maxIntervals) };
  } catch {
    return { problem: 'This address does not lead to a calendar in the iCalendar format.' };
  }
};

interface Options {
  readonly now: Date;
  /** Fetches the calendar even if the stored copy is recent. */
  readonly force?: boolean;
  /** The site's own hosts, which it must not call. */
  readonly ownHosts?: readonly string[];
  /** Replaced by tests only. */
  readonly send?: Send;
}

/**
 * Returns the owner's calendar, fetched again if the stored copy is older than five minutes. If that fails,
 * the earlier events still count and `problem` says why. Undefined if the owner has set none.
 */
export const refreshCalendar = async (
  table: Table,
  stored: StoredBookingSettings,
  { now, force = false, ownHosts = [], send = get }: Options,
): Promise<BusyCalendar | undefined> => {
  const url = stored.settings.calendarUrl;
  if (!url) return undefined;
  const known = storedCalendar(stored);
  if (known && !force) {
    if (now.getTime() - Date.parse(known.checkedAt) < cacheMs) return known;
    // One request fetches the calendar; meanwhile the others use its earlier events.
    if (!(await claimCalendar(table, known.checkedAt, now))) return known;
  }
  const { busy = known?.busy ?? [], problem } = await readCalendar(url, now, send, ownHosts);
  const calendar = { url, checkedAt: now.toISOString(), busy, ...(problem ? { problem } : {}) };
  await writeBusyCalendar(table, {
    ...calendar,
    busy: JSON.stringify(busy.map(({ from, to }) => [from, to])),
  });
  return calendar;
};

/** The calendar's state, for the portal. */
export const calendarState = (calendar: BusyCalendar | undefined): Pick<BookingSettingsAnswer, 'calendar'> =>
  calendar
    ? {
        calendar: {
          checkedAt: calendar.checkedAt,
          events: calendar.busy.length,
          ...(calendar.problem ? { problem: calendar.problem } : {}),
        },
      }
    : {};

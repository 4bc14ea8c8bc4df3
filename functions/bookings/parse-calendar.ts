import ICAL from 'ical.js';
import { brand } from '#shared/brand.ts';
import type { Interval } from '#shared/domain/booking-times.ts';
import { instantOf, isTimeZone } from '#shared/domain/wall-clock.ts';

/** Most occurrences computed, so that an endless rule can't block the function. */
const maxOccurrences = 20_000;
const secondMs = 1000;

const pad = (value: number): string => String(value).padStart(2, '0');

/**
 * The instant of a calendar time in epoch milliseconds. IANA zones are computed without the file's own zone
 * definitions, which may be missing; times without a zone and all-day events are company time.
 */
const toEpoch = (time: ICAL.Time, zoneId: string | undefined): number | undefined => {
  const isFloating = time.zone === ICAL.Timezone.localTimezone || time.isDate;
  const named = zoneId && isTimeZone(zoneId) ? zoneId : undefined;
  const zone = named ?? (isFloating ? brand.timeZone : undefined);
  if (!zone) return time.toUnixTime() * secondMs;
  const date = `${String(time.year).padStart(4, '0')}-${pad(time.month)}-${pad(time.day)}`;
  const clock = time.isDate ? '00:00' : `${pad(time.hour)}:${pad(time.minute)}`;
  // Clocks skip this hour in spring; calendars show such a time an hour later.
  const instant =
    instantOf({ date, time: clock }, zone) ??
    instantOf({ date, time: `${pad(time.hour + 1)}:${pad(time.minute)}` }, zone);
  return instant?.getTime();
};

/** Sorts and joins intervals that touch. */
const merge = (intervals: readonly Interval[]): Interval[] => {
  const merged: Interval[] = [];
  for (const next of [...intervals].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && next.from <= last.to)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    else merged.push(next);
  }
  return merged;
};

const text = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase();

/** Whether an event takes time: not cancelled, not shown as free, and not one of our own appointments. */
const isBusy = (component: ICAL.Component): boolean =>
  text(component, 'status') !== 'CANCELLED' &&
  text(component, 'transp') !== 'TRANSPARENT' &&
  !text(component, 'x-microsoft-cdo-busystatus').startsWith('FREE') &&
  !text(component, 'uid').endsWith(`@${brand.domain.toUpperCase()}`);

/**
 * Returns the busy times of an iCalendar text that overlap an interval, merged, with recurring events
 * expanded and their exceptions applied. Throws if the text is not a calendar.
 */
export const parseBusyTimes = (calendar: string, within: Interval): Interval[] => {
  const root = new ICAL.Component(ICAL.parse(calendar));
  if (root.name !== 'vcalendar') throw new Error('This is no calendar.');
  const events = root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const series = new Set(events.flatMap((event) => (event.isRecurring() ? event.uid : [])));
  const found: Interval[] = [];
  let computed = 0;
  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): number | undefined => {
    const zone = (name: string) => {
      const id: unknown = event.component.getFirstProperty(name)?.getParameter('tzid');
      return typeof id === 'string' ? id : undefined;
    };
    const from = toEpoch(start, zone('dtstart'));
    const to = toEpoch(end, zone('dtend') ?? zone('dtstart'));
    if (from === undefined || to === undefined) return undefined;
    if (isBusy(event.component) && from < within.to && to > within.from && to > from)
      found.push({ from, to });
    return from;
  };
  for (const event of events) {
    // The recurring event already applies its exceptions.
    if (event.isRecurrenceException() && series.has(event.uid)) continue;
    if (!event.isRecurring()) {
      add(event, event.startDate, event.endDate);
      continue;
    }
    const occurrences = event.iterator();
    for (let next = occurrences.next(); next && computed < maxOccurrences; next = occurrences.next()) {
      computed += 1;
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      const from = add(item, startDate, endDate);
      // Occurrences come in order, but an exception may move one back by some days.
      if (from !== undefined && from > within.to && item === event) break;
    }
  }
  return merge(found);
};

import { brand } from '#shared/brand.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { formatMoment } from '#shared/domain/moment.ts';
import { instantOf } from '#shared/domain/wall-clock.ts';

export { formatMoment };

const toLocale = (language: LanguageCode): string => languages[language].locale;

/** The visitor's time zone, or the company's if the browser doesn't report one. */
export const visitorZone = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone || brand.timeZone;

export const formatNumber = (value: number, language: LanguageCode): string =>
  new Intl.NumberFormat(toLocale(language)).format(value);

/** Formats a waiting time: "2 minutes" or "45 seconds". */
export const formatWait = (seconds: number, language: LanguageCode): string => {
  const unit = seconds >= 120 ? 'minute' : 'second';
  const value = unit === 'minute' ? Math.ceil(seconds / 60) : Math.max(1, Math.ceil(seconds));
  return new Intl.NumberFormat(toLocale(language), { style: 'unit', unit, unitDisplay: 'long' }).format(
    value,
  );
};

export const formatClock = (instant: Date, zone: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(toLocale(language), { timeZone: zone, timeStyle: 'short' }).format(instant);

/** Formats an instant for a table column: "22 Nov, 16:02", with the year if it is not the current one. */
export const formatBrief = (
  instant: Date,
  zone: string,
  language: LanguageCode,
  now: Date = new Date(),
): string =>
  new Intl.DateTimeFormat(toLocale(language), {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    ...(instant.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(instant);

/** Formats a calendar day, independent of time zones: "Tuesday, November 24, 2026". */
export const formatDay = (date: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(toLocale(language), { timeZone: 'UTC', dateStyle: 'full' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** The localized name of a time zone: "Central European Time". */
export const zoneName = (zone: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(toLocale(language), { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

export interface BothZones {
  readonly when: string;
  readonly zone: string;
  readonly ourWhen: string;
  readonly ourZone: string;
}

/**
 * Formats a requested day and time in the visitor's and the company's time zone. Undefined if the time
 * doesn't exist, as in the hour skipped for daylight saving.
 */
export const formatInBothZones = (
  date: string,
  time: string,
  zone: string,
  language: LanguageCode,
): BothZones | undefined => {
  const instant = instantOf({ date, time }, zone);
  return (
    instant && {
      when: formatMoment(instant, zone, language),
      zone: zoneName(zone, language),
      ourWhen: formatMoment(instant, brand.timeZone, language),
      ourZone: zoneName(brand.timeZone, language),
    }
  );
};

/** Creates the formatter on first use, because the first one takes tens of milliseconds. */
const portalDate = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(date);
  };
};
const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const dateFormat = portalDate(day);
// The portal uses the 24-hour clock, like the time fields and the calendar. Visitors see their language's custom.
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const dateTimeFormat = portalDate({ ...day, ...clock });
const shortDateTimeFormat = portalDate({ month: 'short', day: 'numeric', ...clock });

/** Formats a stored instant, or returns a dash if it is missing or unreadable. */
const formatStored = (iso: string | undefined, format: (date: Date) => string): string => {
  const date = iso ? new Date(iso) : undefined;
  return date && !Number.isNaN(date.getTime()) ? format(date) : '—';
};

/** Portal: 'Mar 2, 2026' in the reader's time zone. */
export const formatDate = (iso: string | undefined): string => formatStored(iso, dateFormat);

/** Portal: 'Mar 2, 2026' for a YYYY-MM-DD day, independent of time zones. */
export const formatCalendarDate = (isoDay: string | undefined): string =>
  formatDate(isoDay && `${isoDay}T12:00:00`);

/** Portal: 'Mar 2, 2026, 15:04'. */
export const formatDateTime = (iso: string | undefined): string => formatStored(iso, dateTimeFormat);

/** Portal: 'Mar 2, 15:04', for recent dates. */
export const formatShortDateTime = (iso: string): string => formatStored(iso, shortDateTimeFormat);

/** Portal: 'Mon, Mar 2, 2026, 15:04' in the given time zone; a dash if the zone is unknown. */
export const formatInZone = (iso: string, timeZone: string): string => {
  try {
    return formatStored(iso, portalDate({ weekday: 'short', ...day, ...clock, timeZone }));
  } catch {
    return '—';
  }
};

/** Portal: parts of a YYYY-MM-DD day, such as `{ month: 'short', day: 'numeric' }`. */
export const formatDayParts = (isoDay: string, parts: Intl.DateTimeFormatOptions): string =>
  portalDate({ ...parts, timeZone: 'UTC' })(new Date(`${isoDay}T12:00:00Z`));

/** 'YYYY-MM-DD' in the reader's time zone. */
export const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** '1,234', as in the site's and portal's English. */
export const formatCount = (value: number): string => value.toLocaleString('en-US');

/** '1 message', '2,100 messages'. */
export const pluralize = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** '14.3%' for a share between 0 and 1. */
export const formatPercent = (share: number): string =>
  share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const inZone = (zone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  });

const valid = (iso: string | undefined): Date | undefined => {
  const date = iso ? new Date(iso) : undefined;
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
};

/** 'Mar 2, 2026', or a dash where nothing readable is stored. */
export const dayText = (iso: string | undefined): string => {
  const date = valid(iso);
  return date ? day.format(date) : '—';
};

/** A stored calendar day as it was meant, whatever the reader's zone. */
export const calendarDayText = (isoDay: string | undefined): string =>
  dayText(isoDay && `${isoDay}T12:00:00`);

export const momentText = (iso: string | undefined): string => {
  const date = valid(iso);
  return date ? moment.format(date) : '—';
};

export const zonedText = (iso: string, zone: string): string => {
  const date = valid(iso);
  try {
    return date ? inZone(zone).format(date) : '—';
  } catch {
    return '—';
  }
};

/** 'YYYY-MM-DD' of the reader's own calendar. */
export const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

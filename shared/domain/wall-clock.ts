/** A calendar day `YYYY-MM-DD` and a time `HH:MM` in one time zone. */
export interface WallClock {
  date: string;
  time: string;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

export const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** Whether a day exists: 29 February only in leap years, years 1970-9999. */
export const isCalendarDate = (date: string): boolean => {
  const [year, month, day] = date.split('-').map(Number);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || year === undefined || month === undefined || year < 1970)
    return false;
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.toISOString().slice(0, 10) === date;
};

/** Creating a formatter takes longer than using it for a whole page of free times. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(zone, made);
  return made;
};

/** The wall clock of an instant in a zone. */
export const wallClockAt = (instant: Date, zone: string): WallClock => {
  const parts = formatterOf(zone).formatToParts(instant);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
};

/**
 * Returns the instant of a wall-clock time, or undefined if the zone skips it in spring. In autumn, when a
 * time occurs twice, it is the first.
 */
export const instantOf = ({ date, time }: WallClock, zone: string): Date | undefined => {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const offsetAt = (ms: number) => {
    const wall = wallClockAt(new Date(ms), zone);
    return Date.parse(`${wall.date}T${wall.time}:00Z`) - Math.floor(ms / minuteMs) * minuteMs;
  };
  // The offsets a day before and after cover every transition; the larger offset gives the earlier instant.
  const offsets = [...new Set([offsetAt(asUtc - dayMs), offsetAt(asUtc + dayMs)])].sort((a, b) => b - a);
  for (const offset of offsets) {
    const instant = new Date(asUtc - offset);
    const back = wallClockAt(instant, zone);
    if (back.date === date && back.time === time) return instant;
  }
  return undefined;
};

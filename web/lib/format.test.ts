import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/domain/languages.ts';
import {
  formatBrief,
  formatCalendarDate,
  formatDate,
  formatDateTime,
  formatDay,
  formatInBothZones,
  formatInZone,
  formatMoment,
  formatNumber,
  formatWait,
  localDay,
  zoneName,
} from './format.ts';

describe('formatting in a visitor’s language', () => {
  it('formats an instant in the given time zone', () => {
    const instant = new Date('2026-11-24T09:30:00Z');
    expect(formatMoment(instant, 'Europe/Berlin', 'en')).toMatch(/Tue.*November 24.*10:30/);
    expect(formatMoment(instant, 'America/New_York', 'de')).toMatch(/Di.*24\. November.*4:30/);
  });

  it('formats a short form for tables, with the year unless it is the current one', () => {
    const [instant, zone] = [new Date('2026-09-24T09:30:00Z'), 'Europe/Berlin'];
    expect(formatBrief(instant, zone, 'en', new Date('2026-11-01T00:00:00Z'))).toMatch(/^Sep 24, 11:30\sAM$/);
    expect(formatBrief(instant, zone, 'en', new Date('2027-02-01T00:00:00Z'))).toMatch(/^Sep 24, 2026, /);
  });

  it('formats a booking in both time zones', () => {
    const both = formatInBothZones('2026-11-24', '03:00', 'America/New_York', 'en');
    expect(both).toMatchObject({ zone: 'Eastern Time', ourZone: 'Central European Time' });
    expect(both?.ourWhen).toMatch(/9:00\sAM/);
  });

  it('returns undefined for a time skipped by daylight saving', () => {
    expect(formatInBothZones('2026-03-29', '02:30', 'Europe/Berlin', 'en')).toBeUndefined();
  });

  it.each(languageCodes)('has every format in %s', (code) => {
    expect(formatDay('2026-11-24', code)).not.toBe('');
    expect(zoneName('Europe/Berlin', code)).not.toBe('');
    expect(formatWait(30, code)).not.toBe('');
  });

  it('uses the language’s digits and whole units', () => {
    expect(formatNumber(2000, 'de')).toBe('2.000');
    expect(formatWait(30, 'en')).toBe('30 seconds');
    expect(formatWait(0.2, 'en')).toBe('1 second');
    expect(formatWait(150, 'es')).toBe('3 minutos');
  });
});

describe('formatting in the portal', () => {
  it('shows the same calendar day in every time zone', () => {
    expect(formatCalendarDate('2026-03-02')).toBe('Mar 2, 2026');
    expect(formatCalendarDate('2026-12-31')).toBe('Dec 31, 2026');
  });

  it('shows a dash for missing or unreadable values', () => {
    for (const text of [
      formatDate(undefined),
      formatDate('soon'),
      formatDateTime(''),
      formatCalendarDate(undefined),
    ])
      expect(text).toBe('—');
    expect(formatInZone('not a time', 'Europe/Berlin')).toBe('—');
  });

  it('shows an instant in both time zones', () => {
    expect(formatInZone('2026-07-01T13:00:00Z', 'Europe/Berlin')).toContain('15:00');
    expect(formatInZone('2026-07-01T13:00:00Z', 'America/New_York')).toContain('09:00');
  });

  it('shows a dash for an unknown time zone', () => {
    expect(formatInZone('2026-07-01T13:00:00Z', 'Mars/Olympus')).toBe('—');
  });

  it('returns the day in the reader’s time zone', () => {
    expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
  });
});

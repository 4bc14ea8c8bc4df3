import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/domain/languages.ts';
import {
  formatBrief,
  formatDay,
  formatMoment,
  formatNumber,
  formatWait,
  inBothZones,
  zoneName,
} from './format.ts';

describe('dates and numbers for the language', () => {
  it('writes a moment in the zone asked for', () => {
    const instant = new Date('2026-11-24T09:30:00Z');
    expect(formatMoment(instant, 'Europe/Berlin', 'en')).toMatch(/Tue.*November 24.*10:30/);
    expect(formatMoment(instant, 'America/New_York', 'de')).toMatch(/Di.*24\. November.*4:30/);
  });

  it('writes it briefly for a table, with the year where it is another one', () => {
    const [instant, zone] = [new Date('2026-09-24T09:30:00Z'), 'Europe/Berlin'];
    expect(formatBrief(instant, zone, 'en', new Date('2026-11-01T00:00:00Z'))).toMatch(/^Sep 24, 11:30\sAM$/);
    expect(formatBrief(instant, zone, 'en', new Date('2027-02-01T00:00:00Z'))).toMatch(/^Sep 24, 2026, /);
  });

  it('shows a request in both zones', () => {
    const both = inBothZones('2026-11-24', '03:00', 'America/New_York', 'en');
    expect(both).toMatchObject({ zone: 'Eastern Time', ourZone: 'Central European Time' });
    expect(both?.ourWhen).toMatch(/9:00\sAM/);
  });

  it('knows that a skipped hour does not exist', () => {
    expect(inBothZones('2026-03-29', '02:30', 'Europe/Berlin', 'en')).toBeUndefined();
  });

  it.each(languageCodes)('has words for everything in %s', (code) => {
    expect(formatDay('2026-11-24', code)).not.toBe('');
    expect(zoneName('Europe/Berlin', code)).not.toBe('');
    expect(formatWait(30, code)).not.toBe('');
  });

  it('uses the digits of the language and whole units', () => {
    expect(formatNumber(2000, 'de')).toBe('2.000');
    expect(formatWait(30, 'en')).toBe('30 seconds');
    expect(formatWait(0.2, 'en')).toBe('1 second');
    expect(formatWait(150, 'es')).toBe('3 minutos');
  });
});

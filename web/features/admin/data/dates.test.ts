import { describe, expect, it } from 'vitest';
import { calendarDayText, dayText, localDay, momentText, zonedText } from './dates.ts';

describe('dates in the portal', () => {
  it('shows a stored calendar day as it was meant, in whatever zone it is read', () => {
    expect(calendarDayText('2026-03-02')).toBe('Mar 2, 2026');
    expect(calendarDayText('2026-12-31')).toBe('Dec 31, 2026');
  });

  it('shows a dash where nothing readable is stored', () => {
    for (const text of [dayText(undefined), dayText('soon'), momentText(''), calendarDayText(undefined)])
      expect(text).toBe('—');
    expect(zonedText('not a time', 'Europe/Berlin')).toBe('—');
  });

  it('shows one moment in both zones', () => {
    expect(zonedText('2026-07-01T13:00:00Z', 'Europe/Berlin')).toContain('15:00');
    expect(zonedText('2026-07-01T13:00:00Z', 'America/New_York')).toContain('09:00');
  });

  it('shows a dash for a zone that does not exist', () => {
    expect(zonedText('2026-07-01T13:00:00Z', 'Mars/Olympus')).toBe('—');
  });

  it("names the day of the reader's own calendar", () => {
    expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
    expect(localDay(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
  });
});

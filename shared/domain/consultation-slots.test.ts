import { describe, expect, it } from 'vitest';
import {
  consultationSlots,
  instantOf,
  isCalendarDate,
  isConsultationSlot,
  wallClockAt,
} from './consultation-slots.ts';

describe('isCalendarDate', () => {
  it.each(['2028-02-29', '2027-12-31', '9999-12-31'])('accepts %s', (date) =>
    expect(isCalendarDate(date)).toBe(true),
  );
  it.each([
    '2027-02-29',
    '2027-02-30',
    '2027-13-01',
    '2027-00-10',
    '2027-1-1',
    '27-01-01',
    '10000-01-01',
    '٢٠٢٧-٠١-٠١',
    '',
  ])('rejects %s', (date) => expect(isCalendarDate(date)).toBe(false));
});

describe('instantOf', () => {
  it.each([
    ['2027-01-15', '09:30', 'Europe/Berlin', '2027-01-15T08:30:00.000Z'],
    ['2027-07-15', '09:30', 'Europe/Berlin', '2027-07-15T07:30:00.000Z'],
    ['2027-07-15', '16:00', 'Asia/Kolkata', '2027-07-15T10:30:00.000Z'],
    ['2027-07-15', '23:30', 'Pacific/Auckland', '2027-07-15T11:30:00.000Z'],
    ['2027-01-01', '00:00', 'America/New_York', '2027-01-01T05:00:00.000Z'],
    ['2027-10-31', '02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
  ])('converts %s %s in %s', (date, time, zone, instant) => {
    const found = instantOf({ date, time }, zone);
    expect(found?.toISOString()).toBe(instant);
    expect(found && wallClockAt(found, zone)).toEqual({ date, time });
  });

  it.each([
    ['2027-03-28', '02:30', 'Europe/Berlin'],
    ['2027-03-14', '02:00', 'America/New_York'],
  ])('returns undefined for %s %s in %s, which the clock change skips [LEAD-020]', (date, time, zone) => {
    expect(instantOf({ date, time }, zone)).toBeUndefined();
  });
});

describe('consultationSlots', () => {
  const now = new Date('2027-01-01T00:00:00Z');

  it('offers sixteen half-hour slots in the visitor’s time zone', () => {
    const slots = consultationSlots('2027-06-15', 'America/New_York', now);
    expect(slots).toHaveLength(16);
    expect(slots[0]).toMatchObject({ visitor: { time: '03:00' }, company: { time: '09:00' } });
    expect(slots.at(-1)).toMatchObject({ visitor: { time: '10:30' }, company: { time: '16:30' } });
    for (const { instant } of slots) expect(isConsultationSlot(instant)).toBe(true);
  });

  it('splits a company day over two visitor days when midnight falls in between', () => {
    const slots = consultationSlots('2027-06-15', 'Pacific/Auckland', now);
    expect(slots.every(({ visitor }) => visitor.date === '2027-06-15')).toBe(true);
    expect(slots.map(({ company }) => company.date)).toContain('2027-06-14');
  });

  it('leaves out past slots and returns none for a day that does not exist', () => {
    const noon = new Date('2027-06-15T10:00:00Z');
    expect(consultationSlots('2027-06-15', 'Europe/Berlin', noon)[0]?.company.time).toBe('12:30');
    expect(consultationSlots('2027-02-30', 'Europe/Berlin', now)).toEqual([]);
  });
});

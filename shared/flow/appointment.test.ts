import { expect, it } from 'vitest';
import { buildAppointmentRules } from './appointment.ts';

const now = new Date('2027-03-27T18:30:00Z');
const takes = (rules: Parameters<typeof buildAppointmentRules>[0], date: string, time: string) =>
  buildAppointmentRules(rules).isOffered?.({ date, time });

it('accepts future times on the visitor’s clock, except times that their zone skips', () => {
  const berlin = { now, timeZone: 'Europe/Berlin' };
  expect(buildAppointmentRules(berlin).today).toBe('2027-03-27');
  expect(takes(berlin, '2027-03-27', '19:30')).toBe(false);
  expect(takes(berlin, '2027-03-27', '19:31')).toBe(true);
  expect(takes(berlin, '2027-03-28', '02:30')).toBe(false);
  expect(buildAppointmentRules({ ...berlin, timeZone: 'Pacific/Auckland' }).today).toBe('2027-03-28');
});

it('accepts only free times for a booking, in company time without a zone', () => {
  const isFree = (start: Date) => start.toISOString() === '2027-03-29T07:00:00.000Z';
  expect(takes({ now, timeZone: 'Asia/Tokyo', isFree }, '2027-03-29', '16:00')).toBe(true);
  expect(takes({ now, timeZone: 'Asia/Tokyo', isFree }, '2027-03-29', '16:30')).toBe(false);
  const unknown = { now, timeZone: undefined, isFree };
  expect(buildAppointmentRules(unknown).timeZone).toBe('Europe/Berlin');
  expect(takes(unknown, '2027-03-29', '09:00')).toBe(true);
});

it('checks a day without a zone against the latest zone in which it has not ended', () => {
  const rules = buildAppointmentRules({
    now: new Date('2027-03-27T06:00:00Z'),
    timeZone: undefined,
  });
  expect(rules).toEqual({ today: '2027-03-26' });
});

import { expect, it } from 'vitest';
import { buildAppointmentRules } from './appointment.ts';

const now = new Date('2027-03-27T18:30:00Z');
const takes = (rules: Parameters<typeof buildAppointmentRules>[0], date: string, time: string) =>
  buildAppointmentRules(rules).isOffered?.({ date, time });

it('accepts future times on the visitor’s clock, except times that their zone skips', () => {
  const berlin = { now, timeZone: 'Europe/Berlin', slots: false };
  expect(buildAppointmentRules(berlin).today).toBe('2027-03-27');
  expect(takes(berlin, '2027-03-27', '19:30')).toBe(false);
  expect(takes(berlin, '2027-03-27', '19:31')).toBe(true);
  expect(takes(berlin, '2027-03-28', '02:30')).toBe(false);
  expect(buildAppointmentRules({ ...berlin, timeZone: 'Pacific/Auckland' }).today).toBe('2027-03-28');
});

it('accepts only the company’s half-hour slots for a booking', () => {
  const tokyo = { now, timeZone: 'Asia/Tokyo', slots: true };
  // Nine in Berlin is five in the afternoon in Tokyo while Berlin keeps winter time.
  expect(takes({ ...tokyo, now: new Date('2027-01-01') }, '2027-01-12', '17:00')).toBe(true);
  expect(takes({ ...tokyo, now: new Date('2027-01-01') }, '2027-01-12', '17:15')).toBe(false);
  expect(takes(tokyo, '2027-03-29', '09:00')).toBe(false);
  const unknown = { now, timeZone: undefined, slots: true };
  expect(buildAppointmentRules(unknown).timeZone).toBe('Europe/Berlin');
  expect(takes(unknown, '2027-03-29', '09:00')).toBe(true);
});

it('checks a day without a zone against the latest zone in which it has not ended', () => {
  const rules = buildAppointmentRules({
    now: new Date('2027-03-27T06:00:00Z'),
    timeZone: undefined,
    slots: false,
  });
  expect(rules).toEqual({ today: '2027-03-26' });
});

import { describe, expect, it } from 'vitest';
import type { ConsultationInput } from '#shared/api/consultations.ts';
import { openingHours } from '#shared/domain/booking-times.ts';
import { AppError } from '#shared/errors.ts';
import { newBooking } from './new-booking.ts';

const now = new Date('2027-01-04T08:00:00.000Z');
const rules = { hours: openingHours(), lengthMinutes: 30, pauseMinutes: 0, leadMinutes: 0 };
const made = { bookingId: 'b', clientId: 'c', now };
const asked = (more: Partial<ConsultationInput> = {}): ConsultationInput => ({
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  company: 'Engines',
  ...more,
});
/** Returns the refused field with its message. */
const refusal = (more: Partial<ConsultationInput>, at = now) => {
  try {
    newBooking(asked(more), rules, { ...made, now: at });
    return undefined;
  } catch (error) {
    return error instanceof AppError ? [error.code, error.options.fields] : error;
  }
};

describe('newBooking', () => {
  it('makes a request and a project from just a name and an address', () => {
    const { booking, client } = newBooking(asked(), rules, made);
    expect(booking).toEqual({
      id: 'b',
      firstName: 'Ada',
      lastName: 'King',
      email: 'ada@example.com',
      company: 'Engines',
      status: 'requested',
      durationMinutes: 30,
      clientId: 'c',
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    expect(client).toMatchObject({
      id: 'c',
      companyName: 'Engines',
      clientName: 'Ada King',
      clientEmail: 'ada@example.com',
      primaryGoals: [],
      currentChallenges: 'Not specified',
      timeline: 'Not specified',
      source: 'consultation',
      channel: 'direct',
      bookingId: 'b',
      respondBy: '2027-01-05T08:00:00.000Z',
    });
    for (const field of ['hasStory', 'page', 'language', 'preferredTemplate', 'clientPhone'])
      expect(client).not.toHaveProperty(field);
  });

  it('copies all answers to the request and the project', () => {
    const { booking, client } = newBooking(
      asked({
        lastName: '',
        phone: '+49 30 1234567',
        serviceInterest: 'Sales Automation',
        message: 'Nights',
        preferredDate: '2027-01-05',
        preferredTime: '17:30',
        timeZone: 'Asia/Tokyo',
        context: { page: '/pricing', template: 'shop', utm: { source: 'x' } },
      }),
      rules,
      { ...made, language: 'de' },
    );
    expect(booking).toMatchObject({
      phone: '+49 30 1234567',
      serviceInterest: 'Sales Automation',
      message: 'Nights',
      preferredDate: '2027-01-05',
      preferredTime: '17:30',
      timeZone: 'Asia/Tokyo',
      startsAt: '2027-01-05T08:30:00.000Z',
      language: 'de',
      page: '/pricing',
    });
    expect(client).toMatchObject({
      clientName: 'Ada',
      clientPhone: '+49 30 1234567',
      primaryGoals: ['Sales Automation'],
      currentChallenges: 'Nights',
      timeline: 'Consultation requested for 2027-01-05 17:30 (Asia/Tokyo), 2027-01-05 09:30 (Europe/Berlin)',
      preferredTemplate: 'shop',
      channel: 'campaign',
      language: 'de',
      page: '/pricing',
      hasStory: true,
    });
  });

  it('omits blank fields and an empty story', () => {
    const { booking, client } = newBooking(
      asked({
        phone: '',
        serviceInterest: '',
        message: '',
        preferredDate: '',
        preferredTime: '',
        context: {},
      }),
      rules,
      made,
    );
    for (const field of ['phone', 'serviceInterest', 'message', 'preferredDate', 'preferredTime', 'timeZone'])
      expect(booking[field as keyof typeof booking]).toBeUndefined();
    expect(booking).not.toHaveProperty('page');
    expect(client).not.toHaveProperty('hasStory');
  });

  it('states the preferred time once when visitor and company share a zone, and a day alone without a time', () => {
    const timeline = (more: Partial<ConsultationInput>) =>
      newBooking(asked(more), rules, made).client?.timeline;
    expect(timeline({ preferredDate: '2027-01-05', preferredTime: '09:00' })).toBe(
      'Consultation requested for 2027-01-05 09:00 (Europe/Berlin)',
    );
    expect(timeline({ preferredDate: '2027-01-05', timeZone: 'Asia/Tokyo' })).toBe(
      'Consultation requested for 2027-01-05 (Asia/Tokyo)',
    );
  });

  it('keeps the zone that the visitor gave', () => {
    const zone = (more: Partial<ConsultationInput>) => newBooking(asked(more), rules, made).booking.timeZone;
    expect(zone({})).toBeUndefined();
    expect(zone({ timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
    expect(zone({ preferredDate: '2027-01-05' })).toBe('Europe/Berlin');
  });

  it('records the spam reason and makes no project', () => {
    const { booking, client } = newBooking(asked(), rules, { ...made, spamReason: 'Links' });
    expect(client).toBeUndefined();
    expect(booking.spamReason).toBe('Links');
    expect(booking.clientId).toBeUndefined();
  });
});

describe('the preferred time', () => {
  const at = { preferredDate: '2027-01-05', preferredTime: '10:00' };

  it('is held for a day with the service’s length, unless the request is spam', () => {
    const long = { ...rules, lengthMinutes: 60 };
    expect(newBooking(asked(at), long, made).booking).toMatchObject({
      startsAt: '2027-01-05T09:00:00.000Z',
      durationMinutes: 60,
      heldUntil: '2027-01-05T08:00:00.000Z',
    });
    const spam = newBooking(asked(at), rules, { ...made, spamReason: 'Links' }).booking;
    expect(spam.heldUntil).toBeUndefined();
    expect(newBooking(asked({ preferredDate: '2027-01-05' }), rules, made).booking.heldUntil).toBeUndefined();
  });

  it('rejects closed days', () => {
    const weekdays = { ...rules, hours: openingHours({ openDays: [1, 2, 3, 4, 5] }) };
    const saturday = () => newBooking(asked({ ...at, preferredDate: '2027-01-09' }), weekdays, made);
    expect(saturday).toThrow(AppError);
  });

  it('rejects times that are over or within the lead time', () => {
    const later = ['request.invalid', { preferredTime: 'Please choose a later time.' }];
    expect(refusal(at, new Date('2027-01-05T09:00:00Z'))).toEqual(later);
    const soon = () => newBooking(asked(at), { ...rules, leadMinutes: 26 * 60 }, made);
    expect(soon).toThrow(AppError);
  });

  it('rejects days that are over in the visitor’s zone', () => {
    const past = ['request.invalid', { preferredDate: 'Please choose today or a later day.' }];
    expect(refusal({ preferredDate: '2027-01-03' })).toEqual(past);
    expect(refusal({ preferredDate: '2027-01-04' })).toBeUndefined();
    const evening = new Date('2027-01-04T20:00:00.000Z');
    expect(refusal({ preferredDate: '2027-01-04', timeZone: 'Asia/Tokyo' }, evening)).toEqual(past);
    expect(refusal({ preferredDate: '2027-01-04', timeZone: 'Europe/Berlin' }, evening)).toBeUndefined();
  });

  it('accepts offered hours without a day, and any time in the visitor’s own zone', () => {
    const notOffered = ['request.invalid', { preferredTime: 'Please choose one of the offered times.' }];
    expect(refusal({ preferredTime: '08:59' })).toEqual(notOffered);
    expect(refusal({ preferredTime: '09:00' })).toBeUndefined();
    expect(refusal({ preferredTime: '16:59' })).toBeUndefined();
    expect(refusal({ preferredTime: '17:00' })).toEqual(notOffered);
    expect(refusal({ preferredTime: '03:00', timeZone: 'Asia/Tokyo' })).toBeUndefined();
    expect(refusal({ timeZone: 'Asia/Tokyo' })).toBeUndefined();
  });

  it('must start on the half hour of an open day and exist', () => {
    const slot = (date: string, time: string, timeZone?: string) =>
      refusal({ preferredDate: date, preferredTime: time, ...(timeZone ? { timeZone } : {}) });
    expect(slot('2027-01-05', '09:15')).toEqual([
      'request.invalid',
      {
        preferredTime:
          'Please choose a time on an open day, every 30 minutes between 09:00 and 17:00 (Europe/Berlin).',
      },
    ]);
    expect(slot('2027-01-05', '16:30')).toBeUndefined();
    expect(slot('2027-01-05', '17:00')).toBeDefined();
    expect(slot('2027-03-28', '02:30')).toEqual([
      'request.invalid',
      { preferredTime: 'This time does not exist on that day: the clocks change.' },
    ]);
    expect(slot('2027-01-05', '17:00', 'Asia/Tokyo')).toBeUndefined();
  });
});

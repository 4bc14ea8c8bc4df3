import { describe, expect, it, vi } from 'vitest';
import { ConditionFailed } from '#functions/table/transact.ts';
import type { BookingPatch } from '#shared/api/admin-bookings.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { AppError } from '#shared/errors.ts';
import { makeBooking } from '#test/fixtures/leads.ts';
import { answeredBooking, editBooking, takesTime, takingTime, timeWrites } from './booking-states.ts';

const startsAt = '2027-01-04T09:00:00.000Z';
const later = '2027-01-05T09:00:00.000Z';
const made = '2027-01-01T09:00:00.000Z';
const booking = (more: Partial<Booking> = {}) =>
  makeBooking('019aa000-0000-7000-8000-000000000001', { createdAt: made, updatedAt: made, ...more });
const confirmed = booking({ status: 'confirmed', startsAt });
const proposed = booking({ status: 'proposed', proposedStartsAt: later });
const before = new Date('2027-01-01T12:00:00.000Z');

describe('editBooking', () => {
  it('requires the time that the new status needs', () => {
    const refusal = (patch: BookingPatch) => {
      try {
        editBooking(booking(), patch, before);
        return undefined;
      } catch (error) {
        return error instanceof AppError ? [error.code, Object.keys(error.options.fields ?? {})] : error;
      }
    };
    expect(refusal({ status: 'confirmed' })).toEqual(['request.invalid', ['startsAt']]);
    expect(refusal({ status: 'proposed', startsAt })).toEqual(['request.invalid', ['proposedStartsAt']]);
    expect(refusal({ status: 'declined' })).toBeUndefined();
  });

  it('normalises instants, and keeps a proposal only while the status needs it', () => {
    expect(
      editBooking(booking(), { status: 'confirmed', startsAt: '2027-01-04T10:00:00+01:00' }, before).startsAt,
    ).toBe(startsAt);
    expect(editBooking(proposed, { reply: 'Fine' }, before).proposedStartsAt).toBe(later);
    expect(editBooking(proposed, { status: 'declined' }, before).proposedStartsAt).toBeUndefined();
    expect(editBooking(booking(), { lastName: null, company: null }, before)).toMatchObject({
      lastName: '',
      company: '',
    });
  });
});

describe('answeredBooking', () => {
  it('accepts a proposed time while it is in the future', () => {
    expect(answeredBooking(proposed, 'accept', before)).toMatchObject({
      status: 'confirmed',
      startsAt: later,
      proposedStartsAt: undefined,
    });
    expect(answeredBooking(proposed, 'accept', new Date(later))).toBeUndefined();
  });

  it('lets the visitor decline even a past proposal, which leaves the request open', () => {
    expect(answeredBooking(proposed, 'decline', new Date('2028-01-01'))).toMatchObject({
      status: 'requested',
      proposedStartsAt: undefined,
    });
    expect(answeredBooking(booking(), 'decline', before)).toBeUndefined();
    expect(answeredBooking(confirmed, 'accept', before)).toBeUndefined();
    expect(answeredBooking(booking({ status: 'proposed' }), 'decline', before)).toBeUndefined();
  });

  it('cancels an open request until the appointment took place', () => {
    const cancelled = (one: Booking, now = before) => answeredBooking(one, 'cancel', now)?.status;
    expect([booking(), proposed, confirmed].map((one) => cancelled(one))).toEqual(Array(3).fill('cancelled'));
    expect(cancelled(confirmed, new Date('2027-01-04T09:29:00.000Z'))).toBe('cancelled');
    expect(cancelled(confirmed, new Date('2027-01-04T09:30:00.000Z'))).toBeUndefined();
    expect(cancelled(booking({ status: 'declined' }))).toBeUndefined();
    expect(answeredBooking(proposed, 'cancel', before)?.proposedStartsAt).toBeUndefined();
  });
});

describe('the time slot of a booking', () => {
  it('is reserved when the booking is confirmed, moved or extended', () => {
    expect(takesTime(booking(), confirmed)).toMatchObject({ startsAt, endsAt: '2027-01-04T09:30:00.000Z' });
    expect(takesTime(confirmed, { ...confirmed, startsAt: later })?.startsAt).toBe(later);
    expect(takesTime(confirmed, { ...confirmed, durationMinutes: 60 })?.endsAt).toBe(
      '2027-01-04T10:00:00.000Z',
    );
    expect(takesTime(confirmed, { ...confirmed, reply: 'See you' })).toBeUndefined();
    expect(takesTime(confirmed, { ...confirmed, status: 'cancelled' })).toBeUndefined();
    expect(takesTime(booking(), booking({ status: 'requested', startsAt }))).toBeUndefined();
  });

  it('is freed at the old time and reserved at the new one', () => {
    const kinds = (was: Booking, is: Booking) =>
      timeWrites('t', was, is, before).map((write) => Object.keys(write).join());
    expect(kinds(booking(), booking())).toEqual([]);
    expect(kinds(booking(), confirmed)).toHaveLength(1);
    expect(kinds(confirmed, { ...confirmed, reply: 'x' })).toEqual(kinds(booking(), confirmed));
    expect(kinds(confirmed, { ...confirmed, startsAt: later })).toHaveLength(2);
    expect(kinds(confirmed, booking())).toHaveLength(1);
    expect(kinds(confirmed, booking())).not.toEqual(kinds(booking(), confirmed));
  });

  it('is held by an unanswered request or proposal, and freed by the answer', () => {
    const heldUntil = '2027-01-02T09:00:00.000Z';
    const held = booking({ status: 'requested', startsAt, heldUntil });
    expect(takesTime(booking(), held)).toMatchObject({ status: 'requested', startsAt, heldUntil });
    const moved = editBooking(held, { status: 'proposed', proposedStartsAt: later }, before);
    expect(moved.heldUntil).toBe('2027-01-02T12:00:00.000Z');
    expect(takesTime(held, moved)).toMatchObject({ status: 'proposed', startsAt: later });
    expect(editBooking(held, { notes: 'x' }, before).heldUntil).toBe(heldUntil);
    for (const status of ['confirmed', 'declined'] as const)
      expect(editBooking(held, { status }, before).heldUntil).toBeUndefined();
    for (const answer of ['accept', 'decline', 'cancel'] as const)
      expect(answeredBooking(moved, answer, before)?.heldUntil).toBeUndefined();
    const cancelled = answeredBooking(held, 'cancel', before) ?? held;
    expect(timeWrites('t', held, cancelled, before).map((write) => Object.keys(write).join())).toEqual([
      'Delete',
      'Update',
    ]);
  });

  it('is retried up to ten times on conflicts; other errors are thrown at once', async () => {
    const taken = new ConditionFailed([]);
    const twice = vi.fn().mockRejectedValueOnce(taken).mockRejectedValueOnce(taken).mockResolvedValue('mine');
    expect(await takingTime(twice)).toBe('mine');
    const always = vi.fn().mockRejectedValue(taken);
    await expect(takingTime(always)).rejects.toBe(taken);
    expect(always).toHaveBeenCalledTimes(10);
    const broken = vi.fn().mockRejectedValue(new Error('broken'));
    await expect(takingTime(broken)).rejects.toThrow('broken');
    expect(broken).toHaveBeenCalledTimes(1);
  });
});

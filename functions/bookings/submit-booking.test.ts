import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { bookingSettingsSchema } from '#shared/api/booking-settings.ts';
import type { AppError } from '#shared/errors.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { contactInput } from '#test/integration/harness/contact-input.ts';
import { writeBookingSettings, writeBusyCalendar } from './settings-store.ts';
import { submitBooking } from './submit-booking.ts';
import { updateBookingBy } from './update-booking.ts';

const table = memoryTable();
const nobody = { visitorId: '', idempotencyKey: undefined };
const { service: _service, ...request } = contactInput();

describe('submitBooking', () => {
  const book = async (more: object = {}, sender: object = {}) => {
    const { id } = await submitBooking(table.deps(), { ...request, ...more }, { ...nobody, ...sender });
    const booking = await table.item('BOOKINGS', id);
    return { id, booking, client: await table.item('CLIENTS', booking?.clientId) };
  };

  it('stores request and project, both indexed by address and number', async () => {
    const { booking, client } = await book(
      { email: 'booker@example.com', phone: '+49 30 7654321' },
      { languages: 'ja-JP,de;q=0.5' },
    );
    expect(booking).toMatchObject({ pk: 'BOOKINGS', status: 'requested', language: 'ja' });
    expect(client).toMatchObject({ pk: 'CLIENTS', clientEmail: 'booker@example.com', language: 'ja' });
    expect((await book({}, { languages: 'fr;q=0.9' })).booking?.language).toBe('fr');
    const found = (await table.items()).filter(({ gsi1pk }) => gsi1pk === 'EMAIL#+49307654321@phone.invalid');
    expect(found.map(({ ownerPk }) => ownerPk).sort()).toEqual(['BOOKINGS', 'CLIENTS']);
  });

  it('makes no project for suspected spam', async () => {
    const { booking, client } = await book({ website: 'x' });
    expect(booking).toMatchObject({ spamReason: 'A field hidden from people was filled in' });
    expect(client).toBeUndefined();
  });

  it('returns the original request when it is submitted again with the same key', async () => {
    const sender = { idempotencyKey: 'request-once' };
    const first = await book({ email: 'again@example.com', elapsedMs: 9000 }, sender);
    expect((await book({ email: 'again@example.com', elapsedMs: 90_000 }, sender)).id).toBe(first.id);
  });

  it('stores the story with the project, and the conversation with the request', async () => {
    const conversation = { id: 'talk-2', endsAt: 2_000_000_000 };
    const { id, booking } = await book(
      { email: 'both@example.com', phone: '+49 30 1112223', context: { page: '/blog' } },
      { conversation },
    );
    const items = await table.items();
    expect(
      items.find(({ entity, leadId }) => entity === 'Story' && leadId === booking?.clientId),
    ).toBeDefined();
    expect(
      items.filter(({ pk }) => pk === 'CONVERSATION#talk-2').map(({ identity, lead }) => [identity, lead]),
    ).toEqual([
      ['+49301112223@phone.invalid', { collection: 'BOOKINGS', id }],
      ['both@example.com', { collection: 'BOOKINGS', id }],
    ]);
  });
});

describe('submitBooking with a time', () => {
  let day = 1;
  /** Each test uses another Monday, so that tests don't compete for times. */
  const nextMonday = () => new Date(Date.UTC(2027, 0, 4 + 7 * day++)).toISOString().slice(0, 10);
  const book = (more: object, sender: object = {}) =>
    submitBooking(
      table.deps(),
      { ...request, preferredTime: '10:00', ...more },
      { ...nobody, ...sender },
    ).catch((error: unknown) => error);
  const taken = { code: 'booking.taken', status: 409 };
  const open = { code: 'booking.open', status: 409 };
  const settings = (more: object) =>
    writeBookingSettings(table.deps().table, z.parse(bookingSettingsSchema, more));

  it('holds the time for a day: nobody else gets it, and the refusal names free times', async () => {
    const preferredDate = nextMonday();
    expect(await book({ preferredDate, email: 'first@hold.example' })).toHaveProperty('id');
    const refused = await book({ preferredDate, email: 'second@hold.example' });
    expect(refused).toMatchObject(taken);
    const { times } = (refused as AppError).options.current as { times: string[] };
    expect(times[0]).toBe(`${preferredDate}T09:30:00.000Z`);
    expect(times).toHaveLength(6);
    const next = await book({ preferredDate, preferredTime: '10:30', email: 'second@hold.example' });
    expect(next).toHaveProperty('id');
    const start = table.clock.now;
    table.clock.now = new Date(start.getTime() + 25 * 3_600_000);
    expect(await book({ preferredDate, email: 'third@hold.example' })).toHaveProperty('id');
    table.clock.now = start;
  });

  it('lets an address hold one open request, until it is answered or a day has passed', async () => {
    const [preferredDate, other] = [nextMonday(), nextMonday()];
    const email = 'Twice@hold.example';
    const first = (await book({ preferredDate, email })) as { id: string };
    expect(await book({ preferredDate, email: 'twice@HOLD.example' })).toMatchObject(open);
    expect(await book({ preferredDate: other, email })).toMatchObject(open);
    // A request without a time holds nothing.
    expect(await book({ preferredDate: other, preferredTime: '', email })).toHaveProperty('id');
    const record = await table.item('BOOKINGS', first.id);
    await updateBookingBy(table.deps({ env: { VISITOR_SECRET: 'a secret of some length' } }), {
      stored: { record, totals: {} },
      patch: { status: 'declined' },
      by: 'owner',
      site: '',
    });
    expect(await book({ preferredDate, email })).toHaveProperty('id');
  });

  it('keeps the pause between appointments of different lengths', async () => {
    const preferredDate = nextMonday();
    await settings({ pauseMinutes: 15, serviceMinutes: { 'Custom Integrations': 60 } });
    const at = (preferredTime: string, email: string, serviceInterest = 'Sales Automation') =>
      book({ preferredDate, preferredTime, email, serviceInterest });
    const long = await at('10:00', 'long@pause.example', 'Custom Integrations');
    expect(await table.item('BOOKINGS', (long as { id: string }).id)).toMatchObject({ durationMinutes: 60 });
    for (const [time, email] of [
      ['09:30', 'a@pause.example'],
      ['10:30', 'b@pause.example'],
      ['11:00', 'c@pause.example'],
    ] as const)
      expect(await at(time, email), time).toMatchObject(taken);
    expect(await at('09:00', 'd@pause.example')).toHaveProperty('id');
    expect(await at('11:30', 'e@pause.example')).toHaveProperty('id');
    await settings({});
  });

  it('holds nothing for suspected spam, which looks accepted', async () => {
    const preferredDate = nextMonday();
    expect(await book({ preferredDate, email: 'bot@spam.example', website: 'x' })).toHaveProperty('id');
    expect(await book({ preferredDate, email: 'person@spam.example' })).toHaveProperty('id');
    expect(await book({ preferredDate, email: 'bot@spam.example', website: 'x' })).toHaveProperty('id');
  });

  it('repeats the first answer under its key, although its own request holds the time', async () => {
    const preferredDate = nextMonday();
    const sender = { idempotencyKey: 'held-once-1' };
    const first = await book({ preferredDate, email: 'again@hold.example' }, sender);
    expect(await book({ preferredDate, email: 'again@hold.example' }, sender)).toEqual(first);
    expect(await book({ preferredDate, email: 'else@hold.example' }, sender)).toMatchObject({
      code: 'request.conflict',
    });
  });

  it('refuses times that are busy in the owner’s calendar', async () => {
    const preferredDate = nextMonday();
    const calendarUrl = 'https://calendar.partner.com/me.ics';
    await settings({ calendarUrl });
    const busy = [[Date.parse(`${preferredDate}T09:15:00Z`), Date.parse(`${preferredDate}T09:45:00Z`)]];
    await writeBusyCalendar(table.deps().table, {
      ...{ url: calendarUrl, checkedAt: table.clock.now.toISOString(), busy: JSON.stringify(busy) },
    });
    expect(await book({ preferredDate, email: 'busy@hold.example' })).toMatchObject(taken);
    expect(await book({ preferredDate, preferredTime: '11:00', email: 'busy@hold.example' })).toHaveProperty(
      'id',
    );
    await settings({});
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { BookingPatch } from '#shared/api/admin-bookings.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { useFakeMail } from '#test/integration/harness/fake-mail.ts';
import { answerAsVisitor, bookingBehind, pageOf } from './booking-page.ts';
import { bookingToken } from './booking-token.ts';
import { calendarReply } from './calendar-response.ts';
import { updateBookingBy } from './update-booking.ts';

const table = memoryTable();
const stored = storedLeads(table);
const site = 'https://parley.example';
const secret = 'a secret of the visitors, long enough';
const env = { VISITOR_SECRET: secret, NOTIFY_EMAIL: 'owner@example.org' };
const now = table.clock.now.toISOString();

describe('updateBookingBy', () => {
  const mail = useFakeMail();

  const change = async (id: string, patch: BookingPatch, more: object = {}) => {
    mail.sent.length = 0;
    const record = await table.item('BOOKINGS', id);
    return updateBookingBy(table.deps({ env, ...more }), {
      stored: { record } as never,
      patch,
      by: 'owner',
      site,
    });
  };
  const overlap = { code: 'booking.overlap' };

  it('answers 404 for an unknown request', async () => {
    await expect(change('unknown', { status: 'declined' })).rejects.toMatchObject({
      code: 'record.not_found',
    });
  });

  it('stores the change with its history, and sends no email by default', async () => {
    const { id } = await stored.booking('ada@change.example');
    const { booking, page, mail: told } = await change(id, { notes: 'Called' });
    expect(booking).toMatchObject({ id, notes: 'Called', status: 'requested', updatedAt: now });
    expect([page, told, mail.sent]).toEqual([`/booking/${bookingToken(secret, id)}`, undefined, []]);
    expect(await table.historyOf(id)).toMatchObject([{ change: { by: 'owner', kind: 'updated' } }]);
    const stale = change(id, { notes: 'Twice', updatedAt: '2001-01-01T00:00:00.000Z' });
    await expect(stale).rejects.toMatchObject({ code: 'record.stale' });
  });

  it('emails both sides on request, with the visitor’s page', async () => {
    const { id } = await stored.booking('tell@change.example', { language: 'en' });
    const startsAt = '2027-02-01T09:00:00.000Z';
    const { mail: told, page } = await change(id, { status: 'confirmed', startsAt, tell: true });
    expect(told).toMatchObject({ sent: true, to: 'tell@change.example' });
    expect(mail.sent.map(({ to }) => to)).toEqual(['tell@change.example', 'owner@example.org']);
    expect(told?.text).toContain(`${site}${page}`);
    const quiet = await change(id, { reply: 'Bye', tell: true }, { env: { VISITOR_SECRET: secret } });
    expect(quiet.mail).toMatchObject({ sent: false, to: 'tell@change.example' });
  });

  it.each(['confirmed', 'proposed'] as const)(
    'contacts the project and stops every clock when the status becomes %s',
    async (status) => {
      const email = `${status}@answer.example`;
      const project = await stored.client(email);
      const contact = await stored.contact(email);
      const quoted = await stored.client(email, { status: 'quoted' });
      const { id } = await stored.booking(email, { clientId: project.id });
      const day = { confirmed: '02', proposed: '03' }[status];
      const times = {
        startsAt: `2027-02-${day}T09:00:00.000Z`,
        proposedStartsAt: `2027-02-${day}T11:00:00.000Z`,
      };
      await change(id, { status, ...times });
      expect(await table.item('CLIENTS', project.id)).toMatchObject({
        status: 'contacted',
        respondedAt: now,
      });
      expect(await table.item('CONTACTS', contact.id)).toMatchObject({
        status: 'contacted',
        respondedAt: now,
      });
      const other = await stored.booking(email, { clientId: quoted.id });
      await change(other.id, { status, ...times, allowOverlap: true });
      expect(await table.item('CLIENTS', quoted.id)).toMatchObject({ status: 'quoted' });
    },
  );

  it.each(['declined', 'done', 'no_show', 'cancelled'] as const)(
    'stops no clock when the status becomes %s or notes change',
    async (status) => {
      const project = await stored.client(`${status}@none.example`);
      const { id } = await stored.booking(`${status}@none.example`, { clientId: project.id });
      await change(id, { status });
      await change(id, { notes: 'x' });
      const after = await table.item('CLIENTS', project.id);
      expect(after).toMatchObject({ status: 'new' });
      expect(after).not.toHaveProperty('respondedAt');
    },
  );

  it('leaves the project alone after the first answer', async () => {
    const { id, clientId } = await stored.booking('once@answer.example', {
      clientId: (await stored.client('once@answer.example', { status: 'contacted' })).id,
      status: 'declined',
    });
    await change(id, { reply: 'Sorry', status: 'declined' });
    expect(await table.item('CLIENTS', clientId)).not.toHaveProperty('respondedAt');
  });

  it('succeeds although a clock could not be stopped', async () => {
    const { id } = await stored.booking('down@answer.example');
    const deps = table.deps({ env });
    const record = await table.item('BOOKINGS', id);
    const send = vi.fn((command: { input: { IndexName?: string } }) => {
      if (command.input.IndexName) throw Object.assign(new Error('down'), { name: 'Down' });
      return deps.table.client.send(command as never);
    });
    const broken = { ...deps, table: { ...deps.table, client: { send: send as never } } };
    const patch = { status: 'confirmed', startsAt: '2027-05-01T09:00:00.000Z' } as const;
    const { booking } = await updateBookingBy(broken, {
      stored: { record } as never,
      patch,
      by: 'owner',
      site,
    });
    expect(booking.status).toBe('confirmed');
    expect(deps.lines).toEqual([{ level: 'warn', event: 'lead.clock_not_stopped', name: 'Down' }]);
  });

  it('refuses a conflicting time, naming the other request, until the owner confirms it', async () => {
    const startsAt = '2027-03-01T09:00:00.000Z';
    const first = await stored.booking('first@time.example');
    const second = await stored.booking('second@time.example');
    await change(first.id, { status: 'confirmed', startsAt });
    const half = { status: 'confirmed', startsAt: '2027-03-01T09:15:00.000Z' } as const;
    await expect(change(second.id, half)).rejects.toMatchObject({
      ...overlap,
      options: { current: [{ id: first.id, email: 'first@time.example' }] },
    });
    expect(await table.item('BOOKINGS', second.id)).toMatchObject({ status: 'requested' });
    expect((await change(second.id, { ...half, allowOverlap: true })).booking.status).toBe('confirmed');
    // The request's own time doesn't conflict, nor does an appointment right after it.
    expect((await change(first.id, { place: 'Room 1', startsAt })).booking.place).toBe('Room 1');
    const third = await stored.booking('third@time.example');
    const after = { status: 'confirmed', startsAt: '2027-03-01T09:45:00.000Z' } as const;
    expect((await change(third.id, after)).booking.status).toBe('confirmed');
  });

  it('frees the time of a cancelled request', async () => {
    const startsAt = '2027-03-02T09:00:00.000Z';
    const first = await stored.booking('first@free.example');
    const second = await stored.booking('second@free.example');
    await change(first.id, { status: 'confirmed', startsAt });
    await change(first.id, { status: 'declined' });
    expect((await change(second.id, { status: 'confirmed', startsAt })).booking.status).toBe('confirmed');
  });
});

describe('answerAsVisitor', () => {
  const mail = useFakeMail();
  const proposedStartsAt = '2027-04-01T09:00:00.000Z';
  const offered = (email: string, more: Partial<Booking> = {}) =>
    stored.booking(email, { status: 'proposed', proposedStartsAt, ...more });
  const answer = (id: string, action: 'accept' | 'decline' | 'cancel', updatedAt?: string) => {
    mail.sent.length = 0;
    return answerAsVisitor(table.deps({ env }), bookingToken(secret, id), { action, updatedAt, site });
  };

  it.each([
    ['accept', 'confirmed', 'The visitor accepted the proposed time.'],
    ['decline', 'requested', 'The visitor asks for another time.'],
    ['cancel', 'cancelled', 'The visitor cancelled.'],
  ] as const)('on %s sets the status to %s and emails both sides', async (action, status, news) => {
    const { id } = await offered(`${action}@visitor.example`);
    expect((await answer(id, action)).status).toBe(status);
    expect(await table.item('BOOKINGS', id)).toMatchObject({ status });
    expect(mail.sent.map(({ to }) => to)).toEqual([`${action}@visitor.example`, 'owner@example.org']);
    expect(mail.sent[0]?.text).toContain(`${site}/booking/${bookingToken(secret, id)}`);
    expect(mail.sent[1]?.text).toContain(news);
    const [entry] = await table.historyOf(id);
    expect(entry).toMatchObject({ change: { by: 'visitor' } });
    // A repeated answer returns the state and notifies nobody.
    await (action === 'accept' ? answer(id, 'accept') : answer(id, action));
    expect(mail.sent).toEqual([]);
    const { id: next } = await offered(`${action}-other@visitor.example`, {
      proposedStartsAt: '2027-04-02T09:00:00.000Z',
    });
    await answer(next, 'decline');
  });

  it('refuses an answer to an outdated proposal', async () => {
    const { id, updatedAt } = await offered('seen@visitor.example', {
      proposedStartsAt: '2027-04-03T09:00:00.000Z',
    });
    await expect(answer(id, 'accept', '2001-01-01T00:00:00.000Z')).rejects.toMatchObject({
      code: 'record.stale',
      options: { current: { status: 'proposed', updatedAt } },
    });
    expect((await answer(id, 'accept', updatedAt)).status).toBe('confirmed');
    // With nothing left to answer, `updatedAt` doesn't matter.
    expect((await answer(id, 'accept', '2001-01-01T00:00:00.000Z')).status).toBe('confirmed');
  });

  it('reports a conflict without revealing who booked the time', async () => {
    const at = '2027-04-05T09:00:00.000Z';
    const [one, two] = [
      await offered('one@taken.example', { proposedStartsAt: at }),
      await offered('two@taken.example', { proposedStartsAt: at }),
    ];
    await answer(one.id, 'accept');
    const refused = await answer(two.id, 'accept').catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'booking.overlap',
      message: 'This time has been taken in the meantime. Please write to us.',
    });
    expect(JSON.stringify((refused as { options: object }).options)).not.toContain('one@');
    await answer(one.id, 'cancel');
    expect((await answer(two.id, 'accept')).status).toBe('confirmed');
  });

  it('opens only the visitor’s own request, while it exists', async () => {
    const { id } = await stored.booking('own@visitor.example');
    const missing = { code: 'record.not_found' };
    const open = (token: string) => bookingBehind(table.deps({ env }), token);
    expect(await open(bookingToken(secret, id))).toMatchObject({ id });
    await expect(open(bookingToken('another secret that is long enough', id))).rejects.toMatchObject(missing);
    await expect(open(bookingToken(secret, '01890000-0000-7000-8000-00000000dead'))).rejects.toMatchObject(
      missing,
    );
  });

  it('shows the visitor’s details and the agreed appointment, without the owner’s fields', async () => {
    const bare = await stored.booking('bare@visitor.example', { notes: 'Difficult', spamReason: 'x' });
    expect(pageOf(bare)).toEqual({
      ...{ firstName: 'Ada', status: 'requested', durationMinutes: 30, createdAt: now, updatedAt: now },
      ...{ timeZone: 'Europe/Berlin', companyZone: 'Europe/Berlin' },
    });
    const words = { serviceInterest: 'Chat', place: 'Room 1', reply: 'Hello', language: 'de' };
    const full = {
      ...bare,
      ...words,
      timeZone: 'Asia/Tokyo',
      startsAt: now,
      proposedStartsAt: proposedStartsAt,
    };
    expect(pageOf(full)).toMatchObject({ ...words, timeZone: 'Asia/Tokyo', startsAt: now, proposedStartsAt });
  });

  it('offers the calendar file once there is a time', async () => {
    const booking = await stored.booking('file@visitor.example', { startsAt: now });
    expect(calendarReply(booking, { now: new Date(now) })).toMatchObject({
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="consultation.ics"',
      },
      body: expect.stringContaining('DTSTART:20261120T120000Z'),
    });
    const none = () => calendarReply({ ...booking, startsAt: undefined }, { now: new Date(now) });
    expect(none).toThrow(expect.objectContaining({ code: 'record.not_found' }));
  });
});

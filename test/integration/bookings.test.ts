import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { UpdatedBooking } from '#shared/api/admin-bookings.ts';
import type { BookingPage } from '#shared/api/bookings.ts';
import type { Booking, Client } from '#shared/domain/leads.ts';
import { contactInput } from './harness/contact-input.ts';
import { useFakeMail } from './harness/fake-mail.ts';
import { useTestSite } from './harness/test-site.ts';

describe('booking', () => {
  const mail = useFakeMail();
  const site = useTestSite({ env: { NOTIFY_EMAIL: 'owner@example.org' } });
  let viewer = 0;
  const someone = () => `198.51.100.${++viewer}`;

  const request = async (overrides: object = {}) => {
    const { service: _service, ...json } = { ...contactInput(), ...overrides };
    const answer = await site.api('POST', '/api/consultations', { json, viewer: someone() });
    expect(answer.status).toBe(201);
    return answer.json<{ id: string; page: string }>();
  };
  const call = async <T>(method: string, path: string, json?: object) => {
    const admin = await site.admin();
    const answer = await admin(method, path, json ? { json } : {});
    return { status: answer.status, body: answer.json<T>() };
  };
  const change = (id: string, json: object) =>
    call<UpdatedBooking>('PATCH', `/api/admin/bookings/${id}`, json);
  const visit = async <T = BookingPage>(method: string, page: string, json?: object) => {
    const answer = await site.api(method, `/api/bookings/${page.split('/').at(-1)}`, {
      ...(json ? { json } : {}),
      viewer: someone(),
    });
    return { status: answer.status, body: answer.json<T>() };
  };
  const noon = '2027-03-01T11:00:00.000Z';

  it('sends both sides a calendar file, stops the clocks and marks the project contacted when confirmed', async () => {
    const { id, page } = await request({ email: 'ada@example.com', timeZone: 'Asia/Tokyo' });
    const refused = await call<{ fields: object }>('PATCH', `/api/admin/bookings/${id}`, {
      status: 'confirmed',
    });
    expect([refused.status, refused.body.fields]).toEqual([400, { startsAt: expect.any(String) }]);
    const { body } = await change(id, {
      status: 'confirmed',
      startsAt: noon,
      place: 'https://call.example/1',
      reply: 'Bring your questions.',
      tell: true,
    });
    expect(body).toMatchObject({
      page,
      booking: { status: 'confirmed', startsAt: noon },
      mail: { sent: true },
    });
    const [theirs, ours] = mail.sent;
    expect(theirs).toMatchObject({ to: 'ada@example.com', replyTo: 'owner@example.org' });
    expect(theirs?.text).toContain('Bring your questions.');
    expect(theirs?.text).toContain('8:00 PM (Asia/Tokyo)');
    expect(ours?.to).toBe('owner@example.org');
    for (const { files } of mail.sent)
      expect(files[0]?.text).toMatch(/BEGIN:VCALENDAR[\s\S]*DTSTART:20270301T110000Z/);
    const [project] = (await call<Client[]>('GET', '/api/admin/client-projects')).body;
    expect(project).toMatchObject({ bookingId: id, status: 'contacted', respondedAt: expect.any(String) });
    const seen = await visit('GET', page);
    expect(seen.body).toMatchObject({
      status: 'confirmed',
      startsAt: noon,
      timeZone: 'Asia/Tokyo',
      place: 'https://call.example/1',
    });
    expect(JSON.stringify(seen.body)).not.toContain('@');
  });

  it('does not count as a reply to other people who share the phone number', async () => {
    const phone = '+49 30 5550199';
    const { id } = await request({ email: 'one@switchboard.example', phone });
    const { id: other } = await request({ email: 'two@elsewhere.example', phone });
    const waiting = async () => {
      const { body } = await call<Client[]>('GET', '/api/admin/client-projects');
      return body.filter((one) => one.clientPhone === phone && !one.respondedAt).map((one) => one.bookingId);
    };
    expect((await waiting()).sort()).toEqual([id, other].sort());
    await change(id, { status: 'confirmed', startsAt: '2027-05-03T08:00:00.000Z' });
    expect(await waiting()).toEqual([other]);
    await change(other, { status: 'confirmed', startsAt: '2027-05-04T08:00:00.000Z' });
    expect(await waiting()).toEqual([]);
  });

  it('warns once, naming the conflict, when the time is already booked', async () => {
    const first = await request({ email: 'one@example.com' });
    const second = await request({ email: 'two@example.com' });
    const at = '2027-04-01T08:00:00.000Z';
    await change(first.id, { status: 'confirmed', startsAt: at });
    const late = { status: 'confirmed', startsAt: '2027-04-01T08:15:00.000Z' };
    const refused = await call<{ code: string; current: Booking[] }>(
      'PATCH',
      `/api/admin/bookings/${second.id}`,
      late,
    );
    expect([refused.status, refused.body.code]).toEqual([409, 'booking.overlap']);
    expect(refused.body.current.map(({ id }) => id)).toEqual([first.id]);
    expect((await change(second.id, { ...late, allowOverlap: true })).status).toBe(200);
    // Cancelling frees the time; moving frees the old one.
    const third = await request({ email: 'three@example.com' });
    await change(first.id, { status: 'cancelled' });
    await change(second.id, { startsAt: '2027-04-01T15:00:00.000Z' });
    expect((await change(third.id, { status: 'confirmed', startsAt: at })).status).toBe(200);
  });

  it('confirms one of two simultaneous requests for a time, or both when the owner insists', async () => {
    for (const day of ['05', '06', '07']) {
      const [one, two] = await Promise.all([
        request({ email: `p1${day}@example.com` }),
        request({ email: `p2${day}@example.com` }),
      ]);
      const early = { status: 'confirmed', startsAt: `2027-10-${day}T08:00:00.000Z` } as const;
      const late = { status: 'confirmed', startsAt: `2027-10-${day}T08:15:00.000Z` } as const;
      const answers = await Promise.all([change(one.id, early), change(two.id, late)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const loser = answers[0]?.status === 409 ? { id: one.id, body: early } : { id: two.id, body: late };
      expect((await change(loser.id, { ...loser.body, allowOverlap: true })).status).toBe(200);
    }
  });

  it('can be confirmed at the same moment as another one in the same hour', async () => {
    const requests = await Promise.all(
      ['h1', 'h2', 'h3'].map((name) => request({ email: `${name}@example.com` })),
    );
    const answers = await Promise.all(
      requests.map(({ id }, index) =>
        change(id, {
          status: 'confirmed',
          startsAt: `2027-10-08T08:${index}0:00.000Z`,
          durationMinutes: 10,
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('goes to the first visitor to accept when two were offered the same time', async () => {
    const proposedStartsAt = '2027-10-11T09:00:00.000Z';
    const offered = await Promise.all([
      request({ email: 'v1@example.com' }),
      request({ email: 'v2@example.com' }),
    ]);
    for (const { id } of offered) await change(id, { status: 'proposed', proposedStartsAt });
    const answers = await Promise.all(offered.map(({ page }) => visit('POST', page, { action: 'accept' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('lets the visitor accept another proposed time on the booking page', async () => {
    const { id, page } = await request({ email: 'kay@example.com' });
    await change(id, { status: 'proposed', proposedStartsAt: '2027-05-03T09:00:00.000Z' });
    const seen = await visit('GET', page);
    expect(seen.body).toMatchObject({ status: 'proposed', proposedStartsAt: '2027-05-03T09:00:00.000Z' });
    const stale = await visit('POST', page, { action: 'accept', updatedAt: '2001-01-01T00:00:00.000Z' });
    expect(stale.status).toBe(409);
    const accepted = await visit('POST', page, { action: 'accept', updatedAt: seen.body.updatedAt });
    expect(accepted.body).toMatchObject({ status: 'confirmed', startsAt: '2027-05-03T09:00:00.000Z' });
    expect((await visit('POST', page, { action: 'accept' })).body.status).toBe('confirmed');
    const list = (await call<Booking[]>('GET', '/api/admin/bookings')).body;
    expect(list.find((booking) => booking.id === id)?.status).toBe('confirmed');
    const cancelled = await visit('POST', page, { action: 'cancel' });
    expect(cancelled.body.status).toBe('cancelled');
  });

  it('waits for another proposal and notifies the owner when the visitor declines', async () => {
    const { id, page } = await request({ email: 'lee@example.com' });
    await change(id, { status: 'proposed', proposedStartsAt: '2027-05-04T09:00:00.000Z' });
    mail.sent.length = 0;
    expect((await visit('POST', page, { action: 'decline' })).body).toMatchObject({ status: 'requested' });
    // Declining twice sends no second notification.
    expect((await visit('POST', page, { action: 'decline' })).body).toMatchObject({ status: 'requested' });
    expect(mail.sent.map(({ to }) => to)).toEqual(['lee@example.com', 'owner@example.org']);
    expect(mail.sent[1]?.text).toContain('The visitor asks for another time.');
  });

  it('notifies the visitor in their language with a link, and the owner in English without it', async () => {
    const language = { 'accept-language': 'de-DE,de;q=0.9' };
    const { service: _service, ...input } = contactInput({ email: 'uwe@example.com' });
    const json = { ...input, timeZone: 'Europe/Vienna' };
    const made = await site.api('POST', '/api/consultations', { json, viewer: someone(), headers: language });
    const { id, page } = made.json<{ id: string; page: string }>();
    mail.sent.length = 0;
    await change(id, { status: 'proposed', proposedStartsAt: '2027-05-05T09:00:00.000Z', tell: true });
    const [theirs, ours] = mail.sent;
    expect(theirs?.subject).toMatch(/^Ein anderer Termin für Ihre Beratung · /);
    expect(theirs?.text).toContain('Mittwoch, 5. Mai 2027');
    expect(theirs?.text).toMatch(new RegExp(`antworten oder absagen:\\nhttps?://\\S+${page}\\n`));
    expect(ours?.text).toContain('Could it be this one?');
    expect(ours?.text).not.toContain(page);
    mail.sent.length = 0;
    await visit('POST', page, { action: 'accept' });
    const [confirmed] = mail.sent;
    expect(confirmed?.files[0]?.text.replace(/\r\n /g, '')).toContain(page);
    expect(confirmed?.files[0]?.text).toMatch(/SUMMARY:.*Ihre Beratung/);
  });

  it('cannot be accepted from a stale page, nor accepted or cancelled after it took place', async () => {
    const { id, page } = await request({ email: 'may@example.com' });
    const { body } = await change(id, { status: 'proposed', proposedStartsAt: '2027-08-02T09:00:00.000Z' });
    const seen = body.booking.updatedAt;
    site.clock.advance(1000);
    await change(id, { proposedStartsAt: '2027-08-03T09:00:00.000Z' });
    const stale = await visit<{ code: string; current: BookingPage }>('POST', page, {
      action: 'accept',
      updatedAt: seen,
    });
    expect([stale.status, stale.body.code]).toEqual([409, 'record.stale']);
    expect(stale.body.current.proposedStartsAt).toBe('2027-08-03T09:00:00.000Z');
    const now = site.clock.now().getTime();
    const at = (ms: number) => new Date(now + ms).toISOString();
    await change(id, { proposedStartsAt: at(-60_000) });
    expect((await visit('POST', page, { action: 'accept' })).body.status).toBe('proposed');
    await change(id, { status: 'confirmed', startsAt: at(-10 * 3_600_000), allowOverlap: true });
    expect((await visit('POST', page, { action: 'cancel' })).body.status).toBe('confirmed');
  });

  it('answers the second visitor with a conflict when both accept the same time', async () => {
    const proposedStartsAt = '2027-09-01T09:00:00.000Z';
    const [one, two] = [
      await request({ email: 'a1@example.com' }),
      await request({ email: 'a2@example.com' }),
    ];
    for (const { id } of [one, two]) await change(id, { status: 'proposed', proposedStartsAt });
    expect((await visit('POST', one.page, { action: 'accept' })).body.status).toBe('confirmed');
    const late = await visit<{ code: string }>('POST', two.page, { action: 'accept' });
    expect([late.status, late.body.code]).toEqual([409, 'booking.overlap']);
    expect(JSON.stringify(late.body)).not.toContain('a1@');
  });

  it('opens only with its own link [LEAD-028]', async () => {
    const { page } = await request({ email: 'eve@example.com' });
    const forged = page.slice(0, -1) + (page.endsWith('A') ? 'B' : 'A');
    expect((await visit('GET', forged)).status).toBe(404);
    expect((await visit('POST', forged, { action: 'cancel' })).status).toBe(404);
    expect((await visit('GET', page)).status).toBe(200);
  });

  it('offers a calendar file once it has a time', async () => {
    const { id, page } = await request({ email: 'cal@example.com' });
    const token = page.split('/').at(-1);
    const file = () => site.api('GET', `/api/bookings/${token}/calendar.ics`, { viewer: someone() });
    expect((await file()).status).toBe(404);
    await change(id, { status: 'confirmed', startsAt: '2027-06-01T09:00:00.000Z', durationMinutes: 45 });
    const answer = await file();
    expect(answer.headers['content-type']).toContain('text/calendar');
    expect(answer.text).toContain('DTEND:20270601T094500Z');
    const admin = await site.admin();
    const ours = await admin('GET', `/api/admin/bookings/${id}/calendar.ics`);
    expect(ours.text).toContain('STATUS:CONFIRMED');
  });

  it('is erased with its person and frees the time', async () => {
    const { id } = await request({ email: 'gone@example.com' });
    await change(id, {
      status: 'confirmed',
      startsAt: '2027-07-01T09:00:00.000Z',
      notes: 'gone@example.com called',
    });
    await call('POST', '/api/admin/person/erase', { email: 'gone@example.com' });
    const { dynamo, table } = site.runtime;
    const left = JSON.stringify((await dynamo.send(new ScanCommand({ TableName: table.name }))).Items);
    expect(left).not.toContain('gone@example.com');
    expect(left).not.toContain(`2027-07-01T09:00:00.000Z#${id}`);
  });
});

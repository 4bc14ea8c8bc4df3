import { describe, expect, it } from 'vitest';
import type { FreeTimes } from '#shared/api/free-times.ts';
import type { Booking } from '#shared/domain/leads.ts';
import { contactInput } from './harness/contact-input.ts';
import { useTestSite } from './harness/test-site.ts';

describe('free times', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const { service: _service, ...person } = contactInput();
  /** A Monday far enough ahead for every lead time; each test takes another. */
  let weeks = 1;
  const nextMonday = () => {
    const now = site.clock.now();
    weeks += 1;
    const day = new Date(now.getTime() + (7 * weeks + 8 - (now.getUTCDay() || 7)) * 86_400_000);
    return day.toISOString().slice(0, 10);
  };
  const list = async (query: Record<string, string>) =>
    (await site.api('GET', `/api/free-times?${new URLSearchParams(query)}`)).json<FreeTimes>();
  const book = (iso: string, email: string, more: object = {}) =>
    site.api('POST', '/api/consultations', {
      json: {
        ...person,
        ...more,
        email,
        preferredDate: iso.slice(0, 10),
        preferredTime: iso.slice(11, 16),
        timeZone: 'UTC',
      },
    });
  const admin = async (method: string, path: string, json?: object) => {
    const call = await site.admin();
    return call(method, path, json ? { json } : {});
  };

  it('offers a time until it is requested, and again once the request is cancelled', async () => {
    const from = nextMonday();
    const [start = '', ...others] = (await list({ from, days: '1' })).times;
    expect(others).toHaveLength(15);
    const { page } = (await book(start, 'one@times.example')).json<{ page: string }>();
    expect((await list({ from, days: '1' })).times).toEqual(others);
    const token = page.split('/').at(-1);
    await site.api('POST', `/api/bookings/${token}`, { json: { action: 'cancel' } });
    expect((await list({ from, days: '1' })).times).toEqual([start, ...others]);
    expect((await book(start, 'one@times.example')).status).toBe(201);
  });

  it('stops offering times that the owner confirmed or proposed', async () => {
    const from = nextMonday();
    const { times } = await list({ from, days: '1' });
    const { id } = (
      await site.api('POST', '/api/consultations', { json: { ...person, email: 'two@times.example' } })
    ).json<Booking>();
    const patch = (json: object) => admin('PATCH', `/api/admin/bookings/${id}`, json);
    expect((await patch({ status: 'proposed', proposedStartsAt: times[3] })).status).toBe(200);
    expect((await list({ from, days: '1' })).times).not.toContain(times[3]);
    expect((await patch({ status: 'confirmed', startsAt: times[5] })).status).toBe(200);
    const left = (await list({ from, days: '1' })).times;
    expect(left).toContain(times[3]);
    expect(left).not.toContain(times[5]);
    expect((await book(times[5] ?? '', 'three@times.example')).json()).toMatchObject({
      code: 'booking.taken',
      current: { times: left.filter((time) => time > String(times[5])).slice(0, 6) },
    });
  });

  it('follows the owner’s opening hours, as the form’s route does', async () => {
    const from = nextMonday();
    const hours = { openFrom: '10:00', openTo: '18:00', openDays: [1] };
    expect((await admin('PUT', '/api/admin/knowledge/facts', hours)).status).toBe(200);
    const { times } = await list({ from, days: '7', timeZone: 'Europe/Berlin' });
    expect(times).toHaveLength(16);
    const last = times.at(-1) ?? '';
    expect((await book(last, 'late@times.example')).status).toBe(201);
    const early = new Date(Date.parse(times[0] ?? '') - 30 * 60_000).toISOString();
    expect((await book(early, 'early@times.example')).json()).toMatchObject({
      fields: { preferredTime: expect.stringContaining('between 10:00 and 18:00') },
    });
    await admin('PUT', '/api/admin/knowledge/facts', {});
  });

  it.each([
    ['from', { from: '2027-02-30' }],
    ['days', { days: '63' }],
    ['days', { days: 'x' }],
    ['service', { service: 'Free money' }],
    ['timeZone', { timeZone: 'Mars/Base' }],
  ])('names the parameter when %s is invalid', async (field, query) => {
    const answer = await site.api('GET', `/api/free-times?${new URLSearchParams(query as never)}`);
    expect(answer.status).toBe(400);
    expect(answer.json().fields).toHaveProperty([`query.${field}`]);
  });

  it('gives ten times to exactly ten of two hundred visitors who ask at once [LEAD-050]', async () => {
    const ten = (await list({ from: nextMonday(), days: '1' })).times.slice(0, 10);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        book(ten[index % 10] ?? '', `v${index}@race.example`, { lastName: `V${index}` }),
      ),
    );
    const held = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 409);
    expect([held.length, refused.length]).toEqual([10, 190]);
    for (const answer of refused) {
      const { code, current } = answer.json<{ code: string; current: FreeTimes }>();
      expect(code).toBe('booking.taken');
      expect(current.times.length).toBeGreaterThan(0);
    }
    const stored = (await admin('GET', '/api/admin/bookings')).json<Booking[]>();
    const won = stored.filter(({ email }) => email.endsWith('@race.example')).map(({ startsAt }) => startsAt);
    expect(won.sort()).toEqual(ten);
  });
});

describe('booking settings', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const admin = async (method: string, path: string, json?: object) => {
    const call = await site.admin();
    return call(method, path, json ? { json } : {});
  };
  const path = '/api/admin/booking-settings';

  it('determine which times are offered', async () => {
    const from = new Date(site.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
    const times = async () =>
      (
        await site.api('GET', `/api/free-times?from=${from}&days=7&service=Custom%20Integrations`)
      ).json<FreeTimes>();
    const before = await times();
    expect(before).toMatchObject({ lengthMinutes: 30, companyZone: 'Europe/Berlin' });
    const settings = {
      lengthMinutes: 30,
      serviceMinutes: { 'Custom Integrations': 90 },
      leadMinutes: 14 * 24 * 60,
    };
    expect((await admin('PUT', path, settings)).json()).toMatchObject({ settings });
    expect(await times()).toMatchObject({ times: [], lengthMinutes: 90 });
    expect((await admin('GET', path)).json()).toMatchObject({ settings: { ...settings, pauseMinutes: 0 } });
    await admin('PUT', path, {});
    expect((await times()).times).toEqual(before.times);
  });

  it('refuse addresses of a calendar that are not on the public internet', async () => {
    const answer = await admin('PUT', path, { calendarUrl: 'https://169.254.169.254/me.ics' });
    expect([answer.status, answer.json().fields]).toEqual([400, { calendarUrl: expect.any(String) }]);
  });

  it('open the feed of confirmed appointments only at its current secret address [LEAD-051]', async () => {
    const { service: _service, ...person } = contactInput({ email: 'feed@times.example' });
    const { id } = (await site.api('POST', '/api/consultations', { json: person })).json<Booking>();
    const startsAt = new Date(
      Math.ceil(site.clock.now().getTime() / 60_000) * 60_000 + 86_400_000,
    ).toISOString();
    await admin('PATCH', `/api/admin/bookings/${id}`, { status: 'confirmed', startsAt });
    const feed = async (address = '') => {
      const answer = await site.api('GET', address);
      return { status: answer.status, text: answer.text.replaceAll('\r\n ', '') };
    };
    expect((await feed(`/api/calendar/${'A'.repeat(43)}`)).status).toBe(404);
    const change = async (action: string) =>
      (await admin('POST', `${path}/feed`, { action })).json<{ feed?: string }>().feed;
    const first = await change('renew');
    expect((await admin('GET', path)).json()).toMatchObject({ feed: first });
    const { status, text } = await feed(first);
    expect(status).toBe(200);
    expect(text).toContain(`UID:${id}@`);
    expect(text).toContain(`DTSTART:${startsAt.replaceAll(/[-:]|\.000/g, '')}`);
    const second = await change('renew');
    expect((await feed(first)).status).toBe(404);
    expect((await feed(second)).status).toBe(200);
    expect(await change('revoke')).toBeUndefined();
    expect((await feed(second)).status).toBe(404);
  });
});

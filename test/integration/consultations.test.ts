import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { wallClockAt } from '#shared/domain/wall-clock.ts';
import { useTestSite } from './harness/test-site.ts';

const day = (offset: number, zone: string = brand.timeZone) =>
  wallClockAt(new Date(Date.now() + offset * 86_400_000), zone).date;

const input = (more: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  company: 'Engines Ltd',
  phone: '+44 20 7946 0000',
  preferredDate: day(7),
  preferredTime: '10:00',
  timeZone: brand.timeZone,
  serviceInterest: 'Sales Automation',
  message: 'We lose leads at night.',
  ...more,
});

describe('consultation request', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const book = (json: unknown, headers: Record<string, string> = {}) =>
    site.api('POST', '/api/consultations', { json, headers });

  const records = async (path: string, email: string) => {
    const admin = await site.admin();
    const list = (await admin('GET', path)).json<unknown>() as Record<string, unknown>[];
    return list.filter((record) => record.email === email || record.clientEmail === email);
  };

  it('creates a booking and a client project', async () => {
    const answer = await book(
      input({
        email: 'both@example.com',
        timeZone: 'Asia/Tokyo',
        preferredTime: '17:00',
        context: { template: 'healthcare', transcript: [{ role: 'user', content: 'Hello' }] },
      }),
    );
    expect(answer.status).toBe(201);
    const [booking] = await records('/api/admin/bookings', 'both@example.com');
    const [client] = await records('/api/admin/client-projects', 'both@example.com');
    expect(booking).toMatchObject({
      id: answer.json().id,
      preferredTime: '17:00',
      timeZone: 'Asia/Tokyo',
      clientId: client?.id,
    });
    expect(client).toMatchObject({
      companyName: 'Engines Ltd',
      clientName: 'Ada Byron',
      clientPhone: '+44 20 7946 0000',
      status: 'new',
      priorityLevel: 'medium',
      primaryGoals: ['Sales Automation'],
      currentChallenges: 'We lose leads at night.',
      preferredTemplate: 'healthcare',
      industry: 'Not specified',
      source: 'consultation',
      hasStory: true,
    });
    expect(String(client?.timeline)).toMatch(/17:00 \(Asia\/Tokyo\).*\(Europe\/Berlin\)/);
  });

  it('requires only name, e-mail and company', async () => {
    const { firstName, lastName, company } = input();
    expect((await book({ firstName, lastName, company, email: 'least@example.com' })).status).toBe(201);
    const blank = input({
      email: 'blank@example.com',
      phone: '',
      preferredDate: '',
      preferredTime: '',
      serviceInterest: '',
      message: '',
    });
    expect((await book(blank)).status).toBe(201);
    const [client] = await records('/api/admin/client-projects', 'blank@example.com');
    expect(client).toMatchObject({ timeline: 'Not specified', currentChallenges: 'Not specified' });
  });

  it.each([
    ['firstName', ''],
    ['lastName', '   '],
    ['company', ''],
    ['email', 'nobody'],
    ['preferredDate', '2027-02-30'],
    ['preferredDate', day(-1)],
    ['preferredDate', '0001-01-01'],
    ['preferredTime', '08:30'],
    ['preferredTime', '17:00'],
    ['preferredTime', '10:15'],
    ['preferredTime', '25:00'],
    ['timeZone', 'Mars/Base'],
    ['serviceInterest', 'Free money'],
  ])('names the field when %s is %j [LEAD-022]', async (field, value) => {
    const answer = await book(input({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.json().fields).toHaveProperty(field);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'America/New_York', 'Europe/Berlin'])(
    'decides "today" in the visitor’s time zone: %s [LEAD-021]',
    async (timeZone) => {
      const today = { preferredTime: '', timeZone, email: 'today@example.com' };
      expect((await book(input({ ...today, preferredDate: day(0, timeZone) }))).status).toBe(201);
      expect((await book(input({ ...today, preferredDate: day(-1, timeZone) }))).status).toBe(400);
    },
  );

  it('accepts times on a twelve-hour clock', async () => {
    expect((await book(input({ preferredTime: '2:30 PM', email: 'pm@example.com' }))).status).toBe(201);
    const [booking] = await records('/api/admin/bookings', 'pm@example.com');
    expect(booking?.preferredTime).toBe('14:30');
  });

  it('creates one booking and one project when sent a hundred times with one key [LEAD-024]', async () => {
    const body = input({ email: 'twins@example.com' });
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => book(body, { 'idempotency-key': 'twins-key-1' })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await records('/api/admin/bookings', 'twins@example.com')).toHaveLength(1);
    expect(await records('/api/admin/client-projects', 'twins@example.com')).toHaveLength(1);
    const other = await book({ ...body, company: 'Other' }, { 'idempotency-key': 'twins-key-1' });
    expect(other.status).toBe(409);
  });

  it.each([
    ['a filled honeypot', { website: 'https://spam.example' }],
    ['inhuman speed', { elapsedMs: 200 }],
  ])('looks accepted but creates no project when it has %s [LEAD-013]', async (_what, trap) => {
    expect((await book(input({ email: 'bot@example.com', ...trap }))).status).toBe(201);
    expect(await records('/api/admin/client-projects', 'bot@example.com')).toEqual([]);
  });
});

import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { importLines } from '#functions/transfer/data-file.ts';
import type { LoginReply } from '#shared/api/admin-account.ts';
import type { Overview } from '#shared/api/admin-overview.ts';
import type { PortalSettings, Preferences } from '#shared/api/admin-settings.ts';
import type { ImportResult } from '#shared/api/admin-transfer.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { contactInput } from './harness/contact-input.ts';
import { useFakeMail } from './harness/fake-mail.ts';
import { adminCredentials } from './harness/start-test-site.ts';
import { useTestSite } from './harness/test-site.ts';

const calls = (site: ReturnType<typeof useTestSite>) => {
  let viewer = 0;
  return {
    lead: async (overrides: object = {}) => {
      const viewerAddress = `198.51.100.${++viewer}`;
      const answer = await site.api('POST', '/api/contact', {
        json: contactInput(overrides),
        viewer: viewerAddress,
      });
      expect(answer.status).toBe(201);
      return answer.json<{ id: string }>().id;
    },
    send: async (method: string, path: string, json?: object, headers: Record<string, string> = {}) => {
      const admin = await site.admin();
      return admin(method, path, { ...(json ? { json } : {}), headers });
    },
  };
};

describe('export of everything', () => {
  const site = useTestSite();
  const target = memoryTable();
  const { lead, send } = calls(site);

  it('is a file that the import reads, without the account, and needs a session', async () => {
    const id = await lead({ email: 'everything@example.com' });
    let text = '';
    let cursor: string | undefined;
    do {
      const query = cursor === undefined ? '' : `?cursor=${cursor}`;
      const answer = await send('GET', `/api/admin/everything${query}`);
      expect(answer.status).toBe(200);
      const page = answer.json<{ text: string; next?: string }>();
      text += page.text;
      cursor = page.next;
    } while (cursor !== undefined);
    const lines = text.trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ end: true, items: lines.length - 2 });
    expect(lines.some((line) => JSON.parse(line).sk === id)).toBe(true);
    expect(lines.some((line) => JSON.parse(line).pk === 'ADMIN')).toBe(false);
    const report = await importLines(
      target.deps().table,
      (async function* () {
        yield* lines;
      })(),
      { now: site.clock.now() },
    );
    expect(report).toMatchObject({ stored: lines.length - 2, refused: [], isComplete: true });
    expect((await site.api('GET', '/api/admin/everything')).status).toBe(401);
    expect((await send('GET', '/api/admin/everything?cursor=x')).status).toBe(400);
  });
});

describe('export', () => {
  const site = useTestSite();
  const { lead, send } = calls(site);
  const rowsOf = (text: string) =>
    Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true }).data;

  it('contains the selected records in order, with spreadsheet times and exact amounts', async () => {
    const first = await lead({ email: 'one@example.com' });
    const second = await lead({ email: 'two@example.com', message: '=1+1' });
    await lead({ email: 'three@example.com' });
    await send('PATCH', `/api/admin/contact-submissions/${first}`, {
      status: 'signed',
      pricePerMonth: 99.5,
      phone: '+49301234567',
    });
    const answer = await send('POST', '/api/admin/exports', {
      dataset: 'contacts',
      ids: [second, first],
      timeZone: 'Asia/Tokyo',
    });
    expect(answer.headers['content-disposition']).toMatch(/contact-data-\d{4}-\d{2}-\d{2}\.csv/);
    const rows = rowsOf(answer.text);
    expect(rows.map((row) => row.Email)).toEqual(['two@example.com', 'one@example.com']);
    expect(rows[0]?.Message).toBe("'=1+1");
    expect(rows[1]).toMatchObject({ 'Price per Month ($)': '99.50', Phone: '+49 301234567' });
    expect(rows[1]?.['Received (Asia/Tokyo)']).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
    const more = await send('POST', '/api/admin/exports', {
      dataset: 'contacts',
      ids: [first],
      headless: true,
    });
    expect(more.text.startsWith('"')).toBe(true);
  });

  it.each(['clients', 'contacts', 'bookings', 'subscribers'])('exists for all %s', async (dataset) => {
    const answer = await send('GET', `/api/admin/export-clients?dataset=${dataset}`);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('(Europe/Berlin)');
  });
});

describe('import', () => {
  const site = useTestSite();
  const { lead, send } = calls(site);
  const load = async (dataset: string, json: object, headers: Record<string, string> = {}) =>
    (await send('POST', `/api/admin/import/${dataset}`, json, headers)).json<ImportResult>();

  it('previews the result, imports once, and reports each faulty field', async () => {
    const known = await lead({ email: 'known@example.com' });
    const rows = [
      {
        firstName: 'Ann',
        email: 'ann@example.com',
        status: 'Interested',
        phone: '+49 30 5',
        company: 'Ann & Co',
      },
      { firstName: 'Bob', email: 'not an address' },
      { email: 'KNOWN@example.com' },
      { email: 'ann@example.com' },
      {
        email: 'carl@example.com',
        pricePerMonth: '$1,299.50',
        primaryGoals: 'Sales; Support',
        hasWebsite: 'yes',
      },
      { email: 'dora@example.com', status: 'on fire' },
    ];
    const dry = await load('contacts', { rows, dryRun: true });
    expect(dry).toMatchObject({ created: 2, duplicates: 2, errors: 2 });
    expect((await send('GET', '/api/admin/contact-submissions')).json<Contact[]>()).toHaveLength(1);
    const key = { 'idempotency-key': 'import-once-1' };
    const first = await load('contacts', { rows }, key);
    expect(first.rows.map(({ result }) => result)).toEqual([
      'created',
      'error',
      'duplicate',
      'duplicate',
      'created',
      'error',
    ]);
    expect(first.rows[1]?.fields).toEqual({ email: 'Please enter a valid email address.' });
    expect(first.rows[2]?.existing).toEqual({ kind: 'contacts', id: known });
    expect(first.rows[5]?.fields).toHaveProperty('status');
    const again = await load('contacts', { rows }, key);
    expect(again.rows[0]).toEqual(first.rows[0]);
    const list = (await send('GET', '/api/admin/contact-submissions')).json<Contact[]>();
    expect(list).toHaveLength(3);
    expect(list.find(({ email }) => email === 'carl@example.com')).toMatchObject({
      pricePerMonth: 1299.5,
      primaryGoals: ['Sales', 'Support'],
      hasWebsite: true,
      source: 'import',
    });
    // Imported leads are old, so no reply is due.
    expect(list.find(({ email }) => email === 'ann@example.com')).not.toHaveProperty('respondBy');
    const { periods, leads } = (await send('GET', '/api/admin/overview')).json<Overview>();
    expect([periods.current.leads, leads.total, leads.bySource.import]).toEqual([1, 3, 2]);
  });

  it('accepts client projects, including known addresses when requested', async () => {
    const rows = [
      {
        companyName: 'Carl Ltd',
        clientEmail: 'carl@example.com',
        quotedPrice: '1.500,00 €',
        priorityLevel: 'Urgent',
      },
    ];
    expect((await load('clients', { rows })).duplicates).toBe(1);
    expect((await load('clients', { rows, allowDuplicates: true })).created).toBe(1);
    const [client] = (await send('GET', '/api/admin/client-projects')).json<Client[]>();
    expect(client).toMatchObject({ quotedPrice: 1500, priorityLevel: 'urgent', clientName: 'Carl Ltd' });
  });
});

describe('overview', () => {
  const site = useTestSite();
  const { lead, send } = calls(site);

  it('counts each lead once by source and outcome, and compares with the previous period', async () => {
    await lead({ email: 'old@example.com' });
    site.clock.advance(10 * 86_400_000);
    const id = await lead({
      email: 'new@example.com',
      context: { page: '/pricing', utm: { utm_source: 'x' } },
    });
    const { service: _service, ...booking } = contactInput({ email: 'book@example.com' });
    await site.api('POST', '/api/consultations', { json: booking, viewer: '203.0.113.9' });
    site.clock.advance(2 * 3_600_000);
    await send('PATCH', `/api/admin/contact-submissions/${id}`, { status: 'signed' });
    const { periods, leads } = (await send('GET', '/api/admin/overview?days=7')).json<Overview>();
    expect(periods.current).toMatchObject({
      leads: 2,
      signed: 1,
      bySource: { form: 1, consultation: 1 },
      byChannel: { campaign: 1, direct: 1 },
      byPage: { pricing: 1 },
      response: { answered: 1, inTime: 1 },
    });
    expect(periods.previous).toMatchObject({ leads: 1, signed: 0 });
    expect(leads).toMatchObject({ total: 3, byChannel: { campaign: 1, direct: 2 } });
  });

  it('counts visits by referrer on their day and shows them within ten minutes', async () => {
    const visit = (channel: string, viewer: string) =>
      site.api('POST', '/api/visits', { json: { channel }, viewer });
    const etag = (await send('GET', '/api/admin/overview?days=7')).headers.etag;
    await visit('search', '198.51.100.1');
    await visit('search', '198.51.100.2');
    expect((await visit('direct', '198.51.100.3')).json()).toEqual({ counted: true });
    expect((await visit('Google', '198.51.100.3')).status).toBe(400);
    site.clock.advance(600_000);
    const admin = await site.admin();
    const headers = { 'if-none-match': String(etag) };
    const answer = await admin('GET', '/api/admin/overview?days=7', { headers });
    const { current, previous } = answer.json<Overview>().periods;
    expect(current).toMatchObject({ visits: 3, visitsByChannel: { search: 2, direct: 1 } });
    expect(current.daily).toHaveLength(7);
    expect(current.daily.at(-1)).toMatchObject({ visits: 3, chats: 0 });
    expect(previous.visits).toBe(0);
    for (let n = 0; n < 60; n += 1) await visit('direct', '198.51.100.9');
    expect((await visit('direct', '198.51.100.9')).status).toBe(429);
  });
});

describe('settings', () => {
  const mail = useFakeMail();
  const site = useTestSite({ env: { NOTIFY_EMAIL: 'owner@example.org', OPENAI_MODEL: 'gpt-x' } });
  const { send } = calls(site);

  it('show the configuration and store the owner’s choices', async () => {
    const before = (await send('GET', '/api/admin/settings')).json<PortalSettings>();
    expect(before).toMatchObject({
      mail: { setUp: true, to: 'owner@example.org' },
      slack: { setUp: false },
      model: { setUp: false, tokensToday: 0 },
      preferences: {},
    });
    const hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
    const saved = await send('PATCH', '/api/admin/settings', { firstScreen: 'today', workingHours: hours });
    expect(saved.json<Preferences>()).toEqual({ firstScreen: 'today', workingHours: hours });
    const logIn = async () =>
      (await site.api('POST', '/api/admin/login', { json: adminCredentials })).json<LoginReply>();
    expect((await logIn()).firstScreen).toBe('today');
    await send('PATCH', '/api/admin/settings', { firstScreen: null });
    expect(await logIn()).not.toHaveProperty('firstScreen');
    const after = (await send('GET', '/api/admin/settings')).json<PortalSettings>();
    expect(after.preferences).toEqual({ workingHours: hours });
    const wrong = await send('PATCH', '/api/admin/settings', { workingHours: { ...hours, to: '08:00' } });
    expect(wrong.status).toBe(400);
  });

  it('send a test mail, or explain why not', async () => {
    expect((await send('POST', '/api/admin/settings/tests/mail')).json()).toEqual({ sent: true });
    expect(mail.sent.at(-1)?.to).toBe('owner@example.org');
    mail.state.refuse = true;
    const refused = (await send('POST', '/api/admin/settings/tests/mail')).json<{ sent: boolean }>();
    mail.state.refuse = false;
    expect(refused).toEqual({ sent: false, reason: 'The service refused: MessageRejected.' });
    expect((await send('POST', '/api/admin/settings/tests/slack')).json()).toEqual({
      sent: false,
      reason: 'It is not set up.',
    });
  });
});

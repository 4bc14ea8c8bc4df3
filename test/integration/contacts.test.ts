import { randomUUID } from 'node:crypto';
import { QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { Contact } from '#shared/domain/leads.ts';
import { useTestSite } from './harness/test-site.ts';

const contactInput = (overrides: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  company: 'Engines',
  service: 'customer-service',
  message: 'We answer the same forty questions every day.',
  ...overrides,
});
const listPath = '/api/admin/contact-submissions';

describe('contact submissions', () => {
  const site = useTestSite();
  let viewer = 0;
  const anyone = () => `198.51.${Math.floor(++viewer / 250)}.${viewer % 250}`;
  const send = (json: unknown, headers: Record<string, string> = {}) =>
    site.api('POST', '/api/contact', { json, headers, viewer: anyone() });
  const list = async () => {
    const answer = await (await site.admin())('GET', listPath);
    expect(answer.status).toBe(200);
    return answer.json<Contact[]>();
  };
  const items = async () => {
    const { Count } = await site.runtime.table.client.send(
      new ScanCommand({ TableName: site.runtime.table.name, Select: 'COUNT' }),
    );
    return Count;
  };

  it('stores a message and lists it in the portal, in two table calls beside the published values', async () => {
    const answer = await send(contactInput());
    expect(answer.status).toBe(201);
    expect(site.invocations.at(-1)).toMatchObject({
      calls: ['Update', 'Get', 'TransactWrite'],
      denied: 0,
    });
    const [contact] = await list();
    expect(contact).toMatchObject({
      id: answer.json<{ id: string }>().id,
      email: 'ada@example.com',
      status: 'new',
      source: 'form',
      channel: 'direct',
    });
    expect(Date.parse(contact?.respondBy ?? '') - Date.parse(contact?.createdAt ?? '')).toBe(86_400_000);
    expect(contact).not.toHaveProperty('pk');
  });

  it('lists with one table call plus the session, and answers 304 while nothing has changed', async () => {
    const admin = await site.admin();
    const first = await admin('GET', listPath);
    expect(site.invocations.at(-1)?.calls).toEqual(['BatchGet', 'Query']);
    const again = await admin('GET', listPath, { headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(site.invocations.at(-1)?.calls).toEqual(['BatchGet']);
    await send(contactInput());
    const changed = await admin('GET', listPath, {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(changed.status).toBe(200);
  });

  it('stores 100 parallel duplicates of one key once, and rejects the key for other content [LEAD-023]', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const before = (await list()).length;
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => send(contactInput({ elapsedMs: 5000 + index }), headers)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await list()).length).toBe(before + 1);
    expect((await send(contactInput({ company: 'Other' }), headers)).status).toBe(409);
  });

  it.each([
    ['a filled honeypot', { website: 'https://spam.example' }],
    ['a form sent too fast', { elapsedMs: 300 }],
    ['a link as a name', { firstName: 'http://spam.example' }],
    ['a mass mailing', { message: 'SEO services and backlinks for you' }],
  ])('accepts %s like any message but stores it as spam [LEAD-011]', async (_name, overrides) => {
    const answer = await send(contactInput(overrides));
    expect(answer.status).toBe(201);
    const stored = (await list()).find(({ id }) => id === answer.json<{ id: string }>().id);
    expect(stored).toMatchObject({ status: 'spam', spamReason: expect.any(String) });
    expect(stored).not.toHaveProperty('respondBy');
  });

  it('limits one address to 10 messages in 10 minutes, not counting invalid forms [LEAD-012]', async () => {
    const post = (json: unknown) => site.api('POST', '/api/contact', { json, viewer: '203.0.113.9' });
    for (let i = 0; i < 20; i++) expect((await post(contactInput({ email: 'nobody' }))).status).toBe(400);
    for (let i = 0; i < 10; i++) expect((await post(contactInput())).status).toBe(201);
    const refused = await post(contactInput());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    site.clock.advance(600_000);
    expect((await post(contactInput())).status).toBe(201);
  });

  it('edits in one transaction, keeps omitted fields, clears null fields and records the change', async () => {
    const admin = await site.admin();
    const id = (await send(contactInput())).json<{ id: string }>().id;
    const path = `${listPath}/${id}`;
    await admin('PATCH', path, { json: { status: 'signed', pricePerMonth: 129.5, notes: 'Called' } });
    expect(site.invocations.at(-1)?.calls.slice(0, 3)).toEqual(['BatchGet', 'TransactWrite', 'Query']);
    const kept = await admin('PATCH', path, { json: { status: 'interested', notes: '' } });
    expect(kept.json()).toMatchObject({ status: 'interested', pricePerMonth: 129.5, notes: 'Called' });
    const cleared = await admin('PATCH', path, { json: { notes: null } });
    expect(cleared.json()).not.toHaveProperty('notes');
    const { Items = [] } = await site.runtime.table.client.send(
      new QueryCommand({
        TableName: site.runtime.table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `LEAD#${id}` },
      }),
    );
    const entries = Items.filter(({ change }) => change);
    expect(entries.map((item) => item.change.changes.map(({ field }: { field: string }) => field))).toEqual([
      ['status', 'pricePerMonth', 'notes'],
      ['status'],
      ['notes'],
    ]);
    expect(entries[0]?.change).toMatchObject({
      by: 'owner',
      changes: [{ from: 'new', to: 'signed' }, {}, {}],
    });
  });

  it('reports a conflict to the second of two editors instead of overwriting [LEAD-032]', async () => {
    const admin = await site.admin();
    const id = (await send(contactInput())).json<{ id: string }>().id;
    const contact = (await list()).find((row) => row.id === id);
    const edit = (notes: string) =>
      admin('PATCH', `${listPath}/${id}`, { json: { notes, updatedAt: contact?.updatedAt } });
    const answers = await Promise.all([edit('first'), edit('second')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.json<Contact>();
    const loser = answers.find(({ status }) => status === 409)?.json<{ code: string; current: Contact }>();
    expect(loser).toMatchObject({ code: 'record.stale', current: { notes: winner?.notes } });
  });

  it('answers 404 for an unknown id without creating it, and deletes permanently [LEAD-016]', async () => {
    const admin = await site.admin();
    const id = (await send(contactInput({ context: { page: '/pricing' } }))).json<{ id: string }>().id;
    const before = await items();
    for (const unknown of ['01890000-0000-7000-8000-000000000000', 'x', '..%2f', 'a'.repeat(2000)]) {
      expect((await admin('PATCH', `${listPath}/${unknown}`, { json: { status: 'new' } })).status).toBe(404);
      expect((await admin('DELETE', `${listPath}/${unknown}`)).status).toBe(404);
    }
    expect(await items()).toBe(before);
    expect((await admin('DELETE', `${listPath}/${id}`)).status).toBe(200);
    expect((await list()).some((row) => row.id === id)).toBe(false);
    expect((await admin('DELETE', `${listPath}/${id}`)).status).toBe(404);
  });

  it('lists a damaged record with its problem next to the intact ones [LEAD-031]', async () => {
    const id = (await send(contactInput())).json<{ id: string }>().id;
    const { client, name } = site.runtime.table;
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: { pk: 'CONTACTS', sk: id },
        UpdateExpression: 'SET #s = :bad REMOVE email',
        ExpressionAttributeNames: { '#s': 'status' },
        ExpressionAttributeValues: { ':bad': 7 },
      }),
    );
    const rows = await list();
    expect(rows.find((row) => row.id === id)).toMatchObject({
      status: 'new',
      email: '',
      problem: expect.stringContaining('email'),
    });
    expect(rows.filter(({ problem }) => problem)).toHaveLength(1);
  });
});

describe('idempotency key of a form', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const headers = { 'idempotency-key': randomUUID() };
  const send = (overrides: object) =>
    site.api('POST', '/api/contact', { json: contactInput({ ...overrides }), headers });

  it('expires after a day, even while the table still holds its record [LEAD-030]', async () => {
    const first = await send({});
    site.clock.advance(24 * 3_600_000 - 5000);
    expect((await send({})).text).toBe(first.text);
    expect((await send({ company: 'Other' })).status).toBe(409);
    site.clock.advance(10_000);
    const later = await send({ company: 'Other' });
    expect(later.status).toBe(201);
    expect(later.text).not.toBe(first.text);
    expect((await send({ company: 'Other' })).text).toBe(later.text);
    expect((await send({})).status).toBe(409);
  });
});

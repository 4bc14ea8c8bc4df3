import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Overview } from '#shared/api/admin-overview.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { contactInput } from './harness/contact-input.ts';
import { adminCredentials, startTestSite, useTestSite } from './harness/test-site.ts';

const contactsPath = '/api/admin/contact-submissions';
const clientsPath = '/api/admin/client-projects';

describe('API during table faults', () => {
  const site = useTestSite();
  let viewer = 0;
  afterEach(() => vi.restoreAllMocks());

  type Send = (command: { constructor: { name: string } }) => Promise<unknown>;
  /** Inserts a layer between the functions and the table. */
  const between = (wrap: (send: Send, command: Parameters<Send>[0]) => Promise<unknown>) => {
    const client = site.runtime.table.client as unknown as { send: Send };
    const real = client.send.bind(client);
    vi.spyOn(client, 'send').mockImplementation((command) => wrap(real, command));
  };
  /** Executes the first attempt but loses its response; the SDK's retry succeeds. */
  const loseAnswers = () =>
    between(async (send, command) => {
      if (/Get|Query/.test(command.constructor.name)) return send(command);
      await send(command).catch(() => undefined);
      return send(command);
    });
  const call = async <T>(method: string, path: string, json?: object) => {
    const answer = await (await site.admin())(method, path, { json, viewer: `10.20.0.${++viewer}` });
    return {
      status: answer.status,
      headers: answer.headers,
      body: (answer.text ? answer.json<T>() : {}) as T,
    };
  };
  const overview = async () => (await call<Overview>('GET', '/api/admin/overview')).body;

  it('stores, edits, converts and deletes once when every response to a write is lost [STORE-006]', async () => {
    await site.adminToken();
    const before = await overview();
    loseAnswers();
    const sent = await call<{ id: string }>('POST', '/api/contact', contactInput());
    expect(sent.status).toBe(201);
    const path = `${contactsPath}/${sent.body.id}`;
    expect((await overview()).contacts.total).toBe(before.contacts.total + 1);
    const edited = await call<Contact>('PATCH', path, { status: 'signed', pricePerMonth: 100 });
    expect([edited.status, edited.body.status]).toEqual([200, 'signed']);
    const made = await call<Client>('POST', `${path}/client-project`);
    expect([made.status, made.body.contactId]).toEqual([201, sent.body.id]);
    const byHand = await call<Client>('POST', clientsPath, {
      companyName: 'A',
      clientName: 'B',
      clientEmail: 'a@b.co',
    });
    expect(byHand.status).toBe(201);
    expect((await call('POST', '/api/subscribe', { email: 'lost@example.com' })).status).toBe(200);
    const during = await overview();
    expect(during.monthlyRevenue).toBe(before.monthlyRevenue + 100);
    expect(during.clients.total).toBe(before.clients.total + 2);
    expect(during.subscribers.total).toBe(before.subscribers.total + 1);
    expect((await call('DELETE', path)).status).toBe(200);
    const after = await overview();
    expect([after.contacts.total, after.monthlyRevenue]).toEqual([
      before.contacts.total,
      before.monthlyRevenue,
    ]);
  });

  it('logs in when the responses to its writes are lost', async () => {
    loseAnswers();
    const json = adminCredentials;
    const answer = await site.api('POST', '/api/admin/login', { json, viewer: '10.21.0.1' });
    expect(answer.status).toBe(200);
  });

  it('reports success to the request that completed the setup [STORE-001]', async () => {
    const json = adminCredentials;
    const fresh = await startTestSite();
    try {
      const client = fresh.runtime.table.client as unknown as { send: Send };
      const real = client.send.bind(client);
      vi.spyOn(client, 'send').mockImplementation(async (command) => {
        if (command.constructor.name === 'PutCommand') await real(command);
        return real(command);
      });
      expect((await fresh.api('POST', '/api/admin/setup', { json })).status).toBe(201);
      expect((await fresh.api('POST', '/api/admin/setup', { json })).status).toBe(409);
    } finally {
      await fresh.stop();
    }
  });

  it('answers 503 with Retry-After and no internals when every call fails [STORE-002]', async () => {
    await site.adminToken();
    between(async () => {
      throw Object.assign(new Error('table parley is throttled'), { name: 'ThrottlingException' });
    });
    const unknown = '01890000-0000-7000-8000-000000000000';
    for (const [method, path, json] of [
      ['POST', '/api/contact', contactInput()],
      ['POST', '/api/subscribe', { email: 'a@b.co' }],
      ['GET', '/api/admin/setup-status', undefined],
      ['POST', '/api/admin/login', { username: 'owner', password: 'whatever it is' }],
      ['POST', '/api/admin/setup', { username: 'owner', password: 'four unrelated words' }],
      ['GET', contactsPath, undefined],
      ['PATCH', `${contactsPath}/${unknown}`, { status: 'new' }],
      ['DELETE', `${contactsPath}/${unknown}`, undefined],
      ['GET', '/api/admin/overview', undefined],
      ['GET', '/api/admin/export-clients', undefined],
      ['POST', '/api/admin/person/erase', { email: 'a@b.co' }],
    ] as const) {
      const answer = await call<{ code: string; message: string }>(method, path, json);
      expect([path, answer.status, answer.body.code]).toEqual([path, 503, 'store.unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.body.message).not.toContain('parley');
    }
  });

  it('stores a lead when two of three transactions conflict [STORE-005]', async () => {
    let count = 0;
    between((send, command) => {
      if (command instanceof TransactWriteCommand && ++count % 3 !== 0) {
        throw Object.assign(new Error('conflict'), {
          name: 'TransactionCanceledException',
          CancellationReasons: [{ Code: 'TransactionConflict' }],
        });
      }
      return send(command);
    });
    for (let i = 0; i < 5; i++) expect((await call('POST', '/api/contact', contactInput())).status).toBe(201);
  });
});

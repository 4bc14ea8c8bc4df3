import { createHmac } from 'node:crypto';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicLookup } from '#functions/egress/public-lookup.ts';
import type { EgressOptions } from '#functions/egress/send.ts';
import { eventReceiverKey, flowSessionKey, recordKey } from '#functions/table/keys.ts';
import { transact } from '#functions/table/transact.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { isDeep } from '#test/setup/depth.ts';
import { attemptDelivery, deliverDueEvents } from './deliver.ts';
import { queueWrite, readLog, readQueue, requeueEvent } from './queue.ts';
import { handleEvents } from './raise.ts';
import { readReceiver, sign, signingSecret } from './settings.ts';

const visitorSecret = 'a-secret-of-this-installation';
const salt = 'salt';
const secret = signingSecret(visitorSecret, { salt });

/** A test receiver that fails as specified for each request. */
const useReceiver = () => {
  const state = {
    fail: (_nth: number): 'no' | 'error' | 'hang' | 'cut' | 'late' => 'no',
    count: 0,
    /** Verified deliveries by event id. */
    accepted: new Map<string, number>(),
    bodies: [] as { id: string; type: string; data: Record<string, unknown> }[],
    wrong: [] as string[],
  };
  let server: Server;
  let port = 0;
  const verify = (headers: NodeJS.Dict<string | string[]>, body: string): boolean => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    return headers['webhook-signature'] === expected;
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const fault = state.fail(state.count);
        state.count += 1;
        if (fault === 'error') return response.writeHead(500).end();
        if (fault === 'cut') return request.socket.destroy();
        if (fault === 'hang') return undefined;
        if (!verify(request.headers, body)) state.wrong.push(body);
        const event = JSON.parse(body) as (typeof state.bodies)[number];
        state.accepted.set(event.id, (state.accepted.get(event.id) ?? 0) + 1);
        state.bodies.push(event);
        // The receiver accepts the event, but its response never arrives.
        return fault === 'late' ? request.socket.destroy() : response.end('ok');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const egress: EgressOptions = {
    timeoutMs: 300,
    lookup: publicLookup(
      (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      () => true,
    ),
    open: (url, given, answered) =>
      httpRequest({ ...given, hostname: url.hostname, port, path: url.pathname }, answered),
  };
  return { state, egress };
};

describe('outgoing events', () => {
  const table = memoryTable();
  const stored = storedLeads(table);
  const { state, egress } = useReceiver();
  const deps = () => ({ ...table.deps({ env: { VISITOR_SECRET: visitorSecret } }), egress });
  const subscribe = (events: readonly string[]) =>
    table.deps().table.client.send(
      new PutCommand({
        TableName: table.deps().table.name,
        Item: {
          ...eventReceiverKey,
          url: 'https://hooks.example-receiver.com/parley',
          events,
          salt,
          savedAt: table.clock.now.toISOString(),
        },
      }),
    );
  const advance = (minutes: number) => {
    table.clock.now = new Date(table.clock.now.getTime() + minutes * 60_000);
  };
  const runJob = () => deliverDueEvents(deps(), Date.now() + 60_000);
  const enqueue = async (count: number): Promise<string[]> => {
    const about = flowSessionKey('flow', 'session');
    const { table: one, newId } = deps();
    await one.client.send(
      new PutCommand({
        TableName: one.name,
        Item: { ...about, state: { outcome: 'completed', variables: {} } },
      }),
    );
    const ids = Array.from({ length: count }, () => newId());
    for (let from = 0; from < ids.length; from += 50)
      await transact(
        one,
        ids
          .slice(from, from + 50)
          .map((id) => queueWrite(one.name, { id, type: 'flow.completed', about }, table.clock.now)),
      );
    return ids;
  };

  it('loses no event while the receiver fails, times out and its answers get lost, and processes are killed', async () => {
    await subscribe(['flow.completed']);
    const ids = await enqueue(isDeep ? 10_000 : 500);
    const faults = ['error', 'no', 'cut', 'no', 'late', 'no', 'no', 'no', 'no', 'no'] as const;
    state.fail = (nth) => (nth % 97 === 0 ? 'hang' : (faults[nth % faults.length] ?? 'no'));
    // A killed process has claimed attempts and never records their results.
    const killed = (await readQueue(deps().table)).slice(0, 20);
    const receiver = await readReceiver(deps().table);
    const dying = {
      ...deps(),
      egress: {
        ...egress,
        open: () => {
          throw new Error('killed');
        },
      },
    };
    for (const event of killed.slice(0, 10)) await attemptDelivery(dying, receiver, event);
    for (let round = 0; round < 8 && (await readQueue(deps().table)).length > 0; round += 1) {
      advance(60 * 24);
      await runJob();
    }
    expect(await readQueue(deps().table)).toEqual([]);
    expect(ids.filter((id) => !state.accepted.has(id))).toEqual([]);
    expect(state.accepted.size).toBe(ids.length);
    expect(state.wrong).toEqual([]);
  }, 600_000);

  it('reports a new lead once, with the record as it is when it is sent, and no spam', async () => {
    await subscribe(['lead.created']);
    state.fail = () => 'no';
    state.bodies.length = 0;
    const contact = await stored.contact('ada@events.example');
    const spam = await stored.contact('spam@events.example', { status: 'spam' });
    const records = (await table.items())
      .filter((item) => [contact.id, spam.id].includes(String(item.sk)) && item.pk === 'CONTACTS')
      .map((item, index) => ({ id: String(index), item }));
    expect(await handleEvents(records, deps())).toEqual([]);
    await handleEvents(records, deps());
    const queue = await readQueue(deps().table);
    expect(queue.map(({ about }) => about)).toEqual([recordKey('CONTACTS', contact.id)]);
    const queued = (await table.items()).filter(({ pk }) => pk === 'EVENTQUEUE');
    await handleEvents(
      queued.map((item) => ({ id: 'x', item })),
      deps(),
    );
    expect(state.bodies).toMatchObject([
      { type: 'lead.created', data: { id: contact.id, email: 'ada@events.example' } },
    ]);
  });

  it('gives up after eight attempts, keeps the error, and sends again with the same id', async () => {
    await subscribe(['flow.completed']);
    const [id = ''] = await enqueue(1);
    state.fail = () => 'error';
    for (let attempt = 0; attempt < 10; attempt += 1) {
      advance(60 * 24 + 1);
      await runJob();
    }
    expect(await readQueue(deps().table)).toEqual([]);
    const logged = async () => (await readLog(deps().table, 20_000)).find(({ sk }) => sk === id);
    expect(await logged()).toMatchObject({ state: 'failed', attempts: 8, error: 'The server answered 500.' });
    state.fail = () => 'no';
    const event = await requeueEvent(deps().table, id, table.clock.now);
    if (!event) throw new Error('The event is gone.');
    expect(await attemptDelivery(deps(), await readReceiver(deps().table), event)).toMatchObject({
      id,
      state: 'delivered',
    });
    expect(await logged()).toMatchObject({ state: 'delivered' });
    expect(state.accepted.get(id)).toBe(1);
  });

  it('reports that the record was deleted, and sends nothing about it', async () => {
    await subscribe(['flow.completed']);
    const { table: one, newId } = deps();
    const id = newId();
    const about = flowSessionKey('flow', 'erased');
    await transact(one, [queueWrite(one.name, { id, type: 'flow.completed', about }, table.clock.now)]);
    advance(2);
    await runJob();
    expect((await readLog(one, 20_000)).find(({ sk }) => sk === id)).toMatchObject({
      state: 'failed',
      attempts: 1,
    });
    expect(state.accepted.has(id)).toBe(false);
  });
});

describe('sign', () => {
  it('follows Standard Webhooks', () => {
    // The example in the specification.
    const example = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    expect(sign(example, 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}')).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });
});

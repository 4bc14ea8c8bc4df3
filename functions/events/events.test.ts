import { createHmac } from 'node:crypto';
import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicLookup } from '#functions/egress/public-lookup.ts';
import type { EgressOptions } from '#functions/egress/send.ts';
import type { FlowSession } from '#functions/flow-sessions/store/sessions.ts';
import { eventReceiverKey, flowSessionKey, type Key, recordKey } from '#functions/table/keys.ts';
import { transact } from '#functions/table/transact.ts';
import { seededRandom } from '#shared/flow/seeded-random.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { flowSession, storedLeads } from '#test/fixtures/stored-leads.ts';
import { isDeep } from '#test/setup/depth.ts';
import { attemptDelivery, deliverDueEvents } from './deliver.ts';
import { queueWrite, readLog, readQueue, requeueEvent } from './queue.ts';
import { handleEvents } from './raise.ts';
import { readReceiver, sign, signingSecret } from './settings.ts';

const visitorSecret = 'a-secret-of-this-installation';
const salt = 'salt';
/** Ten thousand events take a minute on an idle machine and many on a busy one. */
const testMs = 30 * 60_000;
const completed: FlowSession['state'] = {
  ...flowSession(new Date()).state,
  done: true,
  outcome: 'completed',
};
const secret = signingSecret(visitorSecret, { salt });

/** A test receiver that fails as specified for each request. */
const useReceiver = () => {
  const state = {
    /** The fault for an event that was tried so many times before. */
    fail: (_tries: number): 'no' | 'error' | 'hang' | 'cut' | 'late' => 'no',
    tries: new Map<string, number>(),
    faults: new Map<string, number>(),
    /** Bodies by event id, in the order of arrival. */
    accepted: new Map<string, string[]>(),
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
        const tried = String(request.headers['webhook-id']);
        const tries = state.tries.get(tried) ?? 0;
        const fault = state.fail(tries);
        state.tries.set(tried, tries + 1);
        state.faults.set(fault, (state.faults.get(fault) ?? 0) + 1);
        if (fault === 'error') return response.writeHead(500).end();
        if (fault === 'cut') return request.socket.destroy();
        if (fault === 'hang') return undefined;
        const event = JSON.parse(body) as (typeof state.bodies)[number];
        if (!verify(request.headers, body) || event.id !== tried) state.wrong.push(body);
        state.accepted.set(event.id, [...(state.accepted.get(event.id) ?? []), body]);
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
    timeoutMs: 1500,
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
  const runJob = () => deliverDueEvents(deps(), Date.now() + testMs);
  /** Queues events about that many sessions in turn; returns their ids in order. */
  const enqueue = async (count: number, sessions = 1): Promise<string[]> => {
    const { table: one, newId } = deps();
    const subjects: Key[] = [];
    for (let n = 0; n < sessions; n += 1) {
      const { uuid, id } = await stored.session(`visitor-${n}@events.example`, { state: completed });
      subjects.push(flowSessionKey(uuid, id));
    }
    const ids = Array.from({ length: count }, () => newId());
    for (let from = 0; from < ids.length; from += 50)
      await transact(
        one,
        ids
          .slice(from, from + 50)
          .map((id, index) =>
            queueWrite(
              one.name,
              { id, type: 'flow.completed', about: subjects[index % sessions] as Key },
              table.clock.now,
            ),
          ),
      );
    return ids;
  };

  /** Runs the job day after day until nothing waits. */
  const drain = async () => {
    for (let round = 0; round < 8 && (await readQueue(deps().table)).length > 0; round += 1) {
      advance(60 * 24);
      await runJob();
    }
  };

  it('delivers events about in the order of their ids while nothing fails', async () => {
    await subscribe(['flow.completed']);
    const ids = await enqueue(100, 10);
    await drain();
    const places = new Map(ids.map((id, index) => [id, index]));
    const distances = [...state.accepted.keys()].map((id, index) =>
      Math.abs((places.get(id) ?? 1000) - index),
    );
    expect(distances).toHaveLength(100);
    // Ten are sent at the same time, and one slow answer doesn't hold back the others.
    expect(distances.sort((a, b) => a - b)[50]).toBeLessThan(20);
  });

  it(
    'loses no event while the receiver fails at random, times out, resets connections and loses answers, and processes are killed',
    async () => {
      await subscribe(['flow.completed']);
      const ids = await enqueue(isDeep ? 10_000 : 200, isDeep ? 100 : 20);
      state.faults.clear();
      state.accepted.clear();
      let drawn = 0;
      // The eighth failure would be final, which another test covers.
      state.fail = (tries) => {
        if (tries >= 6) return 'no';
        drawn += 1;
        const share = seededRandom(String(drawn));
        if (share < 0.015) return 'hang';
        if (share < 0.11) return 'error';
        if (share < 0.2) return 'cut';
        return share < 0.28 ? 'late' : 'no';
      };
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
      await drain();
      expect(await readQueue(deps().table)).toEqual([]);
      expect(ids.filter((id) => !state.accepted.has(id))).toEqual([]);
      expect(state.accepted.size).toBe(ids.length);
      expect(state.wrong).toEqual([]);
      for (const fault of ['error', 'hang', 'cut', 'late'])
        expect(state.faults.get(fault)).toBeGreaterThan(0);
      // An event whose answer was lost arrives again with the same id and content.
      const arrived = [...state.accepted.values()];
      expect(arrived.flat().length).toBeGreaterThan(ids.length);
      for (const bodies of arrived) expect(new Set(bodies).size).toBe(1);
      // Sorted by id, the events of each session are in the order in which they were raised.
      expect([...state.accepted.keys()].sort()).toEqual(ids);
    },
    testMs,
  );

  it('sends the answers of a completed flow and its sub-flows, and no field for them if there are none', async () => {
    await subscribe(['flow.completed']);
    state.fail = () => 'no';
    const { table: one, newId } = deps();
    const dataOf = async (more: Partial<FlowSession['state']>) => {
      const session = await stored.session('answers@events.example', { state: { ...completed, ...more } });
      const about = flowSessionKey(session.uuid, session.id);
      const id = newId();
      await transact(one, [queueWrite(one.name, { id, type: 'flow.completed', about }, table.clock.now)]);
      advance(2);
      await runJob();
      return { session, data: state.bodies.find((body) => body.id === id)?.data };
    };
    const answered = await dataOf({
      ending: 'booked',
      variables: { city: 'Bern', user_input: 'Bern', api_status: '200' },
      returned: { size: 'M' },
    });
    expect(answered.data).toEqual({
      flow: answered.session.uuid,
      session: answered.session.id,
      outcome: 'completed',
      ending: 'booked',
      answers: { city: 'Bern', size: 'M' },
    });
    const silent = await dataOf({ variables: { user_input: 'Yes' } });
    expect(silent.data).toEqual({
      flow: silent.session.uuid,
      session: silent.session.id,
      outcome: 'completed',
    });
  });

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
    expect(state.accepted.get(id)).toHaveLength(1);
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

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { endWith } from '#test/bench/end-with.ts';
import { printTable } from '#test/bench/print-table.ts';
import { type Call, httpClient } from '#test/integration/harness/http-client.ts';
import { type Percentiles, percentiles } from './drive.ts';
import { startLoadSite } from './load-site.ts';

/**
 * `npm run bench:polling`: visitors who all chat with the owner at once on the local product. Each asks for
 * a person, is taken over, polls every two seconds as the panel does, and writes now and then; the owner
 * answers all. Exits with an error when a request fails or a message is lost, duplicated or out of order on
 * either side. POLL_VISITORS (500), POLL_SECONDS (60).
 */
const visitors = Math.min(Number(process.env.POLL_VISITORS ?? 500), 1000);
const seconds = Math.min(Number(process.env.POLL_SECONDS ?? 60), 600);

/** Poll interval of panel and portal. */
const everyMs = 2000;
const sayings = 4;
const beginners = 20;
/** A client opens at most 400 connections, and each visitor needs one. */
const perClient = 250;

interface Message {
  readonly seq: number;
  readonly clientId: string;
  readonly text: string;
}

interface Visitor {
  readonly cookie: string;
  readonly id: string;
  readonly heard: Message[];
  readonly said: string[];
  etag: string;
}

const latencies = new Map<string, number[]>();
const failures: Record<string, number> = {};
let unchanged = 0;

const timed = (call: Call, name: string): Call => {
  const times = latencies.get(name) ?? [];
  latencies.set(name, times);
  return async (...given) => {
    const from = performance.now();
    const answer = await call(...given);
    times.push(performance.now() - from);
    if (answer.status >= 400)
      failures[`${name}: ${answer.status}`] = (failures[`${name}: ${answer.status}`] ?? 0) + 1;
    return answer;
  };
};

/** A visitor who asked for a person and was taken over. */
const begin = async (call: Call, admin: Record<string, string>): Promise<Visitor> => {
  const asked = await timed(call, 'ask for a person')('POST', '/api/conversation/person', {
    json: { wanted: true, language: 'en', page: '/' },
  });
  const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? '';
  const id = /conversation=([^.]+)/.exec(cookie)?.[1] ?? '';
  await timed(call, 'take over')('PUT', `/api/admin/conversations/${id}/speaker`, {
    headers: admin,
    json: { speaker: 'person' },
  });
  return { cookie, id, heard: [], said: [], etag: '' };
};

const poll = async (call: Call, visitor: Visitor): Promise<void> => {
  const after = visitor.heard.at(-1)?.seq ?? 0;
  const answer = await timed(call, 'poll')('GET', `/api/conversation?after=${after}`, {
    headers: { cookie: visitor.cookie, ...(visitor.etag ? { 'if-none-match': visitor.etag } : {}) },
  });
  if (answer.status === 304) unchanged += 1;
  if (answer.status !== 200) return;
  visitor.etag = String(answer.headers.etag ?? '');
  visitor.heard.push(...answer.json<{ messages: Message[] }>().messages);
};

/** Polls until the time is over and writes at random moments. */
const live = async (call: Call, visitor: Visitor, end: number): Promise<void> => {
  const moments = Array.from({ length: sayings }, () => Math.random()).sort((a, b) => a - b);
  const startedAt = performance.now();
  const whole = end - startedAt;
  await pause(Math.random() * everyMs);
  while (performance.now() < end) {
    const part = (performance.now() - startedAt) / whole;
    while ((moments[0] ?? 1) < part) {
      moments.shift();
      const clientId = randomUUID();
      visitor.said.push(clientId);
      await timed(call, 'visitor says')('POST', '/api/conversation/messages', {
        headers: { cookie: visitor.cookie },
        json: { clientId, text: `Visitor ${visitor.said.length}`, known: visitor.heard.at(-1)?.seq ?? 0 },
      });
    }
    await poll(call, visitor);
    await pause(everyMs);
  }
};

/** The owner answers all visitors in turn, repeatedly. */
const answerAll = async (
  call: Call,
  all: readonly Visitor[],
  headers: Record<string, string>,
  end: number,
) => {
  for (let at = 0; performance.now() < end; at += 1) {
    const visitor = all[at % all.length];
    if (!visitor) return;
    const clientId = randomUUID();
    const sent = { headers, json: { clientId, text: `Owner ${at}` } };
    const path = `/api/admin/conversations/${visitor.id}/messages`;
    visitor.said.push(clientId);
    await timed(call, 'owner says')('POST', path, sent);
    // Repeat a request as after a lost response: the message must appear once.
    if (at % 10 === 0) await timed(call, 'owner says again')('POST', path, sent);
    await pause(20);
  }
};

const problemsOf = (visitor: Visitor, stored: readonly Message[]): string[] => {
  const inOrder = (messages: readonly Message[]) => messages.every(({ seq }, index) => seq === index + 1);
  const ids = (messages: readonly Message[]) => messages.map(({ clientId }) => clientId).join();
  const lost = visitor.said.filter((one) => !stored.some(({ clientId }) => clientId === one)).length;
  return [
    ...(lost > 0 ? [`${lost} messages lost`] : []),
    ...(stored.length > visitor.said.length ? ['a duplicated message'] : []),
    ...(inOrder(stored) ? [] : ['numbers with gaps']),
    ...(ids(visitor.heard) === ids(stored) ? [] : ['the visitor heard something else']),
  ];
};

const main = async (): Promise<boolean> => {
  const site = await startLoadSite({ RATE_LIMITS: 'off' });
  const admin = { 'x-admin-session': site.session };
  const clients = Array.from({ length: Math.ceil(visitors / perClient) + 1 }, () => httpClient(site.url));
  const call = clients[0]?.call ?? site.call;
  const callOf = (index: number) => clients[1 + Math.floor(index / perClient)]?.call ?? call;
  try {
    await call('POST', '/api/admin/presence', { headers: admin, json: { here: true } });
    const all: Visitor[] = [];
    while (all.length < visitors)
      all.push(...(await Promise.all(Array.from({ length: beginners }, () => begin(call, admin)))));
    const end = performance.now() + seconds * 1000;
    const before = latencies.get('poll')?.length ?? 0;
    await Promise.all([
      ...all.map((visitor, index) => live(callOf(index), visitor, end)),
      answerAll(call, all, admin, end),
    ]);
    const polls = (latencies.get('poll')?.length ?? 0) - before;
    for (const visitor of all) await poll(call, visitor);
    const problems: Record<string, number> = {};
    let messages = 0;
    for (const visitor of all) {
      const whole = await timed(call, 'read it all')('GET', `/api/admin/conversations/${visitor.id}`, {
        headers: admin,
      });
      const stored = whole.status === 200 ? whole.json<{ messages: Message[] }>().messages : [];
      messages += stored.length;
      for (const problem of problemsOf(visitor, stored)) problems[problem] = (problems[problem] ?? 0) + 1;
    }
    printTable(
      `${all.length} visitors with one owner for ${seconds} s, client, server and database on the same cores`,
      ['request', 'requests', 'p50 ms', 'p95 ms', 'p99 ms'],
      [...latencies].map(([name, times]) => {
        const one: Percentiles = percentiles(times);
        return [name, one.requests, one.p50, one.p95, one.p99];
      }),
    );
    console.log(
      `\n${Math.round(polls / seconds)} polls a second (${unchanged} answered 304), ${messages} messages. Server memory: ${site.memory().server} MB.`,
    );
    for (const [what, count] of Object.entries({ ...failures, ...problems }))
      console.log(`${count} x ${what}`);
    const failed = Object.keys(failures).length + Object.keys(problems).length;
    console.log(
      failed === 0 ? 'No errors; nothing lost, duplicated or out of order.' : 'FAILED: see the lines above.',
    );
    return failed === 0;
  } finally {
    for (const { close } of clients) close();
    await site.stop();
  }
};

endWith(main());

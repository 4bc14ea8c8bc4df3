import { strict as assert } from 'node:assert';
import Papa from 'papaparse';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import { type FlowResults, listFlowResults, maxResultRows } from '#shared/api/flow-results.ts';
import { flowSecretHeaders, type SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Flow } from '#shared/api/flows.ts';
import { newPlacement } from '#shared/domain/placements.ts';
import { node } from '#test/integration/harness/flow-visitor.ts';
import { buildCsv, readAllResults } from '#web/features/flow-manager/results/columns.ts';
import { sessionPages } from '#web/lib/session.ts';
import { percentiles } from './drive.ts';
import { startLoadSite } from './load-site.ts';

/** `node test/load/flow-results.ts`: opens the results of a flow with many sessions and checks every stat. */
const sessions = Number(process.env.LOAD_SESSIONS ?? 10_000);
const connections = 24;
const opened = 20;
const longestMs = 1000;

const flowData = {
  nodes: [
    node('start', 'start', { message: 'Let us find your plan.' }),
    node('size', 'quick_reply', { message: 'How large?', options: ['Small', 'Large'], variable: 'size' }),
    node('mail', 'action', { action: 'collect_email', config: {} }),
    node('won', 'end', { outcome: 'won', message: 'Thank you.' }),
    node('small', 'end', { outcome: 'small', message: 'Starter it is.' }),
  ],
  connections: [
    { from: 'start', to: 'size' },
    { from: 'size', to: 'small', on: 'o1' },
    { from: 'size', to: 'mail', on: 'o2' },
    { from: 'mail', to: 'won' },
  ],
};

/** Answers of the visitor with this number: one in ten leaves an address, one in five gives no answer. */
const answersOf = (index: number): readonly string[] => {
  if (index % 10 === 0) return ['Large', `visitor-${index}@example.org`];
  return index % 5 === 1 ? [] : ['Small'];
};

const site = await startLoadSite({ RATE_LIMITS: 'off' });
try {
  const headers = { 'x-admin-session': site.session };
  const admin = async <T>(method: string, path: string, json?: object): Promise<T> => {
    const answer = await site.call(method, path, { headers, ...(json ? { json } : {}) });
    assert.ok(answer.status < 300, `${method} ${path}: ${answer.status} ${answer.text}`);
    return answer.json<T>();
  };
  const created = await admin<Flow>('POST', '/api/flows', { name: 'Plan finder', flowData });
  const place = { ...newPlacement('chip'), paused: false };
  const options = created.flowData.nodes.find(({ id }) => id === 'size')?.data as {
    options: { id: string; value: string }[];
  };
  const named = flowData.connections.map((link) => {
    const option = options.options[['o1', 'o2'].indexOf(link.on ?? '')];
    return option ? { ...link, on: option.value } : link;
  });
  const flow = await admin<Flow>('PUT', `/api/flows/${created.id}`, {
    flowData: { ...created.flowData, connections: named },
    isActive: true,
    placements: [place],
  });

  const path = `/api/flows/${flow.uuid}/sessions`;
  const say = async (at: string, json: object, secret?: string): Promise<SessionTurn> => {
    const answer = await site.call('POST', at, { json, headers: flowSecretHeaders(secret) });
    assert.ok(answer.status < 300, `${at}: ${answer.status} ${answer.text}`);
    return answer.json<SessionTurn>();
  };
  let next = 0;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (next < sessions) {
        const answers = answersOf(next);
        next += 1;
        let turn = await say(path, { placement: place.id, page: '/pricing' });
        const { secret } = turn;
        for (const input of answers)
          turn = await say(`${path}/${turn.id}`, { step: turn.step, input }, secret);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;

  const results = `/api/admin/flows/${flow.id}/results`;
  const page = (query: Record<string, string> = {}) =>
    admin<FlowResults>('GET', `${results}?${new URLSearchParams(query)}`);
  const timed = async (query: Record<string, string>) => {
    const took: number[] = [];
    for (let round = 0; round < opened; round += 1) {
      const began = performance.now();
      // Requests of the screen when it opens.
      await Promise.all([page(query), admin('GET', `/api/flows/analytics?flow=${flow.id}`)]);
      took.push(performance.now() - began);
    }
    return percentiles(took);
  };
  const first = await timed({});
  const filtered = await timed({ outcome: 'won' });
  // Evaluate the rows as the browser does.
  Object.assign(globalThis, { location: new URL(site.url) });
  const overNetwork = globalThis.fetch;
  let fileRequests = 0;
  globalThis.fetch = (target, options) => {
    fileRequests += 1;
    return overNetwork(new URL(String(target), site.url), options);
  };
  const began = performance.now();
  const all = await readAllResults(
    sessionPages(listFlowResults, {
      params: { id: flow.id },
      query: { limit: String(maxResultRows) },
      headers,
    }),
  );
  const csv = buildCsv(flow, all);
  const fileSeconds = (performance.now() - began) / 1000;

  const expected = Array.from({ length: sessions }, (_, index) => answersOf(index));
  const count = (length: number) => expected.filter((answers) => answers.length === length).length;
  const [silent, small, won] = [count(0), count(1), count(2)];
  const { data: rows } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
  assert.equal(rows.length, sessions, 'rows of the file');
  assert.equal(new Set(rows.map((row) => row.Session)).size, sessions, 'sessions in the file');
  const addresses = expected.flatMap(([, address]) => address ?? []);
  assert.deepEqual(rows.flatMap((row) => row.email || []).sort(), addresses.sort(), 'addresses');
  assert.equal(rows.filter((row) => row.Outcome === 'small').length, small, 'outcomes');

  const { stats } = await admin<Flow>('GET', `/api/flows/${flow.id}`);
  const figures = await admin<FlowAnalytics>('GET', `/api/flows/analytics?flow=${flow.id}`);
  assert.equal(stats.totalSessions, sessions, 'sessions on the card');
  assert.equal(
    figures.days.reduce((sum, day) => sum + day.completed, 0),
    small + won,
    'completed',
  );
  assert.deepEqual(figures.places, [{ placement: 'chip', sessions, completed: small + won, leads: won }]);
  const reached = Object.fromEntries(figures.nodes.map(({ nodeId, reached: n }) => [nodeId, n]));
  assert.deepEqual(reached, { start: sessions, size: sessions, small, mail: won, won });
  assert.equal(
    figures.nodes.find(({ nodeId }) => nodeId === 'size')?.stopped,
    silent,
    'left at the question',
  );
  assert.ok(first.p95 <= longestMs, `results opened in ${first.p95} ms`);

  process.stdout.write(
    `${JSON.stringify({ sessions, madeInSeconds: Math.round(seconds), first, filtered, fileSeconds: Number(fileSeconds.toFixed(1)), fileRequests, fileKb: Math.round(csv.length / 1024), countersExact: true }, null, 2)}\n`,
  );
} finally {
  await site.stop();
}

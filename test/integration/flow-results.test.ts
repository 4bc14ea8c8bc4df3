import { BatchWriteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { flowSessionKey } from '#functions/table/keys.ts';
import type { FlowResults } from '#shared/api/flow-results.ts';
import type { Flow } from '#shared/api/flows.ts';
import { activeFlow, node, visitorOf } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

const total = 2400;
const maxAnswerBytes = 5_000_000;
const flowData = {
  nodes: [
    node('start', 'start', { message: 'Tell us.', input: { variable: 'story', kind: 'text' } }),
    node('end', 'end', { outcome: 'told', message: 'Thank you.' }),
  ],
  connections: [{ from: 'start', to: 'end' }],
};
/** One session in forty has another outcome, including the oldest. */
const rare = (index: number) => index % 40 === 0;
const id = (index: number) => `01890000-${String(index).padStart(4, '0')}-7000-8000-${'0'.repeat(12)}`;

describe('results of an embedded flow', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('name the host of the other site', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, flowData, 'Embedded');
    const start = (host: string) => site.api('POST', `/api/flows/${flow.uuid}/sessions`, { json: { host } });
    expect((await start('shop.example.org')).status).toBe(201);
    expect((await start('<b>')).status).toBe(400);
    const { rows } = (await admin('GET', `/api/admin/flows/${flow.id}/results`)).json<FlowResults>();
    expect(rows.map(({ host }) => host)).toEqual(['shop.example.org']);
  });
});

describe('results of a flow with thousands of sessions', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  let flow: Flow;

  it('list the newest hundred first and continue from a cursor', async () => {
    const admin = await site.admin();
    flow = await activeFlow(admin, flowData, 'Stories');
    const visitor = visitorOf(site, flow.uuid);
    const done = await visitor.say(await visitor.begin(), 'ÄÖÜß'.repeat(40));
    const { client, name } = site.runtime.table;
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: flowSessionKey(flow.uuid, done.id) }),
    );
    const copies = Array.from({ length: total }, (_, index) => ({
      PutRequest: {
        Item: {
          ...Item,
          ...flowSessionKey(flow.uuid, id(index)),
          id: id(index),
          result: rare(index) ? 'stopped' : Item?.result,
        },
      },
    }));
    for (let start = 0; start < total; start += 25)
      await client.send(new BatchWriteCommand({ RequestItems: { [name]: copies.slice(start, start + 25) } }));

    const path = `/api/admin/flows/${flow.id}/results`;
    const first = (await admin('GET', path)).json<FlowResults>();
    expect(first.rows).toHaveLength(100);
    const second = (await admin('GET', `${path}?cursor=${first.next}`)).json<FlowResults>();
    expect([...first.rows, ...second.rows].map((row) => row.id)).toEqual([
      done.id,
      ...Array.from({ length: 199 }, (_, index) => id(total - 1 - index)),
    ]);
    expect((await admin('GET', `${path}?limit=1001`)).status).toBe(400);
  });

  const everything = async (query: string) => {
    const admin = await site.admin();
    const waiting = [`/api/admin/flows/${flow.id}/results?${query}`];
    const rows: string[] = [];
    let asked = 0;
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      const answer = await admin('GET', url);
      expect(answer.status, answer.text).toBe(200);
      expect(Buffer.byteLength(answer.text)).toBeLessThan(maxAnswerBytes);
      asked += 1;
      rows.push(...answer.json<FlowResults>().rows.map((row) => row.id));
      const links = (rel: string) =>
        [...String(answer.headers.link ?? '').matchAll(new RegExp(`<([^>]+)>; rel="${rel}"`, 'g'))].map(
          ([, link = '']) => link,
        );
      const parts = links('part');
      waiting.push(...(parts.length > 0 ? parts : links('next')));
    }
    return { rows, asked };
  };

  it('are exported in a few large pages that contain each session once', async () => {
    const { rows, asked } = await everything('limit=1000');
    expect(rows).toHaveLength(total + 1);
    expect(new Set(rows).size).toBe(total + 1);
    expect(asked).toBeLessThan(30);
  });

  it('are searched to the oldest session, across all pages', async () => {
    const expected = Array.from({ length: total / 40 }, (_, index) => id(index * 40));
    const { rows } = await everything('limit=1000&outcome=stopped');
    expect(rows.toSorted()).toEqual(expected);
    const admin = await site.admin();
    const page = await admin('GET', `/api/admin/flows/${flow.id}/results?outcome=stopped`);
    // One request scans many sessions to fill a page with rare ones, newest first.
    const found = page.json<FlowResults>().rows.map((row) => row.id);
    expect(found.length).toBeGreaterThanOrEqual(25);
    expect(found).toEqual(expected.toReversed().slice(0, found.length));
  });
});

import { randomUUID } from 'node:crypto';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Flow, FlowRevision } from '#shared/api/flows.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { addNode } from '#shared/flow/graph.ts';
import { browser } from './harness/browser.ts';
import { createFlow, emailFlow, flowInput } from './harness/flow-input.ts';
import { useTestSite } from './harness/test-site.ts';

describe('flows', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('don’t exist in a new workspace, and a created flow has everything that a card shows [FLOW-011]', async () => {
    const ann = browser(site);
    expect((await ann('GET', '/api/flows')).json()).toEqual([]);
    const flow = await createFlow(ann);
    expect(flow).toMatchObject({
      name: 'New Flow',
      industry: 'General',
      language: 'en',
      version: 1,
      isActive: false,
      stats: { totalSessions: 0, activeToday: 0, completionRate: 0, avgSessionTime: 0 },
      flowData: createFlowDocument(),
    });
    expect((await ann('GET', '/api/flows')).json()).toEqual([flow]);
    expect((await ann('GET', `/api/flows/${flow.id}`)).json()).toEqual(flow);
  });

  it('get a new version only when a save changes their content [FLOW-020]', async () => {
    const ann = browser(site);
    const { id } = await createFlow(ann);
    const put = async (json: unknown) => (await ann('PUT', `/api/flows/${id}`, { json })).json<Flow>();
    expect(await put({ name: 'Renamed', description: '' })).toMatchObject({
      version: 1,
      name: 'Renamed',
      description: '',
    });
    expect(await put({ flowData: emailFlow() })).toMatchObject({ version: 2 });
    expect(await put({ isActive: true })).toMatchObject({ version: 2, isActive: true });
    expect(await put({ isActive: false })).toMatchObject({ version: 2, isActive: false });
    expect(await put({ flowData: emailFlow() })).toMatchObject({ version: 2, isActive: false });
    const more = addNode(emailFlow(), 'text', { x: 900, y: 0 });
    expect(await put({ flowData: more })).toMatchObject({ version: 3, isActive: false });
  });

  it('accept older documents: connections on nodes, options without ids, no nodes', async () => {
    const ann = browser(site);
    const flow = await createFlow(ann, {
      flowData: {
        nodes: [
          { id: 1, type: 'start', data: { message: 'Hi' }, connections: ['2'], selected: true },
          { id: 2, type: 'quick_reply', data: { message: '?', options: [{ label: 'A', value: 'a' }] } },
        ],
      },
    });
    expect(flow.flowData.connections).toEqual([{ from: '1', to: '2' }]);
    expect(flow.flowData.nodes[1]?.data).toEqual({
      message: '?',
      options: [{ id: 'o1', label: 'A', value: 'a' }],
    });
    expect((await createFlow(ann, { flowData: { nodes: [], connections: [] } })).flowData.nodes).toEqual([]);
  });

  it('answer a save of an older version with 409 and the current flow', async () => {
    const ann = browser(site);
    const { id, updatedAt } = await createFlow(ann);
    const first = await ann('PUT', `/api/flows/${id}`, { json: { flowData: emailFlow(), baseVersion: 1 } });
    expect(first.json<Flow>().version).toBe(2);
    const stale = await ann('PUT', `/api/flows/${id}`, {
      json: { flowData: createFlowDocument(), baseVersion: 1 },
    });
    expect(stale.status).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'record.stale',
      current: { id, version: 2, flowData: emailFlow() },
    });
    const renamed = await ann('PUT', `/api/flows/${id}`, { json: { name: 'Late', updatedAt } });
    expect(renamed.status).toBe(409);
    const again = await ann('PUT', `/api/flows/${id}`, { json: { flowData: emailFlow(), baseVersion: 1 } });
    expect([again.status, again.json<Flow>().version]).toEqual([200, 2]);
  });

  it('accept exactly one of many simultaneous saves of the same version [FLOW-040]', async () => {
    const ann = browser(site);
    const { id } = await createFlow(ann);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        ann('PUT', `/api/flows/${id}`, {
          json: { baseVersion: 1, flowData: addNode(createFlowDocument(), 'text', { x: index, y: 0 }) },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(11);
  });

  it('are activated only without problems, which the response names', async () => {
    const ann = browser(site);
    const flow = await createFlow(ann, { flowData: addNode(createFlowDocument(), 'api_call') });
    const refused = await ann('PUT', `/api/flows/${flow.id}`, { json: { isActive: true } });
    expect(refused.status).toBe(400);
    expect(refused.json()).toMatchObject({
      message: "This flow can't be activated yet: This API call has no URL.",
    });
    const active = await createFlow(ann);
    await ann('PUT', `/api/flows/${active.id}`, { json: { isActive: true } });
    const broken = await ann('PUT', `/api/flows/${active.id}`, {
      json: { flowData: addNode(createFlowDocument(), 'api_call') },
    });
    expect(broken.json<Flow>()).toMatchObject({ version: 2, isActive: true, publishedVersion: 1 });
    const publish = await ann('PUT', `/api/flows/${active.id}`, { json: { isActive: true } });
    expect(publish.status).toBe(400);
  });

  it('keep the published version live through saves until the next publication', async () => {
    const ann = browser(site);
    const saying = (message: string) => ({
      nodes: [{ id: 'start', type: 'start', position: { x: 0, y: 0 }, data: { message } }],
      connections: [],
    });
    const { id, uuid } = await createFlow(ann, { flowData: saying('First') });
    const put = async (json: unknown) => (await ann('PUT', `/api/flows/${id}`, { json })).json<Flow>();
    const said = async () =>
      (await site.api('POST', `/api/flows/${uuid}/sessions`)).json<SessionTurn>().messages[0]?.text;
    expect(await put({ isActive: true })).toMatchObject({ version: 1, publishedVersion: 1 });
    // More saves than stored revisions: the published one must not be dropped.
    for (let save = 2; save <= 28; save += 1)
      expect(await put({ flowData: saying(`Draft ${save}`) })).toMatchObject({
        version: save,
        isActive: true,
        publishedVersion: 1,
      });
    expect(await put({ name: 'Renamed' })).toMatchObject({ publishedVersion: 1 });
    expect(await said()).toBe('First');
    const live = await ann('GET', `/api/flows/${id}/revisions/1`);
    expect(live.status).toBe(200);
    expect(await put({ isActive: true })).toMatchObject({ version: 28, publishedVersion: 28 });
    expect(await said()).toBe('Draft 28');
    expect(await put({ isActive: false })).toMatchObject({ version: 28, publishedVersion: null });
  });

  it('keep 25 revisions, describe their changes, and restore one as the newest [FLOW-021]', async () => {
    const ann = browser(site);
    const { id } = await createFlow(ann);
    await ann('PUT', `/api/flows/${id}`, { json: { flowData: emailFlow() } });
    const list = (await ann('GET', `/api/flows/${id}/revisions`)).json<FlowRevision[]>();
    expect(list.map(({ version }) => version)).toEqual([2, 1]);
    expect(list[0]?.changes).toEqual([
      'Added Text “Enter your message here...”.',
      'Added Action.',
      'Added 2 connections.',
    ]);
    const first = await ann('GET', `/api/flows/${id}/revisions/1`);
    expect(first.json()).toMatchObject({ version: 1, flowData: createFlowDocument() });
    const restored = await ann('POST', `/api/flows/${id}/revisions/1/restore`, { json: { baseVersion: 2 } });
    expect(restored.json()).toMatchObject({ version: 3, flowData: createFlowDocument() });
    expect(
      (await ann('POST', `/api/flows/${id}/revisions/1/restore`, { json: { baseVersion: 2 } })).status,
    ).toBe(200);
    for (let save = 4; save <= 28; save += 1) {
      const flowData = addNode(emailFlow(), 'text', { x: save, y: 0 });
      await ann('PUT', `/api/flows/${id}`, { json: { flowData } });
    }
    const kept = (await ann('GET', `/api/flows/${id}/revisions`)).json<FlowRevision[]>();
    expect(kept.map(({ version }) => version)).toEqual(Array.from({ length: 25 }, (_, index) => 28 - index));
    expect((await ann('GET', `/api/flows/${id}/revisions/3`)).status).toBe(404);
  });

  it('are limited to 50, with a clear error, and deleting one makes room [FLOW-038]', async () => {
    const ann = browser(site);
    await ann('GET', '/api/flows');
    const flows = await Promise.all(Array.from({ length: 50 }, () => createFlow(ann)));
    const full = await ann('POST', '/api/flows', { json: flowInput() });
    expect(full.status).toBe(409);
    expect(full.json()).toEqual({
      code: 'limit.reached',
      message: 'A workspace can hold 50 flows. Delete one to make room.',
    });
    expect((await ann('DELETE', `/api/flows/${flows[0]?.id}`)).status).toBe(200);
    await createFlow(ann);
    expect((await ann('POST', '/api/flows', { json: flowInput() })).status).toBe(409);
  });

  it('are listed in pages when their documents exceed the response limit', async () => {
    const ann = browser(site);
    await ann('GET', '/api/flows');
    const heavy = createFlowDocument();
    heavy.nodes = [
      ...heavy.nodes,
      ...Array.from({ length: 100 }, (_, index) => ({
        id: `t${index}`,
        type: 'text' as const,
        position: { x: 0, y: 0 },
        data: { message: 'x'.repeat(2000), delay: 0 },
        connections: [],
      })),
    ];
    for (let count = 0; count < 20; count += 1)
      await createFlow(ann, { name: `Flow ${count}`, flowData: heavy });
    const names: string[] = [];
    let path: string | undefined = '/api/flows';
    let pages = 0;
    while (path) {
      const answer = await ann('GET', path);
      expect(answer.text.length).toBeLessThan(5_000_000);
      names.push(...answer.json<Flow[]>().map(({ name }) => name));
      path = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
      pages += 1;
    }
    expect(names).toEqual(Array.from({ length: 20 }, (_, index) => `Flow ${19 - index}`));
    expect(pages).toBe(2);
  });

  it('reject an invalid document and name the faulty place [FLOW-037]', async () => {
    const ann = browser(site);
    const refused = async (flowData: unknown) => {
      const answer = await ann('POST', '/api/flows', { json: flowInput({ flowData }) });
      expect(answer.status).toBe(400);
      return answer.json<{ fields: Record<string, string> }>().fields;
    };
    const start = { id: 'start', type: 'start', data: {} };
    expect(await refused({ nodes: [start, start] })).toEqual({
      'flowData.nodes': 'Two nodes have the same id.',
    });
    expect(await refused({ nodes: [{ ...start, type: 'video' }] })).toMatchObject({
      'flowData.nodes.0.type': expect.stringMatching(/^A node's type must be one of: start, text, .+\.$/),
    });
    expect(await refused({ nodes: [start, { id: 't', type: 'text', data: { delay: 1e9 } }] })).toEqual({
      'flowData.nodes.1.data.delay': 'The delay can be at most 30,000 milliseconds.',
    });
    const many = Array.from({ length: 201 }, (_, index) => ({ id: `n${index}`, type: 'text', data: {} }));
    expect(await refused({ nodes: many })).toEqual({
      'flowData.nodes': 'A flow can have at most 200 nodes.',
    });
    const large = many.slice(0, 150).map((node) => ({ ...node, data: { message: 'é'.repeat(1000) } }));
    expect(await refused({ nodes: large })).toEqual({ flowData: 'A flow can be at most 256 KB.' });
    expect(await refused('nothing')).toHaveProperty('flowData');
  });

  it('are created once per idempotency key', async () => {
    const ann = browser(site);
    await ann('GET', '/api/flows');
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ann('POST', '/api/flows', { json: flowInput(), headers })),
    );
    expect(new Set(answers.map((answer) => answer.json<Flow>().id)).size).toBe(1);
    expect((await ann('GET', '/api/flows')).json<Flow[]>()).toHaveLength(1);
    const other = await ann('POST', '/api/flows', { json: flowInput({ name: 'Other' }), headers });
    expect([other.status, other.json().code]).toEqual([409, 'request.conflict']);
  });

  it('leave nothing but their stats when deleted', async () => {
    const ann = browser(site);
    const { id, uuid } = await createFlow(ann);
    await ann('PUT', `/api/flows/${id}`, { json: { flowData: emailFlow() } });
    await ann('POST', `/api/flows/${id}/comments`, { json: { nodeId: 'start', text: 'Shorter?' } });
    expect((await ann('DELETE', `/api/flows/${id}`)).json()).toEqual({ success: true });
    expect((await ann('DELETE', `/api/flows/${id}`)).status).toBe(404);
    const { Items = [] } = await site.runtime.table.client.send(
      new ScanCommand({
        TableName: site.runtime.table.name,
        FilterExpression: 'contains(pk, :id) OR contains(sk, :id) OR contains(pk, :uuid)',
        ExpressionAttributeValues: { ':id': id, ':uuid': uuid },
      }),
    );
    expect(Items).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { flowSessionRoutes } from '#functions/flow-sessions/routes.ts';
import { flowRoutes } from '#functions/flows/routes.ts';
import type { Flow } from '#shared/api/flows.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { browser } from './harness/browser.ts';
import { createFlow, emailFlow, flowInput } from './harness/flow-input.ts';
import { useTestSite } from './harness/test-site.ts';

describe('workspaces of two browsers', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('cannot read, change, run or count each other’s flows through any route [FLOW-010]', async () => {
    const [ann, ben] = [browser(site), browser(site)];
    const flow = await createFlow(ann, { name: 'Secret', flowData: emailFlow() });
    await createFlow(ben, { name: 'Mine' });
    const untouched = (await ann('GET', `/api/flows/${flow.id}`)).text;
    const stranger = async (method: string, path: string, json?: unknown) => {
      const answer = await ben(method, path, json === undefined ? {} : { json });
      const absent = await ben(
        method,
        path.replace(flow.id, '019aa000-0000-7000-8000-000000000000').replace(flow.uuid, randomUUID()),
        json === undefined ? {} : { json },
      );
      expect([answer.status, answer.text], path).toEqual([404, absent.text]);
    };
    await stranger('GET', `/api/flows/${flow.id}`);
    await stranger('PUT', `/api/flows/${flow.id}`, { name: 'Taken' });
    await stranger('PUT', `/api/flows/${flow.id}`, { isActive: true });
    await stranger('PUT', `/api/flows/${flow.id}`, { flowData: createFlowDocument() });
    await stranger('DELETE', `/api/flows/${flow.id}`);
    await stranger('GET', `/api/flows/${flow.id}/revisions`);
    await stranger('GET', `/api/flows/${flow.id}/revisions/1`);
    await stranger('POST', `/api/flows/${flow.id}/revisions/1/restore`, {});
    await stranger('GET', `/api/flows/${flow.id}/sessions`);
    await stranger('POST', `/api/flows/${flow.id}/editors`, { tab: 'a' });
    const comments = `/api/flows/${flow.id}/comments`;
    const comment = await ann('POST', comments, { json: { nodeId: 'start', text: 'Secret' } });
    expect(comment.status).toBe(201);
    const { id } = comment.json<{ id: string }>();
    await stranger('POST', comments, { nodeId: 'start', text: 'Mine' });
    await stranger('PATCH', `${comments}/${id}`, { isResolved: true });
    await stranger('DELETE', `${comments}/${id}`);
    await stranger('GET', `/api/flows/public/${flow.uuid}`);
    await stranger('POST', `/api/flows/${flow.uuid}/sessions`, {});
    const list = (await ben('GET', '/api/flows')).json<Flow[]>();
    expect(list.map(({ name }) => name)).toEqual(['Mine']);
    const analytics = (await ben('GET', `/api/flows/analytics?flow=${flow.id}`)).json();
    expect(analytics).toMatchObject({ totalFlows: 1, nodes: [], answers: [] });
    expect((await ann('GET', `/api/flows/${flow.id}`)).text).toBe(untouched);
  });

  it('are tested on every route that takes a flow', () => {
    const named = Object.values({ ...flowRoutes, ...flowSessionRoutes }).filter(({ contract }) =>
      /^\/api\/flows\/(\{id\}|public)/.test(contract.path),
    );
    // Twelve above, four in flow-tests.test.ts, and three of a running session, which need its cookie or secret
    // (flow-session-owner.test.ts).
    expect(named.map(({ contract }) => `${contract.method} ${contract.path}`)).toHaveLength(12 + 4 + 3);
  });

  it('are ignored for the administrator, who gets the site’s workspace whatever cookie is sent', async () => {
    const ann = browser(site);
    const own = await createFlow(ann, { name: 'Ann’s' });
    const token = { 'x-admin-session': await site.adminToken() };
    const flow = (
      await ann('POST', '/api/flows', { json: flowInput({ name: 'Site’s' }), headers: token })
    ).json<Flow>();
    const names = async (headers: Record<string, string>) =>
      (await ann('GET', '/api/flows', { headers })).json<Flow[]>().map(({ name }) => name);
    expect(await names(token)).toEqual(['Site’s']);
    expect(await names({})).toEqual(['Ann’s']);
    expect((await ann('GET', `/api/flows/${flow.id}`)).status).toBe(404);
    expect((await ann('GET', `/api/flows/${own.id}`, { headers: token })).status).toBe(404);
    expect((await ann('GET', '/api/flows', { headers: { 'x-admin-session': 'x' } })).status).toBe(401);
  });

  it('reject forged cookies and writes from other sites [FLOW-022]', async () => {
    const ann = browser(site);
    await createFlow(ann, { name: 'Ann’s' });
    const forged = await site.api('GET', '/api/flows', {
      headers: { cookie: 'visitor=someone.1.signature' },
    });
    expect(forged.json()).toEqual([]);
    const crossSite = await ann('POST', '/api/flows', {
      json: flowInput(),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(crossSite.status).toBe(403);
  });
});

describe('expiry of a workspace', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const days = (count: number) => site.clock.advance(count * 86_400_000);

  it('comes 90 days after its last use, and never for the site’s workspace [FLOW-039]', async () => {
    const [ann, ben] = [browser(site), browser(site)];
    const kept = await createFlow(ann, { name: 'Used' });
    const left = await createFlow(ben, { name: 'Left' });
    await ann('PUT', `/api/flows/${kept.id}`, { json: { isActive: true } });
    days(60);
    expect((await ann('GET', '/api/flows')).json()).toHaveLength(1);
    days(60);
    expect((await ann('GET', '/api/flows')).json()).toHaveLength(1);
    expect((await ann('GET', `/api/flows/${kept.id}/revisions`)).json()).toHaveLength(1);
    expect((await site.api('GET', `/api/flows/public/${kept.uuid}`)).status).toBe(200);
    expect((await ben('GET', '/api/flows')).json()).toEqual([]);
    expect((await ben('GET', `/api/flows/${left.id}`)).status).toBe(404);
    for (let count = 1; count < 50; count += 1) await createFlow(ann);
    expect((await ann('POST', '/api/flows', { json: flowInput() })).status).toBe(409);
    days(91);
    expect((await ann('GET', '/api/flows')).json()).toEqual([]);
    await createFlow(ann, { name: 'There is room again' });
    expect((await site.api('GET', `/api/flows/public/${kept.uuid}`)).status).toBe(404);
  });

  it('comes after a week when the browser never returns [FLOW-042]', async () => {
    const [left, seen, saved] = [browser(site), browser(site), browser(site)];
    const flows = [];
    for (const visitor of [left, seen, saved]) flows.push(await createFlow(visitor));
    days(1);
    await seen('GET', '/api/flows');
    await saved('PUT', `/api/flows/${flows[2]?.id}`, { json: { isActive: true } });
    days(7);
    expect((await left('GET', `/api/flows/${flows[0]?.id}`)).status).toBe(404);
    days(80);
    expect((await seen('GET', `/api/flows/${flows[1]?.id}`)).status).toBe(200);
    // The link works, and so does starting a session through it.
    expect((await site.api('POST', `/api/flows/${flows[2]?.uuid}/sessions`, { json: {} })).status).toBe(201);
    days(4);
    expect((await seen('GET', `/api/flows/${flows[1]?.id}`)).status).toBe(404);
  });
});

import { describe, expect, it } from 'vitest';
import type { FlowSessionLog } from '#shared/api/flow-analytics.ts';
import { flowSecretHeaders, type SessionTurn } from '#shared/api/flow-sessions.ts';
import { browser } from './harness/browser.ts';
import { activeFlow, leadFlow } from './harness/flow-visitor.ts';
import { type TestSite, useTestSite } from './harness/test-site.ts';

describe('flow session', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const begin = async (call: TestSite['api'], uuid: string, json: object = {}) => {
    const started = await call('POST', `/api/flows/${uuid}/sessions`, { json });
    expect(started.status, started.text).toBe(201);
    return started.json<SessionTurn>();
  };
  const use = async (call: TestSite['api'], uuid: string, turn: SessionTurn, headers = {}) => {
    const path = `/api/flows/${uuid}/sessions/${turn.id}`;
    const read = await call('GET', path, { headers });
    const sent = await call('POST', path, { json: { step: turn.step, input: 'sales' }, headers });
    return [read.status, sent.status];
  };

  it('opens only in the browser that started it, not for the flow’s author [FLOW-044]', async () => {
    const [author, visitor] = [browser(site), browser(site)];
    const { id, uuid } = await activeFlow(author, leadFlow);
    const turn = await begin(visitor, uuid);
    expect(await use(author, uuid, turn)).toEqual([404, 404]);
    expect(await use(browser(site), uuid, turn)).toEqual([404, 404]);
    expect(await use(site.api, uuid, turn)).toEqual([404, 404]);
    const log = await author('GET', `/api/flows/${id}/sessions`);
    expect([log.status, log.json()]).toEqual([200, []]);
    expect(await use(visitor, uuid, turn)).toEqual([200, 200]);
  });

  it('opens with the secret from its start when cookies are blocked', async () => {
    const { uuid } = await activeFlow(browser(site), leadFlow);
    const [turn, other] = [await begin(site.api, uuid), await begin(site.api, uuid)];
    expect(await use(site.api, uuid, turn, flowSecretHeaders(other.secret))).toEqual([404, 404]);
    expect(await use(site.api, uuid, turn, flowSecretHeaders(''))).toEqual([404, 404]);
    expect(await use(site.api, uuid, turn, flowSecretHeaders(turn.secret))).toEqual([200, 200]);
  });

  it('is listed for an anonymous author only when it is their own test run', async () => {
    const author = browser(site);
    const { id, uuid } = await activeFlow(author, leadFlow);
    const own = await begin(author, uuid);
    await begin(browser(site), uuid);
    const log = (await author('GET', `/api/flows/${id}/sessions`)).json<FlowSessionLog[]>();
    expect(log.map((session) => session.id)).toEqual([own.id]);
  });

  it('belongs to the conversation when it runs in the chat, where the owner can read it', async () => {
    const admin = await site.admin();
    const { id, uuid } = await activeFlow(admin, leadFlow, 'Chat');
    const visitor = browser(site);
    const turn = await begin(visitor, uuid, { inChat: true });
    expect(await use(browser(site), uuid, turn)).toEqual([404, 404]);
    expect(await use(visitor, uuid, turn)).toEqual([200, 200]);
    expect((await admin('GET', `/api/admin/flows/${id}/results/${turn.id}`)).status).toBe(200);
    const log = (await admin('GET', `/api/flows/${id}/sessions`)).json<FlowSessionLog[]>();
    expect(log.map((session) => session.id)).toEqual([turn.id]);
  });
});

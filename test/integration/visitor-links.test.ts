import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { putFlowLink } from '#functions/flows/store/items.ts';
import { transact } from '#functions/table/transact.ts';
import type { VisitorLink } from '#shared/api/visitor-links.ts';
import { browser } from './harness/browser.ts';
import { activeFlow, leadFlow, visitorOf } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

describe('live links of visitors’ flows', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const list = async () =>
    (await (await site.admin())('GET', '/api/admin/visitor-links')).json<VisitorLink[]>();
  const close = async (uuid: string, closed: boolean) =>
    (await site.admin())('POST', `/api/admin/visitor-links/${uuid}`, { json: { closed } });

  it('are listed for the administrator while they are live', async () => {
    const ann = browser(site);
    const first = await activeFlow(ann, leadFlow, 'Parley account security');
    site.clock.advance(1000);
    const second = await activeFlow(browser(site), leadFlow, 'Harmless');
    await activeFlow(await site.admin(), leadFlow, 'The site’s own');
    expect(await list()).toMatchObject([
      { uuid: second.uuid, name: 'Harmless', closed: false },
      { uuid: first.uuid, name: 'Parley account security', closed: false },
    ]);
    expect((await site.api('GET', '/api/admin/visitor-links')).status).toBe(401);
    await ann('PUT', `/api/flows/${first.id}`, { json: { isActive: false } });
    expect((await list()).map(({ uuid }) => uuid)).toEqual([second.uuid]);
  });

  it('answer 404 after the administrator closed them, whatever the visitor does [SITE-023]', async () => {
    const ann = browser(site);
    const flow = await activeFlow(ann, leadFlow, 'Your bank');
    const visitor = visitorOf(site, flow.uuid);
    const turn = await visitor.begin();
    const before = site.invocations.length;
    const closed = await close(flow.uuid, true);
    expect(closed.json()).toMatchObject({ uuid: flow.uuid, closed: true });
    // One session read, one write.
    expect(site.invocations.slice(before).map(({ calls }) => calls.length)).toEqual([2]);
    const gone = async () => {
      expect((await site.api('GET', `/api/flows/public/${flow.uuid}`)).status).toBe(404);
      expect((await visitor.post('', {})).status).toBe(404);
      expect((await visitor.post(`/${turn.id}`, { step: 0, input: 'sales' })).status).toBe(404);
      expect((await visitor.load(turn.id)).status).toBe(404);
    };
    await gone();
    await ann('PUT', `/api/flows/${flow.id}`, { json: { name: 'Your other bank' } });
    await ann('PUT', `/api/flows/${flow.id}`, { json: { isActive: false } });
    await ann('PUT', `/api/flows/${flow.id}`, { json: { isActive: true } });
    await ann('GET', '/api/flows');
    await gone();
    expect((await list()).find(({ uuid }) => uuid === flow.uuid)).toMatchObject({
      name: 'Your other bank',
      closed: true,
    });
    await close(flow.uuid, false);
    expect((await visitor.load(turn.id)).status).toBe(200);
  });

  it('can be closed only by the administrator, and only on visitors’ flows', async () => {
    const own = await activeFlow(await site.admin(), leadFlow, 'Own');
    expect((await close(own.uuid, true)).status).toBe(404);
    const refused = await browser(site)('POST', `/api/admin/visitor-links/${own.uuid}`, {
      json: { closed: true },
    });
    expect(refused.status).toBe(401);
    expect((await close('00000000-0000-4000-8000-000000000000', true)).status).toBe(404);
  });

  it('are paged when there are many', async () => {
    const admin = await site.admin();
    const { table } = site.runtime;
    const flow = await activeFlow(browser(site), leadFlow);
    const place = { table: table.name, workspace: 'V#many', now: site.clock.now() };
    const before = (await list()).length;
    for (let page = 0; page < 10; page += 1)
      await transact(
        table,
        Array.from({ length: 20 }, () => putFlowLink(place, { ...flow, uuid: randomUUID() })),
      );
    const first = await admin('GET', '/api/admin/visitor-links');
    const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await admin('GET', next);
    const all = [...first.json<VisitorLink[]>(), ...second.json<VisitorLink[]>()];
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(before + 200);
  });

  it('need no more table permissions than their routes grant', () => {
    expect(site.invocations.filter(({ denied }) => denied > 0)).toEqual([]);
  });
});

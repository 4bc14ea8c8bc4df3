import { describe, expect, it } from 'vitest';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import { flowSecretHeaders, type SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Flow } from '#shared/api/flows.ts';
import { brand } from '#shared/brand.ts';
import type { PlacedFlow } from '#shared/domain/placements.ts';
import { activeFlow, question } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

describe('flow placements', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const placement = {
    id: 'p1',
    trigger: 'chip',
    label: 'Plan finder',
    pages: ['/pricing'],
    topics: [],
    seconds: 20,
    languages: ['en', 'de'],
    share: 100,
    priority: 50,
    paused: false,
  };
  const shown = async () => (await site.api('GET', '/api/site-flows')).json<PlacedFlow[]>();

  it('are shown while the flow exists, is published and is not paused', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, question, 'Placed');
    const put = (json: object) => admin('PUT', `/api/flows/${flow.id}`, { json });
    expect(await shown()).toEqual([]);
    const placed = await put({ placements: [placement, { ...placement, id: 'p2', paused: true }] });
    expect(placed.json<Flow>().placements).toHaveLength(2);
    const answer = await site.api('GET', '/api/site-flows');
    expect(answer.headers['cache-control']).toContain('s-maxage=60');
    const { paused: _paused, ...visible } = placement;
    expect(answer.json()).toEqual([{ ...visible, flow: flow.uuid, name: brand.name }]);
    await put({ isActive: false });
    expect(await shown()).toEqual([]);
    await put({ isActive: true, name: 'Renamed', flowData: { ...question, title: 'Public' } });
    expect(await shown()).toMatchObject([{ name: 'Public', titles: { en: 'Public' } }]);
    expect((await admin('GET', `/api/flows/${flow.id}`)).json<Flow>().placements).toHaveLength(2);
    await admin('DELETE', `/api/flows/${flow.id}`);
    expect(await shown()).toEqual([]);
  });

  it('can be changed by the owner only, with a message for each invalid value', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, question, 'Wrong');
    const wrong = await admin('PUT', `/api/flows/${flow.id}`, {
      json: { placements: [{ ...placement, pages: ['pricing'] }] },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('A page is a path such as /pricing');
    const unknown = await admin('PUT', `/api/flows/${flow.id}`, {
      json: { placements: [{ ...placement, pages: ['/princing'] }] },
    });
    expect([unknown.status, unknown.json().fields]).toEqual([
      400,
      { placements: 'The site has no page /princing. Use * for anything, as in /blog/*.' },
    ]);
    const visitor = await site.api('POST', '/api/flows', {
      json: { name: 'Own', description: '', industry: 'General', language: 'en', flowData: question },
    });
    const cookie = String(visitor.headers['set-cookie']).split(';')[0] ?? '';
    const refused = await site.api('PUT', `/api/flows/${visitor.json<Flow>().id}`, {
      json: { placements: [placement] },
      headers: { cookie },
    });
    expect(refused.status).toBe(400);
  });

  it('are separate in the stats, each with its conversations, exits and leads', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, question, 'Compared');
    const places = [placement, { ...placement, id: 'p2' }];
    await admin('PUT', `/api/flows/${flow.id}`, { json: { placements: places } });
    const visit = async (place: string, answers: readonly string[]) => {
      const path = `/api/flows/${flow.uuid}/sessions`;
      const started = await site.api('POST', path, { json: { placement: place } });
      let turn = started.json<SessionTurn>();
      const headers = flowSecretHeaders(turn.secret);
      for (const input of answers)
        turn = (
          await site.api('POST', `${path}/${turn.id}`, { json: { step: turn.step, input }, headers })
        ).json<SessionTurn>();
    };
    await visit('p1', []);
    await visit('p1', ['Pro', 'one@example.org']);
    await visit('p2', ['Pro']);
    // A visitor cannot add unknown placements to the stats.
    await visit('p3', ['Pro']);
    const { places: counted } = (
      await admin('GET', `/api/flows/analytics?flow=${flow.id}`)
    ).json<FlowAnalytics>();
    expect(counted.sort((a, b) => a.placement.localeCompare(b.placement))).toEqual([
      { placement: 'p1', sessions: 2, completed: 1, leads: 1 },
      { placement: 'p2', sessions: 1, completed: 0, leads: 0 },
    ]);
  });
});

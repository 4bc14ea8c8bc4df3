import { beforeEach, describe, expect, it } from 'vitest';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import type { FlowResults } from '#shared/api/flow-results.ts';
import { flowSecretHeaders, type SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Flow } from '#shared/api/flows.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { activeFlow, node, texts } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

describe('a sub-flow over HTTP', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  let admin: Awaited<ReturnType<typeof site.admin>>;
  let inner: Flow;
  let outer: Flow;
  const message = (text: string, variable: string) => ({ message: text, input: { variable, kind: 'text' } });
  const innerFlow = (question: string) => ({
    nodes: [
      node('start', 'start', message(question, 'size')),
      node('mail', 'action', { action: 'collect_email', config: { message: 'Your address?' } }),
      node('end', 'end', { outcome: 'inner', message: 'Noted.' }),
    ],
    connections: [
      { from: 'start', to: 'mail' },
      { from: 'mail', to: 'end' },
    ],
  });
  const outerFlow = (bye: string) => ({
    nodes: [
      node('start', 'start', message('Which colour?', 'colour')),
      node('sub', 'subflow', {
        flow: inner.uuid,
        name: inner.name,
        inputs: [{ name: 'about', value: 'a {{colour}} shirt' }],
        outputs: [{ from: 'size', to: 'shirt' }],
      }),
      node('end', 'end', { outcome: 'ordered', message: bye }),
      node('sorry', 'text', { message: 'Sorry.' }),
    ],
    connections: [
      { from: 'start', to: 'sub' },
      { from: 'sub', to: 'end' },
      { from: 'sub', to: 'sorry', on: 'error' },
    ],
  });
  const begin = async (flow: Flow) =>
    (await site.api('POST', `/api/flows/${flow.uuid}/sessions`, { json: {} })).json<SessionTurn>();
  const answer = async (first: SessionTurn, turn: SessionTurn, input: string) =>
    (
      await site.api('POST', `/api/flows/${outer.uuid}/sessions/${first.id}`, {
        json: { step: turn.step, input },
        headers: flowSecretHeaders(first.secret),
      })
    ).json<SessionTurn>();
  beforeEach(async () => {
    admin = await site.admin();
    inner = await activeFlow(admin, innerFlow('Size for {{about}}{{colour}}?'), 'Inner');
    outer = await activeFlow(admin, outerFlow('{{shirt}} in {{colour}}, {{email}}.'), 'Outer');
  });

  it('asks, returns, and survives a reload and new versions of both flows while it runs', async () => {
    const first = await begin(outer);
    const asked = await answer(first, first, 'red');
    expect(texts(asked)).toEqual(['Size for a red shirt?']);
    await admin('PUT', `/api/flows/${inner.id}`, { json: { flowData: innerFlow('New?'), isActive: true } });
    await admin('PUT', `/api/flows/${outer.id}`, { json: { flowData: outerFlow('New'), isActive: true } });
    const path = `/api/flows/${outer.uuid}/sessions/${first.id}`;
    const reloaded = await site.api('GET', path, { headers: flowSecretHeaders(first.secret) });
    expect(reloaded.json<SessionTurn>()).toMatchObject({ step: 1, awaiting: { kind: 'text' } });
    const mail = await answer(first, asked, 'L');
    expect(texts(await answer(first, mail, 'red@example.org'))).toEqual([
      'Noted.',
      'L in red, red@example.org.',
    ]);
    const { rows } = (await admin('GET', `/api/admin/flows/${outer.id}/results`)).json<FlowResults>();
    expect(rows[0]).toMatchObject({
      outcome: 'ordered',
      variables: { colour: 'red', shirt: 'L', size: 'L', email: 'red@example.org' },
    });
    const contacts = (await admin('GET', '/api/admin/contact-submissions')).json<Contact[]>();
    expect(contacts.find(({ email }) => email === 'red@example.org')?.message).toContain('Size: L');
  });

  it('counts nodes and connections in the flow that they belong to', async () => {
    const first = await begin(outer);
    const asked = await answer(first, first, 'blue');
    const figures = async (flow: Flow) =>
      (await admin('GET', `/api/flows/analytics?flow=${flow.id}`)).json<FlowAnalytics>();
    expect((await figures(inner)).nodes).toEqual([{ nodeId: 'start', reached: 1, stopped: 1, deadEnds: 0 }]);
    await answer(first, await answer(first, asked, 'S'), 'blue@example.org');
    const [there, here] = [await figures(inner), await figures(outer)];
    expect(there.nodes.map(({ nodeId, reached, stopped }) => [nodeId, reached, stopped]).sort()).toEqual([
      ['end', 1, 0],
      ['mail', 1, 0],
      ['start', 1, 0],
    ]);
    expect(here.nodes.map(({ nodeId, reached, stopped }) => [nodeId, reached, stopped]).sort()).toEqual([
      ['end', 1, 0],
      ['start', 1, 0],
      ['sub', 1, 0],
    ]);
    expect(here.links).toContainEqual({ nodeId: 'sub', exit: 'next', count: 1 });
    expect(here.links).not.toContainEqual(expect.objectContaining({ nodeId: 'sub', exit: 'error' }));
  });

  it('takes the error exit when the other flow is not active', async () => {
    await admin('PUT', `/api/flows/${inner.id}`, { json: { isActive: false } });
    const first = await begin(outer);
    expect(texts(await answer(first, first, 'red'))).toEqual(['Sorry.']);
  });

  it('refuses to publish a sub-flow of another workspace', async () => {
    const flowData = {
      nodes: [
        node('start', 'start', { message: 'Hi' }),
        node('sub', 'subflow', { flow: '11111111-1111-4111-8111-111111111111', name: 'Theirs' }),
      ],
      connections: [{ from: 'start', to: 'sub' }],
    };
    const saved = await admin('PUT', `/api/flows/${outer.id}`, { json: { flowData, isActive: true } });
    expect(saved.status).toBe(400);
  });
});

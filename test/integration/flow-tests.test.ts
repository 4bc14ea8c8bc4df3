import { describe, expect, it } from 'vitest';
import type { FlowTest, proposeFlowTest } from '#shared/api/flow-tests.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { type FlowTestInput, flowTestLimits } from '#shared/flow/flow-test.ts';
import { runFlowTest } from '#shared/flow/run-flow-test.ts';
import { parseFlow } from '#test/fixtures/flows.ts';
import { browser } from './harness/browser.ts';
import { createFlow, emailFlow } from './harness/flow-input.ts';
import { activeFlow, leadFlow, visitorOf } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

const input = (more: Partial<FlowTestInput> = {}): FlowTestInput => ({
  name: 'Leaves an address',
  language: 'en',
  answers: [{ said: 'visitor@example.com' }],
  results: [],
  seed: 's',
  today: '2026-03-02',
  expect: {
    outcome: 'completed',
    node: 'action-3',
    title: 'Collect e-mail',
    variables: { email: 'visitor@example.com' },
    path: ['start next', 'text-2 next'],
  },
  ...more,
});

describe('tests of a flow', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('are added, listed, replaced and deleted, and outlive edits of the flow', async () => {
    const ann = browser(site);
    const { id } = await createFlow(ann);
    const path = `/api/flows/${id}/tests`;
    const added = await ann('POST', path, { json: input() });
    expect(added.status, added.text).toBe(201);
    const test = added.json<FlowTest>();
    expect(test).toMatchObject({ ...input(), version: 1 });
    await ann('PUT', `/api/flows/${id}`, { json: { flowData: emailFlow() } });
    expect((await ann('GET', path)).json()).toEqual([test]);
    const renamed = { test: input({ name: 'Address' }), basedOn: 1 };
    const put = await ann('PUT', `${path}/${test.id}`, { json: renamed });
    expect(put.json()).toMatchObject({ id: test.id, name: 'Address', version: 2 });
    const stale = await ann('PUT', `${path}/${test.id}`, { json: renamed });
    expect([stale.status, stale.json<{ code: string }>().code]).toEqual([409, 'record.stale']);
    expect((await ann('DELETE', `${path}/${test.id}`)).json()).toEqual({ success: true });
    expect((await ann('GET', path)).json()).toEqual([]);
    expect((await ann('PUT', `${path}/${test.id}`, { json: renamed })).status).toBe(404);
  });

  it('are deleted with the flow and closed to others', async () => {
    const [ann, bob] = [browser(site), browser(site)];
    const { id } = await createFlow(ann);
    await bob('GET', '/api/flows');
    const path = `/api/flows/${id}/tests`;
    const { id: test } = (await ann('POST', path, { json: input() })).json<FlowTest>();
    expect((await bob('GET', path)).status).toBe(404);
    expect((await bob('POST', path, { json: input() })).status).toBe(404);
    expect((await bob('PUT', `${path}/${test}`, { json: { test: input(), basedOn: 1 } })).status).toBe(404);
    expect((await bob('DELETE', `${path}/${test}`)).status).toBe(404);
    await ann('DELETE', `/api/flows/${id}`);
    const stored = await site.runtime.table.client.send(
      new (await import('@aws-sdk/lib-dynamodb')).QueryCommand({
        TableName: site.runtime.table.name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': `FLOWTESTS#${id}` },
      }),
    );
    expect(stored.Items).toEqual([]);
  });

  it('lose the words of a person who is erased, as tests of the assistant do; the site’s own texts are only reported', async () => {
    const admin = await site.admin();
    const email = 'erika.musterfrau@example.org';
    const { id } = await createFlow(admin);
    const path = `/api/flows/${id}/tests`;
    const { expect: expected } = input();
    const named = input({
      answers: [{ said: `It is ${email}` }],
      expect: { ...expected, variables: { email } },
    });
    expect((await admin('POST', path, { json: named })).status).toBe(201);
    const asked = {
      name: 'Mail',
      language: 'en',
      turns: [{ said: `Mail ${email}`, expect: 'any', source: 'rule' }],
    };
    expect((await admin('POST', '/api/admin/conversation-tests', { json: asked })).status).toBe(201);
    const values = { company: { supportEmail: email } };
    const draft = await admin('PUT', '/api/admin/site/draft', { json: { baseVersion: 0, values } });
    expect(draft.status, draft.text).toBe(200);
    const erased = await admin('POST', '/api/admin/person/erase', { json: { email } });
    expect(erased.status, erased.text).toBe(200);
    const { mentions } = erased.json<{ mentions: { kind: string; action: string }[] }>();
    expect(mentions.map(({ kind, action }) => `${kind} ${action}`).sort()).toEqual([
      'site texts site',
      'tests masked',
      'tests of flows masked',
    ]);
    const [test] = (await admin('GET', path)).json<FlowTest[]>();
    expect(JSON.stringify(test)).not.toContain(email);
    expect(test).toMatchObject({ name: named.name, version: 1 });
    expect((await admin('GET', '/api/admin/conversation-tests')).text).not.toContain(email);
    expect((await admin('GET', '/api/admin/site')).text).toContain(email);
  });

  it('have limits with a reason', async () => {
    const ann = browser(site);
    const { id } = await createFlow(ann);
    const path = `/api/flows/${id}/tests`;
    const refuse = async (more: Partial<FlowTestInput>) => {
      const answer = await ann('POST', path, { json: input(more) });
      expect(answer.status).toBe(400);
      return Object.values(answer.json<{ fields: Record<string, string> }>().fields);
    };
    expect(await refuse({ name: ' ' })).toEqual(['Name is required.']);
    const said = 'x'.repeat(1900);
    expect(await refuse({ answers: Array.from({ length: 20 }, () => ({ said })) })).toEqual([
      'This conversation is too long for a test.',
    ]);
    for (let count = 0; count < flowTestLimits.perFlow; count += 1)
      await ann('POST', path, { json: input() });
    const full = await ann('POST', path, { json: input() });
    expect([full.status, full.json<{ code: string }>().code]).toEqual([409, 'limit.reached']);
  });
});

describe('a test proposed from a real conversation', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  it('has sample data in place of the visitor’s, and ends where the conversation ended', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, leadFlow, 'Leads');
    const visitor = visitorOf(site, flow.uuid);
    let turn = await visitor.begin();
    for (const answer of ['sales', 'Camille Renard', 'camille@renard.example', '+33 1 99 00 12 34'])
      turn = await visitor.say(turn, answer);
    expect(turn.done).toBe(true);
    const path = `/api/admin/flows/${flow.id}/tests/propose`;
    const answer = await admin('POST', path, { json: { session: turn.id } });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.text).not.toMatch(/renard|camille|99 ?00 ?12/i);
    const { script, replaced, isCut } = answer.json<RouteResponse<typeof proposeFlowTest>>();
    expect(script.answers.map(({ said }) => said)).toEqual([
      'Sales',
      'Robin Miller',
      'visitor@example.com',
      '+1 202 555 0100',
    ]);
    expect([replaced, isCut]).toEqual([3, false]);
    const run = runFlowTest(script, { flow: parseFlow(leadFlow), language: 'en', others: new Map() });
    expect(run).toMatchObject({ outcome: 'completed', node: 'thanks', unused: 0 });
    expect((await visitor.post('', {})).status).toBe(201);
    const unknown = { session: '01890000-0000-7000-8000-000000000000' };
    expect((await admin('POST', path, { json: unknown })).status).toBe(404);
  });

  it('does not ask again what the visitor’s page knew', async () => {
    const admin = await site.admin();
    const flow = await activeFlow(admin, leadFlow, 'Known');
    const started = await site.api('POST', `/api/flows/${flow.uuid}/sessions`, {
      json: { known: { topic: 'sales', name: 'Camille Renard' } },
    });
    const { id } = started.json<{ id: string }>();
    const answer = await admin('POST', `/api/admin/flows/${flow.id}/tests/propose`, {
      json: { session: id },
    });
    const { script } = answer.json<RouteResponse<typeof proposeFlowTest>>();
    expect(script).toMatchObject({ answers: [], known: { topic: 'sales', name: 'Robin Miller' } });
    const run = runFlowTest(script, { flow: parseFlow(leadFlow), language: 'en', others: new Map() });
    expect(run).toMatchObject({ outcome: 'open', node: 'email' });
  });
});

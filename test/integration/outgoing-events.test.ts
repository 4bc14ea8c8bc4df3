import { describe, expect, it } from 'vitest';
import type { OutgoingEvents } from '#shared/api/outgoing-events.ts';
import { browser } from './harness/browser.ts';
import { createFlow } from './harness/flow-input.ts';
import { node } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

const path = '/api/admin/outgoing-events';
const receiver = { url: 'https://hooks.example-receiver.com/parley', events: ['flow.completed'] };

describe('receiver of events', () => {
  const site = useTestSite();

  it('shows the signing secret once, and a new one for a new address or on request', async () => {
    const admin = await site.admin();
    const save = async (change: object) =>
      (await admin('PUT', path, { json: { ...receiver, ...change } })).json<{ secret?: string }>().secret;
    const first = await save({});
    expect(first).toMatch(/^whsec_[A-Za-z0-9+/=]{44}$/);
    expect(await save({ events: ['lead.created'] })).toBeUndefined();
    const second = await save({ newSecret: true });
    const third = await save({ url: 'https://other.example-receiver.com/' });
    expect(new Set([first, second, third]).size).toBe(3);
    const listed = await admin('GET', path);
    expect(listed.text).not.toContain('whsec_');
    expect(listed.json<OutgoingEvents>().receiver).toMatchObject({
      url: 'https://other.example-receiver.com/',
    });
  });

  it.each([
    ['http://hooks.example-receiver.com/', 'Please enter an address that starts with https://.'],
    ['https://10.0.0.1/', 'This address is not on the public internet.'],
    ['https://n8n.local/', 'This host is not on the public internet.'],
  ])('rejects %s', async (url, message) => {
    const answer = await (await site.admin())('PUT', path, { json: { ...receiver, url } });
    expect(answer.status).toBe(400);
    expect(answer.json<{ fields: Record<string, string> }>().fields.url).toBe(message);
  });

  it('queues one event for a completed conversation with a flow of the site, none for a visitor’s or without a receiver', async () => {
    const admin = await site.admin();
    await admin('PUT', path, { json: receiver });
    const flowData = { nodes: [node('start', 'start', { message: 'Hi' })], connections: [] };
    const complete = async (call: typeof admin) => {
      const flow = await createFlow(call, { name: 'Short', flowData });
      await call('PUT', `/api/flows/${flow.id}`, { json: { isActive: true } });
      const started = await site.api('POST', `/api/flows/${flow.uuid}/sessions`, { json: {} });
      expect(started.status, started.text).toBe(201);
    };
    const deliveries = async () => (await admin('GET', path)).json<OutgoingEvents>().deliveries;
    await complete(admin);
    await complete(browser(site));
    expect(await deliveries()).toMatchObject([{ type: 'flow.completed', state: 'waiting', attempts: 0 }]);
    await admin('DELETE', path);
    await complete(admin);
    expect(await deliveries()).toHaveLength(1);
  });

  it('is available to the administrator only', async () => {
    expect((await site.api('GET', path)).status).toBe(401);
    expect((await site.api('PUT', path, { json: receiver })).status).toBe(401);
    expect((await site.api('DELETE', path)).status).toBe(401);
  });
});

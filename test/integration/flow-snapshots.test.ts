import { describe, expect, it } from 'vitest';
import type { LeadStory } from '#shared/api/admin-leads.ts';
import type { Flow, FlowSnapshot } from '#shared/api/flows.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { browser } from './harness/browser.ts';
import { type TestSite, useTestSite } from './harness/test-site.ts';

const flowOf = async (call: TestSite['api'], name: string): Promise<Flow> =>
  (
    await call('POST', '/api/flows', {
      json: { name, description: 'Mine', industry: 'Retail', language: 'de', flowData: createFlowDocument() },
    })
  ).json<Flow>();

const enquiry = (flowId: string, email = 'ann@example.org') => ({
  firstName: 'Ann',
  lastName: 'Lee',
  email,
  company: 'Lee Ltd',
  service: 'consultation',
  message: 'Please have a look at my flow.',
  context: { page: '/flows', flowId, flowName: 'forged' },
});

describe('flow attached to an enquiry', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const storyOf = async (id: string) =>
    (await (await site.admin())('GET', `/api/admin/leads/contacts/${id}`)).json<LeadStory>().story;

  it('stays as it was sent and can be adopted by the administrator', async () => {
    const [ann, admin] = [browser(site), await site.admin()];
    const flow = await flowOf(ann, 'Ann’s desk');
    const sent = await ann('POST', '/api/contact', { json: enquiry(flow.id) });
    expect(sent.status, sent.text).toBe(201);
    await ann('PUT', `/api/flows/${flow.id}`, { json: { name: 'Changed later' } });
    const story = await storyOf(sent.json<{ id: string }>().id);
    expect(story).toMatchObject({ page: '/flows', flowName: 'Ann’s desk' });
    const before = site.invocations.length;
    const snapshot = (await admin('GET', `/api/admin/flow-snapshots/${story?.flowId}`)).json<FlowSnapshot>();
    expect(snapshot).toMatchObject({
      name: 'Ann’s desk',
      industry: 'Retail',
      language: 'de',
      flowData: createFlowDocument(),
    });
    expect((await ann('GET', `/api/admin/flow-snapshots/${story?.flowId}`)).status).toBe(401);
    const adopted = await admin('POST', `/api/admin/flow-snapshots/${story?.flowId}/adopt`, { json: {} });
    // Session and snapshot; none for the rejected visitor; session, snapshot and one transaction.
    expect(site.invocations.slice(before).map(({ calls }) => calls.length)).toEqual([2, 0, 3]);
    expect(adopted.status).toBe(201);
    expect(adopted.json()).toMatchObject({ name: 'Ann’s desk', isActive: false, version: 1 });
    const flows = (await admin('GET', '/api/flows')).json<Flow[]>();
    expect(flows.map(({ id }) => id)).toEqual([adopted.json<Flow>().id]);
  });

  it('can be attached to a consultation request too', async () => {
    const [ann, admin] = [browser(site), await site.admin()];
    const flow = await flowOf(ann, 'For the talk');
    const { service: _service, ...fields } = enquiry(flow.id, 'talk@example.org');
    const sent = await ann('POST', '/api/consultations', { json: fields });
    expect(sent.status, sent.text).toBe(201);
    const answer = await admin('GET', `/api/admin/leads/bookings/${sent.json<{ id: string }>().id}`);
    expect(answer.json<LeadStory>().story).toMatchObject({ flowName: 'For the talk' });
  });

  it('is ignored when it belongs to another browser, and the enquiry still arrives', async () => {
    const [ann, ben] = [browser(site), browser(site)];
    const flow = await flowOf(ann, 'Secret');
    await ben('GET', '/api/flows');
    for (const call of [ben, site.api]) {
      const sent = await call('POST', '/api/contact', { json: enquiry(flow.id) });
      expect(sent.status).toBe(201);
      expect(sent.headers['set-cookie']).toBeUndefined();
      expect(await storyOf(sent.json<{ id: string }>().id)).toEqual({ page: '/flows' });
    }
  });

  it('is deleted when the person is erased', async () => {
    const [ann, admin] = [browser(site), await site.admin()];
    const flow = await flowOf(ann, 'Gone');
    const sent = await ann('POST', '/api/contact', { json: enquiry(flow.id, 'gone@example.org') });
    const story = await storyOf(sent.json<{ id: string }>().id);
    const erased = await admin('POST', '/api/admin/person/erase', { json: { email: 'gone@example.org' } });
    expect(erased.status, erased.text).toBe(200);
    expect((await admin('GET', `/api/admin/flow-snapshots/${story?.flowId}`)).status).toBe(404);
  });

  it('needs no more table permissions than its routes grant', () => {
    expect(site.invocations.filter(({ denied }) => denied > 0)).toEqual([]);
  });
});

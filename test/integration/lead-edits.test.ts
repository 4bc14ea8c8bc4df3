import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { LeadStory, PersonExport } from '#shared/api/admin-leads.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { contactInput } from './harness/contact-input.ts';
import { useTestSite } from './harness/test-site.ts';

describe('edit of a lead in the portal', () => {
  const site = useTestSite();
  let viewer = 0;
  const send = async (overrides: object = {}) => {
    const answer = await site.api('POST', '/api/contact', {
      json: contactInput(overrides),
      viewer: `198.51.100.${++viewer}`,
    });
    expect(answer.status).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  const call = async <T>(method: string, path: string, json?: object) => {
    const admin = await site.admin();
    const answer = await admin(method, path, json ? { json } : {});
    return { status: answer.status, body: answer.json<T>() };
  };
  const patchContact = (id: string, json: object) =>
    call<Contact>('PATCH', `/api/admin/contact-submissions/${id}`, json);
  const everything = async () => {
    const { dynamo, table } = site.runtime;
    return JSON.stringify((await dynamo.send(new ScanCommand({ TableName: table.name }))).Items);
  };

  it('changes every field and records the previous value', async () => {
    const id = await send();
    const edit = {
      firstName: 'Augusta',
      lastName: 'King',
      phone: '+49 30 1234567',
      company: 'King & Co',
      service: 'consultation',
      industry: 'Retail',
      primaryGoals: ['Fewer calls'],
      languageRequirements: ['German'],
      integrationNeeds: ['Shopify'],
      hasExistingCRM: true,
      existingCRMName: 'HubSpot',
      hasWebsite: true,
      hasLiveChat: true,
      currentChallenges: 'Nights',
      timeline: 'Spring',
      followUpDate: '2027-01-02',
      snoozedUntil: '2027-01-02T08:00:00.000Z',
      language: 'de',
    };
    const edited = await patchContact(id, edit);
    expect(edited.status).toBe(200);
    expect(edited.body).toMatchObject(edit);
    const { history } = (await call<LeadStory>('GET', `/api/admin/leads/contacts/${id}`)).body;
    expect(history[0]?.changes).toContainEqual({ field: 'firstName', from: 'Ada', to: 'Augusta' });
    expect(history[0]?.changes).toContainEqual({ field: 'hasLiveChat', from: null, to: true });
  });

  it('keeps blank fields and clears null fields', async () => {
    const id = await send({ email: 'blank@example.com' });
    await patchContact(id, { industry: 'Retail', notes: 'Called', phone: '+49 30 7654321' });
    const kept = await patchContact(id, { industry: '', notes: '', firstName: '', email: '' });
    expect(kept.body).toMatchObject({ industry: 'Retail', notes: 'Called', firstName: 'Ada' });
    const cleared = await patchContact(id, { industry: null, notes: null, phone: null, company: null });
    expect(cleared.body).toMatchObject({ company: '', email: 'blank@example.com' });
    for (const field of ['industry', 'notes', 'phone']) expect(cleared.body).not.toHaveProperty(field);
  });

  it('resets cleared fields of a project to “Not specified”', async () => {
    const added = await call<Client>('POST', '/api/admin/client-projects', {
      companyName: 'E',
      clientName: 'N',
      clientEmail: 'n@example.com',
      hasLiveChat: false,
      industry: 'Retail',
      primaryGoals: ['One'],
    });
    const path = `/api/admin/client-projects/${added.body.id}`;
    const edited = await call<Client>('PATCH', path, {
      companyName: 'Engines',
      clientName: 'Nora',
      hasLiveChat: true,
      currentChallenges: 'Nights',
      industry: null,
      primaryGoals: null,
    });
    expect(edited.body).toMatchObject({
      companyName: 'Engines',
      clientName: 'Nora',
      hasLiveChat: true,
      currentChallenges: 'Nights',
      industry: 'Not specified',
      primaryGoals: [],
    });
    const stale = await call('PATCH', path, { companyName: 'X', updatedAt: added.body.updatedAt });
    expect(stale.status).toBe(409);
  });

  it('finds and erases the person by the new address and by the old one', async () => {
    const id = await send({ email: 'old@moved.example', context: { page: '/pricing' } });
    await patchContact(id, { notes: 'First' });
    const moved = await patchContact(id, { email: 'new@moved.example', phone: '+49 40 999888' });
    expect(moved.body.email).toBe('new@moved.example');
    for (const email of ['new@moved.example', '+49 40 999888']) {
      const copy = (await call<PersonExport>('POST', '/api/admin/person/export', { email })).body;
      expect(copy.contacts.map((contact) => contact.id)).toEqual([id]);
    }
    const copy = (
      await call<PersonExport>('POST', '/api/admin/person/export', { email: 'new@moved.example' })
    ).body;
    expect(copy.history).toHaveLength(2);
    expect(copy.stories).toHaveLength(1);
    await call('POST', '/api/admin/person/erase', { email: 'OLD@moved.example' });
    expect(await everything()).not.toContain('moved.example');
    expect(await everything()).not.toContain('4940999888');
  });
});

import { describe, expect, it } from 'vitest';
import type { LeadStory } from '#shared/api/admin-leads.ts';
import type { ReplyResult, ReplyTemplate } from '#shared/api/admin-replies.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { contactInput } from './harness/contact-input.ts';
import { useFakeMail } from './harness/fake-mail.ts';
import { useTestSite } from './harness/test-site.ts';

type Site = ReturnType<typeof useTestSite>;

const tools = (site: Site) => {
  let viewer = 0;
  const someone = () => `198.51.100.${++viewer}`;
  return {
    lead: async (overrides: object = {}) => {
      const answer = await site.api('POST', '/api/contact', {
        json: contactInput(overrides),
        viewer: someone(),
      });
      return answer.json<{ id: string }>().id;
    },
    book: async (overrides: object = {}) => {
      const { service: _service, ...json } = { ...contactInput(), ...overrides };
      const answer = await site.api('POST', '/api/consultations', { json, viewer: someone() });
      expect(answer.status).toBe(201);
      return answer.json<{ id: string }>().id;
    },
    call: async <T>(method: string, path: string, json?: object, headers: Record<string, string> = {}) => {
      const admin = await site.admin();
      const answer = await admin(method, path, { ...(json ? { json } : {}), headers });
      return { status: answer.status, body: answer.json<T>() };
    },
  };
};

describe('reply with a mail sender', () => {
  const mail = useFakeMail();
  const site = useTestSite({ env: { NOTIFY_EMAIL: 'owner@example.org', NOTIFY_FROM: 'hello@example.org' } });
  const { lead, book, call } = tools(site);

  it('is sent once, recorded with its text, and stops every response clock of the person', async () => {
    const id = await lead({ email: 'ada@example.com' });
    await book({ email: 'ada@example.com' });
    const reply = { kind: 'contacts', id, subject: 'Your bot', text: 'Dear Ada,\n\nyes.' };
    const key = { 'idempotency-key': 'reply-once-1' };
    const first = await call<ReplyResult>('POST', '/api/admin/replies', reply, key);
    expect(first.body).toMatchObject({ sent: true, logged: true, to: 'ada@example.com' });
    expect(first.body.contact).toMatchObject({ status: 'contacted', respondedAt: expect.any(String) });
    const again = await call<ReplyResult>('POST', '/api/admin/replies', reply, key);
    expect(again.body).toMatchObject({ sent: true, logged: true });
    const other = await call('POST', '/api/admin/replies', { ...reply, text: 'No.' }, key);
    expect(other.status).toBe(409);
    expect(mail.sent).toEqual([
      {
        from: 'hello@example.org',
        to: 'ada@example.com',
        replyTo: 'owner@example.org',
        subject: 'Your bot',
        text: 'Dear Ada,\n\nyes.',
        files: [],
      },
    ]);
    const { history } = (await call<LeadStory>('GET', `/api/admin/leads/contacts/${id}`)).body;
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({
      kind: 'replied',
      by: 'owner',
      reply: { subject: 'Your bot', by: 'sender' },
    });
    const [project] = (await call<Client[]>('GET', '/api/admin/client-projects')).body;
    expect(project?.respondedAt).toBeDefined();
  });

  it('is recorded in the project when it answers a consultation request', async () => {
    const id = await book({ email: 'grace@example.com' });
    const answer = await call<ReplyResult>('POST', '/api/admin/replies', {
      kind: 'bookings',
      id,
      subject: 'S',
      text: 'T',
    });
    expect(answer.body.client).toMatchObject({ clientEmail: 'grace@example.com', status: 'contacted' });
  });

  it('changes nothing and can be retried when the mail service rejects it', async () => {
    const id = await lead({ email: 'linus@example.com' });
    const reply = { kind: 'contacts', id, subject: 'S', text: 'T' };
    const key = { 'idempotency-key': 'reply-refused' };
    mail.state.refuse = true;
    const refused = await call<{ code: string }>('POST', '/api/admin/replies', reply, key);
    mail.state.refuse = false;
    expect([refused.status, refused.body.code]).toEqual([502, 'mail.failed']);
    const list = (await call<Contact[]>('GET', '/api/admin/contact-submissions')).body;
    expect(list.find((contact) => contact.id === id)?.status).toBe('new');
    expect((await call<ReplyResult>('POST', '/api/admin/replies', reply, key)).body.sent).toBe(true);
  });
});

describe('reply without a mail sender', () => {
  const site = useTestSite();
  const { lead, call } = tools(site);

  it('is left to the mail program and recorded when the owner confirms it', async () => {
    const id = await lead();
    const reply = { kind: 'contacts', id, subject: 'Hello', text: 'Dear Ada' };
    const first = (await call<ReplyResult>('POST', '/api/admin/replies', reply)).body;
    expect(first).toEqual({
      sent: false,
      logged: false,
      to: 'ada@example.com',
      subject: 'Hello',
      text: 'Dear Ada',
    });
    const [before] = (await call<Contact[]>('GET', '/api/admin/contact-submissions')).body;
    expect(before?.status).toBe('new');
    const confirmed = (await call<ReplyResult>('POST', '/api/admin/replies', { ...reply, confirmed: true }))
      .body;
    expect(confirmed).toMatchObject({ sent: false, logged: true, contact: { status: 'contacted' } });
    const { history } = (await call<LeadStory>('GET', `/api/admin/leads/contacts/${id}`)).body;
    expect(history[0]?.reply).toMatchObject({ by: 'program', text: 'Dear Ada' });
  });

  it('is rejected for an unknown person', async () => {
    const id = '0190aaaa-0000-7000-8000-00000000dead';
    const answer = await call('POST', '/api/admin/replies', { kind: 'clients', id, subject: 'S', text: 'T' });
    expect(answer.status).toBe(404);
  });

  it('can start from a template, which can be changed and removed', async () => {
    const text = { name: 'First answer', language: 'en', subject: 'Thank you', text: 'Dear {{first name}},' };
    const added = await call<ReplyTemplate>('POST', '/api/admin/reply-templates', text);
    expect(added.status).toBe(201);
    const path = `/api/admin/reply-templates/${added.body.id}`;
    await call('PUT', path, { ...text, subject: 'Thanks' });
    const list = await call<ReplyTemplate[]>('GET', '/api/admin/reply-templates');
    expect(list.body).toMatchObject([{ name: 'First answer', subject: 'Thanks' }]);
    await call('DELETE', path);
    expect((await call<ReplyTemplate[]>('GET', '/api/admin/reply-templates')).body).toEqual([]);
    expect((await call('PUT', path, text)).status).toBe(404);
  });
});

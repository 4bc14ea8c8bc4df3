import { describe, expect, it } from 'vitest';
import type { ErasePersonResult, LeadStory } from '#shared/api/admin-leads.ts';
import type { ReplyResult, ReplyTemplate } from '#shared/api/admin-replies.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { chatVisitor } from './harness/chat-visitor.ts';
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

describe('link in a mailed reply', () => {
  const mail = useFakeMail();
  const site = useTestSite({ env: { NOTIFY_EMAIL: 'owner@example.org', RATE_LIMITS: 'off' } });
  const { call } = tools(site);

  /** A visitor who chats, leaves their address and gets a reply by mail. */
  const chatAndReply = async (email: string) => {
    const visitor = chatVisitor(site);
    await visitor.chat('Do you have templates for hotels?');
    const sent = await visitor.send('POST', '/api/contact', contactInput({ email }));
    const { id } = sent.json<{ id: string }>();
    const reply = { kind: 'contacts', id, subject: 'Hotels', text: 'We do, for hotels too.' };
    const { body } = await call<ReplyResult>('POST', '/api/admin/replies', reply);
    return { visitor, body, id, token: /#continue=(\S+)$/.exec(mail.sent.at(-1)?.text ?? '')?.[1] ?? '' };
  };
  const open = (link: string) => {
    const device = chatVisitor(site);
    return device.send('PUT', '/api/conversation', { link }).then((answer) => ({ device, answer }));
  };

  it('continues the conversation with the reply on another device', async () => {
    const { visitor, body, token } = await chatAndReply('guest@hotel.example');
    expect(body.hasLink).toBe(true);
    expect(body.text).toBe('We do, for hotels too.');
    const { device, answer } = await open(token);
    expect([answer.status, device.id()]).toEqual([200, visitor.id()]);
    const own = (await device.send('GET', '/api/conversation/turns')).json<{
      turns: { said: string }[];
      messages: { from: string; text: string }[];
    }>();
    expect(own.turns.map(({ said }) => said)).toEqual(['Do you have templates for hotels?']);
    expect(own.messages).toMatchObject([{ from: 'person', text: 'We do, for hotels too.' }]);
  });

  it('is refused when it is forged or its person was erased [CHAT-030]', async () => {
    const { token } = await chatAndReply('forger@hotel.example');
    const longer = token.slice(0, 32) + (Number.parseInt(token.slice(32, -43), 36) + 60).toString(36);
    for (const forged of [`${token.slice(0, -1)}_`, longer + token.slice(-43), 'x', ''])
      expect((await open(forged)).answer.status, forged).toBe(404);
    const other = await chatAndReply('other@hotel.example');
    const mixed = other.token.slice(0, 32) + token.slice(32);
    expect((await open(mixed)).answer.status).toBe(404);
    const erased = await chatAndReply('erased@hotel.example');
    expect((await open(erased.token)).answer.status).toBe(200);
    let job: string | undefined;
    for (let isDone = false; !isDone; ) {
      const step = await call<ErasePersonResult>('POST', '/api/admin/person/erase', {
        email: 'erased@hotel.example',
        ...(job ? { job } : {}),
      });
      expect(step.status).toBe(200);
      isDone = step.body.done;
      job = step.body.done ? undefined : step.body.job;
    }
    expect((await open(erased.token)).answer.status).toBe(404);
  });

  it('is not in replies to people who did not chat', async () => {
    const answer = await site.api('POST', '/api/contact', {
      json: contactInput({ email: 'no@chat.example' }),
    });
    const reply = { kind: 'contacts', id: answer.json<{ id: string }>().id, subject: 'S', text: 'T' };
    expect((await call<ReplyResult>('POST', '/api/admin/replies', reply)).body.hasLink).toBeUndefined();
    expect(mail.sent.at(-1)?.text).toBe('T');
  });

  it('works for 14 days, and its cookie ends with the conversation', async () => {
    const { token } = await chatAndReply('late@hotel.example');
    const { device } = await open(token);
    const turns = async () =>
      (await device.send('GET', '/api/conversation/turns')).json<{ turns: object[] }>().turns.length;
    site.clock.advance(14 * 86_400_000 + 1000);
    const late = await open(token);
    expect([late.answer.status, late.device.cookie()]).toEqual([404, '']);
    site.clock.advance(75 * 86_400_000);
    expect(await turns()).toBe(1);
    site.clock.advance(2 * 86_400_000);
    expect(await turns()).toBe(0);
  });
});

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

import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notify } from '#functions/notifications/notify.ts';
import { failNotice, settleNotice } from '#functions/notifications/store.ts';
import { erasePerson } from '#functions/people/erase.ts';
import { transact } from '#functions/table/transact.ts';
import type { ErasePersonResult, LeadStory, PersonExport } from '#shared/api/admin-leads.ts';
import type { SessionTurn } from '#shared/api/flow-sessions.ts';
import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { contactInput } from './harness/contact-input.ts';
import { activeFlow, leadFlow, node, visitorOf } from './harness/flow-visitor.ts';
import { useTestSite } from './harness/test-site.ts';

const { service: _service, ...bookingFields } = contactInput();

describe('person', () => {
  const site = useTestSite({ env: { RATE_LIMITS: 'off' } });
  const contacts = async () =>
    (await (await site.admin())('GET', '/api/admin/contact-submissions')).json<Contact[]>();
  const clients = async () =>
    (await (await site.admin())('GET', '/api/admin/client-projects')).json<Client[]>();
  const everything = async () => {
    const items: Record<string, unknown>[] = [];
    let from: Record<string, unknown> | undefined;
    do {
      const page = await site.runtime.table.client.send(
        new ScanCommand({ TableName: site.runtime.table.name, ExclusiveStartKey: from }),
      );
      items.push(...(page.Items ?? []));
      from = page.LastEvaluatedKey;
    } while (from);
    return items;
  };
  const holding = async (text: string) =>
    (await everything()).filter((item) => JSON.stringify(item).toLowerCase().includes(text.toLowerCase()));
  const erase = async (email: string) => {
    const admin = await site.admin();
    let job: string | undefined;
    for (;;) {
      const answer = await admin('POST', '/api/admin/person/erase', {
        json: { email, ...(job ? { job } : {}) },
      });
      expect(answer.status, answer.text).toBe(200);
      const result = answer.json<ErasePersonResult>();
      if (result.done) return result;
      job = result.job;
    }
  };
  const askAll = {
    nodes: [
      node('start', 'start', { message: 'Hi' }),
      node('mail', 'text', { message: 'Mail?', input: { variable: 'email', kind: 'text' } }),
      node('phone', 'text', { message: 'Phone?', input: { variable: 'phone', kind: 'text' } }),
      node('other', 'text', { message: 'Anything else?', input: { variable: 'other', kind: 'text' } }),
      node('more', 'text', { message: 'And?', input: { variable: 'other', kind: 'text' } }),
      node('bye', 'text', { message: 'Bye' }),
    ],
    connections: ['start', 'mail', 'phone', 'other', 'more'].map((from, index, all) => ({
      from,
      to: all[index + 1] ?? 'bye',
    })),
  };
  /** Notifies the owner by mail, which succeeds, and by webhook, which fails with a quoted text. */
  const tellOwner = async () => {
    const { table, settings } = site.runtime;
    const mails: string[] = [];
    await notify(
      (await everything()).map((item) => ({ id: String(item.sk), item })),
      {
        siteUrl: settings.siteUrl,
        log: { info: () => {}, warn: () => {}, error: () => {} },
        sendMail: async (mail) => void mails.push(JSON.stringify(mail)),
        postWebhook: (message) => Promise.reject(new Error(JSON.stringify(message))),
        settle: (leadId, channel, failure) =>
          failure === undefined
            ? settleNotice(table, leadId, channel, site.clock.now())
            : failNotice(table, leadId, channel, failure, site.clock.now()),
      },
    );
    return mails.join('\n');
  };
  const talk = async (answers: readonly string[], flowData: unknown = askAll, name = 'Talk') => {
    const flow = await activeFlow(await site.admin(), flowData, name);
    const visitor = visitorOf(site, flow.uuid);
    let turn: SessionTurn = await visitor.begin();
    for (const answer of answers) turn = await visitor.say(turn, answer);
    return { visitor, turn };
  };

  it('is erased completely by any of their addresses or numbers, in any spelling [LEAD-027]', async () => {
    const admin = await site.admin();
    let round = 1000;
    const word = fc.stringMatching(/^[a-z]{10,14}$/);
    await fc.assert(
      fc.asyncProperty(
        word,
        fc.integer({ min: 100_000_000, max: 999_999_999 }),
        fc.boolean(),
        async (name, digits, byPhone) => {
          round += 1;
          const email = `${name}@Example.org`;
          const phone = `+49 (0)30 ${String(digits).slice(0, 4)}-${String(digits).slice(4)}`;
          const flow = await site.api('POST', '/api/flows', {
            json: { name: 'Mine', description: '', industry: 'General', language: 'en' },
          });
          const cookie = String(flow.headers['set-cookie']).split(';')[0] ?? '';
          const headers = { cookie, 'idempotency-key': `request-${round}-1` };
          const context = { flowId: flow.json<{ id: string }>().id, page: '/pricing' };
          const forms = [
            ['/api/contact', { json: contactInput({ email, context }), headers }],
            [
              '/api/consultations',
              {
                json: { ...bookingFields, email, phone, context },
                headers: { ...headers, 'idempotency-key': `request-${round}-2` },
              },
            ],
          ] as const;
          const sendForms = () =>
            Promise.all(
              forms.map(async ([path, form]) => {
                const { status, text } = await site.api('POST', path, form);
                return [status, text];
              }),
            );
          const first = await sendForms();
          expect(first.map(([status]) => status)).toEqual([201, 201]);
          const message = `I am ${email}, call ${phone}`;
          for (const path of ['/api/chat', '/api/chatbot/demo']) {
            const conversationHistory = [{ role: 'user', content: message }];
            const chat = await site.api('POST', path, { json: { message, conversationHistory }, headers });
            expect(chat.status, chat.text).toBe(200);
          }
          await site.api('POST', '/api/subscribe', { json: { email } });
          await admin('POST', '/api/admin/client-projects', {
            json: { companyName: 'C', clientName: 'N', clientEmail: email, clientPhone: phone },
            headers: { 'idempotency-key': `request-${round}-3` },
          });
          await talk([byPhone ? `${name}.first@example.org` : email, phone, `or to ${email}`, 'no']);
          const mine = (await contacts()).filter(
            (contact) => contact.email.toLowerCase() === email.toLowerCase(),
          );
          for (const { id } of mine)
            await admin('PATCH', `/api/admin/contact-submissions/${id}`, {
              json: { notes: `Mail ${email}` },
            });
          expect((await tellOwner()).toLowerCase()).toContain(email.toLowerCase());
          expect((await everything()).some(({ entity }) => entity === 'FailedNotice')).toBe(true);
          await erase(byPhone ? phone.replace('(0)', '').replace('-', ' ') : email.toUpperCase());
          if (byPhone) {
            expect(await holding(phone)).toEqual([]);
            expect(await holding(`+4930${digits}`)).toEqual([]);
            await erase(email);
          }
          // A browser that retries after a lost response gets the same response, and nothing is stored
          // again.
          expect(await sendForms()).toEqual(first);
          expect(await holding(email)).toEqual([]);
          expect(await holding(`+4930${digits}`)).toEqual([]);
          expect(byPhone ? [] : await holding(`${name}`)).toEqual([]);
        },
      ),
      { numRuns: 6 },
    );
  }, 120_000);

  it('is not found by an address that a visitor typed into somebody else’s flow [LEAD-034]', async () => {
    const flow = await site.api('POST', '/api/flows', {
      json: { name: 'Mine', description: '', industry: 'General', language: 'en', flowData: leadFlow },
    });
    const cookie = String(flow.headers['set-cookie']).split(';')[0] ?? '';
    const { id, uuid } = flow.json<{ id: string; uuid: string }>();
    await site.api('PUT', `/api/flows/${id}`, { json: { isActive: true }, headers: { cookie } });
    const visitor = visitorOf(site, uuid);
    let turn = await visitor.say(await visitor.begin(), 'Sales');
    turn = await visitor.say(turn, 'x'.repeat(500));
    await visitor.say(turn, 'victim@example.org');
    expect((await everything()).filter(({ gsi1pk }) => gsi1pk === 'EMAIL#victim@example.org')).toEqual([]);
  });

  it('is shown, exported in pages and erased in steps with one receipt when an address has very many records [LEAD-033]', async () => {
    const email = 'crowd@example.org';
    const sent = await site.api('POST', '/api/contact', { json: contactInput({ email }) });
    const { table } = site.runtime;
    for (let index = 0; index < 60; index += 1) {
      const id = `0190000${String(index).padStart(5, '0')}`;
      await transact(table, [
        {
          Put: {
            TableName: table.name,
            Item: {
              pk: `FLOWSESSIONS#u`,
              sk: id,
              entity: 'FlowSession',
              gsi1pk: `EMAIL#${email}`,
              gsi1sk: `FLOWSESSION#${id}`,
              transcript: 'x'.repeat(200_000),
            },
          },
        },
      ]);
    }
    const admin = await site.admin();
    const story = await admin('GET', `/api/admin/leads/contacts/${sent.json<{ id: string }>().id}`);
    expect(story.status, story.text).toBe(200);
    const other: unknown[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await admin('POST', '/api/admin/person/export', {
        json: { email, ...(cursor ? { cursor } : {}) },
      });
      expect(page.status, page.text.slice(0, 200)).toBe(200);
      const body = page.json<PersonExport>();
      other.push(...body.other);
      cursor = body.next;
      pages += 1;
    } while (cursor);
    expect(other).toHaveLength(60);
    expect(pages).toBeGreaterThan(1);
    const deps = {
      table,
      clock: () => site.clock.now(),
      newId: () => '0190aaaa-0000-7000-8000-000000000001',
    };
    const first = await erasePerson(deps, email, { by: 'owner', budgetMs: 1 });
    expect(first.done).toBe(false);
    let receipt = first;
    while (!receipt.done) {
      const step = await admin('POST', '/api/admin/person/erase', { json: { email, job: first.job } });
      expect(step.status, step.text).toBe(200);
      receipt = step.json<ErasePersonResult>();
    }
    expect(receipt).toMatchObject({ done: true, job: first.job, counts: { conversations: 60, contacts: 1 } });
    expect(receipt.erased).toBe(62);
    expect(await holding(email)).toEqual([]);
    expect((await everything()).find(({ pk }) => pk === `ERASURE#${first.job}`)).toMatchObject({
      by: 'owner',
    });
  }, 60_000);

  it('is created from the address inside a sentence, never from the sentence itself', async () => {
    await talk(['please write to real.one@example.org, thanks', 'no', 'x', 'y'], askAll, 'Sentence');
    expect((await contacts()).filter(({ service }) => service === 'Sentence')).toMatchObject([
      { email: 'real.one@example.org' },
    ]);
    await talk(['I would rather not say', 'no', 'x', 'y'], askAll, 'Silence');
    expect((await contacts()).filter(({ service }) => service === 'Silence')).toEqual([]);
  });

  it('takes the conversation along when erased by telephone number alone [LEAD-035]', async () => {
    const { visitor, turn } = await talk(['no', '(040) 5556677', 'x', 'y'], askAll, 'Number');
    expect((await contacts()).find(({ service }) => service === 'Number')?.email).toBe(
      '0405556677@phone.invalid',
    );
    await erase('040 555 66 77');
    expect((await visitor.load(turn.id)).status).toBe(404);
    expect(await holding('5556677')).toEqual([]);
  });

  it('keeps the owner’s edits when a later answer arrives, and adds a history entry [LEAD-036]', async () => {
    const { visitor, turn } = await talk(['signed@example.org', '+49 30 1112223'], askAll, 'Frozen');
    const lead = async () => (await contacts()).find(({ service }) => service === 'Frozen');
    const made = await lead();
    const admin = await site.admin();
    await admin('PATCH', `/api/admin/contact-submissions/${made?.id}`, { json: { status: 'signed' } });
    site.clock.advance(60_000);
    await visitor.say(turn, 'write to somebody.else@example.org instead');
    expect(await lead()).toMatchObject({
      email: 'signed@example.org',
      message: made?.message,
      status: 'signed',
    });
    expect((await lead())?.updatedAt).not.toBe(made?.updatedAt);
    const story = (await admin('GET', `/api/admin/leads/contacts/${made?.id}`)).json<LeadStory>();
    expect(story.history.at(-1)).toMatchObject({
      by: 'visitor',
      kind: 'answered',
      changes: [{ field: 'Other', from: null, to: 'write to somebody.else@example.org instead' }],
    });
    await erase('somebody.else@example.org');
    expect(await holding('signed@example.org')).toEqual([]);
  });

  it('shows the conversation behind a flow’s lead in the timeline', async () => {
    await talk(['told@example.org', 'no', 'We sell ducks', 'y'], askAll, 'Ducks');
    const admin = await site.admin();
    const lead = (await contacts()).find(({ service }) => service === 'Ducks');
    const story = (await admin('GET', `/api/admin/leads/contacts/${lead?.id}`)).json<LeadStory>();
    expect(story.conversation).toContainEqual({ role: 'user', content: 'We sell ducks' });
    expect(story.conversation).toContainEqual({ role: 'assistant', content: 'Phone?' });
  });

  it('is flagged as spam for a sales pitch in a flow, as in the forms, even later in the conversation [LEAD-037]', async () => {
    const pitch = 'Best casino and SEO services, backlinks: https://a.example https://b.example';
    const { visitor, turn } = await talk(['pitch@example.org', 'no'], askAll, 'Pitch');
    const lead = async () => (await contacts()).find(({ service }) => service === 'Pitch');
    expect((await lead())?.status).toBe('new');
    const figuresBefore = (await (await site.admin())('GET', '/api/admin/overview')).json<{
      days: { contacts: number }[];
    }>();
    await visitor.say(turn, pitch);
    expect(await lead()).toMatchObject({ status: 'spam' });
    const figuresAfter = (await (await site.admin())('GET', '/api/admin/overview')).json<{
      days: { contacts: number }[];
    }>();
    expect(figuresAfter.days.at(-1)?.contacts).toBe((figuresBefore.days.at(-1)?.contacts ?? 0) - 1);
    await talk([`${pitch} now@example.org`], askAll, 'Pitch at once');
    expect((await contacts()).find(({ service }) => service === 'Pitch at once')).toMatchObject({
      status: 'spam',
    });
  });

  it('marks all new leads of a person as contacted on the first reply, not those of a person with the same number', async () => {
    const email = 'clock@example.org';
    const phone = '+49 30 7778889';
    await site.api('POST', '/api/contact', { json: contactInput({ email }) });
    await site.api('POST', '/api/consultations', { json: { ...bookingFields, email, phone } });
    await site.api('POST', '/api/consultations', {
      json: { ...bookingFields, email: 'other.clock@example.org', phone: '0049 30 7778889' },
    });
    await site.api('POST', '/api/consultations', {
      json: { ...bookingFields, email: 'not.clock@example.org' },
    });
    const admin = await site.admin();
    const contact = (await contacts()).find((one) => one.email === email);
    await admin('PATCH', `/api/admin/contact-submissions/${contact?.id}`, { json: { status: 'contacted' } });
    const answered = async (who: string) =>
      (await clients()).find(({ clientEmail }) => clientEmail === who)?.respondedAt !== undefined;
    expect(await answered(email)).toBe(true);
    expect(await answered('other.clock@example.org')).toBe(false);
    const project = (await clients()).find(({ clientEmail }) => clientEmail === email);
    expect(project?.status).toBe('contacted');
    const third = (await clients()).find(({ clientEmail }) => clientEmail === 'other.clock@example.org');
    await admin('PATCH', `/api/admin/client-projects/${third?.id}`, { json: { status: 'contacted' } });
    expect(await answered('not.clock@example.org')).toBe(false);
  });

  it('counts as one lead of the day after becoming contact, booking and project in one conversation', async () => {
    const admin = await site.admin();
    const leads = async () =>
      (await admin('GET', '/api/admin/overview'))
        .json<{ days: { contacts: number; clients: number; bookings: number }[] }>()
        .days.at(-1);
    const before = await leads();
    const booking = {
      nodes: [
        node('start', 'start', { message: 'Hi' }),
        node('book', 'action', { action: 'book_appointment', config: {} }),
        node('email', 'action', { action: 'collect_email', config: {} }),
        node('bye', 'text', { message: 'Bye' }),
      ],
      connections: [
        { from: 'start', to: 'book' },
        { from: 'book', to: 'email' },
        { from: 'email', to: 'bye' },
      ],
    };
    const flow = await activeFlow(admin, booking, 'Once');
    const visitor = visitorOf(site, flow.uuid);
    const first = await visitor.begin();
    const asked = await visitor.post(`/${first.id}`, {
      step: first.step,
      input: '2035-11-20 09:00',
      timeZone: 'Europe/Berlin',
    });
    await visitor.say(asked.json<SessionTurn>(), 'once@example.org');
    const after = await leads();
    const sum = (day: typeof after) => (day?.contacts ?? 0) + (day?.bookings ?? 0) + (day?.clients ?? 0);
    expect(sum(after)).toBe(sum(before) + 1);
    expect((await admin('GET', '/api/admin/bookings')).json<Booking[]>()[0]).toMatchObject({
      email: 'once@example.org',
    });
  });
});

describe('rate limit of new leads', () => {
  const site = useTestSite();
  it('counts conversations and forms together [LEAD-038]', async () => {
    const flow = await activeFlow(await site.admin(), leadFlow, 'Limited');
    const visitor = visitorOf(site, flow.uuid);
    let last = 0;
    let made = 0;
    for (; made < 15 && last !== 429; made += 1) {
      let turn = await visitor.say(await visitor.begin(), 'Sales');
      turn = await visitor.say(turn, 'Ann');
      last = (await visitor.post(`/${turn.id}`, { step: turn.step, input: `ann${made}@example.org` })).status;
    }
    expect([made, last]).toEqual([11, 429]);
    expect((await site.api('POST', '/api/contact', { json: contactInput() })).status).toBe(429);
  });
});

import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { createBookingWithClient } from '#functions/bookings/bookings.ts';
import { newClient } from '#functions/clients/clients.ts';
import { transact } from '#functions/table/transact.ts';
import type { LeadStory, PersonExport } from '#shared/api/admin-leads.ts';
import type { Overview } from '#shared/api/admin-overview.ts';
import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { useTestSite } from './harness/test-site.ts';

describe('the portal', () => {
  const site = useTestSite();
  let viewer = 0;
  const send = async (overrides: Record<string, unknown> = {}) => {
    const json = {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      company: 'Engines',
      service: 'customer-service',
      message: 'We answer the same forty questions every day.',
      ...overrides,
    };
    const answer = await site.api('POST', '/api/contact', { json, viewer: `198.51.100.${++viewer}` });
    expect(answer.status).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  const call = async <T>(method: string, path: string, json?: object) => {
    const admin = await site.admin();
    const answer = await admin(method, path, json ? { json } : {});
    return { status: answer.status, body: answer.json<T>(), headers: answer.headers, text: answer.text };
  };
  const overview = async () => (await call<Overview>('GET', '/api/admin/overview')).body;
  const addClient = (overrides: object = {}) =>
    call<Client>('POST', '/api/admin/client-projects', {
      companyName: 'Engines',
      clientName: 'Ada Byron',
      clientEmail: 'ada@example.com',
      ...overrides,
    });

  describe('client projects', () => {
    it('are added by hand, with “Not specified” for empty fields', async () => {
      const { status, body } = await addClient({ industry: '', quotedPrice: 1500.5 });
      expect(status).toBe(201);
      expect(body).toMatchObject({
        status: 'new',
        priorityLevel: 'medium',
        industry: 'Not specified',
        quotedPrice: 1500.5,
        source: 'manual',
      });
      const list = await call<Client[]>('GET', '/api/admin/client-projects');
      expect(list.body).toEqual([body]);
      const { history } = (await call<LeadStory>('GET', `/api/admin/leads/clients/${body.id}`)).body;
      expect(history).toMatchObject([{ by: 'owner', kind: 'created' }]);
    });

    it.each([
      [{ quotedPrice: -1 }, 'quotedPrice'],
      [{ quotedPrice: 1e21 }, undefined],
      [{ quotedPrice: '12,5' }, 'quotedPrice'],
      [{ quotedPrice: 1.005 }, 'quotedPrice'],
      [{ followUpDate: '2026-02-30' }, 'followUpDate'],
      [{ followUpDate: '2025-02-29' }, 'followUpDate'],
      [{ status: 'signed' }, 'status'],
      [{ id: 'x' }, 'id'],
    ])('reject %j', async (patch, field) => {
      const { body: client } = await addClient();
      const answer = await call<{ fields?: object }>(
        'PATCH',
        `/api/admin/client-projects/${client.id}`,
        patch,
      );
      expect(answer.status).toBe(400);
      if (field) expect(answer.body.fields).toHaveProperty(field);
    });

    it('accept status, price, date, priority and notes, keep blank fields and clear null ones', async () => {
      const { body: client } = await addClient();
      const path = `/api/admin/client-projects/${client.id}`;
      const changed = await call<Client>('PATCH', path, {
        status: 'quoted',
        quotedPrice: 2400,
        followUpDate: '2028-02-29',
        priorityLevel: 'urgent',
        notes: 'Likes it',
      });
      expect(changed.body).toMatchObject({
        status: 'quoted',
        followUpDate: '2028-02-29',
        priorityLevel: 'urgent',
      });
      expect(site.invocations.at(-1)?.calls.slice(0, 3)).toEqual(['BatchGet', 'TransactWrite', 'Query']);
      const cleared = await call<Client>('PATCH', path, { followUpDate: null, notes: '', quotedPrice: null });
      expect(cleared.body).toMatchObject({ notes: 'Likes it' });
      expect(cleared.body).not.toHaveProperty('followUpDate');
      expect(cleared.body).not.toHaveProperty('quotedPrice');
    });

    it('are created from a contact once, however often and fast it is requested, and stay linked', async () => {
      const id = await send({
        service: 'sales-automation',
        context: { referrer: 'https://www.google.com/' },
      });
      const before = (await overview()).clients.total;
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          call<Client>('POST', `/api/admin/contact-submissions/${id}/client-project`),
        ),
      );
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect((await overview()).clients.total).toBe(before + 1);
      expect(answers[0]?.body).toMatchObject({
        contactId: id,
        primaryGoals: ['Sales Automation'],
        source: 'contact',
        channel: 'search',
      });
      const contacts = (await call<Contact[]>('GET', '/api/admin/contact-submissions')).body;
      expect(contacts.find((contact) => contact.id === id)?.clientId).toBe(answers[0]?.body.id);
    });
  });

  describe('story of a lead', () => {
    it('shows the visitor’s steps, every change and the other submissions of the address', async () => {
      const email = 'Grace@Example.com';
      const earlier = await send({ email: 'grace@example.com' });
      const context = { page: '/pricing', transcript: [{ role: 'user', content: 'How much?' }] };
      const id = await send({ email, context });
      await call('PATCH', `/api/admin/contact-submissions/${id}`, { status: 'contacted' });
      const { body } = await call<LeadStory>('GET', `/api/admin/leads/contacts/${id}`);
      expect(body.story).toEqual(context);
      expect(body.history).toMatchObject([
        { by: 'owner', changes: [{ field: 'status', from: 'new', to: 'contacted' }] },
      ]);
      expect(body.sameAddress.contacts.map((contact) => contact.id)).toEqual([earlier]);
      const converted = await call<Client>('POST', `/api/admin/contact-submissions/${id}/client-project`);
      const ofClient = await call<LeadStory>('GET', `/api/admin/leads/clients/${converted.body.id}`);
      expect(ofClient.body.story).toEqual(context);
    });

    it('answers 404 for an unknown lead or kind', async () => {
      const unknown = '01890000-0000-7000-8000-000000000000';
      expect((await call('GET', `/api/admin/leads/contacts/${unknown}`)).status).toBe(404);
      expect((await call('GET', `/api/admin/leads/posts/${unknown}`)).status).toBe(404);
    });
  });

  describe('spam mark', () => {
    it('can be set and removed, and a marked contact is not counted as a new lead', async () => {
      const before = await overview();
      const id = await send({ website: 'x' });
      const path = `/api/admin/contact-submissions/${id}`;
      expect((await overview()).contacts.byStatus.spam).toBe((before.contacts.byStatus.spam ?? 0) + 1);
      expect((await overview()).days.at(-1)?.contacts).toBe(before.days.at(-1)?.contacts);
      const revived = await call<Contact>('PATCH', path, { status: 'new' });
      expect(revived.body).toMatchObject({ status: 'new', respondBy: expect.any(String) });
      expect(revived.body).not.toHaveProperty('spamReason');
      expect((await overview()).days.at(-1)?.contacts).toBe((before.days.at(-1)?.contacts ?? 0) + 1);
      await call('PATCH', path, { status: 'spam' });
      expect((await overview()).contacts).toMatchObject({ bySource: before.contacts.bySource });
    });
  });

  describe('overview', () => {
    it('follows every change in one Query each for days and failures, and answers 304 when nothing changed', async () => {
      const before = await overview();
      const id = await send({
        email: 'kay@example.com',
        service: 'Enterprise Solutions',
        context: { utm: { source: 'x' } },
      });
      const path = `/api/admin/contact-submissions/${id}`;
      site.clock.advance(3_600_000);
      await call('PATCH', path, { status: 'signed', pricePerMonth: 129.99 });
      const signed = await overview();
      expect(site.invocations.at(-1)?.calls).toEqual(['BatchGet', 'Query', 'Query', 'Query']);
      expect(signed.monthlyRevenue).toBeCloseTo(before.monthlyRevenue + 129.99);
      expect(signed.contacts.bySource.chat).toBe((before.contacts.bySource.chat ?? 0) + 1);
      expect(signed.contacts.byChannel.campaign).toBe((before.contacts.byChannel.campaign ?? 0) + 1);
      expect(signed.response.answered).toBe(before.response.answered + 1);
      expect(signed.conversion).toBeGreaterThan(before.conversion);
      const admin = await site.admin();
      const tagged = await admin('GET', '/api/admin/overview');
      const headers = { 'if-none-match': String(tagged.headers.etag) };
      expect((await admin('GET', '/api/admin/overview', { headers })).status).toBe(304);
      await call('DELETE', path);
      const after = await overview();
      expect(after.monthlyRevenue).toBeCloseTo(before.monthlyRevenue);
      expect({ ...after, days: [] }).toEqual({ ...before, days: [] });
    });

    it('has one entry per day of the requested period', async () => {
      const { body } = await call<Overview>('GET', '/api/admin/overview?days=7');
      expect(body.days).toHaveLength(7);
      expect((await call('GET', '/api/admin/overview?days=8')).status).toBe(400);
    });
  });

  describe('subscribers', () => {
    it('are stored once, with the same response for new and known addresses and robots [LEAD-015]', async () => {
      const subscribe = (json: object) =>
        site.api('POST', '/api/subscribe', { json, viewer: `10.0.0.${++viewer}` });
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => subscribe({ email: 'Sub@example.com' })),
      );
      answers.push(
        await subscribe({ email: 'sub@example.com' }),
        await subscribe({ email: 'bot@x.io', website: 'x' }),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const { body } = await call<{ email: string }[]>('GET', '/api/admin/subscribers');
      expect(body).toHaveLength(1);
    });
  });

  describe('person in the portal', () => {
    it('is exported and erased completely, and the totals follow', async () => {
      const email = 'erase.me@example.com';
      const { client: dynamo, name } = site.runtime.table;
      const before = await overview();
      const id = await send({ email, context: { page: '/' } });
      await send({ email: 'Erase.Me@example.com' });
      await call('PATCH', `/api/admin/contact-submissions/${id}`, { status: 'signed', pricePerMonth: 10 });
      await call('POST', `/api/admin/contact-submissions/${id}/client-project`);
      await site.api('POST', '/api/subscribe', { json: { email }, viewer: '10.7.7.7' });
      const admin = await site.admin();
      const byHand = await admin('POST', '/api/admin/client-projects', {
        json: { companyName: 'E', clientName: 'E M', clientEmail: email },
        headers: { 'idempotency-key': 'erase-me-later' },
      });
      expect(byHand.status).toBe(201);
      const now = site.clock.now();
      const client = newClient(
        { companyName: 'E', clientName: 'E M', clientEmail: email, source: 'consultation' },
        { id: '01900000-0000-7000-8000-000000000001', now },
      );
      const booking: Booking = {
        id: '01900000-0000-7000-8000-000000000002',
        firstName: 'E',
        lastName: 'M',
        email,
        company: 'E',
        status: 'requested',
        durationMinutes: 30,
        updatedAt: now.toISOString(),
        createdAt: now.toISOString(),
        clientId: client.id,
      };
      await transact(
        site.runtime.table,
        createBookingWithClient(name, booking, client, { story: { page: '/' } }),
      );
      await dynamo.send(
        new PutCommand({
          TableName: name,
          Item: {
            pk: 'FLOWSESSIONS#1',
            sk: '-',
            gsi1pk: `EMAIL#${email}`,
            gsi1sk: 'FLOWSESSIONS#1',
            answers: { email },
          },
        }),
      );
      const { body } = await call<PersonExport>('POST', '/api/admin/person/export', {
        email: 'ERASE.ME@example.com',
      });
      expect(
        [body.contacts, body.clients, body.bookings, body.subscriptions, body.stories, body.other].map(
          (list) => list.length,
        ),
      ).toEqual([2, 3, 1, 1, 2, 1]);
      const erased = await call<{ erased: number }>('POST', '/api/admin/person/erase', { email });
      expect(erased.body.erased).toBeGreaterThan(9);
      const { Items = [] } = await dynamo.send(new ScanCommand({ TableName: name }));
      expect(Items.filter((item) => JSON.stringify(item).toLowerCase().includes('erase.me'))).toEqual([]);
      const after = await overview();
      expect({ ...after, days: [] }).toEqual({ ...before, days: [] });
      expect((await call<{ erased: number }>('POST', '/api/admin/person/erase', { email })).body.erased).toBe(
        0,
      );
    });
  });

  describe('export', () => {
    const download = async (path: string) => {
      let next: string | undefined = path;
      let text = '';
      while (next) {
        const piece: Awaited<ReturnType<typeof call>> | { text: string; headers: Record<string, unknown> } =
          await (await site.admin())('GET', next);
        text += piece.text;
        next = /<([^>]+)>; rel="next"/.exec(String(piece.headers.link ?? ''))?.[1];
      }
      return text;
    };

    it('has a BOM, a header and every row, and neutralises formulas [LEAD-010]', async () => {
      const nasty = '=HYPERLINK("http://evil"),\r\n"x";';
      await send({ company: '+49 Engines', message: nasty });
      const text = await download('/api/admin/export-clients?dataset=contacts');
      expect(text.startsWith('\uFEFF"ID","First Name"')).toBe(true);
      const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
        header: true,
        skipEmptyLines: true,
      });
      expect(errors).toEqual([]);
      expect(data[0]).toMatchObject({ Company: "'+49 Engines", Message: `'${nasty}` });
      expect(data).toHaveLength((await overview()).contacts.total);
      const clients = await site.admin().then((admin) => admin('GET', '/api/admin/export-clients'));
      expect(clients.headers['content-disposition']).toMatch(
        /^attachment; filename="client-data-\d{4}-\d\d-\d\d\.csv"$/,
      );
    });
  });
});

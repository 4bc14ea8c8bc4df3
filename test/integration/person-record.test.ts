import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import type { PersonRecord, TimelineEntry } from '#shared/api/admin-people.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { personKey } from '#shared/domain/person.ts';
import { contactInput } from './harness/contact-input.ts';
import { useTestSite } from './harness/test-site.ts';

describe('record of a person', () => {
  const site = useTestSite();
  let viewer = 0;
  const someone = () => `198.51.100.${++viewer}`;
  const lead = async (overrides: object = {}) => {
    const answer = await site.api('POST', '/api/contact', {
      json: contactInput(overrides),
      viewer: someone(),
    });
    expect(answer.status).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  const call = async <T>(method: string, path: string, json?: object) => {
    const admin = await site.admin();
    const answer = await admin(method, path, json ? { json } : {});
    return { status: answer.status, body: answer.json<T>() };
  };
  const person = async (identity: string) =>
    (await call<PersonRecord>('GET', `/api/admin/people/${personKey(identity)}`)).body;
  const kinds = (record: PersonRecord) => record.timeline.map(({ kind }) => kind);
  const everything = async () => {
    const { dynamo, table } = site.runtime;
    return JSON.stringify((await dynamo.send(new ScanCommand({ TableName: table.name }))).Items);
  };

  it('is one timeline of everything, newest first', async () => {
    const id = await lead({ email: 'Ada@Engines.example' });
    site.clock.advance(1000);
    const { service: _service, ...booking } = contactInput({ email: 'ada@engines.example' });
    await site.api('POST', '/api/consultations', { json: booking, viewer: someone() });
    site.clock.advance(1000);
    await site.api('POST', '/api/subscribe', { json: { email: 'ada@engines.example' }, viewer: someone() });
    site.clock.advance(1000);
    await call('PATCH', `/api/admin/contact-submissions/${id}`, { status: 'contacted' });
    site.clock.advance(1000);
    const note = await call<TimelineEntry>(
      'POST',
      `/api/admin/people/${personKey('ada@engines.example')}/notes`,
      {
        text: 'Met at the fair.',
      },
    );
    expect(note.status).toBe(201);
    const record = await person('ada@engines.example');
    expect(kinds(record)).toEqual([
      'note',
      // The reply to the contact, and the project that it covers too.
      'change',
      'change',
      'subscription',
      expect.any(String),
      expect.any(String),
      'contact',
    ]);
    expect(kinds(record).slice(4, 6).sort()).toEqual(['booking', 'client']);
    expect(record).toMatchObject({
      name: 'Ada Lovelace',
      company: 'Analytical Engines',
      identity: 'ada@engines.example',
    });
    expect(record.clock).toEqual({ respondedAt: expect.any(String) });
    expect([record.contacts.length, record.clients.length, record.bookings.length]).toEqual([1, 1, 1]);
    await call('DELETE', `/api/admin/people/${record.key}/notes/${note.body.id}`);
    expect(kinds(await person('ada@engines.example'))).not.toContain('note');
  });

  it('answers 404 for an unknown person', async () => {
    expect((await call('GET', `/api/admin/people/${personKey('nobody@example.com')}`)).status).toBe(404);
    expect((await call('GET', '/api/admin/people/AAAA')).status).toBe(404);
  });

  it('is paged without gaps or repetitions', async () => {
    const id = await lead({ email: 'long@example.com' });
    for (let index = 0; index < 60; index++) {
      site.clock.advance(10);
      await call('PATCH', `/api/admin/contact-submissions/${id}`, { notes: `Note ${index}` });
    }
    const first = await person('long@example.com');
    expect(first.timeline).toHaveLength(50);
    const rest = await call<PersonRecord>('GET', `/api/admin/people/${first.key}?cursor=${first.next}`);
    const ids = [...first.timeline, ...rest.body.timeline].map((entry) => entry.id);
    expect(new Set(ids).size).toBe(61);
    expect(rest.body.next).toBeUndefined();
    expect(rest.body.timeline.at(-1)?.kind).toBe('contact');
  });

  it('suggests records with the same number and colleagues, but not others of a mail provider', async () => {
    await lead({ email: 'eve@acme.example' });
    await lead({ email: 'bob@acme.example', firstName: 'Bob' });
    await lead({ email: 'a1@gmail.com' });
    await lead({ email: 'a2@gmail.com' });
    for (const clientEmail of ['eve@acme.example', 'kim@home.example'])
      await call('POST', '/api/admin/client-projects', {
        companyName: 'Acme',
        clientName: 'Kim',
        clientEmail,
        clientPhone: '+49 30 5551234',
      });
    const { duplicates, identities } = await person('eve@acme.example');
    expect(duplicates.map(({ identity, reason }) => [identity, reason])).toEqual([
      ['kim@home.example', 'phone'],
      ['bob@acme.example', 'domain'],
    ]);
    expect(identities.map(({ identity, kind }) => [identity, kind])).toEqual([
      ['eve@acme.example', 'email'],
      ['+49305551234', 'phone'],
    ]);
    expect((await person('a1@gmail.com')).duplicates).toEqual([]);
  });

  it('merges two people with one response clock and separates them without loss', async () => {
    const work = await lead({ email: 'joan@work.example', message: 'From work' });
    const home = await lead({ email: 'joan@home.example', message: 'From home' });
    const link = await call<{ id: string }>(
      'POST',
      `/api/admin/people/${personKey('joan@work.example')}/links`,
      {
        with: personKey('joan@home.example'),
      },
    );
    expect(link.status).toBe(201);
    for (const email of ['joan@work.example', 'joan@home.example']) {
      const record = await person(email);
      expect(record.contacts.map(({ id }) => id).sort()).toEqual([work, home].sort());
      expect(record.linked).toHaveLength(1);
      expect(record.clock.respondBy).toBeDefined();
    }
    await call('PATCH', `/api/admin/contact-submissions/${home}`, { status: 'contacted' });
    const list = (await call<Contact[]>('GET', '/api/admin/contact-submissions')).body;
    expect(list.find(({ id }) => id === work)?.respondedAt).toBeDefined();
    expect((await person('joan@work.example')).clock).toEqual({ respondedAt: expect.any(String) });
    await call('DELETE', `/api/admin/people/${personKey('joan@work.example')}/links/${link.body.id}`);
    for (const email of ['joan@work.example', 'joan@home.example']) {
      const record = await person(email);
      expect([record.contacts.length, record.linked.length]).toEqual([1, 0]);
    }
  });

  it.each(['sam@left.example', 'sam@right.example'])(
    'loses its link and notes when erased by %s',
    async (erased) => {
      for (const email of ['sam@left.example', 'sam@right.example']) {
        await lead({ email });
        await call('POST', `/api/admin/people/${personKey(email)}/notes`, { text: `About ${email}` });
      }
      await call('POST', `/api/admin/people/${personKey('sam@left.example')}/links`, {
        with: personKey('sam@right.example'),
      });
      await call('POST', '/api/admin/person/erase', { email: erased });
      expect(await everything()).not.toContain(erased);
      await call('POST', '/api/admin/person/erase', { email: 'sam@left.example' });
      await call('POST', '/api/admin/person/erase', { email: 'sam@right.example' });
      expect(await everything()).not.toContain('sam@');
    },
  );
});

import { describe, expect, it } from 'vitest';
import { personKey } from '#shared/domain/person.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { clients } from '../clients/clients.ts';
import { contacts } from '../contacts/contacts.ts';
import { editLead } from '../leads/edit-lead.ts';
import { personRecord } from './person-record.ts';

const table = memoryTable();
const stored = storedLeads(table);
const minute = 60_000;
const pass = (ms = minute) => {
  table.clock.now = new Date(table.clock.now.getTime() + ms);
};
const recordOf = (identity: string, cursor?: string) =>
  personRecord(table.deps().table, personKey(identity), { cursor, now: table.clock.now });

describe('personRecord', () => {
  it('answers 404 for unknown people and invalid identities', async () => {
    const missing = { code: 'record.not_found' };
    await expect(recordOf('nobody@void.example')).rejects.toMatchObject(missing);
    const ask = (key: string) =>
      personRecord(table.deps().table, key, { cursor: undefined, now: table.clock.now });
    await expect(ask('!')).rejects.toMatchObject(missing);
  });

  it('lists everything that happened, newest first', async () => {
    const email = 'ada@all.example';
    const contact = await stored.contact(email, { message: 'Hello' });
    pass();
    const client = await stored.client(email);
    pass();
    const booking = await stored.booking(email, { serviceInterest: 'Chat' });
    pass();
    await stored.subscriber(email);
    pass();
    await stored.note(email, 'Called');
    pass();
    const session = await stored.session(email);
    pass();
    const talk = await stored.talk(email, ['Where are you?']);
    const { timeline, next, contacts, clients, bookings, subscriptions } = await recordOf(email);
    expect(timeline.map(({ kind, title }) => [kind, title])).toEqual([
      ['conversation', 'Talked to the assistant'],
      ['flow', 'Talked to a flow'],
      ['note', 'Note'],
      ['subscription', 'Subscribed to the newsletter'],
      ['booking', 'Asked for a consultation: Chat'],
      ['client', 'Client project: Works'],
      ['contact', 'Wrote: Chat assistant, Engines'],
    ]);
    expect(timeline[0]).toMatchObject({ id: talk, text: 'Where are you?' });
    expect(timeline[1]?.id).toBe(session.id);
    expect(next).toBeUndefined();
    expect([contacts, clients, bookings].map(([one]) => one?.id)).toEqual([
      contact.id,
      client.id,
      booking.id,
    ]);
    expect(subscriptions).toHaveLength(1);
  });

  it('names the lead of a change, because lists name statuses differently', async () => {
    const email = 'ada@changed.example';
    const contact = await stored.contact(email);
    const client = await stored.client(email);
    for (const [collection, id] of [
      [contacts, contact.id],
      [clients, client.id],
    ] as const) {
      pass();
      await editLead<never>(table.deps(), collection as never, {
        stored: { record: await table.item(collection.name, id) } as never,
        ...{ basedOn: undefined, by: 'owner', now: table.clock.now },
        edit: (one) => ({ ...(one as object), status: 'contacted' }) as never,
      });
    }
    const { timeline } = await recordOf(email);
    const changed = timeline.filter(({ kind }) => kind === 'change');
    expect(changed.map(({ lead }) => lead)).toEqual([
      { kind: 'clients', id: client.id },
      { kind: 'contacts', id: contact.id },
    ]);
  });

  it('finds a record by a further number, and shows it once', async () => {
    const { id } = await stored.contact('ada@number.example', { phone: '+49 30 5550001' });
    const { timeline, contacts, identity, name } = await recordOf('+49 30 5550001');
    expect(timeline.map((entry) => entry.id)).toEqual([id]);
    expect(contacts.map((one) => one.id)).toEqual([id]);
    expect([identity, name]).toEqual(['+49305550001', 'Ada King']);
  });

  it('returns pages of fifty without gaps or repeats, also within one moment', async () => {
    const email = 'ada@many.example';
    const made: string[] = [];
    for (let ten = 0; ten < 12; ten += 1) {
      pass();
      const some = await Promise.all(Array.from({ length: 10 }, () => stored.contact(email)));
      made.push(...some.map(({ id }) => id));
    }
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const { timeline, next } = await recordOf(email, cursor);
      seen.push(...timeline.map(({ id }) => id));
      sizes.push(timeline.length);
      cursor = next;
    }
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen)).toEqual(new Set(made));
    expect(seen).toHaveLength(made.length);
  });

  it('returns exactly fifty entries as one page', async () => {
    const email = 'ada@fifty.example';
    await Promise.all(Array.from({ length: 50 }, (_, index) => stored.note(email, String(index))));
    const { timeline, next } = await recordOf(email);
    expect([timeline.length, next]).toEqual([50, undefined]);
  });

  it('includes entries whose time only the item contains on each page', async () => {
    const email = 'ada@talks.example';
    await stored.talk(email, ['First']);
    pass();
    await Promise.all(Array.from({ length: 51 }, (_, index) => stored.note(email, String(index))));
    const first = await recordOf(email);
    expect(first.timeline.every(({ kind }) => kind === 'note')).toBe(true);
    const second = await recordOf(email, first.next);
    expect(second.timeline.map(({ kind }) => kind)).toEqual(['note', 'conversation']);
  });
});

describe('personDuplicates', () => {
  const duplicates = async (identity: string, cursor?: string) =>
    (await recordOf(identity, cursor)).duplicates.map(({ identity: who, reason }) => [who, reason]);

  it('lists people with the same number, then the same former address, then the same company', async () => {
    const extra = { formerly: ['ada@former.example'] };
    await stored.contact('ada@company.example', { phone: '+49 30 7770001' }, { extra });
    await stored.contact('bo@company.example', { firstName: 'Bo', lastName: '', company: 'Bobbins' });
    await stored.booking('cy@elsewhere.example', { phone: '0049 30 7770001' });
    await stored.client('ada@former.example');
    expect(await duplicates('ada@company.example')).toEqual([
      ['ada@former.example', 'email'],
      ['cy@elsewhere.example', 'phone'],
      ['bo@company.example', 'domain'],
    ]);
    const { duplicates: full } = await recordOf('ada@company.example');
    expect(full.at(-1)).toEqual({
      key: personKey('bo@company.example'),
      identity: 'bo@company.example',
      name: 'Bo',
      company: 'Bobbins',
      reason: 'domain',
    });
  });

  it('names each person once, at most twenty, and never the person themselves', async () => {
    await stored.contact('ada@crowd.example', { phone: '+49 30 7770009' });
    await stored.client('ada@crowd.example');
    await stored.contact('bo@crowd.example', { phone: '+49 30 7770009' });
    await stored.booking('bo@crowd.example');
    expect(await duplicates('ada@crowd.example')).toEqual([['bo@crowd.example', 'phone']]);
    for (let index = 0; index < 22; index += 1) await stored.contact(`c${index}@crowd.example`);
    const many = await duplicates('ada@crowd.example');
    expect(many[0]).toEqual(['bo@crowd.example', 'phone']);
    expect([many.length, new Set(many.map(([who]) => who)).size]).toEqual([20, 20]);
    expect(many.map(([who]) => who)).not.toContain('ada@crowd.example');
  });

  it('omits linked people, and is included only in the first page', async () => {
    await stored.contact('ada@linked.example', { phone: '+49 30 7770002' });
    await stored.contact('bo@linked.example', { firstName: 'Bo' });
    expect(await duplicates('ada@linked.example')).toEqual([['bo@linked.example', 'domain']]);
    expect(await duplicates('ada@linked.example', 'MjA5OXx4')).toEqual([]);
    const link = await stored.link('ada@linked.example', 'bo@linked.example');
    const { duplicates: left, linked, contacts } = await recordOf('ada@linked.example');
    expect([left, linked, contacts.length]).toMatchObject([[], [{ name: 'Bo King', link: link.id }], 2]);
  });

  it('ignores shared mail providers and people without an address', async () => {
    await stored.contact('ada@gmail.com');
    await stored.contact('bo@gmail.com');
    expect(await duplicates('ada@gmail.com')).toEqual([]);
  });

  it('falls back to address or number without a name', async () => {
    await stored.contact('ada@nameless.example', { phone: '+49 30 7770003' });
    const unsaid = { firstName: 'Not specified', lastName: '', company: 'Not specified' };
    await stored.contact('+49307770004@phone.invalid', { ...unsaid, phone: '+49 30 7770003' });
    const [found] = (await recordOf('ada@nameless.example')).duplicates;
    expect(found).toEqual({
      key: personKey('+49307770004@phone.invalid'),
      identity: '+49307770004',
      name: '+49307770004',
      reason: 'phone',
    });
  });
});

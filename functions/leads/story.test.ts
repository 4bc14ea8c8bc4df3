import { describe, expect, it } from 'vitest';
import { putChange } from '#functions/table/parts.ts';
import { transact } from '#functions/table/transact.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { changesOf, leadStory } from './story.ts';

const table = memoryTable();
const stored = storedLeads(table);
const story = (kind: 'contacts' | 'clients' | 'bookings', id: string, now = table.clock.now) =>
  leadStory(table.deps().table, kind, id, now);

describe('leadStory', () => {
  it('contains the attachments and every readable change, oldest first', async () => {
    const { table: store } = table.deps();
    const attached = { page: '/pricing', utm: { source: 'x' } };
    const contact = await stored.contact('ada@story.example', {}, { story: attached });
    const change = { at: contact.createdAt, by: 'owner', kind: 'updated' as const, changes: [] };
    await transact(store, [
      putChange(store.name, contact.email, contact.id, { id: '2', ...change }),
      putChange(store.name, contact.email, contact.id, { id: '1', ...change }),
    ]);
    const told = await story('contacts', contact.id);
    expect(told.story).toEqual(attached);
    expect(told.history.map(({ id }) => id)).toEqual(['1', '2']);
    for (const name of ['conversation', 'flowSession']) expect(told).not.toHaveProperty(name);
    expect(changesOf([{ change: { id: 'broken' } }, { change: { id: '3', ...change } }])).toEqual([
      { id: '3', ...change },
    ]);
  });

  it('has no story when nothing was attached', async () => {
    const { id } = await stored.client('plain@story.example');
    expect(await story('clients', id)).toEqual({
      history: [],
      sameAddress: { contacts: [], clients: [], bookings: [], subscribed: false },
    });
  });

  it('is shared by a contact and the request and project made from it', async () => {
    const contact = await stored.contact('shared@story.example', {}, { story: { page: '/blog' } });
    const project = await stored.client('other@story.example', { contactId: contact.id });
    expect((await story('clients', project.id)).story).toEqual({ page: '/blog' });
    const booking = await stored.booking('third@story.example', { clientId: project.id });
    expect((await story('bookings', booking.id)).story).toBeUndefined();
    const told = await stored.client('fourth@story.example', {}, { story: { page: '/' } });
    const asked = await stored.booking('fifth@story.example', { clientId: told.id });
    expect((await story('bookings', asked.id)).story).toEqual({ page: '/' });
  });

  it('lists other records of the address, newest first, without the lead itself', async () => {
    const email = 'same@story.example';
    const first = await stored.contact(email);
    const second = await stored.contact(email);
    const third = await stored.contact(email);
    const client = await stored.client(email);
    const booking = await stored.booking(email);
    await stored.subscriber(email);
    await stored.session(email);
    await stored.contact('another@story.example');
    const ids = ({ sameAddress }: Awaited<ReturnType<typeof story>>) =>
      [sameAddress.contacts, sameAddress.clients, sameAddress.bookings].map((list) =>
        list.map(({ id }) => id),
      );
    const ofContact = await story('contacts', first.id);
    expect(ids(ofContact)).toEqual([[third.id, second.id], [client.id], [booking.id]]);
    expect(ofContact.sameAddress.subscribed).toBe(true);
    expect(ids(await story('clients', client.id))).toEqual([
      [third.id, second.id, first.id],
      [],
      [booking.id],
    ]);
    expect(ids(await story('bookings', booking.id))[2]).toEqual([]);
  });

  it('lists at most the newest 90 others', async () => {
    const email = 'often@story.example';
    const first = await stored.contact(email);
    await Promise.all(Array.from({ length: 92 }, () => stored.contact(email)));
    const { id } = await stored.contact(email);
    const { contacts } = (await story('contacts', id)).sameAddress;
    expect(contacts).toHaveLength(90);
    expect(contacts.map((one) => one.id)).not.toContain(first.id);
  });

  it('contains the flow session that the lead came from, until it expires', async () => {
    const email = 'flow@story.example';
    const session = await stored.session(email, {
      transcript: [
        { role: 'bot', text: 'Your name?', delay: 0 },
        { role: 'visitor', text: 'Ada', delay: 0 },
        { role: 'notice', text: 'The person left', delay: 0 },
      ],
    });
    const extra = { session: { uuid: session.uuid, id: session.id } };
    const contact = await stored.contact(email, {}, { extra });
    expect(await story('contacts', contact.id)).toMatchObject({
      conversation: [
        { role: 'assistant', content: 'Your name?' },
        { role: 'user', content: 'Ada' },
      ],
      flowSession: { flow: 'flow', session: session.id },
    });
    const over = await story('contacts', contact.id, new Date('2027-11-20'));
    expect(over.conversation).toEqual([]);
    expect(over).not.toHaveProperty('flowSession');
  });

  it('answers 404 for an unknown lead and for another kind', async () => {
    const { id } = await stored.contact('kind@story.example');
    await expect(story('clients', id)).rejects.toMatchObject({ code: 'record.not_found' });
  });
});

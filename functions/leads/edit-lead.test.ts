import { describe, expect, it, vi } from 'vitest';
import type { ClientInput } from '#shared/api/admin-clients.ts';
import type { Contact } from '#shared/domain/leads.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { storedLeads } from '#test/fixtures/stored-leads.ts';
import { addClientByHand } from '../clients/add-client.ts';
import { contacts, editContact } from '../contacts/contacts.ts';
import { contactToClient } from '../contacts/convert-to-client.ts';
import { answerOtherLeads, editLead } from './edit-lead.ts';

const table = memoryTable();
const stored = storedLeads(table);
const now = new Date('2026-11-20T13:00:00.000Z');
const at = now.toISOString();

describe('editLead', () => {
  const edit = async (id: string, patch: Partial<Contact>, deps = table.deps()) =>
    editLead(deps, contacts, {
      stored: { record: await table.item('CONTACTS', id) } as never,
      ...{ basedOn: undefined, by: 'owner', now },
      edit: (one) => editContact(one, patch as never, now),
    });

  it('stops the clocks of all leads of the person and linked people on the first answer', async () => {
    const { id } = await stored.contact('ada@clock.example');
    const same = await stored.client('ADA@clock.example');
    const linked = await stored.contact('bo@clock.example');
    const other = await stored.contact('cy@clock.example');
    await stored.link('ada@clock.example', 'bo@clock.example');
    await edit(id, { status: 'contacted' });
    const answered = async (pk: string, one: { id: string }) => (await table.item(pk, one.id))?.respondedAt;
    expect(await answered('CONTACTS', { id })).toBe(at);
    expect(await answered('CLIENTS', same)).toBe(at);
    expect(await answered('CONTACTS', linked)).toBe(at);
    expect(await answered('CONTACTS', other)).toBeUndefined();
    // The other leads get the same state, with an entry in their history.
    expect(await table.item('CLIENTS', same.id)).toMatchObject({ status: 'contacted', updatedAt: at });
    expect(await table.historyOf(same.id)).toMatchObject([
      { change: { by: 'owner', changes: [{ field: 'status', from: 'new', to: 'contacted' }] } },
    ]);
  });

  it('reopens the leads that an answer had closed when that answer is undone', async () => {
    const { id } = await stored.contact('undo@clock.example');
    const same = await stored.client('undo@clock.example');
    const earlier = await stored.client('undo@clock.example', {
      status: 'contacted',
      respondedAt: '2026-11-20T12:30:00.000Z',
    });
    await edit(id, { status: 'contacted' });
    await edit(id, { status: 'new' });
    const reopened = await table.item('CLIENTS', same.id);
    expect(reopened).toMatchObject({ status: 'new', respondBy: same.respondBy });
    expect(reopened).not.toHaveProperty('respondedAt');
    expect(await table.item('CLIENTS', earlier.id)).toMatchObject({ status: 'contacted' });
  });

  it('leaves spam of the same person as spam', async () => {
    const { id } = await stored.contact('ham@clock.example');
    const spam = await stored.contact('ham@clock.example', { status: 'spam' });
    await edit(id, { status: 'contacted' });
    expect(await table.item('CONTACTS', spam.id)).toMatchObject({ status: 'spam' });
    expect(await table.item('CONTACTS', spam.id)).not.toHaveProperty('respondedAt');
  });

  it('leaves clocks running without an answer, and keeps the first answer', async () => {
    const { id } = await stored.contact('di@clock.example');
    const same = await stored.client('di@clock.example');
    const earlier = await stored.client('di@clock.example', { respondedAt: '2026-11-20T12:30:00.000Z' });
    const none = await stored.client('di@clock.example', { source: 'manual', respondBy: undefined });
    await edit(id, { notes: 'x' });
    expect(await table.item('CLIENTS', same.id)).not.toHaveProperty('respondedAt');
    await edit(id, { status: 'contacted' });
    expect(await table.item('CLIENTS', earlier.id)).toMatchObject({
      respondedAt: '2026-11-20T12:30:00.000Z',
    });
    expect(await table.item('CLIENTS', none.id)).not.toHaveProperty('respondedAt');
    const late = await stored.client('di@clock.example');
    await edit(id, { status: 'interested' });
    expect(await table.item('CLIENTS', late.id)).not.toHaveProperty('respondedAt');
  });

  it('leaves the clocks of people who only share the phone number', async () => {
    const phone = '+49 30 7770001';
    const { id } = await stored.contact('eva@office.example', { phone });
    const colleague = await stored.client('fay@office.example', { clientPhone: phone });
    const called = await stored.contact('+49307770002@phone.invalid', { phone: '+49 30 7770002' });
    const wrote = await stored.client('eva@office.example', { clientPhone: '+49 30 7770002' });
    await edit(id, { status: 'contacted' });
    expect(await table.item('CLIENTS', colleague.id)).not.toHaveProperty('respondedAt');
    // A lead with the same number and no address is from the same person.
    expect(await table.item('CLIENTS', wrote.id)).toMatchObject({ respondedAt: at });
    expect(await table.item('CONTACTS', called.id)).toMatchObject({ respondedAt: at });
  });

  it('does not stop the clock of the edited lead twice', async () => {
    const contact = await stored.contact('self@clock.example');
    const others = { id: contact.id, by: 'owner', now };
    await answerOtherLeads(table.deps(), { ...others, identities: ['self@clock.example'] });
    expect(await table.item('CONTACTS', contact.id)).not.toHaveProperty('respondedAt');
    await answerOtherLeads(table.deps(), { ...others, identities: ['nobody@clock.example'] });
  });

  it('succeeds although a clock could not be stopped', async () => {
    const { id } = await stored.contact('down@clock.example');
    const failing = async (fault: unknown) => {
      const deps = table.deps();
      const send = vi.fn((command: { input: { IndexName?: string } }) => {
        if (command.input.IndexName) throw fault;
        return deps.table.client.send(command as never);
      });
      const broken = { ...deps, table: { ...deps.table, client: { send: send as never } } };
      await edit(id, { status: 'contacted' }, broken);
      await edit(id, { status: 'new' });
      return deps.lines;
    };
    const line = { level: 'warn', event: 'lead.clock_not_stopped' };
    expect(await failing(Object.assign(new Error('down'), { name: 'Down' }))).toEqual([
      { ...line, name: 'Down' },
    ]);
    expect(await failing('no error')).toEqual([{ ...line, name: 'Error' }]);
  });
});

describe('contactToClient', () => {
  const convert = async (id: string) =>
    contactToClient(table.deps(), { record: await table.item('CONTACTS', id) } as never, 'owner');

  it('links contact and project in both histories', async () => {
    const more = { service: 'sales-automation', message: 'Nights', notes: 'Eager', hasStory: true };
    const contact = await stored.contact('ada@convert.example', more);
    const client = await convert(contact.id);
    expect(await table.item('CLIENTS', client.id)).toMatchObject({
      ...{ companyName: 'Engines', clientName: 'Ada King', clientEmail: 'ada@convert.example' },
      ...{ primaryGoals: ['Sales Automation'], currentChallenges: 'Nights', notes: 'Eager' },
      ...{ status: 'new', source: 'contact', channel: 'direct', contactId: contact.id, hasStory: true },
    });
    expect(await table.item('CONTACTS', contact.id)).toMatchObject({ clientId: client.id });
    expect(await table.historyOf(contact.id)).toMatchObject([
      {
        change: { by: 'owner', kind: 'linked', changes: [{ field: 'clientId', from: null, to: client.id }] },
      },
    ]);
    expect(await table.historyOf(client.id)).toMatchObject([
      {
        change: {
          by: 'owner',
          kind: 'linked',
          changes: [{ field: 'contactId', from: null, to: contact.id }],
        },
      },
    ]);
  });

  it('keeps the contact’s status and custom service', async () => {
    const contact = await stored.contact('bo@convert.example', { status: 'interested', service: 'My flow' });
    expect(await convert(contact.id)).toMatchObject({ status: 'contacted', primaryGoals: ['My flow'] });
  });

  it('makes only one project however often it is called', async () => {
    const contact = await stored.contact('cy@convert.example');
    const [first, again] = [await convert(contact.id), await convert(contact.id)];
    expect(again).toEqual(first);
    const gone = await stored.contact('di@convert.example', { clientId: 'gone' });
    await expect(convert(gone.id)).rejects.toMatchObject({ code: 'record.not_found' });
    await expect(convert('unknown')).rejects.toMatchObject({ code: 'record.not_found' });
  });
});

describe('addClientByHand', () => {
  const body: ClientInput = { companyName: 'Looms', clientName: 'Ada', clientEmail: 'ada@hand.example' };
  const add = (more: Partial<ClientInput>, key?: string) =>
    addClientByHand(table.deps(), { ...body, ...more } as ClientInput, { by: 'owner', key });

  it('starts no response clock, and records who added the project', async () => {
    const client = await add({ industry: '' });
    expect(client).toMatchObject({ source: 'manual', industry: 'Not specified', status: 'new' });
    expect(client).not.toHaveProperty('respondBy');
    expect(await table.historyOf(client.id)).toMatchObject([
      { change: { by: 'owner', kind: 'created', changes: [], at: client.createdAt } },
    ]);
  });

  it('adds one project per key, and indexes the stored answer by phone number too', async () => {
    const more = { clientEmail: 'bo@hand.example', clientPhone: '+49 30 9990001' };
    const first = await add(more, 'hand-key-1');
    expect((await add(more, 'hand-key-1')).id).toBe(first.id);
    const found = (await table.items()).filter(
      ({ gsi1pk, ownerPk }) =>
        gsi1pk === 'EMAIL#+49309990001@phone.invalid' && String(ownerPk).startsWith('IDEM#'),
    );
    expect(found).toMatchObject([{ ownerPk: 'IDEM#client#hand-key-1' }]);
    const unkeyed = await add({ clientEmail: 'cy@hand.example', clientPhone: '+49 30 9990002' });
    const references = (await table.items()).filter(
      ({ gsi1pk }) => gsi1pk === 'EMAIL#+49309990002@phone.invalid',
    );
    expect(references).toMatchObject([{ ownerPk: 'CLIENTS', ownerSk: unkeyed.id }]);
  });
});

import { describe, expect, it } from 'vitest';
import { type FlowSession, getSession } from '#functions/flow-sessions/store/sessions.ts';
import { writeStep } from '#functions/flow-sessions/write-step.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { deleteRecord } from '#functions/table/delete-record.ts';
import type { Item } from '#functions/table/transact.ts';
import { memoryTable } from '#test/fixtures/memory-table.ts';
import { flowSession } from '#test/fixtures/stored-leads.ts';
import { clients, editClient } from '../clients/clients.ts';
import { contacts, editContact } from '../contacts/contacts.ts';
import { editLead } from '../leads/edit-lead.ts';

const began = new Date('2026-11-20T12:00:00.000Z');
const table = memoryTable(began);

/** A conversation with a flow: each call is one step, with the variables known after it. */
const conversation = (workspace: string = siteWorkspace) => {
  let session: FlowSession | undefined;
  let variables: Record<string, string> = {};
  const deps = table.deps();
  return {
    say: async (
      more: Record<string, string>,
      input: string | null = null,
      now = began,
      { isStart = false } = {},
    ) => {
      variables = { ...variables, ...more };
      const base = session ?? flowSession(began, { workspace });
      const after = {
        ...base,
        step: base.step + 1,
        updatedAt: now.toISOString(),
        lastInput: input,
        state: { ...base.state, variables },
      };
      await writeStep(deps.table, {
        ...{ flowName: 'Quote', before: session, after, now, newId: deps.newId, viewer: undefined },
        outcome: { links: [] } as never,
        isStart,
      });
      session = await getSession(deps.table, after.uuid, after.id, now);
      return session as FlowSession;
    },
    contact: () => table.item('CONTACTS', session?.contactId),
    booking: () => table.item('BOOKINGS', session?.bookingId),
    client: () => table.item('CLIENTS', session?.clientId),
    history: table.historyOf,
    /** Lists the kinds of records that an identity leads to, with references resolved. */
    foundBy: async (identity: string) =>
      (await table.items())
        .filter(({ gsi1pk }) => gsi1pk === `EMAIL#${identity}`)
        .map(({ pk, ownerPk }) => String(ownerPk ?? pk).split('#')[0])
        .sort(),
    session: () => session,
  };
};

/** The kinds of records that a conversation with an appointment makes. */
const everything = ['BOOKINGS', 'CLIENTS', 'CONTACTS', 'FLOWSESSIONS'];
const appointment = {
  appointment: 'Tuesday 9:30',
  appointment_date: '2026-12-01',
  appointment_time: '09:30',
};

describe('leadStep', () => {
  it('makes a contact once an address is known', async () => {
    const talk = conversation();
    expect((await talk.say({ name: 'Ada King' })).contactId).toBeUndefined();
    const { contactId, leadAt } = await talk.say({ email: 'ada@one.example' });
    expect(leadAt).toBe(began.toISOString());
    expect(await talk.contact()).toMatchObject({
      sk: contactId,
      firstName: 'Ada',
      lastName: 'King',
      email: 'ada@one.example',
      company: 'Not specified',
      service: 'Quote',
      source: 'flow',
      status: 'new',
      message: 'From the flow “Quote”.\nName: Ada King\nEmail: ada@one.example',
      session: { uuid: talk.session()?.uuid, id: talk.session()?.id },
    });
    expect(await talk.foundBy('ada@one.example')).toEqual(['CONTACTS', 'FLOWSESSIONS']);
  });

  it('makes no contact from values that the page passed, until the visitor answers', async () => {
    const { say, contact } = conversation();
    await say({ email: 'known@example.org' }, null, began, { isStart: true });
    expect(await contact()).toBeUndefined();
    await say({ team: 'Sales' }, 'Sales');
    expect(await contact()).toMatchObject({ email: 'known@example.org' });
  });

  it('makes no contact from a visitor’s own flow, and doesn’t index its answers', async () => {
    const talk = conversation('V#somebody');
    expect((await talk.say({ email: 'own@flow.example' })).contactId).toBeUndefined();
    expect(await talk.foundBy('own@flow.example')).toEqual([]);
  });

  it('corrects the contact with later answers, and re-indexes it under a later address', async () => {
    const talk = conversation();
    const { contactId } = await talk.say({ phone: '+49 30 2222222' });
    const later = new Date('2026-11-20T12:05:00.000Z');
    const after = await talk.say({ email: 'late@two.example', company: 'Looms' }, null, later);
    expect(after.contactId).toBe(contactId);
    expect(await talk.contact()).toMatchObject({
      email: 'late@two.example',
      company: 'Looms',
      phone: '+49 30 2222222',
      updatedAt: later.toISOString(),
      createdAt: began.toISOString(),
      status: 'new',
      gsi1pk: 'EMAIL#late@two.example',
    });
    expect(await talk.foundBy('+49302222222@phone.invalid')).toEqual(['CONTACTS', 'FLOWSESSIONS']);
    expect(await talk.history(contactId)).toEqual([]);
  });

  it('indexes every further address, even one only typed in a text', async () => {
    const talk = conversation();
    await talk.say({ email: 'ada@three.example' }, 'or bo@three.example');
    expect(await talk.foundBy('bo@three.example')).toEqual(['CONTACTS', 'FLOWSESSIONS']);
    await talk.say({ city: 'Bonn' }, 'cy@three.example');
    expect(await talk.foundBy('cy@three.example')).toEqual(['CONTACTS', 'FLOWSESSIONS']);
    // The contact can still be found by the address given earlier.
    expect(await talk.foundBy('bo@three.example')).toEqual(['CONTACTS', 'FLOWSESSIONS']);
  });

  it('renews the references to further addresses daily, as long as the session lives', async () => {
    const talk = conversation();
    const ttl = async () =>
      (await table.items()).find(
        ({ gsi1pk, entity, ownerPk }) =>
          gsi1pk === 'EMAIL#bo@four.example' &&
          entity === 'Reference' &&
          String(ownerPk).startsWith('FLOWSESSIONS'),
      )?.ttl as number;
    await talk.say({ email: 'ada@four.example', other: 'bo@four.example' });
    const first = await ttl();
    await talk.say({ city: 'Bonn' }, null, new Date('2026-11-20T23:00:00.000Z'));
    expect(await ttl()).toBe(first);
    await talk.say({ city: 'Köln' }, null, new Date('2026-11-21T01:00:00.000Z'));
    expect(await ttl()).toBeGreaterThan(first);
  });

  it('marks suspected spam, also when it shows later', async () => {
    const spam = conversation();
    await spam.say({ email: 'spam@five.example', first_name: 'www.example.com' });
    expect(await spam.contact()).toMatchObject({ status: 'spam', spamReason: 'A link instead of a name' });

    const turned = conversation();
    await turned.say({ email: 'turned@five.example' });
    await turned.say({ company: 'https://x' });
    expect(await turned.contact()).toMatchObject({ status: 'spam', spamReason: 'A link instead of a name' });
  });

  it('does not recreate a contact that was deleted meanwhile', async () => {
    const talk = conversation();
    await talk.say({ email: 'gone@six.example' });
    const { table: store } = table.deps();
    await deleteRecord(store, contacts, (await talk.contact()) as Item);
    await talk.say({ company: 'Looms' });
    expect(await talk.contact()).toBeUndefined();
  });

  it('adds later answers to the history of a contact that is being worked on', async () => {
    const talk = conversation();
    const { contactId } = await talk.say({ email: 'busy@seven.example', size: '5' });
    const now = new Date('2026-11-20T13:00:00.000Z');
    const edit = { basedOn: undefined, by: 'owner', now };
    await editLead(table.deps(), contacts, {
      ...edit,
      stored: { record: (await talk.contact()) as Item } as never,
      edit: (one) => editContact(one, { status: 'contacted' }, now),
    });
    const later = new Date('2026-11-20T14:00:00.000Z');
    await talk.say({ size: '50' }, 'or di@seven.example', later);
    expect(await talk.contact()).toMatchObject({
      status: 'contacted',
      message: 'From the flow “Quote”.\nEmail: busy@seven.example\nSize: 5',
      updatedAt: later.toISOString(),
    });
    const entries = (await talk.history(contactId)).map(({ change }) => change);
    expect(entries).toContainEqual({
      id: expect.any(String),
      at: later.toISOString(),
      by: 'visitor',
      kind: 'answered',
      changes: [{ field: 'Size', from: '5', to: '50' }],
    });
    expect(await talk.foundBy('di@seven.example')).toEqual(['CONTACTS', 'FLOWSESSIONS']);
  });
});

describe('leadStep with an appointment', () => {
  it('makes a request and a project beside the contact, linked and counted as one lead', async () => {
    const talk = conversation();
    const { contactId, bookingId, clientId } = await talk.say({
      email: 'ada@book.example',
      company: 'Looms',
      ...appointment,
    });
    const session = { uuid: talk.session()?.uuid, id: talk.session()?.id };
    expect(await talk.contact()).toMatchObject({ bookingId, clientId });
    expect(await talk.booking()).toMatchObject({
      ...{ contactId, clientId, session },
      preferredDate: '2026-12-01',
      preferredTime: '09:30',
      timeZone: 'Europe/Berlin',
      startsAt: '2026-12-01T08:30:00.000Z',
      company: 'Looms',
    });
    expect(await talk.client()).toMatchObject({
      ...{ contactId, bookingId, session },
      companyName: 'Looms',
      timeline: 'Consultation requested for 2026-12-01 09:30 (Europe/Berlin)',
    });
    expect(await talk.foundBy('ada@book.example')).toEqual(['APPOINTMENTS', 'APPOINTMENTS', ...everything]);
  });

  it('uses the given time zone, and indexes every address', async () => {
    const talk = conversation();
    await talk.say({
      email: 'ada@zone.example',
      other: 'bo@zone.example',
      ...appointment,
      appointment_zone: 'Asia/Tokyo',
    });
    expect(await talk.booking()).toMatchObject({
      timeZone: 'Asia/Tokyo',
      startsAt: '2026-12-01T00:30:00.000Z',
    });
    expect(await talk.foundBy('bo@zone.example')).toEqual(everything);
  });

  it('requires a day and a time', async () => {
    const talk = conversation();
    const { bookingId } = await talk.say({ email: 'day@book.example', appointment_date: '2026-12-01' });
    expect(bookingId).toBeUndefined();
    expect((await talk.say({ appointment_time: '09:30' })).bookingId).toBeDefined();
    expect(await talk.contact()).toMatchObject({ bookingId: talk.session()?.bookingId });
    const timeOnly = conversation();
    expect(
      (await timeOnly.say({ email: 'time@book.example', appointment_time: '09:30' })).bookingId,
    ).toBeUndefined();
  });

  it('updates request and project with later answers', async () => {
    const talk = conversation();
    await talk.say({ email: 'move@book.example', ...appointment });
    const later = new Date('2026-11-20T12:30:00.000Z');
    await talk.say(
      { appointment_date: '2026-12-02', company: 'Looms', phone: '+49 30 3333333' },
      null,
      later,
    );
    expect(await talk.booking()).toMatchObject({
      startsAt: '2026-12-02T08:30:00.000Z',
      preferredDate: '2026-12-02',
      company: 'Looms',
      updatedAt: later.toISOString(),
    });
    expect(await talk.client()).toMatchObject({
      companyName: 'Looms',
      clientPhone: '+49 30 3333333',
      timeline: 'Consultation requested for 2026-12-02 09:30 (Europe/Berlin)',
      updatedAt: later.toISOString(),
      status: 'new',
    });
    expect(await talk.foundBy('+49303333333@phone.invalid')).toEqual(everything);
  });

  it('re-indexes request and project under a later address', async () => {
    const talk = conversation();
    await talk.say({ phone: '+49 30 4444444', ...appointment });
    await talk.say({ email: 'after@book.example' });
    expect(await talk.foundBy('after@book.example')).toEqual(everything);
  });

  it('makes a request without a project for suspected spam', async () => {
    const talk = conversation();
    const { bookingId, clientId } = await talk.say({
      email: 'spam@book.example',
      company: 'https://x',
      ...appointment,
    });
    expect([typeof bookingId, clientId]).toEqual(['string', undefined]);
    expect(await talk.booking()).toMatchObject({ spamReason: 'A link instead of a name' });
    await talk.say({ appointment_time: '10:00' });
    expect(await talk.booking()).toMatchObject({ preferredTime: '10:00' });
    expect(await talk.client()).toBeUndefined();
  });

  it('leaves a project alone that is being worked on, and adds to its history', async () => {
    const talk = conversation();
    const { clientId } = await talk.say({ email: 'work@book.example', ...appointment });
    const now = new Date('2026-11-20T13:00:00.000Z');
    await editLead(table.deps(), clients, {
      ...{ basedOn: undefined, by: 'owner', now },
      stored: { record: (await talk.client()) as Item } as never,
      edit: (one) => editClient(one, { status: 'quoted' }, now),
    });
    await talk.say({ company: 'Looms' });
    expect(await talk.client()).toMatchObject({ status: 'quoted', companyName: 'Not specified' });
    const entries = (await talk.history(clientId)).map(({ change }) => change);
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'answered',
        changes: [{ field: 'Company', from: null, to: 'Looms' }],
      }),
    );
  });

  it('writes nothing when the conversation has no new details', async () => {
    const talk = conversation();
    const { bookingId, clientId, contactId } = await talk.say({ email: 'same@book.example', ...appointment });
    const before = [await talk.contact(), await talk.booking(), await talk.client()];
    const later = new Date('2026-11-20T15:00:00.000Z');
    const after = await talk.say({}, 'hm', later);
    expect([after.bookingId, after.clientId, after.contactId]).toEqual([bookingId, clientId, contactId]);
    const now = [await talk.contact(), await talk.booking(), await talk.client()];
    expect(now[0]).toEqual(before[0]);
    expect(now[2]).toMatchObject({ updatedAt: began.toISOString() });
  });
});

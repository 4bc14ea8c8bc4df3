import { describe, expect, it } from 'vitest';
import { clients, editClient, newClient } from '../clients/clients.ts';
import { contacts, editContact, newContact } from '../contacts/contacts.ts';

const made = { id: 'a', now: new Date('2026-05-04T10:00:00.000Z') };
const later = new Date('2026-05-04T12:00:00.000Z');

describe('undoing an answer', () => {
  it('restarts a contact’s clock with its original deadline', () => {
    const contact = newContact(
      {
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@example.com',
        company: 'Engines',
        service: 'consultation',
        message: 'Hello',
      },
      made,
    );
    const answered = editContact(contact, { status: 'contacted' }, later);
    expect(answered.respondedAt).toBe(later.toISOString());
    const back = editContact(answered, { status: 'new' }, later);
    expect(back.respondedAt).toBeUndefined();
    expect(back.respondBy).toBe(contact.respondBy);
    expect(contacts.counters(back)).toEqual(contacts.counters(contact));
    // Editing another field doesn't count as an answer, and doesn't undo one.
    expect(editContact(answered, { notes: 'Called' }, later).respondedAt).toBe(later.toISOString());
  });

  it('restarts a client project’s clock', () => {
    const known = {
      companyName: 'E',
      clientName: 'Ada',
      clientEmail: 'ada@example.com',
      source: 'consultation',
    } as const;
    const client = newClient(known, made);
    const answered = editClient(client, { status: 'quoted' }, later);
    const back = editClient(answered, { status: 'new' }, later);
    expect([answered.respondedAt, back.respondedAt]).toEqual([later.toISOString(), undefined]);
    expect(clients.counters(back)).toEqual(clients.counters(client));
  });
});

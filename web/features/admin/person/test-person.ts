import type { PersonRecord } from '#shared/api/admin-people.ts';
import { personKey } from '#shared/domain/person.ts';
import { contactOf } from '#test/fixtures/leads.ts';

const at = '2026-05-03T12:00:00.000Z';

/** A whole record for tests: one contact with its message. */
export const personOf = (more: Partial<PersonRecord> = {}): PersonRecord => {
  const identity = 'ada@engines.example';
  const key = personKey(identity);
  const contact = contactOf('c1');
  return {
    key,
    identity,
    identities: [{ key, identity, kind: 'email' }],
    name: 'Ada Lovelace',
    company: 'Engines',
    language: 'de',
    contacts: [contact],
    clients: [],
    bookings: [],
    subscriptions: [],
    clock: { respondBy: contact.respondBy },
    linked: [],
    duplicates: [],
    timeline: [
      { id: 't1', at, kind: 'contact', title: 'Contact form', text: contact.message, by: 'visitor' },
    ],
    ...more,
  };
};

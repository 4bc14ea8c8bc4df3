import type { PersonRecord } from '#shared/api/admin-people.ts';
import type { Booking, Client, Contact } from '#shared/domain/leads.ts';
import { personKey } from '#shared/domain/person.ts';

const at = '2026-05-03T12:00:00.000Z';

/** A contact for tests. */
export const contactOf = (id: string, more: Partial<Contact> = {}): Contact => ({
  id,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@engines.example',
  company: 'Engines',
  service: 'consultation',
  message: 'Can your bot answer at night?',
  status: 'new',
  createdAt: at,
  updatedAt: at,
  respondBy: '2099-05-04T12:00:00.000Z',
  source: 'form',
  channel: 'direct',
  ...more,
});

/** A client project for tests. */
export const clientOf = (id: string, more: Partial<Client> = {}): Client => ({
  id,
  companyName: 'Engines',
  clientName: 'Ada Lovelace',
  clientEmail: 'ada@engines.example',
  industry: 'Not specified',
  companySize: 'Not specified',
  budget: 'Not specified',
  status: 'new',
  priorityLevel: 'medium',
  primaryGoals: ['Consultation'],
  languageRequirements: [],
  integrationNeeds: [],
  hasExistingCRM: false,
  hasWebsite: false,
  hasLiveChat: false,
  currentChallenges: 'Not specified',
  timeline: 'Not specified',
  createdAt: at,
  updatedAt: at,
  source: 'consultation',
  channel: 'direct',
  ...more,
});

/** A consultation request for tests. */
export const bookingOf = (id: string, more: Partial<Booking> = {}): Booking => ({
  id,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@engines.example',
  company: 'Engines',
  status: 'requested',
  durationMinutes: 30,
  createdAt: at,
  updatedAt: at,
  ...more,
});

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

import { describe, expect, it } from 'vitest';
import type { LinkedIdentities } from '#functions/people/store/links.ts';
import type { Item } from '#functions/table/transact.ts';
import { personKey } from '#shared/domain/person.ts';
import { aboutPerson, namedIn, shownIdentity } from './person-facts.ts';

const id = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const base = { createdAt: '2026-11-20T12:00:00.000Z', updatedAt: '2026-11-20T12:00:00.000Z' };
const contact = (n: number, more: Item = {}): Item => ({
  pk: 'CONTACTS',
  sk: id(n),
  id: id(n),
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  company: 'Engines',
  service: 'Other',
  message: '',
  status: 'new',
  source: 'form',
  channel: 'direct',
  ...base,
  ...more,
});
const client = (n: number, more: Item = {}): Item => ({
  pk: 'CLIENTS',
  sk: id(n),
  id: id(n),
  companyName: 'Works',
  clientName: 'Ada Lovelace',
  clientEmail: 'ada@example.com',
  status: 'new',
  priorityLevel: 'medium',
  source: 'manual',
  channel: 'direct',
  ...base,
  ...more,
});
const booking = (n: number, more: Item = {}): Item => ({
  pk: 'BOOKINGS',
  sk: id(n),
  id: id(n),
  firstName: 'A.',
  lastName: 'K.',
  email: 'ada@example.com',
  company: 'Looms',
  ...base,
  ...more,
});
const subscriber: Item = { pk: 'SUBSCRIBERS', sk: id(9), id: id(9), email: 'ada@example.com', ...base };
const alone: LinkedIdentities = { identities: ['ada@example.com'], links: [], keys: [] };
const about = (items: readonly Item[], linked = alone) => aboutPerson('ada@example.com', linked, items);

describe('namedIn', () => {
  it('reads contacts, requests and projects alike, and nothing else', () => {
    expect(namedIn(contact(1, { email: ' Ada@Example.com' }))).toEqual({
      identity: 'ada@example.com',
      name: 'Ada King',
      company: 'Engines',
    });
    expect(namedIn(booking(1))).toEqual({ identity: 'ada@example.com', name: 'A. K.', company: 'Looms' });
    expect(namedIn(client(1))).toEqual({
      identity: 'ada@example.com',
      name: 'Ada Lovelace',
      company: 'Works',
    });
    expect(namedIn(subscriber)).toBeUndefined();
  });

  it('leaves out missing fields', () => {
    const unsaid = 'Not specified';
    expect(namedIn(contact(1, { firstName: unsaid, lastName: '', company: unsaid, email: '' }))).toEqual({
      identity: '',
      name: '',
      company: '',
    });
    expect(namedIn(contact(1, { firstName: unsaid }))?.name).toBe('King');
    expect(namedIn(client(1, { clientName: unsaid, companyName: unsaid }))).toMatchObject({
      name: '',
      company: '',
    });
  });

  it('shows a person known only by phone as their number, not as an address', () => {
    expect(shownIdentity('+49301234567@phone.invalid')).toBe('+49301234567');
    expect(shownIdentity('ada@example.com')).toBe('ada@example.com');
  });
});

describe('aboutPerson', () => {
  it('uses the newest name and company', () => {
    expect(about([contact(1), booking(3), client(2)])).toMatchObject({ name: 'A. K.', company: 'Looms' });
    expect(about([contact(1), client(2, { clientName: '', companyName: '' })])).toMatchObject({
      name: 'Ada King',
      company: 'Engines',
    });
  });

  it('prefers the name of the person’s own address to a linked one’s', () => {
    const linked: LinkedIdentities = {
      identities: ['ada@example.com', 'other@example.com'],
      links: [{ id: 'l', identities: ['ada@example.com', 'other@example.com'], at: 'then', by: 'owner' }],
      keys: [],
    };
    const other = contact(5, { email: 'other@example.com', firstName: 'Other', lastName: '', company: 'O' });
    expect(about([contact(1, { company: '' }), other], linked)).toMatchObject({
      name: 'Ada King',
      company: 'O',
      linked: [
        {
          key: personKey('other@example.com'),
          identity: 'other@example.com',
          name: 'Other',
          company: 'O',
          link: 'l',
          at: 'then',
          by: 'owner',
        },
      ],
    });
    expect(about([other], linked).name).toBe('Other');
    expect(about([contact(1)], linked).linked).toMatchObject([{ name: 'other@example.com' }]);
    expect(about([contact(1)], linked).linked[0]).not.toHaveProperty('company');
    // A linked person shows where the link came from; without links the list is empty.
    expect(about([contact(1)], { ...linked, links: [] }).linked).toEqual([]);
    expect(about([contact(1)], { ...linked, identities: ['ada@example.com'] }).linked).toEqual([]);
  });

  it('falls back to the address', () => {
    const nobody = about([subscriber]);
    expect(nobody).toMatchObject({ key: personKey('ada@example.com'), name: 'ada@example.com', clock: {} });
    expect(nobody).not.toHaveProperty('company');
    expect(nobody).not.toHaveProperty('language');
    const byNumber = aboutPerson(
      '+49301@phone.invalid',
      { ...alone, identities: ['+49301@phone.invalid'] },
      [],
    );
    expect(byNumber).toMatchObject({ identity: '+49301', name: '+49301' });
    expect(byNumber.identities).toEqual([
      { key: personKey('+49301@phone.invalid'), identity: '+49301', kind: 'phone' },
    ]);
  });

  it('lists every address and number once', () => {
    const { identities } = about([
      contact(1, { phone: '+49 30 1234567' }),
      client(2, { clientEmail: 'ADA@example.com', clientPhone: '0049 30 1234567' }),
      booking(3, { email: 'work@example.com' }),
      subscriber,
    ]);
    expect(identities.map(({ identity, kind }) => [identity, kind])).toEqual([
      ['ada@example.com', 'email'],
      ['+49301234567', 'phone'],
      ['work@example.com', 'email'],
    ]);
  });

  it('lists records by kind, newest first, and uses the first language given', () => {
    const { contacts, clients, bookings, subscriptions, language } = about([
      contact(1, { language: 'fr' }),
      contact(3),
      contact(2),
      client(4, { language: 'de' }),
      booking(5, { language: 'ja' }),
      subscriber,
    ]);
    expect(contacts.map((one) => one.id)).toEqual([id(3), id(2), id(1)]);
    expect([clients, bookings, subscriptions].map((list) => list.map((one) => one.id))).toEqual([
      [id(4)],
      [id(5)],
      [id(9)],
    ]);
    expect(language).toBe('fr');
    expect(about([client(4, { language: 'de' }), booking(5, { language: 'ja' })]).language).toBe('de');
    expect(about([booking(5, { language: 'ja' })]).language).toBe('ja');
  });

  it('uses the earliest open deadline and the earliest answer', () => {
    const clock = (...items: Item[]) => about(items).clock;
    expect(
      clock(contact(1, { respondBy: '2026-11-22' }), client(2, { respondBy: '2026-11-21' }), contact(3)),
    ).toEqual({ respondBy: '2026-11-21' });
    expect(
      clock(
        contact(1, { respondBy: '2026-11-22', respondedAt: '2026-11-21' }),
        client(2, { respondBy: '2026-11-23', respondedAt: '2026-11-20' }),
      ),
    ).toEqual({ respondedAt: '2026-11-20' });
    expect(clock(contact(1, { respondBy: '2026-11-22', status: 'spam' }))).toEqual({});
  });
});

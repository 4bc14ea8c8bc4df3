import { describe, expect, it } from 'vitest';
import type { Contact } from '#shared/domain/leads.ts';
import { filterLeads, sortLeads } from '../leads/lead-definition.ts';
import { contactColumns } from './columns.tsx';
import { contactList, countByEmail, describeContacts, fullName, groupContacts } from './model.ts';

const now = new Date(2026, 4, 13, 12);
const at = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString();
const contact = (id: string, more: Partial<Contact> = {}): Contact => ({
  id,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: `${id}@example.com`,
  company: 'Engines',
  service: 'sales-automation',
  message: 'Call me',
  status: 'new',
  createdAt: at(0),
  updatedAt: at(0),
  source: 'form',
  channel: 'direct',
  ...more,
});
const ids = (rows: readonly Contact[]) => rows.map(({ id }) => id).join(' ');

describe('the contact search', () => {
  const rows = [
    contact('first', { firstName: 'Grace' }),
    contact('last', { lastName: 'Hopper' }),
    contact('mail', { email: 'someone@navy.example' }),
    contact('firm', { company: 'Bletchley' }),
    contact('wish', { service: 'chatbot-development' }),
    contact('text', { message: 'Opening hours at NIGHT' }),
    contact('note', { notes: 'Met at the fair', status: 'interested' }),
  ];

  it.each([
    ['grace', 'first'],
    ['HOPPER', 'last'],
    ['navy', 'mail'],
    ['bletch', 'firm'],
    ['chatbot-dev', 'wish'],
    ['sales automation', 'first last mail firm text note'],
    ['night', 'text'],
    ['fair', 'note'],
    ['ada hopper', 'last'],
    ['nobody', ''],
  ])('finds %s', (words, found) => {
    expect(ids(filterLeads(contactList, rows, words, {}))).toBe(found);
  });

  it('combines the search with the status', () => {
    expect(ids(filterLeads(contactList, rows, 'fair', { status: 'interested' }))).toBe('note');
    expect(ids(filterLeads(contactList, rows, 'fair', { status: 'new' }))).toBe('');
  });
});

describe('the order of contacts', () => {
  const columns = contactColumns(
    now.getTime(),
    () => 1,
    () => undefined,
  );
  const rows = [
    contact('a', { createdAt: at(-2), status: 'spam', firstName: 'Zoë', company: 'beta' }),
    contact('b', { createdAt: at(-1), status: 'uninterested', firstName: 'émile', company: 'Alpha' }),
    contact('c', { createdAt: at(-3), status: 'interested', firstName: 'Emil', company: 'alpha' }),
    contact('d', { createdAt: at(-4), status: 'new', respondBy: at(-3), firstName: 'Bo', company: 'Gamma' }),
  ];

  it.each([
    ['newest', 'b a c d'],
    ['oldest', 'd c a b'],
    ['status', 'd c b a'],
    ['name', 'd c b a'],
    ['company', 'b c a d'],
    ['overdue', 'd b a c'],
    ['-company', 'd a b c'],
    ['date', 'd c a b'],
    ['nonsense', 'b a c d'],
  ] as const)('sorts %s', (sort, order) => {
    expect(ids(sortLeads(rows, sort, now.getTime(), columns))).toBe(order);
  });

  it('does not change the original list', () => {
    sortLeads(rows, 'oldest', now.getTime(), columns);
    expect(ids(rows)).toBe('a b c d');
  });
});

describe('groupContacts', () => {
  it('counts those of the calendar day and of the last seven days [LEAD-006]', () => {
    const rows = [
      contact('midnight', { createdAt: new Date(2026, 4, 13).toISOString() }),
      contact('yesterday', { createdAt: new Date(2026, 4, 12, 23, 59).toISOString() }),
      contact('week', { createdAt: at(-6.9) }),
      contact('older', { createdAt: at(-7.1) }),
    ];
    const { today, week } = groupContacts(rows, now);
    expect([today.length, week.length]).toEqual([1, 3]);
  });

  it('includes spam', () => {
    const spam = contact('a', { status: 'spam', createdAt: now.toISOString() });
    expect(groupContacts([spam], now)).toEqual({ today: [spam], week: [spam] });
  });
});

describe('describeContacts', () => {
  it('includes the search and the status label if set', () => {
    expect(describeContacts(3, 9, ' ', 'all')).toBe('Showing 3 of 9 contacts');
    expect(describeContacts(1, 9, ' ada ', 'signed')).toBe(
      'Showing 1 of 9 contacts matching "ada" with status Signed',
    );
  });
});

describe('fullName and countByEmail', () => {
  it('has a placeholder for a missing name', () => {
    expect(fullName({ firstName: 'Ada', lastName: '' })).toBe('Ada');
    expect(fullName({ firstName: '', lastName: '' })).toBe('No name');
  });

  it('counts submissions by email, ignoring case', () => {
    const groups = countByEmail([
      contact('a', { email: 'Ada@x.example' }),
      contact('b', { email: 'ada@X.example' }),
    ]);
    expect([...groups]).toEqual([['ada@x.example', 2]]);
  });
});

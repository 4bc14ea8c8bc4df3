import { describe, expect, it } from 'vitest';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { excerpt, findEntries, hasWholeWords, peopleIndex } from './people-index.ts';

const contact = (id: string, more: Partial<Contact> = {}) =>
  ({
    id,
    firstName: 'Ada',
    lastName: id,
    email: `${id}@example.com`,
    company: 'Engines',
    status: 'new',
    ...more,
  }) as Contact;
const client = (more: Partial<Client>) => more as Client;

const ada = { clientName: 'Ada L.', clientEmail: 'lovelace@example.com', companyName: 'Looms' };

describe('peopleIndex', () => {
  const index = peopleIndex(
    [
      contact('lovelace', { status: 'contacted' }),
      contact('lovelace2', { email: 'Lovelace@example.com', company: 'Looms' }),
      contact('spammer', { status: 'spam' }),
      contact('turing', { firstName: 'Alan' }),
    ],
    [
      client({ clientName: 'Ada L.', clientEmail: 'lovelace@example.com', companyName: 'Looms' }),
      client({ ...ada, id: 'asked', status: 'new', respondBy: '2026-11-23T10:00:00.000Z' }),
      client({ ...ada, id: 'by hand', status: 'new' }),
    ],
  );

  it('merges leads of one address, lists unanswered ones and skips spam', () => {
    expect(index.people.map(({ name, unanswered }) => [name, unanswered.map(({ lead }) => lead.id)])).toEqual(
      [
        ['Ada lovelace', ['lovelace2', 'asked']],
        ['Alan turing', ['turing']],
      ],
    );
    expect(index.companies.map(({ name }) => name)).toEqual(['Engines', 'Looms']);
  });

  it('requires every word and ranks matches at the start of a word first', () => {
    const names = (words: string) => findEntries(index.people, words, 5).map(({ name }) => name);
    expect(names('ada engines')).toEqual(['Ada lovelace']);
    expect(names('l')).toEqual(['Ada lovelace', 'Alan turing']);
    expect(names('ring')).toEqual(['Alan turing']);
    expect(names('ada turing')).toEqual([]);
    expect(names('  ')).toEqual([]);
  });
});

describe('excerpt', () => {
  it('shows the words around the first match, without cutting words', () => {
    const text = `${'Please '.repeat(20)}use our logo ${'everywhere '.repeat(20)}`;
    const shown = excerpt(text, 'logo');
    expect(shown).toMatch(/^…Please .*logo everywhere.*everywhere…$/);
    expect(shown.length).toBeLessThan(100);
    expect(excerpt('Our logo', 'logo')).toBe('Our logo');
  });
});

describe('hasWholeWords', () => {
  it('distinguishes a whole word from the beginning of one', () => {
    expect(hasWholeWords({ haystack: ' use our logo.' }, 'Logo')).toBe(true);
    expect(hasWholeWords({ haystack: ' logout' }, 'logo')).toBe(false);
  });
});

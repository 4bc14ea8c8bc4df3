import { describe, expect, it } from 'vitest';
import { compareValues } from './compare-values.ts';

const defaults = { company: { name: 'Parley' }, offer: { starter: 129 }, hours: { days: [1, 2, 3] } };

describe('compareValues', () => {
  it('names each value and shows it before and after', () => {
    const changes = compareValues(
      { offer: { starter: 99 } },
      { company: { name: 'Nordlys' }, hours: { days: [1, 5] } },
      defaults,
    );
    expect(changes).toEqual([
      { key: 'company.name', label: 'Name', before: 'Parley', after: 'Nordlys' },
      { key: 'hours.days', label: 'Open on', before: 'Mon, Tue, Wed', after: 'Mon, Fri' },
      { key: 'offer.starter', label: 'Starter, per month', before: '99', after: '129' },
    ]);
  });

  it('names a text by its page and place, and its default in words', () => {
    expect(compareValues({}, { texts: { 'landing.hero.title': 'Hello' } }, defaults)).toEqual([
      {
        key: 'texts.landing.hero.title',
        label: 'Hero: headline',
        before: 'the default text',
        after: 'Hello',
      },
    ]);
  });

  it('says that lists and addresses are empty', () => {
    expect(
      compareValues(
        { company: { quotes: [{ text: 'Good.', name: 'Ada', company: 'Acme' }] } },
        { company: { quotes: [], statusPage: '' } },
        defaults,
      ).map(({ before, after }) => [before, after]),
    ).toEqual([
      ['Good.', 'an empty list'],
      ['nothing', 'nothing'],
    ]);
  });
});

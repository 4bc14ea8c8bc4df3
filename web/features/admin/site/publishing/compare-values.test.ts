import { describe, expect, it } from 'vitest';
import { compareValues } from './compare-values.ts';

const currency = { code: 'USD', locale: 'en-US' };
const defaults = {
  company: { name: 'Parley', currency },
  offer: { starter: 129 },
  hours: { days: [1, 2, 3] },
};

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
      { key: 'offer.starter', label: 'Starter, per month', before: '$99', after: '$129' },
    ]);
  });

  it('names a text by its page and place, with its default', () => {
    expect(compareValues({}, { texts: { 'landing.hero.title': 'Hello' } }, defaults)).toEqual([
      {
        key: 'texts.landing.hero.title',
        label: 'Hero: headline',
        before: expect.stringMatching(/\w/),
        after: 'Hello',
      },
    ]);
  });

  it('shows amounts in the currency that applied', () => {
    const nok = { company: { currency: { code: 'NOK', locale: 'nb-NO' } }, offer: { starter: 1490 } };
    expect(compareValues({}, nok, defaults).at(-1)).toMatchObject({
      before: '$129',
      after: expect.stringMatching(/^1\s490\skr$/),
    });
    const factors = { offer: { savings: { workingDays: 21 }, perMillion: 12.5 } };
    expect(compareValues({}, factors, { ...defaults, offer: { perMillion: 26 } })).toMatchObject([
      { before: '$26', after: '$12.50' },
      { after: '21' },
    ]);
  });

  it('says that a list is empty', () => {
    expect(
      compareValues(
        { company: { quotes: [{ text: 'Good.', name: 'Ada', company: 'Acme' }] } },
        { company: { quotes: [] } },
        defaults,
      ).map(({ before, after }) => [before, after]),
    ).toEqual([['Good. · Ada · Acme', 'an empty list']]);
  });
});

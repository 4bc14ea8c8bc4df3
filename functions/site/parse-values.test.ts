import { describe, expect, it } from 'vitest';
import { parseValues } from './parse-values.ts';

const parse = (values: unknown) => parseValues(JSON.stringify(values));

describe('parseValues', () => {
  it('leaves out only what the product no longer accepts', () => {
    expect(
      parse({
        company: { name: 'Nordlys', faxNumber: '1' },
        offer: { starter: -1, professional: 5, competitors: { asOf: '2027-01-01', list: [{ name: '' }] } },
        mails: { reminder: { de: { subject: 'Bald: {time}', text: 'Kein Verweis' } }, postcard: {} },
      }),
    ).toEqual({
      company: { name: 'Nordlys' },
      offer: { professional: 5 },
      mails: { reminder: { de: { subject: 'Bald: {time}' } } },
    });
  });

  it('returns no values when the text is none', () => {
    expect([parseValues('{'), parseValues(undefined), parse([]), parse(7)]).toEqual([{}, {}, {}, {}]);
  });
});

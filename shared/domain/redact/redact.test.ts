import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linear, measureGrowth } from '#test/fixtures/growth.ts';
import { caseCount } from '#test/setup/depth.ts';
import { redact, redacted, redactedAfter, redactTurns } from './redact.ts';

const luhn = (digits: string): string => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits + ((10 - (sum % 10)) % 10);
};
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const card = fc
  .constantFrom(
    ['4', 16],
    ['4', 19],
    ['51', 16],
    ['55', 16],
    ['2221', 16],
    ['37', 15],
    ['34', 15],
    ['36', 14],
    ['3530', 16],
    ['6011', 16],
    ['62', 16],
    ['62', 19],
    ['6304', 13],
    ['6759', 18],
  )
  .chain(([start, length]) =>
    digits(Number(length) - String(start).length - 1).map((rest) => luhn(`${start}${rest}`)),
  );
const scripts = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10, 0x1d7ce];
const inScript = (text: string, zero: number): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
const grouped = (text: string, size: number, separator: string): string =>
  text.match(new RegExp(`.{1,${size}}`, 'g'))?.join(separator) ?? text;

describe('redact: payment cards', () => {
  it('recognises a card after a word that is also the code of a country whose IBANs contain no letters', () => {
    const { text, found } = redact('my card is 675939400382022835, thanks');
    expect(found.map(({ kind }) => kind)).toEqual(['card']);
    expect(text).toBe('my card is •••• 2835, thanks');
  });

  it('masks all but the last four digits in any grouping, separator and script [LEAD-025]', () => {
    fc.assert(
      fc.property(
        card,
        fc.constantFrom(4, 4, 4, 1, 2, 5, 8, 19),
        fc.constantFrom(
          '',
          ' ',
          '-',
          '.',
          '/',
          '_',
          '  ',
          '\u00a0',
          '\u2009',
          '\u2011',
          '–',
          ' -',
          '\n',
          '\u200b',
        ),
        fc.constantFrom(...scripts),
        fc.constantFrom('my card is ', 'Hier: ', '卡号', '', '(', 'FT-1042, '),
        (number, size, separator, zero, lead) => {
          const written = inScript(grouped(number, size, separator), zero);
          const { text, found } = redact(`${lead}${written}, thanks`);
          expect(found.map(({ kind }) => kind)).toEqual(['card']);
          expect(text).toBe(`${lead}•••• ${inScript(number.slice(-4), zero)}, thanks`);
          expect(redact(text).text).toBe(text);
        },
      ),
      { numRuns: caseCount(500) },
    );
  });

  it.each([
    ['4111 1111 1111 1111', '•••• 1111'],
    ['5555-5555-5555-4444', '•••• 4444'],
    ['3782 822463 10005', '•••• 0005'],
    ['3056 930902 5904', '•••• 5904'],
    ['pay with 4242424242424242 or 5105 1051 0510 5100!', 'pay with •••• 4242 or •••• 5100!'],
    ['4111 1111 1111 1111 12/27 CVC: 123', '•••• 1111 12/27 CVC: ••••'],
    ['call +49 151 12345678 or charge 4111 1111 1111 1111', 'call +49 151 12345678 or charge •••• 1111'],
    ['card no. 41 111 111 1 111 1111', 'card no. •••• 1111'],
  ])('changes %j to %j', (text, masked) => {
    expect(redacted(text)).toBe(masked);
  });

  it('ignores numbers with a wrong check digit', () => {
    expect(redact('4111 1111 1111 1112')).toEqual({ text: '4111 1111 1111 1112', found: [] });
  });
});

describe('redact: account numbers', () => {
  it.each([
    'DE89 3704 0044 0532 0130 00',
    'GB82WEST12345698765432',
    'fr14 2004 1010 0505 0001 3m02 606',
    'NL91-ABNA-0417-1643-00',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'ＤＥ８９３７０４００４４０５３２０１３０００',
  ])('masks %s', (iban) => {
    const { text, found } = redact(`Please pay to ${iban} today`);
    expect(found).toMatchObject([{ kind: 'iban' }]);
    expect(text).toMatch(/^Please pay to •••• \p{L}?.{3,4} today$/u);
  });

  it.each(['DE88 3704 0044 0532 0130 00', 'DE89 3704 0044', 'XX89370400440532013000'])(
    'ignores %s',
    (text) => {
      expect(redact(text).found).toEqual([]);
    },
  );
});

describe('redact: identity numbers', () => {
  it.each([
    ['US', 'my number is 123-45-6789.'],
    ['US', 'SSN 123456789'],
    ['GB', 'AB 12 34 56 C'],
    ['GB', 'nino qq123456c is none, jg103759a is'],
    ['DE', '86095742719'],
    ['DE', 'Steuer-ID: 47 036 892 816'],
    ['DE', 'Personalausweis T220001293'],
    ['FR', '1 85 05 78 006 084 91'],
    ['ES', '12345678Z'],
    ['ES', 'X1234567L'],
    ['IT', 'RSSMRA85T10A562S'],
    ['NL', 'bsn 111222333'],
    ['PL', '44051401359'],
    ['SE', '811218-9876'],
    ['SE', '198112189876'],
    ['NO', '010175 10084'],
    ['DK', '070761-1006'],
    ['FI', '131052-308T'],
    ['BR', '529.982.247-25'],
    ['IN', '2341 2341 2346'],
    ['CN', '11010519491231002X'],
    ['KR', '900101-1234567'],
    ['TR', '10000000146'],
    ['JP', 'マイナンバー 1234 5678 9018'],
    ['BE', '85.07.30-033.28'],
    ['CH', '756.9217.0769.85'],
    ['RU', '112-233-445 95'],
    ['CA', 'SIN: 046 454 286'],
    ['PT', 'NIF 123456789'],
    ['IL', 'תעודת זהות 123456782'],
  ])('masks the whole %s number in %j', (country, text) => {
    const { text: masked, found } = redact(text);
    expect(found).toMatchObject([{ kind: 'national-id', country }]);
    expect(masked).toContain('••••');
    expect(masked.replace(/[^\d]/g, '').length).toBeLessThan(7);
  });

  it.each([
    '123456789',
    '111222333',
    '046 454 286',
    '000-12-3456',
    '12345678A',
    '44051401358',
    '10000000145',
    '131052-308A',
  ])('ignores %j', (text) => {
    expect(redact(text)).toEqual({ text, found: [] });
  });
});

describe('redact: ordinary business text', () => {
  it.each([
    'FT-1042',
    'Order 2026-11-22-000123, invoice 4711, ticket #100200300',
    '1,000,000,000,000 or 4.111.111.111.111 euros, $99.99, 12 345,67 €',
    'from 2026-11-22 14:30 to 24.11.2026 - 25.11.2026, 05.11.2026-15.11.2026',
    'order 12345678 of 22/11/2026, tracking 1Z999AA10123456784',
    'v1.2.3, 192.168.100.200, 2001:db8::1, 3f2504e0-4f89-71d3-9a0c-0305e82c3301',
    'SKU 4006381333930, unix time 1763771856000',
    'between 9:00 and 17:00, 25,000 messages, 67 %, 0.000026 each',
  ])('stays unchanged: %s', (text) => {
    expect(redact(text)).toEqual({ text, found: [] });
  });

  const areas = fc.constantFrom(
    ['+49 ', 10, 11],
    ['+1 ', 10, 10],
    ['+44 ', 10, 10],
    ['+91 ', 10, 10],
    ['+86 ', 11, 11],
    ['+55 ', 11, 11],
    ['+', 9, 15],
    ['00', 9, 15],
    ['0', 8, 10],
    ['(0', 8, 10],
  );
  it('keeps international and national phone numbers in any grouping [LEAD-026]', () => {
    fc.assert(
      fc.property(
        areas.chain(([lead, min, max]) =>
          fc.tuple(
            fc.constant(String(lead)),
            fc.integer({ min: Number(min), max: Number(max) }).chain(digits),
            fc.constantFrom(2, 3, 4, 20),
            fc.constantFrom(' ', '-', '.', '/', '\u00a0'),
          ),
        ),
        ([lead, number, size, separator]) => {
          const text = `Call ${lead}${grouped(number, size, separator)} after six`;
          expect(redact(text)).toEqual({ text, found: [] });
        },
      ),
      { numRuns: caseCount(1000) },
    );
  });

  it('keeps amounts of money in the format of any language', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e13, noNaN: true }),
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'en-IN', 'de-CH', 'ar-EG', 'ja-JP', 'sv-SE'),
        fc.constantFrom('EUR', 'USD', 'JPY', 'INR'),
        (amount, locale, currency) => {
          const text = `It is ${new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)}.`;
          expect(redact(text)).toEqual({ text, found: [] });
        },
      ),
      { numRuns: caseCount(500) },
    );
  });
});

describe('redact', () => {
  it('accepts any text, keeps text without numbers and never makes it longer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const { text: masked, found } = redact(text);
        expect(masked.length).toBeLessThanOrEqual(text.length);
        if (found.length === 0) expect(masked).toBe(text);
      }),
    );
  });

  it.each([
    ['digits', '1'],
    ['digits in groups', '1234 '],
    ['digits far apart', '1 '],
    ['cards without a check digit', '4111 1111 1111 1112 '],
    ['letters', 'A'],
    ['beginnings of accounts', 'DE89 '],
    ['marks without a width', '1\u200b\u200b'],
    ['separators', '1--'],
    ['shapes of ids', '123-45-678'],
  ])('runs in linear time up to a hundred thousand characters of %s', async (_, part) => {
    const work = (length: number) => redact(part.repeat(length / part.length));
    expect(await measureGrowth(work, 12_500)).toBeLessThan(linear);
  });

  it('keeps the roles of a conversation', () => {
    expect(redactTurns([{ role: 'user', content: 'It is 4111111111111111' }])).toEqual([
      { role: 'user', content: 'It is •••• 1111' },
    ]);
  });
});

describe('redactedAfter', () => {
  it('masks the second half of a number that began in the message before', () => {
    expect(redactedAfter('my card is 4111 1111', '1111 1111, valid 12/28')).toBe('••••, valid 12/28');
    expect(redactedAfter('DE89 3704 0044', '0532 0130 00 please')).toBe('•••• please');
  });

  it('leaves messages that continue no number', () => {
    expect(redactedAfter('my order is 4111 1111', '2222 3333 please')).toBe('2222 3333 please');
    expect(redactedAfter('Hello', 'call 030 1234567')).toBe('call 030 1234567');
    expect(redactedAfter(undefined, '4111 1111 1111 1111')).toBe('•••• 1111');
  });
});

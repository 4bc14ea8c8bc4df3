import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitRuns, fold } from './fold.ts';
import { redact } from './redact.ts';

const found = (text: string) => redact(text).found.map(({ kind }) => kind);

describe('fold', () => {
  const plain = '0123456789';
  // The first digit of several scripts, two of them outside the basic plane.
  it.each([0x660, 0x6f0, 0x7c0, 0x966, 0xe50, 0x1040, 0xff10, 0x104a0, 0x1d7ce, 0x1d7d8, 0x1d7f6])(
    'maps the ten digits of the script at %i to ASCII',
    (zero) => {
      const written = String.fromCodePoint(...[...plain].map((digit) => zero + Number(digit)));
      expect(fold(written).replaceAll('\0', '')).toBe(plain);
      expect(fold(written)).toHaveLength(written.length);
    },
  );

  it.each([
    ['a\u00a0b\u2009c\td\ne', 'A B C D E'],
    ['1‐2‑3–4—5−6', '1-2-3-4-5-6'],
    ['1\u200b2\u0301\u20e3', '1\u00002\u0000\u0000'],
    ['ＡｂＺ～！', 'ABZ~!'],
    ['\uff5f\uff00', '\uff5f\uff00'],
    ['straße', 'STRAßE'],
    ['éñя', 'ÉÑЯ'],
    ['𝒜', '𝒜'.padEnd(2, '\0')],
  ])('folds %j to %j', (text, folded) => expect(fold(text)).toBe(folded));

  it('keeps every character’s position', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        expect(fold(text)).toHaveLength(text.length);
      }),
    );
  });

  it('joins digits over at most three separators into one number', () => {
    const runs = (text: string) => digitRuns(fold(text)).map(({ digits }) => digits);
    expect(runs('12 34-56.78/9_0,1·2|3')).toEqual(['1234567890123']);
    expect(runs('12 -  34')).toEqual(['12', '34']);
    expect(runs('12 - 34 and 5;6:7')).toEqual(['1234', '5', '67']);
    expect(runs('1\u200b2')).toEqual(['12']);
    expect(runs('none')).toEqual([]);
    const [run] = digitRuns(fold(' 1\u200b 23'));
    expect(run).toEqual({ digits: '123', at: [1, 4, 5], gaps: ['', ' ', ''] });
  });
});

describe('card numbers', () => {
  const card = '4111111111111111';
  const cut = (sizes: readonly number[], digits: string, gap = ' ') =>
    sizes
      .map((size, index) => {
        const from = sizes.slice(0, index).reduce((sum, one) => sum + one, 0);
        return digits.slice(from, from + size);
      })
      .join(gap);
  it.each([
    ['4-6-5', '378282246310005'],
    ['4-6-4', '30569309025904'],
    ['4-5-5', '30569309025904'],
    ['4-5-6', '378282246310005'],
    ['4-4-4-4', card],
    ['8-8', card],
    ['5-5-5', '378282246310005'],
    ['4-4-4-3', '378282246310005'],
  ])('are recognised as %s', (sizes, digits) => {
    expect(found(`FT-7 ${cut(sizes.split('-').map(Number), digits)} 12`)).toEqual(['card']);
  });

  it.each([
    ['1-3-3-3-3', '4222222222222'],
    ['3-3-3-3-1', '4222222222222'],
  ])('are not found in the amount %s', (sizes, digits) => {
    expect(found(`It is ${cut(sizes.split('-').map(Number), digits, '.')} euros`)).toEqual([]);
    expect(found(`card ${cut(sizes.split('-').map(Number), digits, '.')}`)).toEqual(['card']);
  });

  it('are not found inside longer numbers, phone numbers or with an extra digit', () => {
    expect(found(`${card}1`)).toEqual([]);
    expect(found(`1${card}`)).toEqual([]);
    expect(found(`+${card.slice(0, 15)}`)).toEqual([]);
    expect(found('00491511234567')).toEqual([]);
    expect(found('411111111111')).toEqual([]);
  });

  it('are found next to each other and after other numbers', () => {
    expect(redact(`${card} 5105105105105100`).text).toBe('•••• 1111 •••• 5100');
    expect(redact(`7 ${card}`).text).toBe('7 •••• 1111');
    expect(redact(`12/27 ${card} 12/27`).text).toBe('12/27 •••• 1111 12/27');
  });

  it.each([
    ['cvv 123', 'cvv ••••'],
    ['CVC2: 1234', 'CVC2: ••••'],
    ['Prüfnummer ist 123', 'Prüfnummer ist ••••'],
    ['cvv 12345', 'cvv 12345'],
    ['code 123', 'code 123'],
  ])('are masked together with the security code: %j', (said, masked) => {
    expect(redact(`${card}, ${said}`).text).toBe(`•••• 1111, ${masked}`);
    expect(redact(`order 123456, ${said}`).found).toEqual([]);
  });
});

describe('identity numbers', () => {
  /** Valid numbers whose check digits catch every single wrong digit. */
  it.each([
    ['DE', 'Steuer-ID 86095742719'],
    ['DE', 'Steuer-ID 47036892816'],
    ['NO', 'fødselsnummer 01017510084'],
    ['TR', 'kimlik 10000000146'],
    ['BR', 'CPF 52998224725'],
    ['IN', 'Aadhaar 234123412346'],
    ['CN', '身份证 11010519491231002X'],
    ['SE', 'personnummer 198112189876'],
    ['PL', 'PESEL 44051401359'],
    ['DK', 'CPR 0707611006'],
    ['NL', 'BSN 111222333'],
    ['CA', 'SIN 046454286'],
    ['IL', 'Teudat 123456782'],
    ['CH', 'AHV 7569217076985'],
    ['JP', 'マイナンバー 123456789018'],
    ['FI', 'HETU 131052-308T'],
    ['ES', 'DNI 12345678Z'],
    ['ES', 'NIE X1234567L'],
    ['IT', 'codice fiscale RSSMRA85T10A562S'],
    ['KR', '주민 9001011234568'],
    ['RU', 'СНИЛС 112-233-445 95'],
    ['PT', 'contribuinte 123456789'],
    ['BE', 'NISS 85073003328'],
    ['FR', 'NIR 185057800608491'],
  ])('of %s are rejected with one wrong digit: %s', (country, text) => {
    const countries = (one: string) =>
      redact(one).found.flatMap((finding) => (finding.country === undefined ? [] : [finding.country]));
    const known = countries(text).includes(country);
    const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
    const wrong = places.flatMap((at) =>
      [...'0123456789']
        .filter((digit) => digit !== text[at])
        .map((digit) => text.slice(0, at) + digit + text.slice(at + 1)),
    );
    const missed = wrong.filter((one) => countries(one).includes(country));
    expect([known, missed.length <= wrong.length * 0.12], missed.join(' ')).toEqual([true, true]);
  });
});

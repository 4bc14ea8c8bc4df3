import { describe, expect, it } from 'vitest';
import { before, fold, isAsciiDigit, isLetterOrDigit, lettersFrom } from './fold.ts';
import { paymentKinds, redact, redacted } from './redact.ts';

const kinds = (text: string) => redact(text).found.map(({ kind }) => kind);
const countries = (text: string) => redact(text).found.map(({ country }) => country);

describe('fold helpers', () => {
  it.each([
    ['0', true, true],
    ['9', true, true],
    ['/', false, false],
    [':', false, false],
    ['A', false, true],
    ['ж', false, true],
    ['²', false, true],
    ['-', false, false],
    [undefined, false, false],
  ])('classify %j: digit %s, letter or digit %s', (character, digit, either) => {
    expect([isAsciiDigit(character), isLetterOrDigit(character)]).toEqual([digit, either]);
  });

  it('read the requested number of characters over up to three separators', () => {
    const from = (text: string, max = 99) => lettersFrom(fold(text), 0, max).text;
    expect(from('ab 12-3_4')).toBe('AB1234');
    expect(from('ab  12    3')).toBe('AB12');
    expect(from('ab;12')).toBe('AB');
    expect(from('a\u200b\u200b\u200bb')).toBe('AB');
    expect(from('aäz')).toBe('A');
    expect(from('azAZ09')).toBe('AZAZ09');
    expect(from('abcdef', 3)).toBe('ABC');
    expect(lettersFrom(fold('-a b'), 1, 9)).toEqual({ text: 'AB', at: [1, 3] });
  });

  it.each([
    ['+1', 1, '+'],
    ['+\0\0\x001', 4, '+'],
    ['1', 0, undefined],
    ['\x001', 1, undefined],
  ])('find in %j the last visible character before %i: %j', (text, at, shown) => {
    expect(before(text, at)).toBe(shown);
  });
});

describe('card numbers next to other numbers', () => {
  it.each([
    // Printed card groups are enough, even with more digits around them.
    ['7 4000000000000000006 5', ['card']],
    ['7 620000 0000000000005 5', []],
    ['7 4222 2222 22222 5', ['card']],
    ['7 42222222 22222 5', ['card']],
    ['7 4222 222 222 222 5', ['card']],
    ['7 4000 0000 0000 0000 006 5', ['card']],
    ['7 41111 11111 11111 1 5', ['card']],
    ['7 4111111111 111111 5', ['card']],
    // Other groupings need a word or must stand alone.
    ['7 41111111111 11111 5', []],
    ['7 411 1111111111111 5', []],
    ['7 4111 1111 11111111 5', []],
    ['7 41 1111 1111 1111 11 5', []],
    ['41 1111 1111 1111 11', ['card']],
    ['card 7 41 1111 1111 1111 11 5', ['card']],
    ['4 2222 2222 2222', []],
    ['visa 4 2222 2222 2222', ['card']],
    // Amounts are not cards: thousands, lakhs, and both with decimals.
    ['4 111 111 111 111 111', []],
    ['4,11,11,11,11,11,11,111', []],
    ['37,82,82,24,63,10,005', []],
    ['3.782.822.463.100,05', []],
    ['411.111.111.111.111,1', []],
    // One digit more or less than a card number.
    ['41111111111111111', []],
    ['4111111111119', ['card']],
    ['123456789012', []],
  ])('are found in %j: %j', (text, expected) => expect(kinds(text)).toEqual(expected));

  it.each([
    ['+378282246310005', []],
    ['+ 378282246310005', ['card']],
    ['+\u200b378282246310005', []],
    ['+4111111111111111', ['card']],
    ['00 378282246310005', []],
    ['00 4111111111111111', ['card']],
  ])('are not confused with phone numbers, %j: %j', (text, expected) =>
    expect(kinds(text)).toEqual(expected),
  );

  it('need a word within 48 characters before or 24 after', () => {
    const odd = '411 1111111111 111';
    const at = (gap: number, text: string) => kinds(text.replace('~', '.'.repeat(gap)));
    expect(at(42, `card~7 ${odd} 5`)).toEqual(['card']);
    expect(at(43, `card~7 ${odd} 5`)).toEqual([]);
    expect(at(18, `7 ${odd} 5~card`)).toEqual(['card']);
    expect(at(19, `7 ${odd} 5~card`)).toEqual([]);
    expect(at(0, `c\u200bard 7 ${odd} 5`)).toEqual(['card']);
    expect(at(0, `cord 7 ${odd} 5`)).toEqual([]);
  });

  it('keep their last four digits in any script', () => {
    expect(redacted('𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟐 and 𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏!')).toBe('𝟒𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟏𝟐 and •••• 𝟏𝟏𝟏𝟏!');
  });
});

describe('redact', () => {
  it('masks only the requested kinds', () => {
    const text = 'DE89370400440532013000, 12345678Z and 4111111111111111';
    expect(kinds(text)).toEqual(['iban', 'national-id', 'card']);
    expect(redact(text, paymentKinds).text).toBe('•••• 3000, 12345678Z and •••• 1111');
    expect(redact(text, ['national-id']).text).toBe('DE89370400440532013000, •••• and 4111111111111111');
  });

  it('reports positions', () => {
    expect(redact('no. 12345678Z!').found).toEqual([{ kind: 'national-id', country: 'ES', from: 4, to: 13 }]);
  });
});

describe('account numbers', () => {
  it.each([
    ['xDE89370400440532013000', ['DE']],
    ['DE89370400440532013000x', ['DE']],
    ['DE89 3704 0044 0532 0130 00 9', ['DE']],
    ['DEDE89370400440532013000', ['DE']],
    ['de de89 3704 0044 0532 0130 00', ['DE']],
    ['DE8937040044053201300A', []],
    ['GBA2WEST12345698765432', []],
    ['GB8AWEST12345698765432', []],
    ['DE89370400440532013000 GB82WEST12345698765432', ['DE', 'GB']],
    ['ZZ82WEST12345698765432', []],
  ])('are found in %j: %j', (text, expected) => expect(countries(text)).toEqual(expected));
});

describe('identity numbers', () => {
  it.each([
    // Born in this century, provisional numbers, women, and remainders without a digit.
    ['PL', 'PESEL 02271400004'],
    ['NO', 'fødselsnummer 52038200070'],
    ['NO', 'fødselsnummer 01438200130'],
    ['SE', '811278-0005'],
    ['SE', '121212+0008'],
    ['FR', '1 99 01 2A 001 000 04'],
    ['FR', '1 99 01 2B 001 000 31'],
    ['FR', '2 99 08 75 001 000 09'],
    ['BE', 'NISS 03052010009'],
    ['BE', 'NISS 03052010077'],
    ['ES', 'Y0000007K'],
    ['FI', '010203A9002'],
    ['DE', 'Steuer-ID 11123456794'],
    ['JP', 'MY NUMBER 100000000030'],
    ['RU', '123-460-000 00'],
    ['PT', 'NIF 501200010'],
    ['CN', '11010519900307005x'],
    ['ES', 'Z0000007N'],
    ['IT', 'VRD GPP 80A41 H501Y'],
    ['IT', 'bnclra92s55f205j'],
    ['DE', 'Ausweis CFGHJKLMN7'],
    // Ten characters with a single digit; and numbers with two leading zeros, which phone numbers never have
    // in this format.
    ['US', '001-23-4567'],
    ['BR', 'CPF 001.234.567-97'],
    ['KR', '000229-3100003'],
  ])('are found for %s: %s', (country, text) => expect(countries(text)).toContain(country));

  it.each([
    ['US', 'SSN 666-12-3456'],
    ['US', 'SSN 912-34-5678'],
    ['US', 'SSN 123-00-4567'],
    ['US', 'SSN 123-45-0000'],
    ['TR', 'kimlik 01234567840'],
    ['BR', 'CPF 111.111.111-11'],
    ['PL', 'PESEL 02333200007'],
    ['GB', 'nino BG123456A'],
    ['GB', 'nino AB123456E'],
    ['CH', 'AHV 755.9217.0769.85'],
  ])('are not found for %s: %s', (country, text) => expect(countries(text)).not.toContain(country));

  it.each([
    // Eleven bare digits are ambiguous: a nearby word or the prefix decides whether they are a phone number.
    ['86095742719', ['DE']],
    ['call 86095742719', []],
    ['call me, Steuer-ID 86095742719', ['DE']],
    ['10000000146', ['TR']],
    ['+10000000146', []],
    ['+1 1000-00-0146', []],
    ['x86095742719', []],
    ['86095742719-1', []],
    ['BSN 111 222 333', ['NL']],
    ['111 222 333', []],
  ])('of bare digits are found in %j: %j', (text, expected) => expect(countries(text)).toEqual(expected));
});

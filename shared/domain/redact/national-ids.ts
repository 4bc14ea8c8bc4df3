import { isDay, isLuhn, isMod11And10, isVerhoeff, remainder, weighted } from './checksums.ts';

/** Identity number format of one country. */
export interface NationalId {
  readonly country: string;
  /** Unmistakable format: matches wherever the check digits are right. */
  readonly shaped?: RegExp;
  /** Digits only: matches if the check digits are right and it isn't a phone number. */
  readonly solid?: RegExp;
  /** Common format: matched only next to one of `words`. */
  readonly named?: RegExp;
  readonly words: RegExp;
  /** Checks the number without separators. */
  readonly check: (id: string) => boolean;
}

const yes = () => true;
/** Excludes matches inside a longer number. */
const number = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}+-])${pattern}(?![-.]?[\\p{L}\\p{N}])`, 'gu');
const eleven = number('\\d{11}');
const nine = number('\\d{3}[ .-]?\\d{3}[ .-]?\\d{3}');

const mod23 = 'TRWAGMYFPDXBNJZSQVHLCKE';
const hetu = '0123456789ABCDEFHJKLMNPRSTUVWXY';
/** Values of the characters at odd positions of a codice fiscale. */
const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
const letterOrDigit = (character: string): number =>
  character >= 'A' ? character.charCodeAt(0) - 65 : Number(character);

const digitOf11 = (sum: number): number => 11 - (sum % 11);
const hasCheck = (id: string, at: number, weights: readonly number[]): boolean =>
  digitOf11(weighted(id, weights)) % 11 === Number(id[at]);
const isBrazilian = (id: string): boolean =>
  !/^(\d)\1+$/.test(id) &&
  [9, 10].every((at) => {
    const sum = weighted(
      id,
      Array.from({ length: at }, (_, index) => at + 1 - index),
    );
    return ((sum * 10) % 11) % 10 === Number(id[at]);
  });
const isTurkish = (id: string): boolean => {
  const [a, b] = [weighted(id, [1, 0, 1, 0, 1, 0, 1, 0, 1]), weighted(id, [0, 1, 0, 1, 0, 1, 0, 1])];
  return (
    id[0] !== '0' &&
    (a * 7 - b + 100) % 10 === Number(id[9]) &&
    weighted(id, Array<number>(10).fill(1)) % 10 === Number(id[10])
  );
};
const isPolish = (id: string): boolean =>
  weighted(id, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0 &&
  isDay(id.slice(4, 6), String(Number(id.slice(2, 4)) % 20));
const isGerman = (id: string): boolean => {
  const counts = [...'0123456789'].map((digit) => id.slice(0, 10).split(digit).length - 1);
  const repeated = counts.filter((count) => count > 1);
  return id[0] !== '0' && repeated.length === 1 && (repeated[0] ?? 0) < 4 && isMod11And10(id);
};
const isNorwegian = (id: string): boolean =>
  isDay(String(Number(id.slice(0, 2)) % 40), String(Number(id.slice(2, 4)) % 40)) &&
  hasCheck(id, 9, [3, 7, 6, 1, 8, 9, 4, 5, 2]) &&
  hasCheck(id, 10, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
const isSwedish = (id: string): boolean => {
  const ten = id.slice(-10);
  return isDay(String(Number(ten.slice(4, 6)) % 60), ten.slice(2, 4)) && isLuhn(ten);
};
const isItalian = (id: string): boolean => {
  const sum = [...id.slice(0, 15)].reduce((total, character, index) => {
    const value = letterOrDigit(character);
    return total + (index % 2 === 0 ? (odd[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26)) === id[15];
};
const isFrench = (id: string): boolean => {
  const number13 = id.slice(0, 13).replace('2A', '19').replace('2B', '18');
  return 97 - remainder(number13, 97) === Number(id.slice(13));
};
const isKorean = (id: string): boolean =>
  isDay(id.slice(4, 6), id.slice(2, 4)) &&
  digitOf11(weighted(id, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5])) % 10 === Number(id[12]);
const isChinese = (id: string): boolean =>
  isDay(id.slice(12, 14), id.slice(10, 12)) &&
  '10X98765432'[weighted(id, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] === id[17];
const isBelgian = (id: string): boolean =>
  ['', '2'].some((century) => 97 - remainder(century + id.slice(0, 9), 97) === Number(id.slice(9)));
const isEan13 = (id: string): boolean => weighted(id, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0;
const isGermanCard = (id: string): boolean =>
  [...id.slice(0, 9)].reduce(
    (sum, character, index) => sum + Number.parseInt(character, 36) * (([7, 3, 1] as const)[index % 3] ?? 0),
    0,
  ) %
    10 ===
  Number(id[9]);
const isFinnish = (id: string): boolean =>
  isDay(id.slice(0, 2), id.slice(2, 4)) &&
  hetu[remainder(id.slice(0, 6) + id.slice(-4, -1), 31)] === id.at(-1);
const isDanish = (id: string): boolean =>
  isDay(id.slice(0, 2), id.slice(2, 4)) && weighted(id, [4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
const isSocialSecurity = (id: string): boolean => !/^(?:000|666|9)|^...00|0000$/.test(id);
const isSnils = (id: string): boolean =>
  (weighted(id, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(id.slice(9));
const isMyNumber = (id: string): boolean => {
  const rest = weighted(id, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest <= 1 ? 0 : 11 - rest) === Number(id[11]);
};

/** Known identity numbers: those of the countries of the site's languages and some other large ones. */
export const nationalIds: readonly NationalId[] = [
  {
    country: 'US',
    shaped: number('\\d{3}-\\d{2}-\\d{4}'),
    named: number('\\d{3} ?\\d{2} ?\\d{4}'),
    words: /\bSSN\b|SOCIAL SECURITY|SEGURO SOCIAL/,
    check: isSocialSecurity,
  },
  {
    country: 'GB',
    shaped: number(
      '(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z][ -]?\\d{2}[ -]?\\d{2}[ -]?\\d{2}[ -]?[A-D]',
    ),
    words: /NATIONAL INSURANCE|\bNINO\b/,
    check: yes,
  },
  {
    country: 'DE',
    shaped: number('\\d{2} \\d{3} \\d{3} \\d{3}'),
    solid: eleven,
    words: /STEUER|\bIDNR|TAX/,
    check: isGerman,
  },
  {
    country: 'DE',
    named: number('[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ\\d]{8}\\d'),
    words: /AUSWEIS|\bPERSO\b|REISEPASS|PASSPORT/,
    check: isGermanCard,
  },
  {
    country: 'FR',
    shaped: number('[1-478] ?\\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\\d) ?(?:2[AB]|\\d{2}) ?\\d{3} ?\\d{3} ?\\d{2}'),
    words: /SÉCU|SECU|\bNIR\b/,
    check: isFrench,
  },
  {
    country: 'ES',
    shaped: number('(?:\\d{8}|\\d{2}\\.\\d{3}\\.\\d{3})-?[A-HJ-NP-TV-Z]'),
    words: /\bDNI\b|\bNIF\b/,
    check: (id) => mod23[Number(id.slice(0, 8)) % 23] === id[8],
  },
  {
    country: 'ES',
    shaped: number('[XYZ]-?\\d{7}-?[A-HJ-NP-TV-Z]'),
    words: /\bNIE\b/,
    check: (id) => mod23[Number(`${'XYZ'.indexOf(id[0] ?? '')}${id.slice(1, 8)}`) % 23] === id[8],
  },
  {
    country: 'IT',
    shaped: number('[A-Z]{3} ?[A-Z]{3} ?\\d{2}[A-EHLMPRST]\\d{2} ?[A-Z]\\d{3}[A-Z]'),
    words: /FISCALE/,
    check: isItalian,
  },
  {
    country: 'NL',
    named: nine,
    words: /\bBSN\b|BURGERSERVICE|SOFI/,
    check: (id) => weighted(id, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
  },
  { country: 'PL', solid: eleven, words: /PESEL/, check: isPolish },
  {
    country: 'SE',
    shaped: number('(?:19|20)?\\d{6}[-+]\\d{4}'),
    solid: number('(?:19|20)\\d{10}'),
    named: number('\\d{10}'),
    words: /PERSONN|SAMORDNING|\bPNR\b/,
    check: isSwedish,
  },
  {
    country: 'NO',
    shaped: number('\\d{6} \\d{5}'),
    solid: eleven,
    words: /FØDSELS|PERSONN|\bFNR\b|D-NUMMER/,
    check: isNorwegian,
  },
  {
    country: 'DK',
    shaped: number('\\d{6}-\\d{4}'),
    named: number('\\d{6}[ -]?\\d{4}'),
    words: /\bCPR\b/,
    check: isDanish,
  },
  {
    country: 'FI',
    shaped: number('\\d{6}[-+A-FU-Y]\\d{3}[0-9A-FHJ-NPR-Y]'),
    words: /HENKILÖTUNNUS|HETU/,
    check: isFinnish,
  },
  {
    country: 'BR',
    shaped: number('\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}'),
    solid: number('(?![1-9]{2}9)\\d{11}'),
    named: eleven,
    words: /\bCPF\b/,
    check: isBrazilian,
  },
  {
    country: 'IN',
    shaped: number('[2-9]\\d{3}([ -])\\d{4}\\1\\d{4}(?!\\1\\d)'),
    named: number('[2-9]\\d{11}'),
    words: /AADHAA?R|आधार/,
    check: isVerhoeff,
  },
  {
    country: 'CN',
    shaped: number('[1-9]\\d{5} ?(?:19|20)\\d{6} ?\\d{3}[\\dX]'),
    words: /身份证/,
    check: isChinese,
  },
  {
    country: 'KR',
    shaped: number('\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])-[1-8]\\d{6}'),
    words: /주민/,
    // Numbers issued since October 2020 have no check digit, so the format is enough.
    check: yes,
  },
  { country: 'KR', solid: number('\\d{6}[1-8]\\d{6}'), words: /주민/, check: isKorean },
  { country: 'TR', solid: eleven, words: /KİMLİK|KIMLIK|\bT\.?C\.?\b|TCKN/, check: isTurkish },
  {
    country: 'JP',
    named: number('\\d{4}[ -]?\\d{4}[ -]?\\d{4}'),
    words: /マイナンバー|個人番号|MY ?NUMBER/,
    check: isMyNumber,
  },
  {
    country: 'BE',
    shaped: number('\\d{2}\\.\\d{2}\\.\\d{2}-\\d{3}\\.\\d{2}'),
    named: eleven,
    words: /RIJKSREGISTER|REGISTRE NATIONAL|\bNISS\b|\bINSZ\b/,
    check: isBelgian,
  },
  {
    country: 'CH',
    shaped: number('756\\.?\\d{4}\\.?\\d{4}\\.?\\d{2}'),
    words: /\bAHV\b|\bAVS\b/,
    check: isEan13,
  },
  { country: 'RU', shaped: number('\\d{3}-\\d{3}-\\d{3}[ -]\\d{2}'), words: /СНИЛС/, check: isSnils },
  {
    country: 'CA',
    named: nine,
    words: /\bSIN\b|SOCIAL INSURANCE|ASSURANCE SOCIALE/,
    check: isLuhn,
  },
  {
    country: 'PT',
    named: nine,
    words: /\bNIF\b|CONTRIBUINTE/,
    check: (id) => (digitOf11(weighted(id, [9, 8, 7, 6, 5, 4, 3, 2])) % 11) % 10 === Number(id[8]),
  },
  { country: 'IL', named: nine, words: /תעודת|זהות|TEUDAT/, check: isLuhn },
];

import { isLuhn } from './checksums.ts';
import { hasContext, type Match } from './finding.ts';
import type { DigitRun } from './fold.ts';
import { isPhone } from './phone.ts';

/**
 * Prefixes and lengths that card networks issue. EANs, SIM card numbers and phone numbers start differently.
 */
const networks: readonly RegExp[] = [
  // Visa. Thirteen digits are rare and look like German and Austrian mobile numbers without plus.
  /^4(?:\d{15}|\d{17,18})$/,
  /^4(?!91[567]|36)\d{12}$/,
  // Mastercard
  /^5[1-5]\d{14}$/,
  /^2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}$/,
  // American Express
  /^3[47]\d{13}$/,
  // Diners Club
  /^3(?:0[0-5]|[689]\d)\d{11,16}$/,
  // JCB
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/,
  // Discover, UnionPay, RuPay, Troy, Mir
  /^6(?:011|4[4-9]\d|5\d\d|0\d\d|2\d\d)\d{12,15}$/,
  /^8[12]\d{14}$/,
  /^(?:9792|220[0-4])\d{12,15}$/,
  // Maestro and similar, from thirteen digits
  /^(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{9,15}$/,
  /^(?:5[06-9]|6[0-9])\d{14,17}$/,
];

const cardWords =
  /CARD|CREDIT|DEBIT|VISA|MASTERCARD|AMEX|KARTE|TARJETA|CARTE|CARTA|CARTÃO|CARTAO|KAART|KORT|KORTTI|KART|КАРТ|カード|카드|卡|بطاقة|कारड|כרטיס/u;

/** Whether the grouping fits a card rather than an amount or two phone numbers. */
const isRegular = (groups: readonly number[]): boolean => {
  const [first = 0] = groups;
  if (groups.length === 1) return true;
  if (
    ['4-6-5', '4-6-4', '4-5-6', '4-5-5', '6-13', '4-4-4-3', '4-4-5', '8-5', '4-3-3-3'].includes(
      groups.join('-'),
    )
  )
    return true;
  // Groups of three are amounts.
  if (first === 3 || first > 10) return false;
  return groups.every((size, index) => size === first || (index === groups.length - 1 && size < first + 1));
};

/** Thousands or lakhs, with or without two decimals. */
const isAmount = (groups: readonly number[]): boolean =>
  /^(?:[1-3](?:-3)+|[12](?:-2)+-3)(?:-[12])?$/.test(groups.join('-'));

/** Sizes of the groups in which the digits from `from` to `to` are written. */
const groupsOf = ({ gaps }: DigitRun, from: number, to: number): number[] => {
  const sizes: number[] = [];
  for (let index = from; index < to; index += 1)
    if (index === from || gaps[index] !== '') sizes.push(1);
    else sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1;
  return sizes;
};

/** Card lengths in the order in which they are tried, after the whole remaining number. */
const usualLengths = [16, 15, 14, 19, 18, 17, 13];
/** Finds payment card numbers in a folded text by prefix, length, check digit and grouping. */
export const cards = (folded: string, runs: readonly DigitRun[]): Match[] => {
  const found: Match[] = [];
  for (const run of runs) {
    const { digits, at, gaps } = run;
    if (digits.length < 13 || isPhone(folded, run)) continue;
    for (let from = 0; from <= digits.length - 13; from += 1) {
      if (from > 0 && gaps[from] === '') continue;
      const left = digits.length - from;
      const length = [left, ...usualLengths].find((size) => {
        if (size > 19) return false;
        const to = from + size;
        if (to > digits.length || (to < digits.length && gaps[to] === '')) return false;
        const number = digits.slice(from, to);
        if (!networks.some((network) => network.test(number)) || !isLuhn(number)) return false;
        return (
          isRegular(groupsOf(run, from, to)) ||
          (size === digits.length && size > 13 && !isAmount(groupsOf(run, from, to))) ||
          hasContext(folded, at[from] ?? 0, (at[to - 1] ?? 0) + 1, cardWords)
        );
      });
      if (length === undefined) continue;
      const to = (at[from + length - 1] ?? 0) + 1;
      found.push({ kind: 'card', from: at[from] ?? 0, to, keeps: 4 });
      from += length - 1;
    }
  }
  return found;
};

const codeWords =
  /\b(?:CVV2?|CVC2?|CID|SECURITY CODE|PRÜFNUMMER|PRÜFZIFFER|SICHERHEITSCODE)\b[^\p{N}]{0,12}(\d{3,4})(?!\d)/gu;

/** Finds three- or four-digit security codes next to a word that names them. */
export const securityCodes = (folded: string): Match[] =>
  [...folded.matchAll(codeWords)].map((hit) => {
    const to = hit.index + hit[0].length;
    return { kind: 'security-code', from: to - (hit[1] ?? '').length, to, keeps: 0 };
  });

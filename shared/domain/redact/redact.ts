import { cards, securityCodes } from './cards.ts';
import { type Finding, hasContext, type Match } from './finding.ts';
import { type DigitRun, digitRuns, fold } from './fold.ts';
import { ibans } from './iban.ts';
import { type NationalId, nationalIds } from './national-ids.ts';
import { hasPlus, isPhone, looksLikePhone, phoneWords } from './phone.ts';

export type { Finding } from './finding.ts';

export interface Redacted {
  readonly text: string;
  /** What was masked, in the order of the text; empty for almost every text. */
  readonly found: readonly Finding[];
}

/** What stands for what was masked. A space and the last digits may follow. */
const mask = '••••';

/** Places inside telephone numbers: of every kind, and of those that a plus makes sure. */
interface PhonePlaces {
  readonly all: ReadonlySet<number>;
  readonly sure: ReadonlySet<number>;
}

const idsOf = (folded: string, one: NationalId, phones: PhonePlaces): Match[] => {
  const found: Match[] = [];
  const seek = (
    pattern: RegExp | undefined,
    inPhone: ReadonlySet<number>,
    accepts: (id: string, from: number, to: number) => boolean,
  ) => {
    for (const hit of pattern ? folded.matchAll(pattern) : []) {
      const id = hit[0].replace(/[ .\-+]/g, '');
      const [from, to] = [hit.index, hit.index + hit[0].length];
      if (!inPhone.has(from) && one.check(id) && accepts(id, from, to))
        found.push({ kind: 'national-id', country: one.country, from, to, keeps: 0 });
    }
  };
  const isNamed = (from: number, to: number) => hasContext(folded, from, to, one.words);
  // Its shape says what it is, also where it begins with two zeros.
  seek(one.shaped, phones.sure, () => true);
  seek(one.named, phones.all, (_, from, to) => isNamed(from, to));
  seek(
    one.solid,
    phones.all,
    (id, from, to) =>
      isNamed(from, to) || !(looksLikePhone.test(id) || hasContext(folded, from, from, phoneWords)),
  );
  return found;
};

const phonePlaces = (folded: string, runs: readonly DigitRun[]): PhonePlaces => {
  const places = (is: typeof isPhone) => new Set(runs.flatMap((run) => (is(folded, run) ? run.at : [])));
  return { all: places(isPhone), sure: places(hasPlus) };
};

const matchesIn = (text: string): Match[] => {
  const folded = fold(text);
  const runs = digitRuns(folded);
  if (runs.length === 0) return [];
  const paid = cards(folded, runs);
  const phones = phonePlaces(folded, runs);
  return [
    ...ibans(folded),
    ...paid,
    ...(paid.length > 0 ? securityCodes(folded) : []),
    ...nationalIds.flatMap((one) => idsOf(folded, one, phones)),
  ].sort((a, b) => a.from - b.from || b.to - a.to);
};

/** The last characters that stay readable: `4242`, whatever script they are in. */
const kept = (text: string, count: number): string =>
  count === 0
    ? ''
    : ` ${[...text]
        .filter((character) => /[\p{L}\p{N}]/u.test(character))
        .slice(-count)
        .join('')}`;

const isSecondHalf = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text[at] ?? '');

const allKinds = ['card', 'iban', 'national-id', 'security-code'] as const;
/** What is masked even where a telephone number is asked for, which an identity number can look like. */
export const paymentKinds = ['card', 'iban', 'security-code'] as const;

/**
 * Masks numbers that nobody should keep by accident: payment cards, account numbers (IBAN) and national identity numbers.
 * Each is known by its own check digits, and a mere row of digits also by the word beside it, so that telephone numbers,
 * amounts, dates and order numbers stay. Pure, in time that grows with the length of the text; what is masked once stays
 * as it is.
 */
export const redact = (text: string, kinds: readonly Finding['kind'][] = allKinds): Redacted => {
  let from = 0;
  let masked = '';
  const found: Finding[] = [];
  for (const { keeps, ...match } of matchesIn(text)) {
    // A digit of two units ends with its second one.
    const finding = { ...match, to: match.to + (isSecondHalf(text, match.to) ? 1 : 0) };
    if (finding.from < from || !kinds.includes(finding.kind)) continue;
    masked += text.slice(from, finding.from) + mask + kept(text.slice(finding.from, finding.to), keeps);
    from = finding.to;
    found.push(finding);
  }
  return found.length === 0 ? { text, found } : { text: masked + text.slice(from), found };
};

/** The text alone, masked. */
export const redacted = (text: string): string => redact(text).text;

/** A conversation with every turn's text masked, for what is stored, or sent to a model. */
export const redactTurns = <T extends { readonly content: string }>(turns: readonly T[]): T[] =>
  turns.map((turn) => ({ ...turn, content: redacted(turn.content) }));

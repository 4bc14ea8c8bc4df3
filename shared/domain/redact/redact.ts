import { cards, securityCodes } from './cards.ts';
import { type Finding, hasContext, type Match } from './finding.ts';
import { type DigitRun, digitRuns, fold } from './fold.ts';
import { ibans } from './iban.ts';
import { type NationalId, nationalIds } from './national-ids.ts';
import { hasPlus, isPhone, looksLikePhone, phoneWords } from './phone.ts';

export type { Finding } from './finding.ts';

export interface Redacted {
  readonly text: string;
  /** Masked numbers in text order; usually empty. */
  readonly found: readonly Finding[];
}

/** Replaces a masked number. A space and its last digits may follow. */
const mask = '••••';

/** Positions of phone numbers: all of them, and those confirmed by a plus. */
interface PhonePositions {
  readonly all: ReadonlySet<number>;
  readonly sure: ReadonlySet<number>;
}

const idsOf = (folded: string, one: NationalId, phones: PhonePositions): Match[] => {
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
  // The format is unmistakable, even with two leading zeros.
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

const findPhones = (folded: string, runs: readonly DigitRun[]): PhonePositions => {
  const positions = (is: typeof isPhone) => new Set(runs.flatMap((run) => (is(folded, run) ? run.at : [])));
  return { all: positions(isPhone), sure: positions(hasPlus) };
};

const matchesIn = (text: string): Match[] => {
  const folded = fold(text);
  const runs = digitRuns(folded);
  if (runs.length === 0) return [];
  const paid = cards(folded, runs);
  const phones = findPhones(folded, runs);
  return [
    ...ibans(folded),
    ...paid,
    ...(paid.length > 0 ? securityCodes(folded) : []),
    ...nationalIds.flatMap((one) => idsOf(folded, one, phones)),
  ].sort((a, b) => a.from - b.from || b.to - a.to);
};

/** The last characters that stay readable (`4242`), in any script. */
const lastCharacters = (text: string, count: number): string =>
  count === 0
    ? ''
    : ` ${[...text]
        .filter((character) => /[\p{L}\p{N}]/u.test(character))
        .slice(-count)
        .join('')}`;

const isSecondHalf = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text[at] ?? '');

/** Longer than any number with its separators. */
const maxNumberChars = 80;
const allKinds = ['card', 'iban', 'national-id', 'security-code'] as const;
/** Kinds masked even in phone fields, where an identity number could be a phone number. */
export const paymentKinds = ['card', 'iban', 'security-code'] as const;

/**
 * Masks payment cards, IBANs and national identity numbers. Each is recognised by its check digits; bare
 * digits also need a word beside them, so that phone numbers, amounts, dates and order numbers stay. Pure,
 * linear in the text's length, idempotent.
 */
export const redact = (text: string, kinds: readonly Finding['kind'][] = allKinds): Redacted => {
  let from = 0;
  let masked = '';
  const found: Finding[] = [];
  for (const { keeps, ...match } of matchesIn(text)) {
    // A digit outside the basic plane ends with its second surrogate.
    const finding = { ...match, to: match.to + (isSecondHalf(text, match.to) ? 1 : 0) };
    if (finding.from < from || !kinds.includes(finding.kind)) continue;
    masked +=
      text.slice(from, finding.from) + mask + lastCharacters(text.slice(finding.from, finding.to), keeps);
    from = finding.to;
    found.push(finding);
  }
  return found.length === 0 ? { text, found } : { text: masked + text.slice(from), found };
};

/** Returns only the masked text. */
export const redacted = (text: string): string => redact(text).text;

/**
 * Masks a message like `redacted`, and also the end of a number that began in the previous message, so that
 * too little is left to use. The previous message may already be masked.
 */
export const redactedAfter = (before: string | undefined, text: string): string => {
  const own = redacted(text);
  const tail = before?.trimEnd().slice(-maxNumberChars);
  if (!tail || !/[\p{L}\p{N}]$/u.test(tail)) return own;
  const start = tail.length + 1;
  const across = redact(`${tail} ${text}`).found.find(({ from, to }) => from < start && to > start);
  return across ? redacted(`${mask}${text.slice(across.to - start)}`) : own;
};

/** Whether a message begins with enough digits to be the rest of a number from the message before. */
export const mayContinueNumber = (text: string): boolean =>
  (text.slice(0, maxNumberChars).match(/\p{N}/gu)?.length ?? 0) > 2;

/** Masks the text of every turn before it is stored or sent to a model. */
export const redactTurns = <T extends { readonly content: string }>(turns: readonly T[]): T[] =>
  turns.map((turn) => ({ ...turn, content: redacted(turn.content) }));

import { findPhone, readDetails } from '#functions/assistant/details/read-details.ts';
import type { Turn } from '#shared/api/conversations.ts';
import { brand } from '#shared/brand.ts';
import { loadDetailTexts } from '#shared/content/assistant/load.ts';
import { sourceOf, type TestTurn } from '#shared/domain/conversation-tests.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { emailsIn } from '#shared/domain/person.ts';

/** Names in the leads that came from the conversation. */
export interface KnownPerson {
  readonly name: string;
  readonly company?: string | undefined;
}

/** Made-up names that mean nothing else, so that they don't lead the assistant to a card. */
const sampleName = ['Robin', 'Miller'] as const;
const sampleCompany = 'Miller Ltd';
/** Numbers that are reserved for examples, and a domain that can't receive mail. */
const samplePhone = (index: number): string => `+1 202 555 01${String(index).padStart(2, '0')}`;
const sampleEmail = (index: number): string => `visitor${index === 0 ? '' : index + 1}@example.com`;
const sampleUrl = 'https://example.com';

const minNamePartChars = 3;
const url = /\b(?:https?:\/\/|www\.)[^\s<>"']+[^\s<>"'.,;:!?)]/giu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A name as a whole word. Scripts without spaces have no word boundary. */
const wordPattern = (name: string): RegExp =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(name)
    ? new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'giu')
    : new RegExp(escaped(name), 'gu');

type Replacement = readonly [pattern: RegExp, sample: string];

/** A number as typed, with digits of any script that `findPhone` reads. */
const phonePattern = (phone: string): RegExp =>
  new RegExp(
    escaped(phone).replace(/\d/g, (digit) => {
      const inScript = (zero: number) => String.fromCodePoint(zero + Number(digit));
      return `[${digit}${[0x660, 0x966, 0xff10].map(inScript).join('')}]`;
    }),
    'gu',
  );

const namePatterns = (name: string): Replacement[] => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const last = rest.at(-1) ?? '';
  if (!last) return [[wordPattern(first), sampleName[0]]];
  return [
    [wordPattern(name.trim()), sampleName.join(' ')],
    ...(
      [
        [first, sampleName[0]],
        [last, sampleName[1]],
      ] as const
    ).flatMap(([part, sample]) =>
      part.length >= minNamePartChars ? [[wordPattern(part), sample] as const] : [],
    ),
  ];
};

const phonesOf = (text: string): string[] => {
  const found: string[] = [];
  let rest = text;
  for (let phone = findPhone(rest); phone; phone = findPhone(rest)) {
    found.push(phone);
    rest = rest.replace(phonePattern(phone), ' , ');
  }
  return found;
};

const distinct = (values: readonly string[]): string[] => [...new Set(values.filter((one) => one.trim()))];

/** Replaces the longest first, because a short one may be part of a longer one. */
const longestFirst = (values: readonly string[]): string[] =>
  distinct(values).sort((one, other) => other.length - one.length);

interface Said {
  readonly said: string;
  readonly language: LanguageCode;
}

const replacementsFor = async (
  turns: readonly Said[],
  people: readonly KnownPerson[],
): Promise<Replacement[]> => {
  const said = turns.map((turn) => turn.said);
  const introduced = await Promise.all(
    turns.map(async ({ said: text, language }) =>
      readDetails(text, await loadDetailTexts(language), language),
    ),
  );
  const names = [...people, ...introduced].flatMap(({ name }) => (name ? [name] : []));
  const addresses = said.flatMap((text) => text.match(url) ?? []);
  return [
    ...distinct(said.flatMap(emailsIn)).map(
      (email, index) => [new RegExp(escaped(email), 'giu'), sampleEmail(index)] as const,
    ),
    ...longestFirst(addresses.filter((address) => !address.includes(brand.domain))).map(
      (address) => [new RegExp(escaped(address), 'gu'), sampleUrl] as const,
    ),
    ...distinct(said.flatMap(phonesOf)).map(
      (phone, index) => [phonePattern(phone), samplePhone(index)] as const,
    ),
    ...longestFirst(people.map(({ company = '' }) => company.trim())).map(
      (company) => [wordPattern(company), sampleCompany] as const,
    ),
    ...longestFirst(names).flatMap(namePatterns),
  ];
};

/**
 * Replaces personal data of these messages in texts: names, mail and web addresses and phone numbers become sample data of the
 * same kind, so that they are read as the visitor's were. `count` is the number of different data replaced so far.
 */
export const createReplacer = async (turns: readonly Said[], people: readonly KnownPerson[]) => {
  const replacements = await replacementsFor(turns, people);
  const found = new Set<string>();
  return {
    replace: (text: string): string =>
      replacements.reduce(
        (rest, [pattern, sample]) =>
          rest.replace(pattern, (one) => {
            found.add(sample);
            return one.toLowerCase() === sample.toLowerCase() ? one : sample;
          }),
        text,
      ),
    count: () => found.size,
  };
};

/** Turns a conversation into the turns of a test, with sample data in place of personal data in messages and answers. */
export const toTestTurns = async (
  turns: readonly Turn[],
  people: readonly KnownPerson[],
): Promise<{ turns: TestTurn[]; replaced: number }> => {
  const { replace: clean, count } = await createReplacer(turns, people);
  return {
    turns: turns.map(({ said, text, mode, cards, outcome }) => ({
      said: clean(said),
      expect: 'source' as const,
      source: sourceOf(cards, outcome),
      ...(mode === 'model' ? {} : { text: clean(text) }),
    })),
    replaced: count(),
  };
};

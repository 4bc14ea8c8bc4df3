import { isSamePerson } from '#shared/domain/mentions.ts';
import { phonesIn } from '#shared/domain/person.ts';
import { aiModels, type ModelIndex } from '#shared/domain/pricing/models.ts';
import { pricingPlans } from '#shared/domain/pricing/plans.ts';
import { perPublication } from '#shared/site/published.ts';
import { wasTyped } from '../details/was-typed.ts';
import { addOnPrice, quotablePrices } from '../facts.ts';
import { findAmounts, findPercents, parseAmount } from '../output-filter.ts';
import { quoteMonthlyPrice } from '../talk/quote.ts';

/** Allowed sources of numbers in a reply. */
export interface FigureSources {
  /** Our own texts: their amounts and percentages may be repeated. */
  readonly facts: readonly string[];
  /**
   * The visitor's words: their amounts may be repeated, but not their percentages, because only we grant
   * discounts.
   */
  readonly visitor: readonly string[];
  /** Results of our calculator: their amounts may be multiplied by months, with one-time costs added. */
  readonly calculated?: readonly string[] | undefined;
  /** Sums of these prices are allowed too: `ours` with years and extra conversations. */
  readonly sumsOf?: 'ours' | readonly number[] | undefined;
}

const maxTimes = 20;
const maxParts = 3;
const cent = 0.006;

/** Prices that sums are made of. The price of one conversation is left out: it would add up to anything. */
const priceParts = perPublication((): readonly number[] =>
  [
    ...new Set([
      ...quotablePrices().filter((price) => price >= 1),
      ...pricingPlans.flatMap(({ id }) =>
        aiModels.map((_, model) => quoteMonthlyPrice({ plan: id, model: model as ModelIndex })),
      ),
    ]),
  ].filter((price) => price > 0),
);

const isSum = (amount: number, parts: readonly number[], left: number): boolean => {
  if (Math.abs(amount) < cent) return true;
  if (left === 0 || amount < 0) return false;
  return parts.some((part) => {
    for (let times = 1; times <= maxTimes && part * times <= amount + cent; times++)
      if (isSum(amount - part * times, parts, left - 1)) return true;
    return false;
  });
};

const findNumbers = (text: string): number[] =>
  (text.match(/\d[\d.,\u00a0\u202f ’']*\d|\d/g) ?? []).map(parseAmount).filter(Number.isFinite);

const maxMonths = 36;

/** Whether an amount is a calculated one for several months, plus a one-time one. */
const isForMonths = (amount: number, calculated: readonly number[]): boolean =>
  calculated.some((monthly) =>
    [0, ...calculated].some((once) => {
      const months = Math.round((amount - once) / monthly);
      return months >= 1 && months <= maxMonths && Math.abs(months * monthly + once - amount) < cent;
    }),
  );

/** Whether an amount is the difference of two calculated ones, for one or several months. */
const isDifference = (amount: number, calculated: readonly number[]): boolean =>
  calculated.some((more) =>
    calculated.some((less) => {
      const months = Math.round(amount / (more - less));
      return (
        more > less && months >= 1 && months <= maxMonths && Math.abs(months * (more - less) - amount) < cent
      );
    }),
  );

const maxOnce = 5;

/** The one-time costs of the extras, for up to five of each. */
const oncePrices = (): number[] =>
  (['integration', 'training'] as const).flatMap((extra) =>
    Array.from({ length: maxOnce }, (_, index) => (index + 1) * addOnPrice(extra)),
  );

/** Whether an amount is a sum of our prices, of a month or a (first) year, or of extra conversations that are named. */
const isOurSum = (amount: number, counts: readonly number[]): boolean =>
  isSum(amount, priceParts(), maxParts) ||
  [0, ...oncePrices()].some((once) => amount > once && isSum((amount - once) / 12, priceParts(), maxParts)) ||
  counts.some((count) => Math.abs(count * addOnPrice('conversations') - amount) < cent);

/** Number words before a currency, in the languages most answers are in. Chinese and Japanese write them without a space. */
const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w*(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?|hundred|thousand|' +
  'ein(?:en)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\w+zehn|\\w*(?:ßig|zig|hundert|tausend)|' +
  'deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quinze|(?:vingt|trente|quarante|cinquante|soixante)(?:-\\w+)?|cent|mille|' +
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|quince|veinte|treinta|cuarenta|cincuenta|cien|mil|' +
  'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|tredici|venti|trenta|cento|duizend|honderd|twintig|dertig|tien|drie|vijf|' +
  'dois|quatro|oito|dez|vinte|trinta|cem|tio|tjugo|hundra|tusen|ti|tyve|hundre|dwa|trzy|pięć|dziesięć|sto|tysiąc|' +
  'два|три|четыре|пять|шесть|семь|восемь|девять|десять|тринадцать|двадцать|тридцать|сто|тысяч[аи]?|on|yirmi|otuz|elli|yüz|bin';
const currencyWords =
  'dollars?|bucks|euros?|pounds?|dólares|dolares|dollari|dollaro|dolarów|dolar|долларов|доллара|доллар|евро|kronor|kroner|złotych';
const amountInWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${numberWords})[\\s-]+(?:US[\\s-]+)?(?:${currencyWords})(?![\\p{L}])|[一二三四五六七八九十百千万兩两]+(?:美元|美金|欧元|ドル|ユーロ|円|元)`,
  'iu',
);

/** A number to call: international, with a leading zero, or long; not an amount in groups of three. */
const isCallable = (number: string): boolean =>
  !/^\d{1,3}(?:[\s.]\d{3})+$/.test(number) &&
  (/^(?:\+|\(?0)/.test(number) || number.replace(/\D/g, '').length >= 9);

/**
 * Returns why a reply's numbers are not allowed, or undefined if all are ours, the visitor's, or sums of
 * those.
 */
export const findUnknownNumber = (
  text: string,
  { facts, visitor, calculated = [], sumsOf = [] }: FigureSources,
): string | undefined => {
  const worked = calculated.flatMap(findAmounts).filter((amount) => amount > 0);
  const ours = [...new Set([...facts.flatMap(findAmounts), ...worked])].filter((amount) => amount > 0);
  const theirs = visitor.flatMap(findNumbers);
  const known = [...ours, ...theirs];
  // Our prices that the reply names itself, as in "$570 more: $699 instead of $129".
  const compared = findAmounts(text).filter((amount) => ours.some((one) => Math.abs(one - amount) < cent));
  const bad = findAmounts(text).find(
    (amount) =>
      !known.some((one) => Math.abs(one - amount) < cent) &&
      !isForMonths(amount, worked) &&
      !isDifference(amount, [...worked, ...compared]) &&
      !(sumsOf === 'ours'
        ? isOurSum(amount, [...theirs, ...findNumbers(text)])
        : isSum(amount, sumsOf, maxParts)),
  );
  if (bad !== undefined)
    return `The amount ${bad} is in none of the facts. Leave it out, or let "quote" calculate it.`;
  const sources = [...facts, ...visitor];
  const [words] = amountInWords.exec(text) ?? [];
  if (words && !sources.some((source) => source.toLowerCase().includes(words.toLowerCase())))
    return `The amount “${words}” is in none of the facts.`;
  const numbers = sources.flatMap(phonesIn);
  const said = visitor.join('\n');
  const foreign = phonesIn(text).find(
    (number) =>
      isCallable(number) &&
      !numbers.some((one) => isSamePerson(one, number)) &&
      // For sentences such as "An 8 at the end, not a 7."
      !wasTyped(number, said),
  );
  if (foreign !== undefined) return `The telephone number ${foreign} is in none of the facts.`;
  const shares = facts.flatMap((fact) => findPercents(fact));
  const percent = findPercents(text).find((value) => !shares.includes(value));
  return percent === undefined ? undefined : `The percentage ${percent} is in none of the facts.`;
};

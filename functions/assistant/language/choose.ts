import type { ChatTurn } from '#shared/api/chat.ts';
import { type LanguageCode, languageCodes, languageOfTag } from '#shared/domain/languages.ts';
import { type LinearModel, scoresOf, sharesOf } from '../finder/linear-model.ts';
import { readModel } from '../packs/pack.ts';
import { languagesBytes } from '../packs/source.ts';
import { type Evidence, evidenceIn, looksLikeNames, marginOf, withoutShared } from './evidence.ts';
import { languageFeatures, withoutNames } from './features.ts';
import { neighbours, neighbourWords } from './neighbour-words.ts';
import { isLatin, languageOfScript } from './script.ts';

export interface LanguageHints {
  readonly text: string;
  /** The visitor's choice in the picker: the answer's language, whatever they write in. */
  readonly explicit?: LanguageCode | undefined;
  readonly history?: readonly ChatTurn[];
  readonly acceptLanguage?: string | undefined;
}

export interface LanguageChoice {
  /** What the message is written in. */
  readonly spoken: LanguageCode;
  /** What to answer in. */
  readonly answer: LanguageCode;
  /** The languages that come into question with their shares, the likeliest first; one or none where it is clear. */
  readonly close: readonly (readonly [LanguageCode, number])[];
}

let model: Promise<LinearModel> | undefined;

const loadModel = (): Promise<LinearModel> => {
  model ??= languagesBytes().then(readModel);
  return model;
};

type Shares = ReadonlyMap<LanguageCode, number>;

/** Trusts single words less than the training did. */
const sharpness = 0.7;

/** How likely a text is in each language, by its letters and words alone; empty where it has none that tell. */
export const languageShares = async (text: string): Promise<Shares> => {
  if (!/\p{L}/u.test(withoutNames(text))) return new Map();
  const scripted = languageOfScript(text);
  if (scripted && scripted !== 'zh') return new Map([[scripted, 1]]);
  const shares = sharesOf(scoresOf(await loadModel(), languageFeatures(text)), sharpness);
  const all = languageCodes.map((code, index): [LanguageCode, number] => [code, shares[index] ?? 0]);
  // Chinese characters alone can be Japanese: the characters themselves tell.
  if (scripted) return halves(all.filter(([code]) => code === 'zh' || code === 'ja'));
  // A few words in Latin letters are rarely Russian or Hindi spelt out: product names look like that too.
  const few = isShort(withoutNames(text));
  return new Map(few ? all.map(([code, share]) => [code, ownScript.has(code) ? share * spelt : share]) : all);
};

const halves = (shares: readonly (readonly [LanguageCode, number])[]): Shares => {
  const sum = shares.reduce((total, [, share]) => total + share, 0) || 1;
  return new Map(shares.map(([code, share]) => [code, share / sum]));
};

/** Languages that have letters of their own and are only now and then written in Latin ones. */
const ownScript: ReadonlySet<LanguageCode> = new Set(['ru', 'ja', 'ko', 'zh', 'ar', 'hi', 'he']);
const spelt = 0.05;

const best = (shares: Shares): [LanguageCode, number] | undefined =>
  [...shares].reduce<[LanguageCode, number] | undefined>(
    (top, next) => (top && top[1] >= next[1] ? top : next),
    undefined,
  );

const turnsRead = 6;
const clearShare = 0.7;

/** What the conversation was held in: the newest turn that says so clearly. */
const languageOfHistory = async (history: readonly ChatTurn[]): Promise<LanguageCode | undefined> => {
  for (const { content } of history.slice(-turnsRead).reverse()) {
    const text = content.slice(0, 200);
    const shares = await languageShares(withoutShared(text));
    const top = best(shares);
    if (top && top[1] >= clearShare && (shares.size === 1 || evidenceIn(text).words >= fewestWords))
      return top[0];
  }
  return undefined;
};

const languageOfHeader = (header: string | undefined): LanguageCode | undefined => {
  for (const range of (header ?? '').slice(0, 200).split(',')) {
    const code = languageOfTag(range.split(';')[0]);
    if (code) return code;
  }
  return undefined;
};

/** How many times likelier the conversation's and the browser's language are before a word is read. */
const conversationWeight = 12;
/** A conversation is never left for less than this. */
const fewestWords = 2;
const fewestLetters = 5;
const shortWords = 2;
/** A number is no word: "VW Golf 2017" is as short as "VW Golf". */
const isShort = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= shortWords;
/** "VW Golf 2017": a name and its number are words of no language. */
const isModel = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  return isShort(text) && /\d/.test(text) && words.every((word) => /^[\p{Lu}\d]/u.test(word));
};
const neighbourWeight = 90;

/** How much likelier each word that only one neighbour has makes it. */
const telltale = 12;
const mostTelltales = 3;

/** A neighbour is never so unlikely that a few words could not say otherwise. */
const leastBeside = 0.02;

/** Shares with the neighbours set apart by the words that they do not share; between them, nothing else changes. */
const toldApart = (text: string, shares: Shares): Shares => {
  const found = neighbourWords(text);
  if (found.size === 0) return shares;
  const apart = new Map(shares);
  for (const group of neighbours) {
    const total = group.reduce((sum, code) => sum + (shares.get(code) ?? 0), 0);
    const weighted = group.map(
      (code) =>
        Math.max(shares.get(code) ?? 0, leastBeside * total) *
        telltale ** Math.min(found.get(code) ?? 0, mostTelltales),
    );
    const sum = weighted.reduce((all, one) => all + one, 0) || 1;
    for (const [at, code] of group.entries()) apart.set(code, ((weighted[at] ?? 0) / sum) * total);
  }
  return apart;
};

const areNeighbours = (one: LanguageCode | undefined, other: LanguageCode | undefined): boolean =>
  one !== other &&
  neighbours.some((group) => group.some((code) => code === one) && group.some((code) => code === other));
const browserWeight = 3;
/** English stands on browsers of people who speak something else, and in nobody's way. */
const englishBrowserWeight = 1.3;
/** Languages that a text may be in after all, and how many of them are looked at. */
const closeShare = 0.04;
const mostClose = 3;

/** A word or two that could be anything tell nothing: conversation and browser decide, else the site's own English. */
const leastTold = 0.3;

const closest = (shares: Shares): [LanguageCode, number][] =>
  [...new Map([...shares, ['en' as const, Math.max(shares.get('en') ?? 0, leastTold)]])]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostClose);

const weighed = (
  evidence: Evidence,
  shares: Shares,
  conversation: LanguageCode | undefined,
  browser: LanguageCode | undefined,
): [LanguageCode, number][] => {
  const likeliest = best(shares)?.[0];
  const beside = (code: LanguageCode): number => (areNeighbours(code, likeliest) ? neighbourWeight : 1);
  // Between neighbours a sentence has margin enough without.
  const margin = (code: LanguageCode): number =>
    beside(code) > 1 && evidence.words > fewestWords ? 1 : marginOf(evidence);
  const browsed = conversation || evidence.words >= fewestWords ? 1 : marginOf(evidence);
  const weighted = [...shares].map(([code, share]): [LanguageCode, number] => [
    code,
    share *
      (code === conversation ? conversationWeight * margin(code) * beside(code) : 1) *
      (code === browser
        ? code === 'en'
          ? englishBrowserWeight
          : browserWeight * browsed * beside(code)
        : 1),
  ]);
  const sum = weighted.reduce((total, [, share]) => total + share, 0) || 1;
  return weighted
    .map(([code, share]): [LanguageCode, number] => [code, share / sum])
    .sort((a, b) => b[1] - a[1]);
};

/** Whether a text says so little that the conversation keeps its language, or a first message gets the browser's. */
const isWeak = (
  text: string,
  { words, letters }: Evidence,
  conversation: LanguageCode | undefined,
): boolean =>
  conversation ? words < fewestWords || letters < fewestLetters || looksLikeNames(text) : words === 0;

const spokenIn = async ({ text, history = [], acceptLanguage }: LanguageHints) => {
  const shares = toldApart(text, await languageShares(withoutShared(text)));
  const browser = languageOfHeader(acceptLanguage);
  const [only] = shares.keys();
  if (shares.size === 1 && only) return { spoken: only, close: [] };
  const conversation = history.length > 0 ? await languageOfHistory(history) : undefined;
  if (conversation && isModel(text)) return { spoken: conversation, close: [] };
  const evidence = evidenceIn(text);
  const before = conversation ?? browser;
  // Chinese characters leave no other language than those that are written in them.
  const isPossible = before !== undefined && (shares.size === 0 || shares.has(before));
  if (isPossible && isLatin(text) && isWeak(text, evidence, conversation))
    return { spoken: before, close: [] };
  const told = best(shares)?.[1] ?? 0;
  if (shares.size === 0 || (told < leastTold && isShort(text)))
    return {
      spoken: conversation ?? browser ?? ('en' as const),
      close: shares.size === 0 ? [] : closest(shares),
    };
  const ranked = weighed(evidence, shares, conversation, browser);
  return {
    spoken: ranked[0]?.[0] ?? 'en',
    close: ranked.slice(0, mostClose).filter(([, share]) => share >= closeShare),
  };
};

/**
 * The language of a message and of its answer. Script decides where it can; then the message's letters and words, with
 * conversation and browser outranking a weak guess; an explicit choice governs the answer and nothing else.
 */
export const chooseLanguages = async (hints: LanguageHints): Promise<LanguageChoice> => {
  const { spoken, close } = await spokenIn(hints);
  return { spoken, answer: hints.explicit ?? spoken, close };
};

/** The language to answer in. */
export const chooseLanguage = async (hints: LanguageHints): Promise<LanguageCode> =>
  (await chooseLanguages(hints)).answer;

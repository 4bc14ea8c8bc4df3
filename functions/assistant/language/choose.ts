import type { ChatTurn } from '#shared/api/chat.ts';
import { type LanguageCode, languageCodes, languageOfTag } from '#shared/domain/languages.ts';
import { type LinearModel, scoreClasses, toShares } from '../finder/linear-model.ts';
import { readModel } from '../packs/pack.ts';
import { languagesBytes } from '../packs/source.ts';
import { type Evidence, looksLikeNames, marginOf, measureEvidence, withoutShared } from './evidence.ts';
import { languageFeatures, withoutNames } from './features.ts';
import { neighbours, neighbourWords } from './neighbour-words.ts';
import { isLatin, languageOfScript } from './script.ts';

export interface LanguageHints {
  readonly text: string;
  /** The visitor's choice in the picker. Sets the reply's language, not the input's. */
  readonly explicit?: LanguageCode | undefined;
  readonly history?: readonly ChatTurn[];
  readonly acceptLanguage?: string | undefined;
}

export interface LanguageChoice {
  /** Language of the message. */
  readonly spoken: LanguageCode;
  /** Language of the reply. */
  readonly answer: LanguageCode;
  /** Candidate languages with shares, most likely first; at most one if the language is clear. */
  readonly close: readonly (readonly [LanguageCode, number])[];
}

let model: Promise<LinearModel> | undefined;

const loadModel = (): Promise<LinearModel> => {
  model ??= languagesBytes().then(readModel);
  return model;
};

type Shares = ReadonlyMap<LanguageCode, number>;

/** Below 1 to trust single words less than in training. */
const sharpness = 0.7;

/** Returns the probability of each language from letters and words alone; empty without evidence. */
export const languageShares = async (text: string): Promise<Shares> => {
  if (!/\p{L}/u.test(withoutNames(text))) return new Map();
  const scripted = languageOfScript(text);
  if (scripted && scripted !== 'zh') return new Map([[scripted, 1]]);
  const shares = toShares(scoreClasses(await loadModel(), languageFeatures(text)), sharpness);
  const all = languageCodes.map((code, index): [LanguageCode, number] => [code, shares[index] ?? 0]);
  // Chinese characters alone can also be Japanese.
  if (scripted) return halves(all.filter(([code]) => code === 'zh' || code === 'ja'));
  // A few Latin words are rarely transliterated Russian or Hindi; product names look similar.
  const few = isShort(withoutNames(text));
  return new Map(few ? all.map(([code, share]) => [code, ownScript.has(code) ? share * spelt : share]) : all);
};

const halves = (shares: readonly (readonly [LanguageCode, number])[]): Shares => {
  const sum = shares.reduce((total, [, share]) => total + share, 0) || 1;
  return new Map(shares.map(([code, share]) => [code, share / sum]));
};

/** Languages with a non-Latin script that people sometimes type in Latin letters. */
const ownScript: ReadonlySet<LanguageCode> = new Set(['ru', 'ja', 'ko', 'zh', 'ar', 'hi', 'he']);
const spelt = 0.05;

const best = (shares: Shares): [LanguageCode, number] | undefined =>
  [...shares].reduce<[LanguageCode, number] | undefined>(
    (top, next) => (top && top[1] >= next[1] ? top : next),
    undefined,
  );

const turnsRead = 6;
const clearShare = 0.7;

/** Returns the language of the conversation: the newest turn with a clear one. */
const languageOfHistory = async (history: readonly ChatTurn[]): Promise<LanguageCode | undefined> => {
  for (const { content } of history.slice(-turnsRead).reverse()) {
    const text = content.slice(0, 200);
    const shares = await languageShares(withoutShared(text));
    const top = best(shares);
    if (top && top[1] >= clearShare && (shares.size === 1 || measureEvidence(text).words >= minWords))
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

/** Prior weights of the conversation's and the browser's language. */
const conversationWeight = 12;
/** Minimum number of words that can change the conversation's language. */
const minWords = 2;
const minLetters = 5;
const shortWords = 2;
/** Whether a text is short; numbers don't count as words ("VW Golf 2017"). */
const isShort = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= shortWords;
/** Whether a text is a name with a number, such as "VW Golf 2017", which has no language. */
const isModel = (text: string): boolean => {
  const words = text.trim().split(/\s+/);
  return isShort(text) && /\d/.test(text) && words.every((word) => /^[\p{Lu}\d]/u.test(word));
};
const neighbourWeight = 90;

/** Likelihood factor of each word that only one related language has. */
const telltale = 12;
const maxTelltales = 3;

/** Lower bound of a related language's share, so that a few words can still decide. */
const minBeside = 0.02;

/** Re-weights related languages by the words they don't share; their total stays the same. */
const reweightRelatedLanguages = (text: string, shares: Shares): Shares => {
  const found = neighbourWords(text);
  if (found.size === 0) return shares;
  const apart = new Map(shares);
  for (const group of neighbours) {
    const total = group.reduce((sum, code) => sum + (shares.get(code) ?? 0), 0);
    const weighted = group.map(
      (code) =>
        Math.max(shares.get(code) ?? 0, minBeside * total) *
        telltale ** Math.min(found.get(code) ?? 0, maxTelltales),
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
/** Low, because browsers of speakers of other languages are often set to English. */
const englishBrowserWeight = 1.3;
/** Minimum share and maximum number of candidate languages. */
const closeShare = 0.04;
const maxCandidates = 3;

/** Below this share a short text counts as ambiguous: conversation and browser decide, then English. */
const minClearShare = 0.3;
/**
 * The same for the first message if the browser's language is known: to the model, "hospitality" looks
 * Finnish.
 */
const minClearFirstShare = 0.7;

/** The share of the likeliest language together with its related languages, which share many words. */
const topGroupShare = (shares: Shares): number => {
  const top = best(shares);
  if (!top) return 0;
  const [code, share] = top;
  return [...shares].reduce((sum, [other, one]) => (areNeighbours(other, code) ? sum + one : sum), share);
};

const closest = (shares: Shares): [LanguageCode, number][] =>
  [...new Map([...shares, ['en' as const, Math.max(shares.get('en') ?? 0, minClearShare)]])]
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxCandidates);

const weighed = (
  evidence: Evidence,
  shares: Shares,
  conversation: LanguageCode | undefined,
  browser: LanguageCode | undefined,
): [LanguageCode, number][] => {
  const likeliest = best(shares)?.[0];
  const beside = (code: LanguageCode): number => (areNeighbours(code, likeliest) ? neighbourWeight : 1);
  // Between related languages a sentence has enough margin already.
  const margin = (code: LanguageCode): number =>
    beside(code) > 1 && evidence.words > minWords ? 1 : marginOf(evidence);
  const browsed = conversation || evidence.words >= minWords ? 1 : marginOf(evidence);
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

/** Whether a text is too weak to change the conversation's or browser's language. */
const isWeak = (
  text: string,
  { words, letters }: Evidence,
  conversation: LanguageCode | undefined,
): boolean => (conversation ? words < minWords || letters < minLetters || looksLikeNames(text) : words === 0);

const spokenIn = async ({ text, history = [], acceptLanguage }: LanguageHints) => {
  const shares = reweightRelatedLanguages(text, await languageShares(withoutShared(text)));
  const browser = languageOfHeader(acceptLanguage);
  const [only] = shares.keys();
  if (shares.size === 1 && only) return { spoken: only, close: [] };
  const conversation = history.length > 0 ? await languageOfHistory(history) : undefined;
  if (conversation && isModel(text)) return { spoken: conversation, close: [] };
  const evidence = measureEvidence(text);
  const before = conversation ?? browser;
  // Chinese characters exclude all languages not written in them.
  const isPossible = before !== undefined && (shares.size === 0 || shares.has(before));
  if (isPossible && isLatin(text) && isWeak(text, evidence, conversation))
    return { spoken: before, close: [] };
  if (browser && !conversation && isShort(text) && topGroupShare(shares) < minClearFirstShare)
    return { spoken: browser, close: [] };
  const told = best(shares)?.[1] ?? 0;
  if (shares.size === 0 || (told < minClearShare && isShort(text)))
    return {
      spoken: conversation ?? browser ?? ('en' as const),
      close: shares.size === 0 ? [] : closest(shares),
    };
  const ranked = weighed(evidence, shares, conversation, browser);
  return {
    spoken: ranked[0]?.[0] ?? 'en',
    close: ranked.slice(0, maxCandidates).filter(([, share]) => share >= closeShare),
  };
};

/**
 * Chooses the languages of a message and its reply: by script first, then by letters and words, with
 * conversation and browser as priors. An explicit choice sets only the reply's language.
 */
export const chooseLanguages = async (hints: LanguageHints): Promise<LanguageChoice> => {
  const { spoken, close } = await spokenIn(hints);
  return { spoken, answer: hints.explicit ?? spoken, close };
};

/** Returns the reply's language. */
export const chooseLanguage = async (hints: LanguageHints): Promise<LanguageCode> =>
  (await chooseLanguages(hints)).answer;

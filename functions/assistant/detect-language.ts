import type { ChatTurn } from '#shared/api/chat.ts';
import { type LanguageCode, languageOfTag } from '#shared/domain/languages.ts';
import { commonWords, type LatinCode } from './common-words.ts';
import { loadVocabulary } from './lexicons.ts';

export interface LanguageHints {
  readonly text: string;
  /** The visitor's choice in the picker; it always wins. */
  readonly explicit?: LanguageCode | undefined;
  readonly history?: readonly ChatTurn[];
  readonly acceptLanguage?: string | undefined;
}

const latinCodes = Object.keys(commonWords) as LatinCode[];

/** Letters that only some of the languages use, with what one occurrence is worth. */
const tellingLetters: readonly (readonly [RegExp, readonly LatinCode[], number])[] = [
  [/[ñ¿¡]/, ['es'], 2.5],
  [/ß/, ['de'], 2.5],
  [/[łąęśżźćń]/, ['pl'], 2.5],
  [/[ğış]|i̇/, ['tr'], 2],
  [/[ãõ]/, ['pt'], 2],
  [/[øæ]/, ['da', 'no'], 1.2],
  [/å/, ['sv', 'no', 'da'], 0.8],
  [/hed(?:en)?(?!\p{L})|øj|(?:ur|ar|gr)gs/u, ['da'], 0.8],
  [/sjon|øy|skj[aeø]/, ['no'], 0.8],
  [/[äö]/, ['sv', 'fi', 'de', 'tr'], 0.5],
  [/ä.*ä|yy|kk|uu|ään|ssä|llä/, ['fi'], 0.5],
  [/œ|ê|û|(?<!\p{L})(?:[ldjcnsmt]|qu)['’][aeéèêiouyh]/u, ['fr'], 0.8],
  [/[ìò]|\bl['’][aeiou]/, ['it'], 0.8],
  [/ij|sch[ae]|\bge[a-z]+d\b/, ['nl'], 0.3],
];

let owners: Map<string, readonly LatinCode[]> | undefined;

/** word -> the languages that use it; built on the first Latin message. */
const wordOwners = (): Map<string, readonly LatinCode[]> => {
  if (!owners) {
    const built = new Map<string, LatinCode[]>();
    for (const code of latinCodes) {
      for (const word of new Set(commonWords[code].split(' '))) {
        const list = built.get(word);
        if (list) list.push(code);
        else built.set(word, [code]);
      }
    }
    owners = built;
  }
  return owners;
};

const topicLists = [
  'greeting',
  'services',
  'pricing',
  'integrations',
  'timeline',
  'security',
  'languages',
  'book',
  'callMe',
  'thanks',
  'complaint',
] as const;

const scripts: readonly (readonly [LanguageCode, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
];

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Names and abbreviations that stand in Latin letters in every script. */
const latinNames =
  /\b(?:whatsapp|slack|shopify|telegram|hubspot|salesforce|zapier|gdpr|hipaa|chatgpt|[A-Z]{2,5})\b/gi;

/** The language of a script, where a quarter of the letters are in it; any kana makes Chinese characters Japanese. */
const languageOfScript = (text: string): LanguageCode | undefined => {
  const letters = count(text.replace(latinNames, ' '), /\p{L}/gu);
  const [best] = scripts
    .map(([code, pattern]) => [code, count(text, pattern)] as const)
    .filter(([, found]) => found > 0)
    .sort((a, b) => b[1] - a[1]);
  if (!best || best[1] < letters / 4) return undefined;
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  return best[0] === 'zh' && kana > 0 ? 'ja' : best[0];
};

type Votes = Map<LatinCode, number>;

const add = (votes: Votes, code: LatinCode, weight: number) =>
  votes.set(code, (votes.get(code) ?? 0) + weight);

const wordVotes = (text: string): Votes => {
  const votes: Votes = new Map();
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? []) {
    const codes = wordOwners().get(word.replaceAll("'", '’')) ?? [];
    for (const code of codes) add(votes, code, 1 / codes.length + (codes.length === 1 ? 0.2 : 0));
  }
  for (const [letters, codes, weight] of tellingLetters) {
    if (letters.test(text.toLowerCase())) for (const code of codes) add(votes, code, weight);
  }
  return votes;
};

const leader = (votes: Votes): { code: LatinCode; score: number; lead: number } | undefined => {
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  return first && { code: first[0], score: first[1], lead: first[1] - (second?.[1] ?? 0) };
};

/** What the statistical detector makes of a longer text. It knows no Danish: the words above and below do. */
const addStatistics = async (votes: Votes, text: string): Promise<void> => {
  const { detectAll } = await import('tinyld/light');
  for (const { lang, accuracy } of detectAll(text).slice(0, 3)) {
    const code = latinCodes.find((candidate) => candidate === lang);
    if (code) add(votes, code, accuracy);
  }
};

const contenders = 3;

/** Close relatives differ in the words of the trade: what the leaders' own lexicons recognise decides between them. */
const addVocabulary = async (votes: Votes, text: string): Promise<void> => {
  const leaders = [...votes].sort((a, b) => b[1] - a[1]).slice(0, contenders);
  for (const [code] of leaders) {
    const { says, industryIn } = await loadVocabulary(code);
    const found = topicLists.reduce((sum, list) => sum + says(list, text), 0) + (industryIn(text) ? 1 : 0);
    add(votes, code, Math.min(found, 3) * 0.4);
  }
};

const sure = { score: 1, lead: 0.5 };

const isSure = (votes: Votes): boolean => {
  const best = leader(votes);
  return best !== undefined && best.score >= sure.score && best.lead >= sure.lead;
};

const minLettersForStatistics = 6;
const clearLead = 0.15;

/**
 * The languages a text may be written in, the likeliest first: one where it is clear, several where it is a tie, none
 * where nothing tells.
 */
export const languagesOfText = async (text: string): Promise<LanguageCode[]> => {
  const plain = text
    .slice(0, 400)
    .replace(/https?:[!-~]+|[\w.+-]+@[\w.-]+/g, ' ')
    .normalize('NFC');
  const scripted = languageOfScript(plain);
  if (scripted) return [scripted];
  if (!/\p{L}/u.test(plain)) return [];
  const votes = wordVotes(plain);
  const best = leader(votes);
  if (best && isSure(votes)) return [best.code];
  await addVocabulary(votes, plain);
  // The detector costs the most to load and comes last.
  if (!isSure(votes) && count(plain, /\p{L}/gu) >= minLettersForStatistics) await addStatistics(votes, plain);
  const ranked = [...votes].sort((a, b) => b[1] - a[1]);
  const top = ranked[0]?.[1] ?? 0;
  return ranked.filter(([, score]) => top - score < clearLead).map(([code]) => code);
};

const languageOfHistory = async (history: readonly ChatTurn[]): Promise<LanguageCode | undefined> => {
  for (const turn of history.slice(-6).reverse()) {
    const [code, ...others] = await languagesOfText(turn.content);
    if (code && others.length === 0) return code;
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

const shortWords = 2;
const latinOnly = /^[\p{Script=Latin}\P{L}]*$/u;
/** A few Chinese characters can be Japanese. */
const shortHan = 8;

/**
 * The language to answer in: an explicit choice, then the message's own, then the conversation's for short or ambiguous
 * messages, then the browser's, then English. See docs/behaviour.md, "The assistant".
 */
export const chooseLanguage = async ({
  text,
  explicit,
  history = [],
  acceptLanguage,
}: LanguageHints): Promise<LanguageCode> => {
  if (explicit) return explicit;
  const own = await languagesOfText(text);
  const [first] = own;
  const short = text.trim().split(/\s+/).length <= shortWords && latinOnly.test(text);
  const han = first === 'zh' && text.length <= shortHan;
  const clear = own.length === 1 && !short && !han;
  if (clear && first) return first;
  const conversation = await languageOfHistory(history);
  if (conversation) {
    if (han && conversation === 'ja') return 'ja';
    if (!first || own.includes(conversation)) return conversation;
    if (short) {
      const votes = leader(wordVotes(text));
      return votes && votes.score >= 1.2 && votes.lead >= 1 ? votes.code : conversation;
    }
  }
  const header = languageOfHeader(acceptLanguage);
  return (header && own.includes(header) ? header : first) ?? header ?? 'en';
};

import { fold } from '#functions/text/fold.ts';
import type { CardWords } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import type { ModelIndex } from '#shared/domain/pricing/models.ts';
import { perPublication } from '#shared/site/published.ts';
import { ownCurrency } from '../currency.ts';
import { quotablePrices } from '../facts.ts';
import type { Vocabulary } from '../lexicons.ts';
import { countsIn } from '../numbers.ts';
import { sentencesOf } from './parts.ts';

export interface Volume {
  readonly count: number;
  readonly unit: 'messages' | 'conversations';
}

export type AddOnId = keyof CardWords['addOnWords'];
export type AddOnCounts = Partial<Record<AddOnId, number>>;

/** Plan names as visitors spell them, by script and inflection. */
const planNames: readonly (readonly [PlanId, RegExp])[] = [
  [
    'starter',
    /(?<!\p{L})(?:starter|старт[её]р|стартов)|スターター|스타터|ستارتر|स्टार्टर|סטארטר|入门版|基础版/u,
  ],
  [
    'professional',
    /(?<!\p{L})(?:prof{1,2}es{1,2}ional(?!\s(?:services?|firms?)|es)|profesional(?!es)|profissional|professionnel|professionale|profesjonal|profesyonel|профессионал|професионал|(?<=(?<!\p{L})(?:le|el|il|the|naar|to|vs|versus|med|till|til|starter\s(?:und|oder|and|or|et|ou|o|y|e|of|en|eller|och|og|czy|zu|auf|a|do|na|till|til|naar|to))\s)pro(?!\p{L}|\s(?:e|y|et|and|und)\s(?:contr|con|kontra))|pro(?=\s*(?:[-–]?\s?(?:plan|paket|package|tier|version|pakke|abo|pakket)|$|[?!.,:;+]|(?:and|or|vs|und|oder|ou|et|o|y|e|of|en|eller|och|og|tai|ja|czy|i|ve|veya|plus|\+|include|has|have|have|cost|is|with|est|es|ist|kostet|cost|mit|con|avec|com|med)(?!\p{L}))))|プロフェッショナル|プロプラン|프로페셔널|프로\s?(?:플랜|요금)|بروفيشنال|بروفشنال|احترافي|प्रोफेशनल|प्रो\s?प्लान|פרופשיונל|专业版/u,
  ],
  [
    'enterprise',
    /(?<!\p{L})(?:enterprise|энтерпрайз|ентерпрайз)|エンタープライズ|엔터프라이즈|انتربرايز|إنتربرايز|एंटरप्राइज|אנטרפרייז|企业版/u,
  ],
];

/** Returns the plans a text names, in order. */
export const findPlans = (text: string): PlanId[] => {
  const folded = fold(text);
  return planNames
    .map(([id, pattern]) => [id, folded.search(pattern)] as const)
    .filter(([, at]) => at >= 0)
    .sort((a, b) => a[1] - b[1])
    .map(([id]) => id);
};

/** Removes plan names, to leave the question about them. */
export const withoutPlans = (text: string): string =>
  planNames.reduce(
    (rest, [, pattern]) => rest.replace(new RegExp(`${pattern.source}\\p{L}*`, 'gu'), ' '),
    fold(text),
  );

const modelNames: readonly (readonly [ModelIndex, RegExp])[] = [
  [2, /opu[sk]|опус|オーパス|オプス|오푸스|오퍼스|اوبوس|ओपस|אופוס/u],
  [1, /sonnet|сонн?ет|ソネット|소넷|소네트|سونيت|सॉनेट|सोनेट|סונט/u],
  [0, /gpt|гпт|जीपीटी/u],
];

/** "Instead of", "not" before or after a name, by the language's word order. Letters are folded. */
const rejectsNext =
  /(?:(?<!\p{L})(?:not|no|instead of|rather than|nicht|statt|anstatt|anstelle von|en vez de|en lugar de|pas|au lieu de|plutot que|invece di|invece che|non|em vez de|nao|вместо|не|niet|in plaats van|i stallet for|istallet for|inte|i stedet for|ikke|zamiast|nie|بدل|بدلا من|ليس|مش|במקום|לא)|而不是|不是|不用)\s?(?:mit|with|con|avec|com|med|met|de|the|von|z|с|claude)?[\s\d.-]*$/u;
const rejectsLast =
  /^[\p{L}\d:'’.\s-]{0,12}?(?:(?<!\p{L})(?:yerine|degil|sijaan|no(?=[,.])|ke bajay)(?!\p{L})|の代わり|ではなく|じゃなく|대신|말고|के बजाय|की जगह|नहीं)/u;

/** Whether a text rejects the name at a position: "not Opus", "statt GPT". */
const isRejected = (text: string, at: number, length: number): boolean =>
  rejectsNext.test(text.slice(0, at)) || rejectsLast.test(text.slice(at + length));

const withoutClaude =
  /(?:without|w\/o|ohne|sans|sin|senza|sem|zonder|bez|без|uten|uden|utan|ilman|بدون|من غير|ללא|בלי)\s(?:den\s|le\s|el\s)?(?:claude|клод|كلود|קלוד)|クロードなし|클로드 없이|不要claude/u;
const claude = /(?<!\p{L})claude(?!\p{L})|клод(?!\p{L})|クロード|클로드|كلود|קלוד|क्लॉड/u;

/** Returns the AI models a text names as calculator indexes, best first, without those it rejects. */
export const findModels = (text: string): ModelIndex[] => {
  const folded = fold(text);
  const named = modelNames.flatMap(([model, pattern]) => {
    const found = pattern.exec(folded);
    return found ? [{ model, isRejected: isRejected(folded, found.index, found[0].length) }] : [];
  });
  // Claude alone is its smaller model; without it, the basic model is left.
  if (named.length === 0) return withoutClaude.test(folded) ? [0] : claude.test(folded) ? [1] : [];
  const wanted = named.filter((one) => !one.isRejected);
  return (wanted.length > 0 ? wanted : named).map(({ model }) => model);
};
export const findModel = (text: string): ModelIndex | undefined => findModels(text)[0];

const platform =
  /platform|plattform|plataform|piattaform|plateform|платформ|プラットフォーム|플랫폼|平台|منصه|المنصه|प्लेटफ[ॉा]र्म|alusta|פלטפורמ/u;

const managedService =
  /managed|full[\s-]?service|done for (?:you|us)|gestionad|gestit[oai]|geree?s?(?!\p{L})|infoger|rundum|betreut|gerenciad|gerid[oa](?!\p{L})|под ключ|сопровожд|マネージド|おまかせ|お任せ|매니지드|대행|托管|託管|مدار|प्रबंधित|मैनेज्ड|beheerd|forvalt|driftet|hoidettu|hoidatte|zarzadzan|yonetilen|מנוהל|מנהלים|you (?:do|run|handle|build) everything|(?:fate|pensate a) tutto voi|hac(?:en|eis) todo|vous (?:faites|gerez|occupez) (?:de )?tout|alles (?:macht|machen sie|ubernehm)|fazem tudo|cuidam de tudo|alles (?:doen|regelen)|все делаете|robicie wszystko|wszystko robicie|gor allt|gjor alt|gor alt|(?:teette|hoidatte) kaiken|her seyi siz|全部やって|다 해주|你们全包|תעשו הכל|עושים הכל/u;

/** Whether a text mentions the managed service. */
export const saysManaged = (text: string): boolean => managedService.test(fold(text));

/** Whether a text says that it means the platform plans. */
export const saysPlatform = (text: string): boolean => platform.test(fold(text));

/** Cache of parsed word lists. */
const parsedLists = new Map<string, readonly string[]>();

/** Returns the folded words of a list, longest first. */
const alternatives = (list: string): readonly string[] => {
  const known = parsedLists.get(list);
  if (known) return known;
  const words = list
    .split('|')
    .map((word) => fold(word.trim()))
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  parsedLists.set(list, words);
  return words;
};

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const hasWordSpaces = (word: string): boolean =>
  !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);

/**
 * Whether a text contains a word from a list; matches whole words only in scripts that use spaces, and beginnings
 * of words where an entry ends in `*`.
 */
export const hasWord = (text: string, list: string): boolean => {
  const folded = fold(text);
  return alternatives(list).some((entry) => {
    const word = entry.replace(/\*$/, '');
    const end = word === entry ? '(?![\\p{L}\\p{M}])' : '';
    return (
      folded.includes(word) &&
      (!hasWordSpaces(word) || new RegExp(`(?<![\\p{L}\\p{M}])${escaped(word)}${end}`, 'u').test(folded))
    );
  });
};

/** Returns a small number in a text, in digits or words. */
export const findNumber = (text: string, words: CardWords): number | undefined => {
  const digits = text.match(/(?<![\d.,])\d{1,2}(?![\d.,]?\d)/);
  if (digits) return Number(digits[0]);
  // Arabic and Hebrew attach "and" to the number.
  const apart = text.replace(/(?<!\p{L})[وו](?=\p{L}{2})/gu, ' ');
  const at = words.smallNumbers.findIndex((forms) => hasWord(text, forms) || hasWord(apart, forms));
  return at < 0 ? undefined : at + 2;
};

const nearby = 22;

export interface AddOnsFound {
  readonly counts: AddOnCounts;
  /** A number precedes one of them. */
  readonly counted: boolean;
}

/** The text before a word within its list item, so that each number belongs to one item. */
const lastPart = (text: string): string =>
  text.split(/[,+&،、]|(?<=\s)(?:and|und|y|e|et|en|och|og|ja|i|ve|и|plus|más|mais|più)(?=\s)/u).at(-1) ?? '';

/** Returns the add-ons a text names with their numbers. */
export const findAddOns = (text: string, words: CardWords): AddOnsFound => {
  const folded = fold(text);
  const counts: AddOnCounts = {};
  let counted = false;
  for (const id of Object.keys(words.addOnWords) as AddOnId[]) {
    for (const stem of alternatives(words.addOnWords[id])) {
      // Most stems are absent, so the pattern is compiled only for those present.
      if (!folded.includes(stem)) continue;
      const pattern = hasWordSpaces(stem)
        ? new RegExp(`(?<![\\p{L}\\p{M}])${escaped(stem)}`, 'u')
        : new RegExp(escaped(stem), 'u');
      const at = folded.search(pattern);
      if (at < 0) continue;
      const before = lastPart(folded.slice(Math.max(0, at - nearby), at));
      const word = /^[\p{L}\p{M}]+/u.exec(folded.slice(at))?.[0] ?? '';
      const beside = hasWordSpaces(stem)
        ? `${before}${word}`
        : before.slice(-8) + folded.slice(at, at + stem.length + 5);
      const number = id === 'conversations' ? largest(beside) : findNumber(beside, words);
      if (number !== undefined) counted = true;
      counts[id] = number ?? 1;
      break;
    }
  }
  return { counts, counted };
};

const largest = (text: string): number | undefined => {
  const counts = countsIn(text, []);
  return counts.length > 0 ? Math.max(...counts) : undefined;
};

const minVolume = 50;
/** "600 a day" means thirty such days a month. Smaller numbers are hours or people. */
const minDaily = 30;
const daysOfMonth = 30;
const largestDaily = 3000;
const plausibleVolume = 500;
const prices = perPublication(() => new Set<number>(quotablePrices().map(Math.round)));

/** Returns our own prices quoted in a text. */
export const findPrices = (text: string): number[] =>
  countsIn(text, []).filter((count) => prices().has(count));

/** Whether a number is a year or the number of a standard. */
const isOtherNumber = (count: number, text: string): boolean =>
  (count >= 1990 && count <= 2035 && new RegExp(`(?<!\\d)${count}(?!\\d)`).test(text)) ||
  /\b(?:iso|iec|soc|en|din)[\s-]*\d/iu.test(text);

const money = perPublication(
  () =>
    new RegExp(
      `(?:[$€£¥₹₽]|${ownCurrency()})\\s?\\d[\\d., {2}]*|\\d[\\d., {2}]*\\s?(?:[$€£¥₹₽%]|usd|eur|dollar|euro|${ownCurrency()})`,
      'giu',
    ),
);

/** A masked card or account number with its visible digits. */
const masked = /•{2,}(?:\s?\d+)?/gu;

/** Returns the monthly messages or conversations in a text. Our own prices don't count. */
export const findVolume = (text: string, vocabulary: Vocabulary, asked = false): Volume | undefined => {
  const withoutMoney = text.replace(masked, ' ').replace(money(), ' ');
  const counts = countsIn(withoutMoney, vocabulary.thousands).filter((count) => !prices().has(count));
  const count = Math.max(0, ...counts);
  if (count === 0) return undefined;
  const says = (list: 'messages' | 'conversations' | 'plan' | 'perDay') => vocabulary.says(list, text) > 0;
  if (says('perDay') && counts.length === 1 && count >= minDaily && count < daysOfMonth * largestDaily) {
    const unit = says('conversations') && !says('messages') ? 'conversations' : 'messages';
    return { count: count * daysOfMonth, unit };
  }
  if (says('messages') && count >= minVolume) return { count, unit: 'messages' };
  if (says('conversations') && count >= minVolume) return { count, unit: 'conversations' };
  const bare = !/\p{L}{4}/u.test(text);
  if (isOtherNumber(count, text)) return undefined;
  const isVolume = asked
    ? count >= minVolume / 5
    : count >= plausibleVolume && (says('plan') || bare) && counts.length === 1;
  return isVolume ? { count, unit: 'messages' } : undefined;
};

const minCorrected = 500;

/** Returns another value for the previous count: "and with 40,000?". */
export const otherVolume = (
  message: string,
  earlier: Volume | undefined,
  vocabulary: Vocabulary,
): Volume | undefined => {
  if (!earlier) return undefined;
  const repeats = countsIn(message, vocabulary.thousands).includes(earlier.count);
  const [found] = [message, ...sentencesOf(message)]
    .filter((text) => repeats || text.trim().split(/\s+/).length <= 9)
    .flatMap((text) => findVolume(text, vocabulary, true) ?? []);
  if (!found || found.count < 50) return undefined;
  // "Not 50,000 but 5,000": the number said before is the one corrected.
  const others = countsIn(message, vocabulary.thousands).filter(
    (count) => count >= minCorrected && count !== earlier.count,
  );
  const count = found.count === earlier.count ? Math.max(0, ...others) || found.count : found.count;
  return { count, unit: earlier.unit };
};

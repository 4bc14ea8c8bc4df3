import { foldedWords } from '#functions/text/fold.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { Candidate } from '../finder/find.ts';
import type { LanguagePack } from '../packs/pack.ts';
import { type CardRequest, type Draft, isShort, makeCardRenderer, makeDraft, renderText } from './request.ts';
import { isSaid } from './said-cards.ts';
import { findVolume } from './slots.ts';
import { volumeFit } from './sums.ts';
import { isTrade } from './trade.ts';

/** Cards that resemble a question about an industry bot's abilities. */
const whatItDoes: ReadonlySet<CardId> = new Set([
  'features.tasks',
  'features.support',
  'industries.benefits',
  'industries.templates',
  'industries.other',
]);
const sureTrade = 0.75;
const strayShare = 0.3;
const unsure = 0.55;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const stemLetters = 5;
const commonIn = 6;

/** Returns the stems of a text's longer words, or character pairs in scripts without spaces. */
export const stemsOf = (text: string): Set<string> => {
  const stems = new Set<string>();
  for (const word of foldedWords(text)) {
    const letters = [...word];
    if (unspaced.test(word))
      for (let at = 0; at + 1 < letters.length; at++) stems.add(letters.slice(at, at + 2).join(''));
    else if (letters.length >= stemLetters - 1) stems.add(letters.slice(0, stemLetters).join(''));
  }
  return stems;
};

const cardStems = new WeakMap<LanguagePack, ReadonlyMap<CardId, ReadonlySet<string>>>();

const stemsOfCards = (pack: LanguagePack): ReadonlyMap<CardId, ReadonlySet<string>> => {
  const known = cardStems.get(pack);
  if (known) return known;
  const made = new Map(
    Object.entries(pack.cards).map(([id, [, answer]]) => [id as CardId, stemsOf(answer)] as const),
  );
  cardStems.set(pack, made);
  return made;
};

/** Whether a message uses a word that is specific to this card's answer. */
const speaksOf = (pack: LanguagePack, message: string, id: CardId): boolean => {
  const all = stemsOfCards(pack);
  const own = all.get(id);
  return [...stemsOf(message)].some(
    (stem) => own?.has(stem) && [...all.values()].filter((stems) => stems.has(stem)).length <= commonIn,
  );
};

const asksPlan: ReadonlySet<CardId> = new Set(['plans.whichPlan', 'plans.prices', 'plans.cheapest']);
const minShareBesideTrade = 0.05;

/** Handles an industry mentioned in passing: its card first, then the requested plan or price. */
const inPassing = (request: CardRequest, candidates: readonly Candidate[]): Draft | undefined => {
  const { message, input, output, answers } = request;
  const [top] = candidates;
  if (!top || !isTrade(top.id)) return undefined;
  const say = makeCardRenderer(request);
  const volume = findVolume(message, input.vocabulary);
  if (volume)
    return makeDraft(`${volumeFit(output, answers, volume)}\n\n${say(top.id)}`, ['plans.whichPlan', top.id]);
  const { says } = input.vocabulary;
  if (says('plan', message) + says('money', message) === 0) return undefined;
  const plan = candidates.find(({ id, share }) => asksPlan.has(id) && share >= minShareBesideTrade);
  return plan && makeDraft(`${say(top.id)}\n\n${say(plan.id)}`, [top.id, plan.id]);
};

/** An industry's card; once it was said, only how long its template takes. */
export const sayTrade = (request: CardRequest, id: CardId): string => {
  const { output, history } = request;
  const say = makeCardRenderer(request);
  if (!isSaid(history, output, id)) return say(id);
  const sentence = sentencesWithDays(output.cards[id][1]);
  return sentence ? renderText(request, id, sentence) : say(id);
};

const sentencesWithDays = (answer: string): string | undefined =>
  answer.split(/\n|(?<=[.!?。！？।])\s*/u).find((sentence) => sentence.includes('{days}'));

/** Answers questions in an industry conversation with its setup days or its bot's abilities. */
export const answerFromTrade = (
  request: CardRequest,
  candidates: readonly Candidate[],
): Draft | undefined => {
  const told = inPassing(request, candidates);
  if (told) return told;
  const { message, memory, history, input, output } = request;
  const [top] = candidates;
  const { industry, topic } = memory;
  if (!top || !industry || history.length === 0 || !isShort(message, 12)) return undefined;
  const say = makeCardRenderer(request);
  const { says } = input.vocabulary;
  const near = topic?.startsWith('industries.') || topic === 'features.deploy';
  const between = near || topic?.startsWith('features.');
  if (
    between &&
    says('howLong', message) > 0 &&
    isShort(message) &&
    !(top.share >= unsure && isOther(top.id))
  )
    return makeDraft(`${sayTrade(request, industry)}\n${say('features.deploy')}`, [
      industry,
      'features.deploy',
    ]);
  const speaks = speaksOf(input.pack, message, industry);
  if (speaks && (top.share < unsure || whatItDoes.has(top.id))) return makeDraft(say(industry), [industry]);
  // The industry bot's abilities come before those of all bots.
  if (speaks && near && top.id.startsWith('features.') && top.share < sureTrade)
    return makeDraft(say(industry), [industry]);
  if (!near || !isShort(message) || isSaid(history, output, industry)) return undefined;
  return whatItDoes.has(top.id) || top.share < strayShare ? makeDraft(say(industry), [industry]) : undefined;
};

/** Whether a card is about something with its own setup days. */
const isOther = (id: CardId): boolean =>
  !['features.deploy', 'industries.customise', 'industries.templates', 'plans.prices'].includes(id) &&
  !isTrade(id);

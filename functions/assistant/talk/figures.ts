import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { Candidate } from '../finder/find.ts';
import type { Tongue } from './memory.ts';
import { type Draft, drafted, isShort, sayer, sureShare, type TalkRequest } from './request.ts';
import { addOnsIn, hasWord, modelIn, plansIn, type Volume, volumeIn } from './slots.ts';
import { modelCost, savingIn, sumOf, volumeFit } from './sums.ts';

/** Cards beside which a number of messages asks for the plan that holds it. */
const volumeCards: ReadonlySet<CardId> = new Set([
  'plans.prices',
  'plans.whichPlan',
  'plans.custom',
  'plans.overage',
  'plans.compare',
  'plans.managed',
  'plans.starter',
  'plans.professional',
  'plans.enterprise',
  'plans.messageCount',
  'plans.cheapest',
  'features.scale',
]);

/** Cards that tell a price. */
export const priceCards: ReadonlySet<CardId> = new Set([
  'plans.prices',
  'plans.cheapest',
  'plans.addLanguage',
  'plans.overage',
  'plans.addIntegration',
  'plans.addTraining',
  'plans.addOns',
  'plans.compare',
]);

/** Cards beside which the name of a model asks for its price. */
const modelCards: ReadonlySet<CardId> = new Set([
  'plans.modelPrices',
  'plans.prices',
  'plans.whichPlan',
  'plans.custom',
  'site.calculator',
  'plans.starter',
  'plans.professional',
]);

/** Sums, volumes and follow-ups: what the memory and the numbers of a message answer without a card of their own. */
export const byFigures = (
  request: TalkRequest,
  top: Candidate,
  others: readonly Candidate[] = [],
): Draft | undefined => {
  const { message, memory, tongue, speaker, answers } = request;
  const { pack, vocabulary } = tongue;
  const named = plansIn(message);
  const nearby = [top, ...others].slice(0, 3).map(({ id }) => id);
  const priced = nearby.some((id) => volumeCards.has(id) || id === 'plans.payment');
  const said = volumeIn(message, vocabulary);
  const asked: Volume | undefined =
    said && nearby.includes('plans.managed') ? { count: said.count, unit: 'conversations' } : said;
  if (
    asked &&
    named.length === 0 &&
    modelIn(message) === undefined &&
    top.id !== 'site.roi' &&
    nearby.some((id) => volumeCards.has(id))
  )
    return drafted(volumeFit(speaker.code, answers, asked), ['plans.whichPlan']);
  const { counts, counted } = addOnsIn(message, pack.words);
  const wantsSum = hasWord(message, pack.words.sumWords);
  const plan = named.at(-1) ?? memory.plan;
  const spoken = Object.keys(counts).length > 0;
  const moreLanguage =
    wantsSum &&
    !spoken &&
    (top.id === 'features.languages' || top.id === 'plans.addLanguage' || top.id === 'talk.myLanguages');
  const now = moreLanguage
    ? { language: (memory.addOns.language ?? 0) + 1 }
    : wantsSum || counted || priceCards.has(top.id)
      ? counts
      : {};
  const all = {
    ...memory.addOns,
    ...now,
    ...(named.length > 0 && Object.keys(counts).length > 1 ? counts : {}),
  };
  if (
    plan &&
    named.length < 2 &&
    Object.keys(all).length > 0 &&
    (wantsSum ||
      (counted && isShort(message)) ||
      (named.length > 0 && Object.keys(counts).length > 1) ||
      (named.length > 0 && Object.keys(now).length > 0 && (counted || priceCards.has(top.id))) ||
      message.includes('+'))
  ) {
    return drafted(sumOf(speaker, plan, all, memory.managed), [
      plan ? (`plans.${plan}` as CardId) : 'plans.addOns',
      'plans.addOns',
    ]);
  }
  if (!plan && wantsSum && Object.keys(all).length > 0)
    return drafted(sumOf(speaker, undefined, all), ['plans.addOns']);
  if (!plan && counted && top.id === 'plans.addLanguage')
    return drafted(`${sumOf(speaker, undefined, counts)}\n${sayer(request)(top.id)}`, [top.id]);
  if (top.id === 'site.roi') {
    const saving = savingIn(speaker.code, message, speaker.words.totalMonthly);
    if (saving) return drafted(`${saving}\n${sayer(request)('site.roi')}`, ['site.roi']);
  }
  const model = modelIn(message);
  if (model !== undefined && modelCards.has(top.id) && (asked ?? named[0] ?? memory.volume)) {
    const cost = modelCost(
      speaker,
      model,
      asked ? undefined : named[0],
      asked ?? (named[0] ? undefined : memory.volume),
    );
    if (cost) return drafted(cost, ['plans.modelPrices']);
  }
  const volume =
    asked ??
    volumeIn(message, vocabulary, lastAsked(request)) ??
    (priced ? largeNumber(message, vocabulary) : undefined) ??
    otherVolume(message, memory.volume, vocabulary);
  if (volume && (volumeCards.has(top.id) || priced || top.share < sureShare))
    return drafted(volumeFit(speaker.code, answers, volume), ['plans.whichPlan']);
  return undefined;
};

/** A number that is no price and large enough to be a month's messages, where the question is about paying. */
const largeNumber = (message: string, vocabulary: Tongue['vocabulary']): Volume | undefined => {
  const found = volumeIn(message, vocabulary, true);
  return found && found.count >= 500 ? found : undefined;
};

const lastAsked = ({ history, answers, speaker }: TalkRequest): boolean => {
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const asks = speaker.cards['plans.whichPlan'][1].split(/(?<=[.!?。？！])\s*/u).at(-1) ?? '';
  return last.includes(answers.askVolume) || (asks.length > 8 && last.includes(asks));
};

const otherVolume = (
  message: string,
  earlier: Volume | undefined,
  vocabulary: Tongue['vocabulary'],
): Volume | undefined => {
  if (!earlier || !isShort(message)) return undefined;
  const found = volumeIn(message, vocabulary, true);
  return found && found.count >= 50 ? { count: found.count, unit: earlier.unit } : undefined;
};

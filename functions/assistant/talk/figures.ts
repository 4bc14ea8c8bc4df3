import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { aiModels } from '#shared/domain/pricing/models.ts';
import { messageLimits, pricePerThousand } from '#shared/domain/pricing/quote.ts';
import { formatsOf } from '../facts.ts';
import type { Candidate } from '../finder/find.ts';
import { namesLanguage } from '../language/asked.ts';
import { sumOf } from './bill.ts';
import { planMeant } from './meant.ts';
import type { Tongue } from './remembered.ts';
import { type Draft, drafted, isShort, sayer, sureShare, type TalkRequest } from './request.ts';
import { addOnsIn, hasWord, modelIn, otherVolume, plansIn, type Volume, volumeIn } from './slots.ts';
import { modelCost, planForVolume, savingIn, volumeFit } from './sums.ts';

/** Cards beside which a number of messages asks for the plan that holds it. */
export const volumeCards: ReadonlySet<CardId> = new Set([
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
  const { counts, counted } = addOnsIn(message, pack.words);
  const wantsSum =
    hasWord(message, pack.words.sumWords) ||
    (named.length === 1 && Object.keys(counts).length > 0 && vocabulary.says('firstMonth', message) > 0);
  const own = thousandCost(request, top) ?? extraConversations(request, top, others);
  if (own) return own;
  const nearby = [top, ...others].slice(0, 3).map(({ id }) => id);
  const priced = nearby.some((id) => volumeCards.has(id) || id === 'plans.payment');
  const said = top.id === 'plans.perThousand' ? undefined : volumeIn(message, vocabulary);
  const asked: Volume | undefined =
    said &&
    nearby.includes('plans.managed') &&
    (top.id === 'plans.managed' || vocabulary.says('messages', message) === 0)
      ? { count: said.count, unit: 'conversations' }
      : said;
  if (
    asked?.unit === 'messages' &&
    named.length === 0 &&
    counts.language !== undefined &&
    (wantsSum || counted)
  ) {
    const fitting = planForVolume(asked);
    return drafted(
      `${volumeFit(speaker.code, answers, asked)}\n${sumOf(speaker, answers, { plan: fitting, addOns: { ...memory.addOns, ...counts } })}`,
      ['plans.whichPlan', 'plans.addOns'],
    );
  }
  if (
    asked &&
    named.length === 0 &&
    modelIn(message) === undefined &&
    top.id !== 'site.roi' &&
    nearby.some((id) => volumeCards.has(id))
  )
    return drafted(volumeFit(speaker.code, answers, asked), ['plans.whichPlan']);
  const meantPlan = [top, ...others].some(({ id, share }) => id === 'plans.cheapest' && share >= 0.1)
    ? ('starter' as const)
    : undefined;
  const meant = planMeant(memory, message, vocabulary, [top, ...others]);
  const plan = named.at(-1) ?? meantPlan ?? meant.plan ?? memory.plan;
  const managed = meant.managed ?? memory.managed;
  const isNamed = named.length > 0 || meantPlan !== undefined;
  const asksContents = vocabulary.says('contents', message) + vocabulary.says('messages', message) > 0;
  const spoken = Object.keys(counts).length > 0;
  const ofLanguages = ['features.languages', 'plans.addLanguage', 'talk.myLanguages'].includes(top.id);
  const plusLanguage = !spoken && plan !== undefined && namesLanguage(message);
  const joined =
    plusLanguage && (top.id === 'plans.addLanguage' || (isNamed && vocabulary.says('money', message) > 0));
  const moreLanguage = !spoken && ((wantsSum && (ofLanguages || plusLanguage)) || joined);
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
      joined ||
      (counted && isShort(message)) ||
      (isNamed && Object.keys(counts).length > 1) ||
      (isNamed && Object.keys(now).length > 0 && (counted || (priceCards.has(top.id) && !asksContents))) ||
      message.includes('+'))
  ) {
    return drafted(sumOf(speaker, answers, { plan, managed, model: modelIn(message), addOns: all }), [
      plan ? (`plans.${plan}` as CardId) : 'plans.addOns',
      'plans.addOns',
    ]);
  }
  if (!plan && wantsSum && Object.keys(all).length > 0)
    return drafted(sumOf(speaker, answers, { addOns: all }), ['plans.addOns']);
  if (!plan && counted && top.id === 'plans.addLanguage')
    return drafted(`${sumOf(speaker, answers, { addOns: counts })}\n${sayer(request)(top.id)}`, [top.id]);
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

/** What a thousand messages come to with the plan, volume and model that were spoken of. */
const thousandCost = (
  { message, history, memory, speaker }: TalkRequest,
  top: Candidate,
): Draft | undefined => {
  if (top.id !== 'plans.perThousand' || top.share < 0.3) return undefined;
  const said = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const model = [message, ...said.toReversed()].map(modelIn).find((one) => one !== undefined);
  const messages = memory.volume?.unit === 'messages' ? memory.volume.count : undefined;
  if (model === undefined || messages === undefined || messages < messageLimits.min) return undefined;
  const { count, price } = formatsOf(speaker.code);
  const rate = price(pricePerThousand({ messages: Math.min(messages, messageLimits.max), model }));
  const what = `${aiModels[model].name}, ${count(messages)}`;
  return drafted(`${what}: ${rate} / ${count(1000)}`, ['plans.perThousand']);
};

const fewestExtra = 10;

/** "2,000 extra conversations: how much is that?" is a sum of its own, not a volume that looks for a plan. */
const extraConversations = (
  { message, memory, tongue, speaker, answers }: TalkRequest,
  top: Candidate,
  others: readonly Candidate[],
): Draft | undefined => {
  const { pack, vocabulary } = tongue;
  if (plansIn(message).length > 0) return undefined;
  const { counts } = addOnsIn(message, pack.words);
  const isOverage = [top, ...others.slice(0, 2)].some(
    ({ id, share }) => id === 'plans.overage' && share >= 0.05,
  );
  const said = volumeIn(message, vocabulary);
  const many =
    counts.conversations ??
    (isOverage && !memory.managed && said?.unit === 'conversations' ? said.count : undefined);
  if (many === undefined || many < fewestExtra || Object.keys(counts).some((id) => id !== 'conversations'))
    return undefined;
  return drafted(sumOf(speaker, answers, { addOns: { conversations: many } }), ['plans.overage']);
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

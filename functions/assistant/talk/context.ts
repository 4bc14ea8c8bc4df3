import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { catalogue } from '../cards/catalogue.ts';
import { isCardId } from '../cards/ids.ts';
import { fill } from '../cards/values.ts';
import { formatsOf } from '../facts.ts';
import { type Candidate, candidatesOf } from '../finder/find.ts';
import type { LanguagePack } from '../packs/pack.ts';
import { priceCards } from './figures.ts';
import { type Draft, drafted, isShort, sayer, type TalkRequest } from './request.ts';
import { hasWord, plansIn, withoutPlans } from './slots.ts';
import { planCost, volumeFit } from './sums.ts';

const planCards: ReadonlySet<CardId> = new Set([
  'plans.starter',
  'plans.professional',
  'plans.enterprise',
  'plans.compare',
]);
const featureShare = 0.4;

/** Questions that a template's own days answer, once the industry is known. */
const tailoringCards: ReadonlySet<CardId> = new Set(['features.deploy', 'industries.customise']);

const featureFrame = (pack: LanguagePack, id: CardId, plan: PlanId): string | undefined => {
  const { plans } = catalogue[id];
  if (!plans) return undefined;
  const { list } = formatsOf(pack.code);
  return plans.includes(plan)
    ? fill(pack.words.planHas, { plan: planOf(plan).name })
    : fill(pack.words.planLacks, {
        plan: planOf(plan).name,
        plans: list(plans.map((other) => planOf(other).name)),
      });
};

const isIndustry = (id: CardId): boolean =>
  id.startsWith('industries.') && id !== 'industries.other' && catalogue[id].buttons !== undefined;

/** The industry that a message names by the words of its language. */
const industryOf = ({ message, tongue }: TalkRequest): CardId | undefined => {
  const named = tongue.vocabulary.industryIn(message);
  const id = named && `industries.${named}`;
  return isCardId(id) && isIndustry(id) ? id : undefined;
};
const besideShare = 0.04;
const unsureShare = 0.5;

/**
 * The candidate to look at: the first, or where it is unsure of itself and the message leans on what was said, one of the
 * next that the memory makes sense of.
 */
const fitting = (
  { message, memory, tongue }: TalkRequest,
  candidates: readonly Candidate[],
): Candidate | undefined => {
  const [top] = candidates;
  if (!top || top.share >= unsureShare) return top;
  const leans = hasWord(message, tongue.pack.words.backWords) || isShort(message);
  const makesSense = ({ id }: Candidate): boolean =>
    (id === 'plans.prices' && (memory.plan !== undefined || memory.topic !== undefined)) ||
    (tailoringCards.has(id) && memory.industry !== undefined);
  return (leans ? candidates.slice(0, 3).find(makesSense) : undefined) ?? top;
};

/** "And how much is that?", "does that one have it?": the card found, seen from what was spoken of. */
export const inContext = (request: TalkRequest, candidates: readonly Candidate[]): Draft | undefined => {
  const top = fitting(request, candidates);
  if (!top) return undefined;
  const { message, memory, tongue, speaker, answers } = request;
  const say = sayer(request);
  const [named] = plansIn(message);
  const pointsBack = hasWord(message, tongue.pack.words.backWords) || isShort(message);
  const plan = named ?? (pointsBack ? memory.plan : undefined);
  if (top.id === 'plans.prices' && pointsBack && named === undefined) {
    const price = memory.topic && catalogue[memory.topic].price;
    if (memory.volume && !memory.plan && memory.topic === 'plans.whichPlan')
      return drafted(volumeFit(speaker.code, answers, memory.volume), ['plans.whichPlan']);
    if (memory.plan && memory.topic?.startsWith('plans.') && !(price && priceCards.has(price)))
      return drafted(planCost(speaker, memory.plan, memory.managed), [`plans.${memory.plan}`]);
    if (price && price !== 'plans.prices') return drafted(say(price), [price]);
    if (memory.plan) return drafted(planCost(speaker, memory.plan, memory.managed), [`plans.${memory.plan}`]);
    if (memory.volume) return drafted(volumeFit(speaker.code, answers, memory.volume), ['plans.whichPlan']);
    return undefined;
  }
  const here = industryOf(request);
  if (tailoringCards.has(top.id) || (top.id === 'industries.templates' && here)) {
    const industry =
      here ??
      candidates.find(({ id, share }) => isIndustry(id) && share >= besideShare)?.id ??
      memory.industry;
    if (industry)
      return drafted(`${say(industry)}\n${say('features.deploy')}`, [industry, 'features.deploy']);
  }
  if (top.id === 'plans.messageCount' && pointsBack && memory.plan) {
    const id: CardId = `plans.${memory.plan}`;
    return drafted(say(id), [id]);
  }
  if (named && planCards.has(top.id)) {
    const [feature] = candidatesOf(tongue.pack.finder, withoutPlans(message));
    const frame =
      feature && feature.share >= featureShare ? featureFrame(speaker, feature.id, named) : undefined;
    if (feature && frame) return drafted(`${frame} ${say(feature.id)}`, [feature.id]);
  }
  if (plan && catalogue[top.id].plans) {
    const frame = featureFrame(speaker, top.id, plan);
    if (frame) return drafted(`${frame} ${say(top.id)}`, [top.id]);
  }
  return undefined;
};

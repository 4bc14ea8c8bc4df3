import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { catalogue } from '../cards/catalogue.ts';
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

/** "And how much is that?", "does that one have it?": the card found, seen from what was spoken of. */
export const inContext = (request: TalkRequest, top: Candidate): Draft | undefined => {
  const { message, memory, tongue, speaker, answers } = request;
  const say = sayer(speaker, answers);
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
  if (memory.industry && tailoringCards.has(top.id) && pointsBack)
    return drafted(say(memory.industry), [memory.industry, top.id]);
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

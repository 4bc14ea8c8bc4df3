import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { catalogue } from '../cards/catalogue.ts';
import { formatters } from '../facts.ts';
import { fill } from '../fill.ts';
import { type Candidate, findCandidates } from '../finder/find.ts';
import { languageCards, priceCards } from './number-cards.ts';
import { clausesOf } from './parts.ts';
import { type CardRequest, type Draft, isShort, makeCardRenderer, makeDraft } from './request.ts';
import { findPlans, hasWord, withoutPlans } from './slots.ts';
import { planCost, volumeFit } from './sums.ts';
import { isTrade, tradeNamed } from './trade.ts';
import { sayTrade } from './trade-talk.ts';

const planCards: ReadonlySet<CardId> = new Set([
  'plans.starter',
  'plans.professional',
  'plans.enterprise',
  'plans.compare',
]);
const featureShare = 0.4;

/** Questions that a template's setup time answers once the industry is known. */
const tailoringCards: ReadonlySet<CardId> = new Set(['features.deploy', 'industries.customise']);

/** "Yes" or "no" at the beginning of a card, which stands already in the sentence about the plan. */
const leadingAnswer =
  /^(?:yes|ja|oui|sí|sim|sì|kyllä|tak|evet|да|はい|네|可以|支持|提供|是的|有|نعم|כן|हाँ)[.,:。，、।،：]\s*/iu;

const withoutLeadingAnswer = (text: string): string => {
  const rest = text.replace(leadingAnswer, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** Replies about a feature in a plan: whether it is included, what it is, and the cheapest plan with it. */
export const findFeature = (request: CardRequest, id: CardId, plan: PlanId): Draft | undefined => {
  const { plans } = catalogue[id];
  if (!plans) return undefined;
  const { output } = request;
  const { words, code } = output;
  // A card that was just said is not repeated.
  const isSaid = request.memory.topic === id && request.history.length > 0;
  const text = isSaid ? '' : withoutLeadingAnswer(makeCardRenderer(request)(id));
  if (plans.includes(plan))
    return makeDraft(`${fill(words.planHas, { plan: planOf(plan).name })} ${text}`.trim(), [id]);
  const names = formatters(code).list(plans.map((other) => planOf(other).name));
  const [cheapest] = plans;
  return {
    ...makeDraft(
      [
        fill(words.planLacks, { plan: planOf(plan).name, plans: names }),
        text,
        ...(cheapest ? [planCost(output, cheapest)] : []),
      ]
        .filter(Boolean)
        .join(' '),
      [id],
    ),
    plan: cheapest,
  };
};

/**
 * Whether the message names the card itself: "Which languages does it speak?" asks for the list, whatever
 * plan came before.
 */
const saysItself = ({ message, input }: CardRequest, id: CardId): boolean =>
  languageCards.has(id) && !hasWord(message, input.pack.words.backWords);

const minSecondShare = 0.04;
const unsureShare = 0.5;

/**
 * Chooses the candidate: the best, or a lower one that fits the conversation if the best is weak and the
 * message is short.
 */
const fitting = (
  { message, memory, input }: CardRequest,
  candidates: readonly Candidate[],
): Candidate | undefined => {
  const [top] = candidates;
  if (!top || top.share >= unsureShare) return top;
  const leans = hasWord(message, input.pack.words.backWords) || isShort(message);
  const makesSense = ({ id }: Candidate): boolean =>
    (id === 'plans.prices' && (memory.plan !== undefined || memory.topic !== undefined)) ||
    (tailoringCards.has(id) && memory.industry !== undefined);
  return (leans ? candidates.slice(0, 3).find(makesSense) : undefined) ?? top;
};

/** Applies the conversation to a card: "And how much is that?", "does that one have it?". */
export const inContext = (request: CardRequest, candidates: readonly Candidate[]): Draft | undefined => {
  const top = fitting(request, candidates);
  if (!top) return undefined;
  const { message, memory, input, output, answers } = request;
  const say = makeCardRenderer(request);
  const isCheapest = catalogue[top.id].plans !== undefined && input.vocabulary.says('smallest', message) > 0;
  const named = findPlans(message)[0] ?? (isCheapest ? 'starter' : undefined);
  const pointsBack = hasWord(message, input.pack.words.backWords) || isShort(message);
  const plan = named ?? (pointsBack ? memory.plan : undefined);
  if (top.id === 'plans.prices' && pointsBack && named === undefined) {
    if (input.vocabulary.says('smallest', message) > 0)
      return makeDraft(say('plans.cheapest'), ['plans.cheapest']);
    const price = memory.topic && catalogue[memory.topic].price;
    if (memory.volume && !memory.plan && memory.topic === 'plans.whichPlan')
      return makeDraft(volumeFit(output, answers, memory.volume), ['plans.whichPlan']);
    if (memory.plan && memory.topic?.startsWith('plans.') && !(price && priceCards.has(price)))
      return makeDraft(planCost(output, memory.plan, memory.managed), [`plans.${memory.plan}`]);
    if (price && price !== 'plans.prices') return makeDraft(say(price), [price]);
    if (memory.plan)
      return makeDraft(planCost(output, memory.plan, memory.managed), [`plans.${memory.plan}`]);
    if (memory.volume) return makeDraft(volumeFit(output, answers, memory.volume), ['plans.whichPlan']);
    return undefined;
  }
  const here = tradeNamed(message, input.vocabulary);
  if (tailoringCards.has(top.id) || (top.id === 'industries.templates' && here)) {
    const industry =
      here ??
      candidates.find(({ id, share }) => isTrade(id) && share >= minSecondShare)?.id ??
      memory.industry;
    if (industry)
      return makeDraft(`${sayTrade(request, industry)}\n${say('features.deploy')}`, [
        industry,
        'features.deploy',
      ]);
  }
  if (top.id === 'plans.messageCount' && pointsBack && memory.plan) {
    const id: CardId = `plans.${memory.plan}`;
    return makeDraft(say(id), [id]);
  }
  if (named && planCards.has(top.id)) {
    const asked = withoutPlans(message);
    const feature = [asked, ...clausesOf(asked, input.pack.code)]
      .flatMap((text) => findCandidates(input.pack.finder, text).slice(0, 1))
      .filter(({ id, share }) => share >= featureShare && catalogue[id].plans)
      .sort((one, other) => other.share - one.share)[0];
    const draft = feature && findFeature(request, feature.id, named);
    if (draft) return draft;
  }
  return plan && (named || !saysItself(request, top.id)) ? findFeature(request, top.id, plan) : undefined;
};

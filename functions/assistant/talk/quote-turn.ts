import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import { catalogue } from '../cards/catalogue.ts';
import type { Candidate } from '../finder/find.ts';
import { findLanguageNames } from '../language/requested.ts';
import { updateAddOns } from './chosen-add-ons.ts';
import { findFeature } from './context.ts';
import { planMeant } from './meant.ts';
import { answerFromMoney, paidHow } from './money.ts';
import { languageCards } from './number-cards.ts';
import { formatQuote, formatYear } from './quote.ts';
import { type CardRequest, type Draft, isShort, makeCardRenderer, makeDraft } from './request.ts';
import { findAddOns, findModel, findPlans, findVolume, saysManaged } from './slots.ts';
import { planCost } from './sums.ts';

type Says = CardRequest['input']['vocabulary']['says'];
type Rule = (request: CardRequest, candidates: readonly Candidate[], says: Says) => Draft | undefined;

const surely = 0.6;
const likely = 0.5;
const minSecondShare = 0.08;

const isOfMoney = (id: CardId): boolean =>
  id.startsWith('plans.') ||
  id.startsWith('talk.') ||
  id === 'site.calculator' ||
  id === 'features.languageSwitch' ||
  languageCards.has(id);

/** Whether another card matches confidently. */
const hasConfidentCard = ([top]: readonly Candidate[]): boolean =>
  top !== undefined && top.share >= surely && !isOfMoney(top.id);

/** "Plus German?", "only one", "without the training", "and three of them?": updates the quote. */
const changed: Rule = (request, candidates, says) => {
  const { message, memory, input, output, answers } = request;
  const wanted = updateAddOns(memory, message, input, candidates[0]);
  if (
    !wanted ||
    (hasConfidentCard(candidates) && !isShort(message, 3)) ||
    findVolume(message, input.vocabulary)
  )
    return undefined;
  const asksAmount = says('total', message) + says('money', message) > 0;
  if (!asksAmount && says('contents', message) > 0) return undefined;
  if (!asksAmount && !isShort(message, 10)) return undefined;
  const named = findPlans(message);
  if (named.length > 1) return undefined;
  const meant = planMeant(memory, message, input.vocabulary, []);
  const plan = meant.plan ?? memory.plan;
  const quote = {
    plan,
    managed: meant.managed ?? memory.managed,
    model: findModel(message) ?? (named.length === 0 ? memory.model : undefined),
    addOns: wanted.addOns,
  };
  if (!plan && Object.keys(wanted.addOns).length === 0) return undefined;
  const yearly = says('year', message) > 0 ? formatYear(output, answers, quote) : undefined;
  return makeDraft(yearly ?? formatQuote(output, answers, quote), [
    ...(plan ? [`plans.${plan}` as CardId] : []),
    'plans.addOns',
  ]);
};

/** Plans that include the nearest card's or topic's feature, if limited. */
const plansWith = (id: CardId | undefined): readonly PlanId[] | undefined => {
  const plans = id && catalogue[id].plans;
  return plans && !plans.includes('starter') ? plans : undefined;
};

/** "No, Starter: does that have it too?": the same feature for another plan. */
const featureOfOther: Rule = (request, [top], says) => {
  const { message, memory, history } = request;
  const [named, ...more] = findPlans(message);
  const isCheapest = named === undefined && says('smallest', message) > 0 && says('whichOne', message) === 0;
  const plan = named ?? (isCheapest ? ('starter' as const) : undefined);
  const topic = memory.topic;
  if (!plan || more.length > 0 || history.length === 0 || !isShort(message, 10)) return undefined;
  if (!topic || topic.startsWith('plans.') || !catalogue[topic].plans) return undefined;
  const asksAmount = says('messages', message) + says('conversations', message) > 0;
  if (asksAmount || (!isCheapest && says('money', message) > 0)) return undefined;
  const { counts } = findAddOns(message, request.input.pack.words);
  if (Object.keys(counts).length > 0 || findLanguageNames(message).length > 0) return undefined;
  const isOther = top && top.share >= likely && !isOfMoney(top.id);
  return isOther ? undefined : findFeature(request, topic, plan);
};

/** "Where then?" after a plan without the feature. */
const whichHasIt: Rule = (request, [top], says) => {
  const { message, memory, history, output } = request;
  const plans = plansWith(memory.topic);
  const [cheapest] = plans ?? [];
  if (!cheapest || !memory.topic || history.length === 0 || !isShort(message, 9)) return undefined;
  if (says('whichOne', message) + says('smallest', message) === 0) return undefined;
  if (top && top.share >= surely && !isOfMoney(top.id)) return undefined;
  return makeDraft(planCost(output, cheapest), [memory.topic, `plans.${cheapest}`]);
};

/** "What is the cheapest with HIPAA?": the cheapest plan with a feature. */
const priceWithFeature: Rule = (request, candidates, says) => {
  const { message, memory, output } = request;
  if (findPlans(message).length > 0 || findModel(message) !== undefined) return undefined;
  if (says('money', message) + says('smallest', message) === 0 || says('plan', message) === 0)
    return undefined;
  const feature = candidates
    .slice(0, 3)
    .find(({ id, share }) => share >= minSecondShare && plansWith(id) && !languageCards.has(id));
  const plans = plansWith(feature?.id);
  if (!feature || !plans) return undefined;
  const plan = memory.plan && plans.includes(memory.plan) ? memory.plan : plans[0];
  return (
    plan &&
    makeDraft(`${makeCardRenderer(request)(feature.id)} ${planCost(output, plan)}`, [
      feature.id,
      `plans.${plan}`,
    ])
  );
};

/** "And how much is it?" after a plan was named for a feature. */
const priceOfThat: Rule = ({ message, memory, history, output, answers }, [top], says) => {
  const { topic } = memory;
  const [cheapest] = plansWith(topic) ?? [];
  if (!cheapest || history.length === 0 || !isShort(message, 5) || says('money', message) === 0)
    return undefined;
  if (findPlans(message).length > 0 || findModel(message) !== undefined) return undefined;
  if (top && !isOfMoney(top.id) && top.share >= likely) return undefined;
  const plan = memory.plan && plansWith(topic)?.includes(memory.plan) ? memory.plan : cheapest;
  const { managed, model } = memory;
  const text =
    model && plan === memory.plan ? formatQuote(output, answers, { plan, managed, model, addOns: {} }) : '';
  return makeDraft(text || planCost(output, plan, managed), [`plans.${plan}`]);
};

/** "What does Professional cost?" without anything else. */
const priceOfPlan: Rule = (request, [top], says) => {
  const { message, input } = request;
  const [plan, ...more] = findPlans(message);
  if (!plan || more.length > 0 || says('money', message) === 0 || !isShort(message, 6)) return undefined;
  if (!top?.id.startsWith('plans.') || request.memory.managed) return undefined;
  if (top.share >= likely && top.id !== `plans.${plan}`) return undefined;
  const { counts } = findAddOns(message, input.pack.words);
  const isMore =
    Object.keys(counts).length + findLanguageNames(message).length > 0 || findModel(message) !== undefined;
  const asks = (
    ['year', 'difference', 'contents', 'messages', 'conversations', 'firstMonth', 'beyond'] as const
  ).some((list) => says(list, message) > 0);
  if (isMore || asks || saysManaged(message) || findVolume(message, input.vocabulary)) return undefined;
  return makeDraft(makeCardRenderer(request)(`plans.${plan}`), [`plans.${plan}`]);
};

const rules: readonly Rule[] = [
  priceOfPlan,
  featureOfOther,
  whichHasIt,
  priceWithFeature,
  priceOfThat,
  changed,
];

/** Answers a short turn about plans from its words and the current quote. */
export const answerFromQuote = (
  request: CardRequest,
  candidates: readonly Candidate[],
): Draft | undefined => {
  const { says } = request.input.vocabulary;
  for (const answerByRule of rules) {
    const draft = answerByRule(request, candidates, says);
    if (draft) return draft;
  }
  return undefined;
};

/** The same for a short turn that looks like several questions: "once or every month?" */
export const answerWholeTurn = (
  request: CardRequest,
  candidates: readonly Candidate[],
): Draft | undefined => {
  if (request.history.length === 0 || !isShort(request.message, 10)) return undefined;
  const { says } = request.input.vocabulary;
  return (
    paidHow(request, candidates, says) ??
    answerFromQuote(request, candidates) ??
    answerFromMoney(request, candidates)
  );
};

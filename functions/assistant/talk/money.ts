import { lastVisitorMessage, visitorMessages } from '#functions/text/visitor-messages.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import { aiModels } from '#shared/domain/pricing/models.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { tierFor } from '#shared/domain/pricing/quote.ts';
import { catalogue } from '../cards/catalogue.ts';
import { formatters } from '../facts.ts';
import { fill } from '../fill.ts';
import type { Candidate } from '../finder/find.ts';
import { beyondPlan, planAbove, planByPlace, planMeant } from './meant.ts';
import { ofTheirOwn } from './number-cards.ts';
import {
  compareQuotes,
  findManagedPlan,
  formatQuote,
  formatYear,
  type Quote,
  quoteItems,
  quoteMonthlyPrice,
  quoteTotal,
} from './quote.ts';
import { type CardRequest, type Draft, isShort, makeCardRenderer, makeDraft } from './request.ts';
import {
  findAddOns,
  findModels,
  findPlans,
  findPrices,
  findVolume,
  hasWord,
  otherVolume,
  saysManaged,
  saysPlatform,
} from './slots.ts';
import { managedLine, planCost, planForVolume, savedIn } from './sums.ts';

const surely = 0.6;
const unsure = 0.5;

type Says = CardRequest['input']['vocabulary']['says'];

const isMoney = (id: CardId): boolean =>
  id.startsWith('plans.') || id === 'site.roi' || id === 'site.calculator' || id === 'features.models';

const ownShare = 0.3;
const perThousandShare = 0.1;

/** Whether no other card matches the message confidently. */
const isOpen = (candidates: readonly Candidate[]): boolean => {
  const [top] = candidates;
  if (!top) return true;
  if (ofTheirOwn.has(top.id)) return top.share < ownShare;
  return isMoney(top.id) || top.id.startsWith('talk.') || top.share < unsure;
};

/** Returns the quote from this message and the conversation. */
const readQuote = (request: CardRequest, candidates: readonly Candidate[]): Quote => {
  const { message, memory, input } = request;
  const { counts, counted } = findAddOns(message, input.pack.words);
  const meant = planMeant(memory, message, input.vocabulary, candidates);
  const volume = otherVolume(message, memory.volume, input.vocabulary);
  const plan = meant.plan ?? (volume && planForVolume(volume)) ?? memory.plan;
  const fresh = meant.plan !== undefined && meant.plan !== memory.plan;
  return {
    plan,
    managed: meant.managed ?? memory.managed,
    model: findModels(message)[0] ?? (fresh ? undefined : memory.model),
    addOns: { ...memory.addOns, ...(counted || meant.plan ? counts : {}) },
  };
};

const planCard = (plan: PlanId | undefined, managed: boolean | undefined): CardId =>
  plan === undefined ? 'plans.prices' : managed ? 'plans.managed' : `plans.${plan}`;

/** Whether a short message in a price conversation refers to the current quote. */
const isLeaning = ({ message, memory, history }: CardRequest, [top]: readonly Candidate[]): boolean =>
  history.length > 0 &&
  ((memory.plan !== undefined && isShort(message, maxFollowUpWords) && (top?.share ?? 0) < plainly) ||
    (isShort(message, leaning) &&
      memory.topic?.startsWith('plans.') === true &&
      (top?.share ?? 0) < surely &&
      !(top && ofTheirOwn.has(top.id))));
const leaning = 6;
const maxFollowUpWords = 4;
const plainly = 0.65;

/** "And a year?" after a savings calculation. */
const savingOfYear = ({ message, memory, history, output, answers }: CardRequest): Draft | undefined => {
  if (memory.topic !== 'site.roi' || !isShort(message)) return undefined;
  const said = visitorMessages(history);
  const monthly = said
    .toReversed()
    .map(savedIn)
    .find((amount) => amount !== undefined);
  return monthly === undefined
    ? undefined
    : makeDraft(fill(answers.yearly, { total: formatters(output.code).price(monthly * 12) }), ['site.roi']);
};

/** "And a year?": twelve times the current quote. */
const aYear = (request: CardRequest, candidates: readonly Candidate[], says: Says): Draft | undefined => {
  const { message, output, answers } = request;
  if (says('year', message) === 0) return undefined;
  const saved = savingOfYear(request);
  if (saved) return saved;
  if (!isOpen(candidates) && !isLeaning(request, candidates)) return undefined;
  if (!isShort(message, 12) && says('money', message) + says('total', message) === 0) return undefined;
  const ofPlans = request.memory.topic?.startsWith('plans.') && isShort(message);
  if (candidates[0]?.id === 'site.roi' && candidates[0].share >= surely && !ofPlans) return undefined;
  const quote = readQuote(request, candidates);
  const text = formatYear(output, answers, quote);
  return text ? makeDraft(text, [planCard(quote.plan, quote.managed)]) : undefined;
};

/** Prices of models: one for the current plan or volume, several side by side. */
const byModel = (request: CardRequest, candidates: readonly Candidate[], says: Says): Draft | undefined => {
  const { message, memory, output, answers, history } = request;
  const models = findModels(message);
  const [named] = findPlans(message);
  const said = findVolume(message, request.input.vocabulary);
  const plan = named ?? (said ? tierFor(said.count) : memory.plan);
  if (models.length === 0 || !plan || plan === 'enterprise' || !isOpen(candidates)) return undefined;
  if (candidates.slice(0, 2).some(({ id, share }) => id === 'plans.perThousand' && share >= perThousandShare))
    return undefined;
  const { counts } = findAddOns(message, request.input.pack.words);
  if (Object.keys(counts).length > 0 && !hasWord(message, request.input.pack.words.backWords))
    return undefined;
  const addOns = !named || named === memory.plan ? memory.addOns : {};
  const { managed } = named || said ? {} : memory;
  const asks = says('money', message) > 0 || says('difference', message) > 0;
  const isQuoting = memory.topic?.startsWith('plans.') || Object.keys(memory.addOns).length > 0;
  const leans = history.length > 0 && isShort(message, 10) && isQuoting;
  if (!asks && !leans && !(named && isShort(message) && isMoney(candidates[0]?.id ?? 'talk.unclear')))
    return undefined;
  // "We don't need Opus, take Sonnet": the model before is replaced, not compared.
  const replaced = models.length === 2 && memory.model !== undefined && says('difference', message) === 0;
  const wanted = replaced ? models.filter((model) => model !== memory.model) : models;
  const rows = wanted.toReversed().map((model) => ({
    name: `${planOf(plan).name} (${aiModels[model].name})`,
    month: quoteMonthlyPrice({ plan, model }),
  }));
  // A model asked for after another plan's price is shown beside it for comparison.
  const quote = { plan, managed, model: wanted[0], addOns };
  // "The same for Professional with Opus?" after a yearly total asks for a yearly total.
  const isYearly = named !== undefined && says('year', lastVisitorMessage(history) ?? '') > 0;
  return makeDraft(
    rows.length > 1
      ? compareQuotes(output, answers, rows)
      : ((isYearly ? formatYear(output, answers, quote) : undefined) ?? formatQuote(output, answers, quote)),
    ['plans.modelPrices'],
  );
};

/** Difference between two plans, or between platform and managed. */
const difference = (
  request: CardRequest,
  candidates: readonly Candidate[],
  says: Says,
): Draft | undefined => {
  const { message, output, answers } = request;
  const named = findPlans(message);
  const isManaged =
    candidates.some(
      ({ id, share }) => (id === 'plans.managed' || id === 'plans.managedOrPlatform') && share >= 0.08,
    ) || saysManaged(message);
  const quoted = findPrices(message);
  const ofBoth = (['starter', 'professional'] as const).find(
    (plan) =>
      quoted.includes(quoteMonthlyPrice({ plan })) &&
      quoted.includes(quoteMonthlyPrice({ plan, managed: true })),
  );
  const { memory } = request;
  const ofManaged = isManaged || memory.managed;
  const one = named.length < 2 ? (named[0] ?? memory.plan) : undefined;
  const both =
    ofBoth ?? (ofManaged && (saysPlatform(message) || says('difference', message) > 0) ? one : undefined);
  if (both && (ofBoth || says('difference', message) > 0 || says('money', message) > 0)) {
    const apart = quoteMonthlyPrice({ plan: both, managed: true }) - quoteMonthlyPrice({ plan: both });
    const text = [
      planCost(output, both),
      managedLine(output.code, answers, both),
      fill(answers.difference, { amount: formatters(output.code).price(apart) }),
    ];
    return makeDraft(text.join('\n'), ['plans.managedOrPlatform']);
  }
  if (named.length !== 2 || says('difference', message) === 0 || says('money', message) === 0)
    return undefined;
  if (!isOpen(candidates)) return undefined;
  const managed = isManaged && !saysPlatform(message);
  const rows = named.map((plan) => ({
    name: planOf(plan).name,
    month: quoteMonthlyPrice({ plan, managed }),
  }));
  return makeDraft(compareQuotes(output, answers, rows), ['plans.compare']);
};

/** "Once or every month?": how an add-on or the plan is paid. */
export const paidHow = (
  request: CardRequest,
  candidates: readonly Candidate[],
  says: Says,
): Draft | undefined => {
  const { message, memory, history, input, output, answers } = request;
  if (says('oneOff', message) === 0 || !isShort(message, 9) || history.length === 0) return undefined;
  const isOther = says('total', message) + says('year', message) + findPlans(message).length > 0;
  if (isOther || findVolume(message, input.vocabulary)) return undefined;
  const { counts } = findAddOns(message, input.pack.words);
  const before = findAddOns(lastVisitorMessage(history) ?? '', input.pack.words);
  const [spoken] = Object.keys({ ...counts, ...before.counts }) as (keyof typeof counts)[];
  const addOn = spoken ?? (memory.topic && catalogue[memory.topic].addOn);
  // "Monthly" resembles the contract term; after an add-on it asks how that is paid.
  const ofTerms = addOn !== undefined && candidates[0]?.id === 'plans.contract';
  if (says('money', message) > 0 || !(ofTerms || isOpen(candidates))) return undefined;
  if (addOn)
    return makeDraft(formatQuote(output, answers, { addOns: { [addOn]: 1 } }), [
      memory.topic ?? 'plans.addOns',
    ]);
  return memory.plan && memory.topic?.startsWith('plans.')
    ? makeDraft(
        `${planCost(output, memory.plan, memory.managed)}\n${makeCardRenderer(request)('plans.contract')}`,
        ['plans.contract'],
      )
    : undefined;
};

/** "And if we stay on Starter?", "sorry, 9,000": the plan with the usage beyond it. */
export const overage = (request: CardRequest, candidates: readonly Candidate[]): Draft | undefined => {
  const { message, memory, input, output, answers } = request;
  if (!isOpen(candidates)) return undefined;
  const isOverage = candidates.some(({ id, share }) => id === 'plans.overage' && share >= ownShare);
  const beyondIt = beyondPlan(memory, message, input.vocabulary, isOverage);
  if (!beyondIt) return undefined;
  const { plan, extra } = beyondIt;
  const { managed, model } = memory;
  const quote = { plan, managed, model, addOns: { conversations: extra } };
  return makeDraft(formatQuote(output, answers, quote), ['plans.overage']);
};

/** "Then the bigger plan is better?": a plan with its overage beside the plan that needs none. */
const worthUpgrade = (
  request: CardRequest,
  candidates: readonly Candidate[],
  says: Says,
): Draft | undefined => {
  const { message, memory, output, answers } = request;
  const { plan, managed, addOns } = memory;
  if (!plan || !addOns.conversations || !isOpen(candidates) || !isShort(message, 14)) return undefined;
  const [named] = findPlans(message);
  const next =
    named ?? (says('nextUp', message) + says('difference', message) > 0 ? planAbove(plan) : undefined);
  if (!next || next === plan) return undefined;
  const price = { plan, managed, addOns: { conversations: addOns.conversations } };
  return makeDraft(
    compareQuotes(output, answers, [
      { name: quoteItems(output, price), month: quoteTotal(output, price) },
      { name: planOf(next).name, month: quoteMonthlyPrice({ plan: next, managed }) },
    ]),
    [`plans.${next}`],
  );
};

/** "And if we go over?": the price of usage beyond the plan. */
const beyond = (request: CardRequest, candidates: readonly Candidate[], says: Says): Draft | undefined => {
  const { message, memory, input } = request;
  if (says('beyond', message) === 0 || !isOpen(candidates)) return undefined;
  const [named] = findPlans(message);
  const { managed } = memory;
  const plan = named ?? memory.plan;
  const said = findVolume(message, input.vocabulary) ?? findVolume(message, input.vocabulary, true);
  const say = makeCardRenderer(request);
  if (!plan || !said || !isShort(message, 10)) return undefined;
  const isLimit =
    said.count === planOf(plan).maxMessages || said.count === findManagedPlan(plan)?.conversations;
  if (!isLimit) return undefined;
  const next: readonly CardId[] = plan === 'professional' && !managed ? ['plans.custom'] : [];
  return makeDraft(['plans.overage' as const, ...next].map(say).join('\n'), ['plans.overage', ...next]);
};

/** A plan's own text: the managed service's line or the plan's card. */
const planText = (request: CardRequest, plan: PlanId, managed: boolean | undefined): string =>
  managed
    ? managedLine(request.output.code, request.answers, plan)
    : makeCardRenderer(request)(`plans.${plan}`);

/** "And what does that include?", "how many messages is that?": the current plan. */
const ofThePlan = (request: CardRequest, candidates: readonly Candidate[], says: Says): Draft | undefined => {
  const { message, memory, input, history } = request;
  const [top] = candidates;
  if (hasWord(message, input.pack.words.sumWords)) return undefined;
  if (history.length === 0 && !saysManaged(message)) return undefined;
  const named = findPlans(message);
  if (named.length > 0 && says('difference', message) > 0) return undefined;
  if (named.length > 1 || (findVolume(message, input.vocabulary) && says('contents', message) === 0))
    return undefined;
  const place = named.length === 0 ? planByPlace(memory, message, input.vocabulary) : undefined;
  const meant = planMeant(memory, message, input.vocabulary, candidates);
  const plan = place ?? named[0] ?? memory.plan;
  const managed = meant.managed ?? memory.managed;
  if (!plan || !isOpen(candidates)) return undefined;
  const isFeature = top && top.share >= ownShare && catalogue[top.id].plans !== undefined;
  if (isFeature || Object.keys(findAddOns(message, input.pack.words).counts).length > 0) return undefined;
  const asksIn = says('contents', message) > 0 && isShort(message) && memory.topic?.startsWith('plans.');
  const asksCount =
    says('conversations', message) + says('messages', message) > 0 &&
    isShort(message, 11) &&
    memory.topic?.startsWith('plans.') &&
    (says('money', message) > 0 || says('contents', message) > 0 || place !== undefined);
  const asksManaged = managed && named.length === 1 && says('money', message) > 0;
  return place || asksIn || asksCount || asksManaged
    ? makeDraft(planText(request, plan, managed), [planCard(plan, managed)])
    : undefined;
};

/** Amounts that no card contains: yearly, per model, compared, beyond the limit, of the current plan. */
export const answerFromMoney = (
  request: CardRequest,
  candidates: readonly Candidate[],
): Draft | undefined => {
  const { says } = request.input.vocabulary;
  for (const rule of [overage, worthUpgrade, aYear, difference, byModel, paidHow, beyond, ofThePlan]) {
    const draft = rule(request, candidates, says);
    if (draft) return draft;
  }
  return undefined;
};

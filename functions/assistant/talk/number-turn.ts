import { visitorMessages } from '#functions/text/visitor-messages.ts';
import { aiModels } from '#shared/domain/pricing/models.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { messageLimits, pricePerThousand } from '#shared/domain/pricing/quote.ts';
import { formatters } from '../facts.ts';
import { fill } from '../fill.ts';
import type { Candidate } from '../finder/find.ts';
import { namesLanguage } from '../language/requested.ts';
import type { InputLanguage } from './memory-types.ts';
import { languageCards, modelCards, volumeCards } from './number-cards.ts';
import { type NumberFacts, readNumberFacts, tellsPrice } from './number-facts.ts';
import { formatQuote, formatYear } from './quote.ts';
import { type CardRequest, type Draft, isShort, makeCardRenderer, makeDraft, sureShare } from './request.ts';
import { type AddOnCounts, findModel, findVolume, otherVolume, type Volume } from './slots.ts';
import { modelCost, planForVolume, savingIn, volumeFit } from './sums.ts';

/** Answers a message from its numbers and the conversation, or returns undefined. */
type Rule = (request: CardRequest, facts: NumberFacts) => Draft | undefined;

const isEmpty = (counts: AddOnCounts): boolean => Object.keys(counts).length === 0;

/** Price per thousand messages for the current plan, volume and model. */
const thousandMessages: Rule = ({ message, history, memory, output }, { top }) => {
  if (top.id !== 'plans.perThousand' || top.share < thousandShare) return undefined;
  const said = visitorMessages(history);
  const model = [message, ...said.toReversed()].map(findModel).find((one) => one !== undefined);
  const messages = memory.volume?.unit === 'messages' ? memory.volume.count : undefined;
  if (model === undefined || messages === undefined || messages < messageLimits.min) return undefined;
  const { count, price } = formatters(output.code);
  const rate = price(pricePerThousand({ messages: Math.min(messages, messageLimits.max), model }));
  const what = `${aiModels[model].name}, ${count(messages)}`;
  return makeDraft(`${what}: ${rate} / ${count(1000)}`, ['plans.perThousand']);
};
const thousandShare = 0.3;

const minExtraConversations = 10;
const overageShare = 0.05;

/** "2,000 extra conversations: how much is that?": a sum, not a volume that selects a plan. */
const extraConversations: Rule = (
  { message, memory, input, output, answers },
  { top, others, named, counts },
) => {
  if (named.length > 0) return undefined;
  const isOverage = [top, ...others.slice(0, 2)].some(
    ({ id, share }) => id === 'plans.overage' && share >= overageShare,
  );
  const said = findVolume(message, input.vocabulary);
  const many =
    counts.conversations ??
    (isOverage && !memory.managed && said?.unit === 'conversations' ? said.count : undefined);
  if (
    many === undefined ||
    many < minExtraConversations ||
    Object.keys(counts).some((id) => id !== 'conversations')
  )
    return undefined;
  return makeDraft(formatQuote(output, answers, { addOns: { conversations: many } }), ['plans.overage']);
};

/** "4,000 messages and two languages: total?": the matching plan with languages. */
const volumeWithLanguages: Rule = (
  { memory, output, answers },
  { volume, named, counts, counted, wantsSum },
) => {
  if (volume?.unit !== 'messages' || named.length > 0) return undefined;
  if (counts.language === undefined || !(wantsSum || counted)) return undefined;
  const quote = { plan: planForVolume(volume), addOns: { ...memory.addOns, ...counts } };
  return makeDraft(`${volumeFit(output, answers, volume)}\n${formatQuote(output, answers, quote)}`, [
    'plans.whichPlan',
    'plans.addOns',
  ]);
};

/** The plan for a volume; if the visitor had a model or add-ons calculated before, the sum with that plan. */
const withQuote = (request: CardRequest, volume: Volume, fit: string): Draft => {
  const { memory, output, answers } = request;
  const { conversations: _, ...addOns } = memory.addOns;
  const plan = planForVolume(volume);
  const isQuoted = memory.plan !== undefined && (isEmpty(addOns) ? (memory.model ?? 0) > 0 : true);
  if (!isQuoted || plan === 'enterprise') return makeDraft(fit, ['plans.whichPlan']);
  const quote = { plan, managed: volume.unit === 'conversations', model: memory.model, addOns };
  return makeDraft(`${fit.split('\n')[0]}\n\n${formatQuote(output, answers, quote)}`, ['plans.whichPlan']);
};

/** "We get 4,000 a month": the matching plan. */
const volumeNamed: Rule = (request, { volume, named, top, isOfVolumes }) => {
  const { message, output, answers } = request;
  if (!volume || named.length > 1 || !isOfVolumes) return undefined;
  if (top.id === 'site.roi') return undefined;
  const model = findModel(message);
  if (model !== undefined)
    return volume.unit === 'messages' && named.length === 0
      ? makeDraft(modelCost(output, model, undefined, volume) ?? '', ['plans.modelPrices'])
      : undefined;
  const fit = volumeFit(output, answers, volume);
  const [plan] = named;
  if (!plan) return withQuote(request, volume, fit);
  // "Is Starter enough for 7,000?": only a plan that is too small gets a no and its overage.
  const limit = planOf(plan).maxMessages;
  if (volume.unit !== 'messages' || volume.count <= limit || !Number.isFinite(limit)) return undefined;
  const names = formatters(output.code).list(
    (['professional', 'enterprise'] as const)
      .filter((one) => planOf(one).maxMessages >= volume.count)
      .map((one) => planOf(one).name),
  );
  const lacks = fill(output.words.planLacks, { plan: planOf(plan).name, plans: names });
  return makeDraft(`${lacks} ${fit.split('\n')[0]}`, ['plans.whichPlan']);
};

/** "Plus German": a language name in a price question adds a language. */
const languageNamed = ({ message, input }: CardRequest, { counts, plan, top, isNamed }: NumberFacts) => {
  const names = isEmpty(counts) && plan !== undefined && namesLanguage(message);
  const asksMoney = isNamed && input.vocabulary.says('money', message) > 0;
  return { names, joins: names && (top.id === 'plans.addLanguage' || asksMoney) };
};

/** Add-ons of a sum: earlier ones and those of this message. */
const addOnsWanted = (request: CardRequest, facts: NumberFacts) => {
  const { counts, counted, wantsSum, top } = facts;
  const { names, joins } = languageNamed(request, facts);
  const moreLanguage = joins || (isEmpty(counts) && wantsSum && (languageCards.has(top.id) || names));
  const earlier = request.memory.addOns;
  const now: AddOnCounts = moreLanguage
    ? { language: (earlier.language ?? 0) + 1 }
    : wantsSum || counted || tellsPrice(facts)
      ? counts
      : {};
  const several = facts.named.length > 0 && Object.keys(counts).length > 1 ? counts : {};
  return { all: { ...earlier, ...now, ...several }, now, joins };
};

/** "Professional plus two languages: total?": a plan with add-ons. */
const planWithAddOns: Rule = (request, facts) => {
  const { message, input, output, answers } = request;
  const { plan, managed, named, isNamed, counts, counted, wantsSum } = facts;
  const { all, now, joins } = addOnsWanted(request, facts);
  if (!plan || named.length > 1 || isEmpty(all)) return undefined;
  const { says } = input.vocabulary;
  const asksContents = says('contents', message) + says('messages', message) > 0;
  const asks =
    wantsSum ||
    joins ||
    (counted && isShort(message)) ||
    (isNamed && Object.keys(counts).length > 1) ||
    (isNamed && !isEmpty(now) && (counted || (tellsPrice(facts) && !asksContents))) ||
    message.includes('+');
  if (!asks) return undefined;
  const spokenModel = named.length === 0 ? request.memory.model : undefined;
  const quote = { plan, managed, model: findModel(message) ?? spokenModel, addOns: all };
  const yearly = says('year', message) > 0 ? formatYear(output, answers, quote) : undefined;
  return makeDraft(yearly ?? formatQuote(output, answers, quote), [`plans.${plan}`, 'plans.addOns']);
};

/** "Two languages and a training: total?": add-ons without a plan. */
const addOnsAlone: Rule = (request, facts) => {
  const { output, answers } = request;
  const { plan, wantsSum, counts, counted, top } = facts;
  if (plan) return undefined;
  const { all } = addOnsWanted(request, facts);
  if (wantsSum && !isEmpty(all))
    return makeDraft(formatQuote(output, answers, { addOns: all }), ['plans.addOns']);
  return counted && top.id === 'plans.addLanguage'
    ? makeDraft(`${formatQuote(output, answers, { addOns: counts })}\n${makeCardRenderer(request)(top.id)}`, [
        top.id,
      ])
    : undefined;
};

/** "10 people at $25, two hours a day: what do we save?" */
const saving: Rule = (request, { top, others }) => {
  if (![top, ...others].some(({ id, share }) => id === 'site.roi' && share >= savingShare)) return undefined;
  const { message, output } = request;
  const text = savingIn(output.code, message, output.words.totalMonthly);
  return text ? makeDraft(`${text}\n${makeCardRenderer(request)('site.roi')}`, ['site.roi']) : undefined;
};

const savingShare = 0.2;

/** "Professional with Sonnet?", "20,000 messages with Opus?": a price with another model. */
const withModel: Rule = ({ message, memory, input, output }, { top, volume: said, named: [plan] }) => {
  const volume = said ?? otherVolume(message, memory.volume, input.vocabulary);
  const model = findModel(message);
  if (model === undefined || !modelCards.has(top.id)) return undefined;
  const cost = modelCost(
    output,
    model,
    volume ? undefined : plan,
    volume ?? (plan ? undefined : memory.volume),
  );
  return cost ? makeDraft(cost, ['plans.modelPrices']) : undefined;
};

/** A number that may be a volume: an answer to our question, a large one, or a changed one. */
const otherNumber: Rule = (request, { top, volume: said, isPriced, named }) => {
  const { message, memory, input, output, answers } = request;
  const { vocabulary } = input;
  const volume =
    otherVolume(message, memory.volume, vocabulary) ??
    said ??
    findVolume(message, vocabulary, lastReplyAskedVolume(request)) ??
    (isPriced && named.length === 0 ? largeNumber(message, vocabulary) : undefined);
  if (!volume || !(volumeCards.has(top.id) || isPriced || top.share < sureShare)) return undefined;
  return withQuote(request, volume, volumeFit(output, answers, volume));
};

const minLargeNumber = 500;

/** A number large enough for a month's messages in a question about paying. */
const largeNumber = (message: string, vocabulary: InputLanguage['vocabulary']): Volume | undefined => {
  const found = findVolume(message, vocabulary, true);
  return found && found.count >= minLargeNumber ? found : undefined;
};

const lastReplyAskedVolume = ({ history, answers, output }: CardRequest): boolean => {
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const asks = output.cards['plans.whichPlan'][1].split(/(?<=[.!?。？！])\s*/u).at(-1) ?? '';
  return last.includes(answers.askVolume) || (asks.length > 8 && last.includes(asks));
};

/** The first matching rule answers; the most specific come first. */
const rules: readonly Rule[] = [
  thousandMessages,
  extraConversations,
  volumeWithLanguages,
  volumeNamed,
  planWithAddOns,
  addOnsAlone,
  saving,
  withModel,
  otherNumber,
];

/** Answers sums, volumes and follow-ups from the numbers of a message and the conversation. */
export const answerFromNumbers = (
  request: CardRequest,
  top: Candidate,
  others: readonly Candidate[] = [],
): Draft | undefined => {
  const facts = readNumberFacts(request, top, others);
  for (const rule of rules) {
    const draft = rule(request, facts);
    if (draft) return draft;
  }
  return undefined;
};

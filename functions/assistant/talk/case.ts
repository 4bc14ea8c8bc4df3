import { brand } from '#shared/brand.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { isReachable } from '../details/read-details.ts';
import type { Candidate } from '../finder/find.ts';
import type { Reading } from './reading.ts';
import { type CardRequest, type Draft, isShort, makeCardRenderer, makeDraft } from './request.ts';
import { findModel, findPlans, findVolume, hasWord } from './slots.ts';
import { isTrade } from './trade.ts';

/** Topics of a customer, an applicant or a person whose data we hold; none of them wants a plan. */
const caseTopics: ReadonlySet<CardId> = new Set([
  'plans.cancel',
  'plans.refund',
  'company.billing',
  'company.complaint',
  'company.incident',
  'company.careers',
  'trust.erasure',
  'trust.visitorData',
  'trust.chatKept',
  'trust.dataExport',
  'trust.subprocessors',
  'trust.dataLocation',
]);

const sellingCards: ReadonlySet<CardId> = new Set([
  'plans.prices',
  'plans.cheapest',
  'plans.starter',
  'plans.professional',
  'plans.enterprise',
  'plans.compare',
  'plans.managed',
  'plans.managedOrPlatform',
  'plans.whichPlan',
]);

export const sells = (id: CardId): boolean => sellingCards.has(id) || isTrade(id);

/** Whether a message continues a customer's case and asks for no price or plan by name. */
export const isCaseTurn = ({ message, memory, history, input: { vocabulary } }: CardRequest): boolean => {
  if (history.length === 0 || !memory.topic || !caseTopics.has(memory.topic)) return false;
  const { says } = vocabulary;
  const asksPrice = findPlans(message).length > 0 && says('money', message) + says('difference', message) > 0;
  const asksForAnotherModel = says('smallest', message) > 0 || findModel(message) !== undefined;
  return !asksPrice && !asksForAnotherModel && findVolume(message, vocabulary) === undefined;
};

/** Above this share, even a selling card is what the visitor asked for. */
const plainlyAsked = 0.9;
const sellingWeight = 0.2;

/** Lowers cards that sell: one word such as "pay" or a plan's name isn't a question about plans. */
export const withoutSelling = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates
    .map((one) =>
      sells(one.id) && one.share < plainlyAsked ? { ...one, share: one.share * sellingWeight } : one,
    )
    .toSorted((one, other) => other.share - one.share);

/** Whether a message has a word about plans or prices. */
const isOfPlans = ({ message, input: { vocabulary, pack } }: CardRequest): boolean =>
  (
    [
      'plan',
      'money',
      'messages',
      'conversations',
      'difference',
      'smallest',
      'middle',
      'top',
      'nextUp',
      'nextDown',
      'contents',
      'beyond',
      'total',
      'whichOne',
      'year',
    ] as const
  ).some((list) => vocabulary.says(list, message) > 0) ||
  findPlans(message).length > 0 ||
  hasWord(message, pack.words.sumWords) ||
  findVolume(message, vocabulary, true) !== undefined;

const surelyPlans = 0.6;
/** Visitors describe the managed service without a word about plans. */
const managedCards: ReadonlySet<CardId> = new Set(['plans.managed', 'plans.managedOrPlatform']);

/** In a conversation about something else, a message without a word about plans isn't about plans. */
export const likelyPlans = (request: CardRequest, candidates: readonly Candidate[]): readonly Candidate[] => {
  const { history, memory } = request;
  const [top] = candidates;
  if (history.length === 0 || !memory.topic || memory.topic.startsWith('plans.')) return candidates;
  if (
    !top ||
    !sellingCards.has(top.id) ||
    managedCards.has(top.id) ||
    top.share >= surelyPlans ||
    isOfPlans(request)
  )
    return candidates;
  return withoutSelling(candidates);
};

/** Drops the parts of a message that match only a selling card, if another part remains. */
export const withoutSellingParts = (reading: Reading): Reading => {
  const keeps = reading.topics.map(([top]) => top !== undefined && !sells(top.id));
  if (!keeps.some(Boolean)) return reading;
  return {
    ...reading,
    topics: reading.topics.filter((_, at) => keeps[at]),
    texts: reading.texts.filter((_, at) => keeps[at]),
  };
};

/** In a case, what no card answers goes to a person, instead of a price or a choice of questions. */
export const answerCase = (
  request: CardRequest,
  [top]: readonly Candidate[],
  wasSelling: boolean,
): Draft | undefined => {
  const { given, history, memory, message } = request;
  if (!top) return undefined;
  const say = makeCardRenderer(request);
  // Questions about personal data go to the address for privacy.
  if (top.id === 'company.contact' && memory.topic?.startsWith('trust.'))
    return {
      ...makeDraft(say(top.id).replaceAll(brand.email, brand.privacyEmail), [top.id]),
      topic: memory.topic,
    };
  const isUnclear = top.share < unsure || (unclearCards.has(top.id) && top.share < plainlyUnclear);
  if (!sells(top.id) && !isUnclear) return undefined;
  // Questions about data are often near another card, so a choice of questions helps more.
  if (memory.topic?.startsWith('trust.') && !wasSelling) return undefined;
  if (isShort(message, 1)) return undefined;
  if (top.id === memory.topic) return makeDraft(say(top.id), [top.id]);
  const { texts, all } = given;
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  // Repeating a sentence doesn't help: the second time, the topic's own answer says where to write.
  if (memory.topic && last.includes(texts.person)) return makeDraft(say(memory.topic), [memory.topic]);
  return {
    ...makeDraft([texts.person, isReachable(all) ? texts.pass : texts.reach].join(' '), []),
    topic: memory.topic,
    offersPass: true,
  };
};
const unsure = 0.2;
const plainlyUnclear = 0.5;
const unclearCards: ReadonlySet<CardId> = new Set(['talk.offTopic', 'talk.unclear', 'talk.hello']);

import type { StoredTopics } from '#functions/conversations/store/read.ts';
import type { ChatTurn } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { managedPlanFor } from '#shared/domain/managed-plans.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { tierFor } from '#shared/domain/pricing/quote.ts';
import { catalogue } from '../cards/catalogue.ts';
import { isCardId } from '../cards/ids.ts';
import type { Candidate } from '../finder/find.ts';
import type { LanguagePack } from '../packs/pack.ts';
import { planOfTopic, updateAddOns } from './chosen-add-ons.ts';
import { beyondPlan, planMeant } from './meant.ts';
import type { InputLanguage, Memory } from './memory-types.ts';
import { readMessage } from './reading.ts';
import { type AddOnCounts, findAddOns, findModels, findVolume, otherVolume, type Volume } from './slots.ts';
import { isTrade, tradeNamed } from './trade.ts';

export const emptyMemory: Memory = { addOns: {}, near: [], misses: 0 };

const planIds: readonly PlanId[] = ['starter', 'professional', 'enterprise'];
const turnsRead = 8;
const rememberedShare = 0.3;
const nearShare = 0.05;

/** What one message of the visitor adds to the memory. */
export const remember = (memory: Memory, message: string, input: InputLanguage): Memory => {
  const { pack, vocabulary } = input;
  const { topics } = readMessage(pack, message);
  const last = topics.at(-1)?.[0];
  const id = last && last.share >= rememberedShare && !last.id.startsWith('talk.') ? last.id : undefined;
  const near = (topics.at(-1) ?? []).filter(({ share }) => share >= nearShare).map(({ id: other }) => other);
  const trade = topics.find(([top]) => top && top.share >= rememberedShare && isTrade(top.id))?.[0]?.id;
  const meta = id ? catalogue[id] : undefined;
  const { counts, counted } = findAddOns(message, pack.words);
  const aboutAddOn = counted || meta?.addOn !== undefined;
  const said = otherVolume(message, memory.volume, vocabulary) ?? findVolume(message, vocabulary);
  // "400 conversations too many" are extra conversations, not a new volume.
  const extra =
    id === 'plans.overage' && !memory.managed && said?.unit === 'conversations' ? said.count : undefined;
  const volume = extra === undefined ? said : undefined;
  const meant = planMeant(memory, message, vocabulary, topics.flat());
  const wanted = updateAddOns(memory, message, input, last);
  const which = vocabulary.says('whichOne', message) > 0 ? planOfTopic(memory) : undefined;
  const overage = beyondPlan(memory, message, vocabulary, id === 'plans.overage');
  return {
    plan:
      overage?.plan ??
      meant.plan ??
      meta?.plan ??
      planOfPart(topics) ??
      planOfVolume(volume, memory) ??
      which ??
      planForFeature(memory, message, id, input) ??
      memory.plan,
    namedPlan: meant.plan ?? memory.namedPlan,
    languages: wanted?.languages ?? memory.languages,
    managed:
      meant.managed ??
      meta?.managed ??
      (volume && !overage ? volume.unit === 'conversations' : memory.managed),
    model: findModels(message).find((model) => model !== memory.model) ?? memory.model,
    addOns: {
      ...(wanted?.addOns ?? memory.addOns),
      ...(aboutAddOn && !wanted
        ? { ...(counted ? counts : {}), ...addOnOf(memory, meta?.addOn, counted) }
        : {}),
      ...(extra === undefined ? {} : { conversations: extra }),
      ...(overage ? { conversations: overage.extra } : {}),
    },
    industry: trade ?? memory.industry ?? tradeNamed(message, vocabulary),
    volume: volume ?? memory.volume,
    topic: id ?? memory.topic,
    near: near.length > 0 ? near : memory.near,
    misses: 0,
  };
};

/** The plan that one part of a message asks for. */
const planOfPart = (topics: readonly (readonly Candidate[])[]): PlanId | undefined =>
  topics.length > 1
    ? topics
        .map(([top]) => (top && top.share >= rememberedShare ? catalogue[top.id].plan : undefined))
        .findLast((plan) => plan !== undefined)
    : undefined;

/**
 * "Which plan for HIPAA, and its price?": the cheapest plan with the feature, or the current one if it has
 * it.
 */
const planForFeature = (
  { plan }: Memory,
  message: string,
  id: CardId | undefined,
  { vocabulary: { says } }: InputLanguage,
): PlanId | undefined => {
  const plans = id && catalogue[id].plans;
  if (!plans || (plan && plans.includes(plan))) return undefined;
  return says('plan', message) + says('whichOne', message) + says('money', message) > 0
    ? plans[0]
    : undefined;
};

const planOfVolume = (volume: Volume | undefined, { managed }: Memory): PlanId | undefined => {
  if (!volume) return undefined;
  return managed || volume.unit === 'conversations'
    ? planIds.find((id) => managedPlanFor(volume.count).name === planOf(id).name)
    : tierFor(volume.count);
};

const addOnOf = (memory: Memory, addOn: keyof AddOnCounts | undefined, counted: boolean): AddOnCounts =>
  addOn === undefined || addOn === 'conversations' || counted || memory.addOns[addOn] !== undefined
    ? {}
    : { [addOn]: 1 };

/** An earlier message of the visitor and the language it is in. */
export interface EarlierTurn {
  readonly content: string;
  readonly input: InputLanguage;
}

/** Works the memory out from the visitor's own earlier messages, nothing else. */
export const readMemory = (said: readonly EarlierTurn[]): Memory =>
  said
    .slice(-turnsRead)
    .reduce((memory, { content, input }) => remember(memory, content, input), emptyMemory);

/** Counts the latest consecutive replies without an answer. */
export const countMisses = (history: readonly ChatTurn[], { words }: LanguagePack): number => {
  const answers = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  let misses = 0;
  for (const answer of answers.toReversed()) {
    if (!answer.startsWith(words.dontKnow) && !answer.startsWith(words.stillDontKnow)) break;
    misses++;
  }
  return misses;
};

/** Reads the stored state. Ignores plans and cards that this release doesn't have. */
export const fromStored = (stored: StoredTopics = {}): Partial<Memory> => {
  const { plan, namedPlan, managed, model, addOns, languages, volume, topic, industry, near = [] } = stored;
  const planNamed = (name: string | undefined) => planIds.find((id) => id === name);
  return withoutUndefined({
    plan: planNamed(plan),
    namedPlan: planNamed(namedPlan),
    managed,
    model: ([0, 1, 2] as const).find((one) => one === model),
    addOns,
    languages,
    volume,
    topic: isCardId(topic) ? topic : undefined,
    industry: isCardId(industry) ? industry : undefined,
    near: near.length > 0 ? near.filter(isCardId) : undefined,
  });
};

const maxNear = 5;

/** The part of the memory that the conversation's head holds for the next message. */
export const toStored = ({ misses: _misses, near, ...state }: Memory): StoredTopics =>
  withoutUndefined({ ...state, ...(near.length > 0 ? { near: near.slice(0, maxNear) } : {}) });

const withoutUndefined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

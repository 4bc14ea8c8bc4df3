import type {
  ChatAction,
  ChatLink,
  ChatOutcome,
  ChatState,
  ChatSuggestion,
  ChatTurn,
} from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import type { Answers } from '#shared/content/assistant/types.ts';
import type { PlanId } from '#shared/domain/plans.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { catalogue } from '../cards/catalogue.ts';
import { cardValues, fill } from '../cards/values.ts';
import { formatsOf } from '../facts.ts';
import type { Candidate } from '../finder/find.ts';
import type { LanguagePack } from '../packs/pack.ts';
import { type Memory, remember, stateOf, type Tongue } from './memory.ts';
import { readMessage } from './reading.ts';
import { addOnsIn, hasWord, plansIn, type Volume, volumeIn } from './slots.ts';
import { chipsOf, missChips } from './suggest.ts';
import { planCost, planForVolume, savingIn, sumOf, volumeFit } from './sums.ts';

export interface TalkAnswer {
  readonly message: string;
  readonly action?: ChatAction | undefined;
  readonly suggestions: readonly ChatSuggestion[];
  readonly links: readonly ChatLink[];
  readonly state: ChatState;
  readonly outcome: ChatOutcome;
  readonly cards: readonly CardId[];
  /** Whether a model need not be asked. */
  readonly sure: boolean;
  /** The cards nearest to the question, as facts for a model. */
  readonly nearest: readonly CardId[];
}

export interface TalkRequest {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly memory: Memory;
  readonly misses: number;
  readonly tongue: Tongue;
  readonly answers: Answers;
  /** A form the visitor plainly wishes for. */
  readonly wish: ChatAction | undefined;
}

/** From this share on a card is the answer; below it, down to `plausible`, it is one of several that may be meant. */
const sureShare = 0.6;
const plausible = 0.22;
const shortWords = 7;

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

const priceCards: ReadonlySet<CardId> = new Set([
  'plans.prices',
  'plans.cheapest',
  'plans.addLanguage',
  'plans.overage',
  'plans.addIntegration',
  'plans.addTraining',
  'plans.addOns',
  'plans.compare',
]);

/** Says what a card says, its figures filled in. */
export const sayer = (pack: LanguagePack, answers: Answers) => {
  const valuesOf = cardValues(pack.code, answers);
  return (id: CardId): string => fill(pack.cards[id][1], valuesOf(id));
};

const words = (text: string): number => text.trim().split(/\s+/).length;
const isShort = (text: string): boolean =>
  /\s/.test(text.trim()) ? words(text) <= shortWords : text.length <= 16;

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

interface Draft {
  readonly text: string;
  readonly cards: readonly CardId[];
  readonly sure: boolean;
  readonly outcome: ChatOutcome;
  readonly nearby?: readonly CardId[];
}

const drafted = (text: string, cards: readonly CardId[]): Draft => ({
  text,
  cards,
  sure: true,
  outcome: 'answered',
});

/** Sums, volumes and follow-ups: what the memory and the numbers of a message answer without a card of their own. */
const byFigures = (request: TalkRequest, top: Candidate): Draft | undefined => {
  const { message, memory, tongue, answers } = request;
  const { pack, vocabulary } = tongue;
  const named = plansIn(message);
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
  const all = { ...memory.addOns, ...now };
  if (
    plan &&
    named.length < 2 &&
    Object.keys(all).length > 0 &&
    (wantsSum ||
      (named.length > 0 && Object.keys(now).length > 0 && (counted || priceCards.has(top.id))) ||
      message.includes('+'))
  ) {
    return drafted(sumOf(pack, plan, all, memory.managed), [
      plan ? (`plans.${plan}` as CardId) : 'plans.addOns',
      'plans.addOns',
    ]);
  }
  if (!plan && wantsSum && Object.keys(all).length > 0)
    return drafted(sumOf(pack, undefined, all), ['plans.addOns']);
  if (!plan && counted && top.id === 'plans.addLanguage')
    return drafted(`${sumOf(pack, undefined, counts)}\n${sayer(pack, answers)(top.id)}`, [top.id]);
  if (top.id === 'site.roi') {
    const saving = savingIn(pack.code, message, pack.words.totalMonthly);
    if (saving) return drafted(`${saving}\n${sayer(pack, answers)('site.roi')}`, ['site.roi']);
  }
  const volume =
    volumeIn(message, vocabulary, lastAsked(request)) ?? otherVolume(message, memory.volume, vocabulary);
  if (volume && (volumeCards.has(top.id) || top.share < sureShare))
    return drafted(volumeFit(pack.code, answers, volume), ['plans.whichPlan']);
  return undefined;
};

const lastAsked = ({ history, answers, tongue }: TalkRequest): boolean => {
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const asks = tongue.pack.cards['plans.whichPlan'][1].split(/(?<=[.!?。？！])\s*/u).at(-1) ?? '';
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

/** "And how much is that?", "does that one have it?": the card found, seen from what was spoken of. */
const inContext = (request: TalkRequest, top: Candidate): Draft | undefined => {
  const { message, memory, tongue, answers } = request;
  const { pack } = tongue;
  const say = sayer(pack, answers);
  const [named] = plansIn(message);
  const pointsBack = hasWord(message, pack.words.backWords) || isShort(message);
  const plan = named ?? (pointsBack ? memory.plan : undefined);
  if (top.id === 'plans.prices' && pointsBack && named === undefined) {
    const price = memory.topic && catalogue[memory.topic].price;
    if (memory.volume && !memory.plan && memory.topic === 'plans.whichPlan')
      return drafted(volumeFit(pack.code, answers, memory.volume), ['plans.whichPlan']);
    if (memory.plan && memory.topic?.startsWith('plans.') && !(price && priceCards.has(price)))
      return drafted(planCost(pack, memory.plan, memory.managed), [`plans.${memory.plan}`]);
    if (price && price !== 'plans.prices') return drafted(say(price), [price]);
    if (memory.plan) return drafted(planCost(pack, memory.plan, memory.managed), [`plans.${memory.plan}`]);
    if (memory.volume) return drafted(volumeFit(pack.code, answers, memory.volume), ['plans.whichPlan']);
    return undefined;
  }
  if (plan && catalogue[top.id].plans) {
    const frame = featureFrame(pack, top.id, plan);
    if (frame) return drafted(`${frame} ${say(top.id)}`, [top.id]);
  }
  return undefined;
};

const notThat = (request: TalkRequest): Draft => {
  const { memory, tongue } = request;
  const others = memory.near.filter((id) => id !== memory.topic && !id.startsWith('talk.')).slice(0, 3);
  return {
    text: tongue.pack.words.sorryOther,
    cards: ['talk.notThat'],
    sure: true,
    outcome: 'clarified',
    nearby: others,
  };
};

const again = (request: TalkRequest): Draft => {
  const { memory, tongue, answers } = request;
  const say = sayer(tongue.pack, answers);
  if (!memory.topic) return drafted(say('talk.unclear'), ['talk.unclear']);
  return drafted(`${say('talk.repeat')}\n${say(memory.topic)}`, [memory.topic]);
};

const miss = ({ tongue, misses }: TalkRequest, near: readonly CardId[]): Draft => ({
  text: misses > 0 ? tongue.pack.words.stillDontKnow : tongue.pack.words.dontKnow,
  cards: [],
  sure: false,
  outcome: 'unknown',
  nearby: near,
});

const outcomeOf = (id: CardId): ChatOutcome =>
  id === 'talk.offTopic' || id === 'talk.inject'
    ? 'declined'
    : id === 'talk.unclear'
      ? 'clarified'
      : 'answered';

const nearOf = (candidates: readonly Candidate[], least: number): CardId[] =>
  candidates.filter(({ id, share }) => share >= least && !id.startsWith('talk.')).map(({ id }) => id);

const single = (request: TalkRequest, candidates: readonly Candidate[]): Draft => {
  const [top] = candidates;
  if (!top) return miss(request, []);
  const { pack } = request.tongue;
  if (top.id === 'talk.notThat' && request.history.length > 0) return notThat(request);
  if (top.id === 'talk.repeat' && request.history.length > 0) return again(request);
  const figures = byFigures(request, top);
  if (figures) return figures;
  if (top.share < plausible) return miss(request, nearOf(candidates, 0));
  const context = inContext(request, top);
  if (context) return context;
  const sure = top.share >= sureShare;
  const others = sure ? [] : nearOf(candidates.slice(1), 0.08).slice(0, 2);
  return {
    text: sayer(pack, request.answers)(top.id),
    cards: [top.id],
    sure,
    outcome: outcomeOf(top.id),
    nearby: others,
  };
};

const several = (request: TalkRequest, topics: readonly (readonly Candidate[])[]): Draft => {
  const drafts = topics.map((candidates) => single(request, candidates));
  const figures = byFigures(
    request,
    topics.flat().find(({ id }) => priceCards.has(id)) ?? (topics[0]?.[0] as Candidate),
  );
  if (figures) return figures;
  return {
    text: [...new Set(drafts.map(({ text }) => text))].join('\n\n'),
    cards: drafts.flatMap(({ cards }) => cards),
    sure: drafts.every(({ sure }) => sure),
    outcome: 'answered',
  };
};

const wished = (request: TalkRequest, wish: ChatAction): Draft => {
  const id: CardId = wish === 'book_consultation' ? 'company.book' : 'company.contactMe';
  return drafted(sayer(request.tongue.pack, request.answers)(id), [id]);
};

const linksOf = (pack: LanguagePack, cards: readonly CardId[]): ChatLink[] => {
  const hrefs = [...new Set(cards.flatMap((id) => catalogue[id].href ?? []))].slice(0, 2);
  return hrefs.map((href) => ({ text: pack.words.seeOnPage, href }));
};

/** Answers one message from the cards: what is meant, what was said before, what comes next. */
export const talk = (request: TalkRequest): TalkAnswer => {
  const { message, tongue, memory, wish } = request;
  const { pack } = tongue;
  const { topics } = readMessage(pack, message);
  const draft = wish
    ? wished(request, wish)
    : topics.length > 1
      ? several(request, topics)
      : single(request, topics[0] ?? []);
  const known =
    draft.outcome === 'unknown' || draft.outcome === 'clarified' ? memory : remember(memory, message, tongue);
  const last = draft.cards.findLast((id) => !id.startsWith('talk.'));
  const missed = draft.outcome === 'unknown' ? request.misses + 1 : 0;
  const after: Memory = {
    ...known,
    ...(last ? { topic: last } : {}),
    ...(draft.cards.includes('plans.whichPlan') && known.volume ? { plan: planForVolume(known.volume) } : {}),
  };
  return {
    message: draft.text,
    action: wish,
    suggestions:
      draft.outcome === 'unknown'
        ? missChips(pack, message, draft.nearby ?? [])
        : chipsOf(pack, draft.cards, draft.nearby ?? []),
    links: linksOf(pack, draft.cards),
    state: stateOf(after, missed),
    outcome: draft.outcome,
    cards: draft.cards,
    sure: draft.sure,
    nearest: [
      ...new Set([...draft.cards, ...topics.flatMap((found) => found.slice(0, 4).map(({ id }) => id))]),
    ],
  };
};

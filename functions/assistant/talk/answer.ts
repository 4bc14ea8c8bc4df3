import type { ChatAction, ChatLink, ChatOutcome, ChatState, ChatSuggestion } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { catalogue } from '../cards/catalogue.ts';
import type { Candidate } from '../finder/find.ts';
import type { LanguagePack } from '../packs/pack.ts';
import { inContext } from './context.ts';
import { byFigures, priceCards } from './figures.ts';
import { aboutTrade, inConversation } from './follow-up.ts';
import { type Memory, remember, stateOf } from './memory.ts';
import { readMessage } from './reading.ts';
import { type Draft, drafted, plausible, sayer, sureShare, type TalkRequest } from './request.ts';
import { plansIn } from './slots.ts';
import { chipsOf, missChips } from './suggest.ts';
import { planForVolume } from './sums.ts';

/** A card that was considered. */
export interface Ranked {
  readonly card: string;
  readonly score: number;
}

export interface TalkAnswer {
  readonly message: string;
  readonly action?: ChatAction | undefined;
  readonly suggestions: readonly ChatSuggestion[];
  readonly links: readonly ChatLink[];
  readonly state: ChatState;
  readonly outcome: ChatOutcome;
  readonly cards: readonly string[];
  /** What was most like the message and what came next, with their shares. */
  readonly ranked: readonly Ranked[];
  /** Whether a model need not be asked. */
  readonly sure: boolean;
  /** The cards nearest to the question, as facts for a model. */
  readonly nearest: readonly CardId[];
}

const notThat = (request: TalkRequest): Draft => {
  const { memory, speaker } = request;
  const others = memory.near.filter((id) => id !== memory.topic && !id.startsWith('talk.')).slice(0, 3);
  return {
    text: speaker.words.sorryOther,
    cards: ['talk.notThat'],
    sure: true,
    outcome: 'clarified',
    nearby: others,
  };
};

const again = (request: TalkRequest): Draft => {
  const { memory } = request;
  const say = sayer(request);
  if (!memory.topic) return drafted(say('talk.unclear'), ['talk.unclear']);
  return drafted(`${say('talk.repeat')}\n${say(memory.topic)}`, [memory.topic]);
};

const miss = ({ speaker, misses }: TalkRequest, near: readonly CardId[]): Draft => ({
  text: misses > 0 ? speaker.words.stillDontKnow : speaker.words.dontKnow,
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

/** "Yes, please" and "no, thanks" to what was offered; a plain yes never opens a form, it brings its button. */
const yesOrNo = (request: TalkRequest, top: Candidate): Draft | undefined => {
  const { message, memory, history, answers, tongue } = request;
  const { says } = tongue.vocabulary;
  if (
    history.length === 0 ||
    message.length > shortReply ||
    (top.share >= sureShare && !isPlainTalk.has(top.id))
  )
    return undefined;
  if (says('no', message) > 0 && says('yes', message) === 0) return drafted(answers.decline, ['talk.bye']);
  if (says('yes', message) === 0 || says('ask', message) > 0 || !memory.topic) return undefined;
  const [kind] = catalogue[memory.topic].buttons ?? ['book' as const];
  const id: CardId = kind === 'contact' ? 'company.contactMe' : 'company.book';
  return drafted(sayer(request)(id), [id]);
};

const shortReply = 24;
const isPlainTalk: ReadonlySet<CardId> = new Set([
  'talk.hello',
  'talk.abilities',
  'talk.unclear',
  'talk.bye',
]);

const nearOf = (candidates: readonly Candidate[], least: number): CardId[] =>
  candidates.filter(({ id, share }) => share >= least && !id.startsWith('talk.')).map(({ id }) => id);

const managedShare = 0.06;

/** Two plans named beside the managed service: its prices, not the platform's. */
const managedPrices = (request: TalkRequest, candidates: readonly Candidate[]): Draft | undefined =>
  plansIn(request.message).length > 1 &&
  candidates.some(({ id, share }) => id === 'plans.managed' && share >= managedShare)
    ? drafted(sayer(request)('plans.managed'), ['plans.managed'])
    : undefined;

const single = (request: TalkRequest, found: readonly Candidate[]): Draft => {
  const candidates = inConversation(request, found);
  const [top] = candidates;
  if (!top) return miss(request, []);
  if (top.id === 'talk.notThat' && request.history.length > 0) return notThat(request);
  if (top.id === 'talk.repeat' && request.history.length > 0) return again(request);
  const figures = byFigures(request, top, candidates.slice(1));
  if (figures) return figures;
  const reply = yesOrNo(request, top);
  if (reply) return reply;
  const trade = aboutTrade(request, candidates);
  if (trade) return trade;
  if (top.share < plausible) return miss(request, nearOf(candidates, 0));
  const managed = managedPrices(request, candidates);
  if (managed) return managed;
  const context = inContext(request, candidates);
  if (context) return context;
  const sure = top.share >= sureShare;
  const others = sure ? [] : nearOf(candidates.slice(1), 0.08).slice(0, 2);
  return {
    text: `${sayer(request)(top.id)}${top.share < doubtful && others.length > 0 ? `\n\n${request.speaker.words.didYouMean}` : ''}`,
    cards: [top.id],
    sure,
    outcome: outcomeOf(top.id),
    nearby: others,
  };
};

/** Below this the answer says itself that something else may be meant. */
const doubtful = 0.2;

const several = (request: TalkRequest, topics: readonly (readonly Candidate[])[]): Draft => {
  const drafts = topics.map((candidates) => single(request, candidates));
  const figures = byFigures(
    request,
    topics.flat().find(({ id }) => priceCards.has(id)) ?? (topics[0]?.[0] as Candidate),
    topics.flatMap((candidates) => candidates.slice(0, 1)),
  );
  if (figures) return figures;
  return {
    text: [...new Set(drafts.map(({ text }) => text))].join('\n\n'),
    cards: drafts.flatMap(({ cards }) => cards),
    sure: false,
    outcome: 'answered',
  };
};

const wished = (request: TalkRequest, wish: ChatAction): Draft => {
  const id: CardId = wish === 'book_consultation' ? 'company.book' : 'company.contactMe';
  return drafted(sayer(request)(id), [id]);
};

/** What comes close answers where the nearest card is as weak as this; what fits nearly whole, wherever none is sure. */
const weakShare = 0.3;
const fitsWhole = 0.85;

/** What was taught or written, where it is sure or knows better than the cards. */
const fromFound = (
  { found, wish }: TalkRequest,
  draft: Draft,
  top: Candidate | undefined,
): Draft | undefined => {
  if (!found || wish) return undefined;
  const isWeak =
    draft.outcome === 'unknown' ||
    (found.chip !== undefined && draft.outcome === 'declined') ||
    (!draft.sure && draft.cards.length < 2 && ((top?.share ?? 0) < weakShare || found.score >= fitsWhole));
  if (!found.sure && !isWeak) return undefined;
  const nearby = draft.cards.filter((id) => !id.startsWith('talk.'));
  return { text: found.text, cards: [], sure: true, outcome: 'answered', nearby, found };
};

/** The places of the cards on the site; each is called by its card's question where there are two. */
const linksOf = (pack: LanguagePack, cards: readonly CardId[]): ChatLink[] => {
  const places = new Map<string, CardId>();
  for (const id of cards) {
    const { href } = catalogue[id];
    if (href && !places.has(href)) places.set(href, id);
  }
  const shown = [...places].slice(0, 2);
  return shown.map(([href, id]) => ({
    text: shown.length > 1 ? pack.cards[id][0] : pack.words.seeOnPage,
    href,
  }));
};

/** A taught question that comes close is offered first where no card is sure. */
const withTaught = (
  { found }: TalkRequest,
  draft: Draft,
  suggestions: readonly ChatSuggestion[],
): readonly ChatSuggestion[] =>
  found?.chip === undefined || draft.found || draft.sure
    ? suggestions
    : [{ kind: 'ask', text: found.chip }, ...suggestions];

const rankedOf = ({ found, cards }: Draft, topics: readonly (readonly Candidate[])[]): readonly Ranked[] => {
  const all = topics.flat().map(({ id, share }): Ranked => ({ card: id, score: share }));
  const said = found
    ? [{ card: found.id, score: found.score }]
    : cards.map((id): Ranked => all.find(({ card }) => card === id) ?? { card: id, score: 1 });
  return [...said.slice(0, 1), ...all.filter(({ card }) => !cards.some((id) => id === card))];
};

/** Answers one message from the cards: what is meant, what was said before, what comes next. */
export const talk = (request: TalkRequest): TalkAnswer => {
  const { message, tongue, speaker: pack, memory, wish } = request;
  const { topics } = readMessage(tongue.pack, message, request.helper);
  const byCards = wish
    ? wished(request, wish)
    : topics.length > 1
      ? several(request, topics)
      : single(request, topics[0] ?? []);
  const found = fromFound(request, byCards, topics[0]?.[0]);
  const draft = found ?? byCards;
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
    suggestions: withTaught(
      request,
      draft,
      draft.outcome === 'unknown'
        ? missChips(pack, draft.nearby ?? [])
        : chipsOf(pack, draft.cards, draft.nearby ?? []),
    ),
    links: draft.found?.link ? [draft.found.link] : linksOf(pack, draft.cards),
    state: stateOf(after, missed),
    outcome: draft.outcome,
    cards: draft.found ? [draft.found.id] : draft.cards,
    ranked: rankedOf(draft, topics),
    sure: draft.sure,
    nearest: [
      ...new Set([...draft.cards, ...topics.flatMap((found) => found.slice(0, 4).map(({ id }) => id))]),
    ],
  };
};

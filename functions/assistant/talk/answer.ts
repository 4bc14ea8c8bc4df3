import type { StoredTopics } from '#functions/conversations/store/read.ts';
import type { ChatAction, ChatLink, ChatOutcome, ChatSuggestion } from '#shared/api/chat.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { planOf } from '#shared/domain/pricing/plans.ts';
import { catalogue } from '../cards/catalogue.ts';
import { leavesDetails } from '../details/read-back.ts';
import { fill } from '../fill.ts';
import type { Candidate } from '../finder/find.ts';
import type { LanguagePack } from '../packs/pack.ts';
import { answerCase, isCaseTurn, likelyPlans, sells, withoutSelling, withoutSellingParts } from './case.ts';
import { findFeature, inContext } from './context.ts';
import { inConversation } from './follow-up.ts';
import { remember, toStored } from './memory.ts';
import type { Memory } from './memory-types.ts';
import { answerFromMoney, overage } from './money.ts';
import { priceCards, volumeCards } from './number-cards.ts';
import { answerFromNumbers } from './number-turn.ts';
import { admitUnknown, answerFromOneCard, meaningful } from './one-card.ts';
import { endsAsking } from './parts.ts';
import { answerFromQuote, answerWholeTurn } from './quote-turn.ts';
import { type Reading, readMessage } from './reading.ts';
import { again, notThat, yesOrNo } from './replies.ts';
import {
  type CardRequest,
  type Draft,
  isShort,
  makeCardRenderer,
  makeDraft,
  plausible,
  sureShare,
} from './request.ts';
import { findAddOns, findPlans, otherVolume } from './slots.ts';
import { listChips, missChips, passChip } from './suggest.ts';
import { planForVolume, volumeFit } from './sums.ts';
import { continueTask, courtesyIn, describeTask, isQuestion, readBackTask, taskAfter } from './task.ts';
import type { Task } from './task-types.ts';
import { answerFromTrade, stemsOf } from './trade-talk.ts';

/** A candidate card. */
export interface Ranked {
  readonly card: string;
  readonly score: number;
}

export interface CardAnswer {
  readonly message: string;
  readonly action?: ChatAction | undefined;
  readonly suggestions: readonly ChatSuggestion[];
  readonly links: readonly ChatLink[];
  /** For the next message. */
  readonly topics: StoredTopics;
  readonly memory: Memory;
  readonly task: Task | undefined;
  /** The request under way, line by line, for the form that passes it on. */
  readonly request: string | undefined;
  readonly outcome: ChatOutcome;
  readonly cards: readonly string[];
  /** Best match and alternatives with shares. */
  readonly ranked: readonly Ranked[];
  /** Confident enough to reply without a model. */
  readonly sure: boolean;
  /** The reply says that it may be wrong or incomplete. */
  readonly doubted: boolean;
}

/** "I meant Professional and Enterprise": only the plans named. */
const comparedPlans = (request: CardRequest, { id }: Candidate): Draft | undefined => {
  const named = findPlans(request.message).map((plan) => planOf(plan).name);
  const asksDifference =
    request.input.vocabulary.says('difference', request.message) > 0 && id.startsWith('plans.');
  if (!(id === 'plans.compare' || asksDifference) || named.length !== 2) return undefined;
  const lines = makeCardRenderer(request)('plans.compare')
    .split('\n')
    .filter((line) => named.some((name) => line.includes(name)));
  return lines.length === 2 ? makeDraft(lines.join('\n'), ['plans.compare']) : undefined;
};

const otherShare = 0.05;

/** "So Starter is out?" after a volume: a no with the plan that fits, if the plan named is too small. */
const tooSmall = (request: CardRequest, [top, ...others]: readonly Candidate[]): Draft | undefined => {
  const { message, memory, input, output, answers } = request;
  const [plan, ...more] = findPlans(message);
  const { volume } = memory;
  const isOther =
    others.some((one) => one.share >= otherShare && !one.id.startsWith('plans.')) ||
    Object.keys(findAddOns(message, input.pack.words).counts).length > 0;
  const { says } = input.vocabulary;
  if (
    !plan ||
    more.length > 0 ||
    top?.id !== `plans.${plan}` ||
    isOther ||
    !/[?？؟]/u.test(message) ||
    !isShort(message)
  )
    return undefined;
  if (volume?.unit !== 'messages' || says('money', message) + says('contents', message) > 0) return undefined;
  const fitting = planForVolume(volume);
  if (volume.count <= planOf(plan).maxMessages || fitting === plan) return undefined;
  const lacks = fill(output.words.planLacks, { plan: planOf(plan).name, plans: planOf(fitting).name });
  return {
    ...makeDraft(`${lacks} ${volumeFit(output, answers, volume).split('\n')[0]}`, ['plans.whichPlan']),
    plan: fitting,
  };
};

/** Minimum share of all trouble cards together to answer only that, before sums and prices. */
const troubleShare = 0.3;

/** "Hello, I was charged twice": the greeting takes most of the share. */
const troubleBesideGreeting = 0.12;

/** A customer's trouble: apology, what we need to know, and a person. */
const inTrouble = (request: CardRequest, candidates: readonly Candidate[]): Draft | undefined => {
  const troubles = candidates.filter(({ id }) => catalogue[id].isTrouble);
  const [top] = troubles;
  const share = troubles.reduce((sum, candidate) => sum + candidate.share, 0);
  const isGreeted = candidates[0]?.id === 'talk.hello' && share >= troubleBesideGreeting;
  if (!top || !(isGreeted || (top === candidates[0] && share >= troubleShare))) return undefined;
  return { ...makeDraft(makeCardRenderer(request)(top.id), [top.id]), offersPass: true };
};

const courtesies: ReadonlySet<CardId> = new Set(['talk.thanks', 'talk.bye']);
const minFarewellShare = 0.1;

/** In a conversation a word for both greeting and farewell ("Servus", "iyi günler") is a farewell. */
const greetingOrFarewell = (
  { history }: CardRequest,
  candidates: readonly Candidate[],
): readonly Candidate[] => {
  const farewell = candidates.find(({ id, share }) => id === 'talk.bye' && share >= minFarewellShare);
  return history.length > 0 && candidates[0]?.id === 'talk.hello' && farewell
    ? [farewell, ...candidates.filter((one) => one !== farewell)]
    : candidates;
};

/** Cards that begin with consent: "Of course. Leave your details …" is no answer to another question. */
const consenting: ReadonlySet<CardId> = new Set(['company.contactMe', 'company.book']);
const minShareBesideThanks = 0.15;

/** A question within a conversation gets neither a courtesy nor a form, unless that is surely what it asks for. */
const withoutAsides = (request: CardRequest, candidates: readonly Candidate[]): readonly Candidate[] => {
  if (request.history.length === 0 || !isQuestion(request)) return candidates;
  const kept = candidates.filter(
    ({ id, share }) =>
      !(consenting.has(id) && share < sureShare) && !(courtesies.has(id) && endsAsking(request.message)),
  );
  return courtesies.has(candidates[0]?.id as CardId) && (kept[0]?.share ?? 0) < minShareBesideThanks
    ? kept.slice(0, 0)
    : kept;
};

const single = (request: CardRequest, found: readonly Candidate[]): Draft => {
  const isCase = isCaseTurn(request);
  const served = isCase ? withoutSelling(found) : likelyPlans(request, found);
  const candidates = withoutAsides(
    request,
    greetingOrFarewell(request, meaningful(inConversation(request, served))),
  );
  const [top] = candidates;
  if (!top) return admitUnknown(request, []);
  const trouble = inTrouble(request, greetingOrFarewell(request, found));
  if (trouble) return trouble;
  if (isCase && top.share < 1) {
    const reply = answerCase(request, candidates, found[0] !== undefined && sells(found[0].id));
    if (reply) return reply;
  }
  // "A thousand thanks" is no volume, and "OK, bye then" agrees to nothing.
  if (courtesies.has(top.id) && top.share >= sureShare)
    return makeDraft(makeCardRenderer(request)(top.id), [top.id]);
  // A suggestion typed literally is its card, whatever number it contains.
  const isChip = top.share === 1;
  const amounts = isChip
    ? undefined
    : (answerFromQuote(request, candidates) ?? answerFromMoney(request, candidates));
  if (amounts) return amounts;
  if (top.id === 'talk.notThat' && request.history.length > 0) {
    // "Sorry, 5,000, not 50,000": the corrected number is answered.
    return (
      (otherVolume(request.message, request.memory.volume, request.input.vocabulary)
        ? answerFromNumbers(request, { ...top, share: 0 }, candidates.slice(1))
        : undefined) ?? notThat(request)
    );
  }
  if (top.id === 'talk.repeat' && request.history.length > 0) return again(request);
  const figures = isChip ? undefined : answerFromNumbers(request, top, candidates.slice(1));
  if (figures) return figures;
  const reply = yesOrNo(request, top);
  if (reply) return reply;
  const trade = request.task ? undefined : answerFromTrade(request, candidates);
  if (trade) return trade;
  if (top.share < plausible) return admitUnknown(request, candidates);
  const ofPlans = comparedPlans(request, top) ?? tooSmall(request, candidates);
  if (ofPlans) return ofPlans;
  const context = inContext(request, candidates);
  if (context) return context;
  return answerFromOneCard(request, candidates);
};

/** Drops a leading yes that agrees to nothing: "OK, and Enterprise?". */
const withoutYes = ({ input }: CardRequest, reading: Reading): Pick<Reading, 'topics' | 'texts'> => {
  const asks = reading.texts.map(
    (text) => !(isShort(text, 2) && text.length <= maxYesLength && input.vocabulary.says('yes', text) > 0),
  );
  return asks.some(Boolean)
    ? {
        topics: reading.topics.filter((_, at) => asks[at]),
        texts: reading.texts.filter((_, at) => asks[at]),
      }
    : reading;
};
const maxYesLength = 9;

/** Answers each question of a message separately; a plan named in one applies to all. */
const several = (request: CardRequest, reading: Reading): Draft => {
  const { message, memory } = request;
  const { topics, texts } = withoutYes(request, isCaseTurn(request) ? withoutSellingParts(reading) : reading);
  if (topics.length === 1) return single(request, topics[0] ?? []);
  // "Starter and Professional: what is different?" is one question.
  const comparison = topics.find(([top]) => top?.id === 'plans.compare');
  if (comparison && findPlans(message).length > 1) return single(request, comparison);
  const firsts = topics.flatMap(([first]) => (first ? [first] : []));
  const trouble = topics.map((topic) => inTrouble(request, topic)).find(Boolean);
  if (trouble) return trouble;
  const last = firsts.at(-1);
  const isFarewell = firsts.every(({ id, share }) => courtesies.has(id) || share < sureShare);
  if (last && courtesies.has(last.id) && last.share >= sureShare && isFarewell && !endsAsking(message))
    return makeDraft(makeCardRenderer(request)(last.id), [last.id]);
  const beyond = overage(request, firsts);
  if (beyond) return beyond;
  const whole = answerWholeTurn(
    request,
    firsts.toSorted((one, other) => other.share - one.share),
  );
  if (whole) return whole;
  const [named, ...others] = findPlans(message);
  const isCheapest =
    topics.some(([top]) => top?.id === 'plans.cheapest') ||
    request.input.vocabulary.says('smallest', message) > 0;
  const cheapest = isCheapest ? ('starter' as const) : undefined;
  const plan = others.length === 0 ? (named ?? cheapest ?? memory.plan) : memory.plan;
  const figures = answerFromNumbers(
    request,
    topics.flat().find(({ id }) => priceCards.has(id)) ?? (topics[0]?.[0] as Candidate),
    topics.flatMap((candidates) => candidates.slice(0, 1)),
  );
  // A sum answers the money questions; other questions are answered below it.
  const beside = ({ id }: Candidate): boolean =>
    !priceCards.has(id) && !volumeCards.has(id) && !figures?.cards.includes(id);
  const [more] = figures
    ? topics.filter(([first]) => first && beside(first) && first.share >= sureShare)
    : [];
  if (figures && more?.[0])
    return {
      ...figures,
      text: `${figures.text}\n\n${makeCardRenderer(request)(more[0].id)}`,
      cards: [...figures.cards, more[0].id],
    };
  if (figures) return figures;
  const all = topics.map((candidates, at) => {
    const text = texts[at] ?? message;
    const part = { ...request, message: text, memory: { ...memory, plan }, wish: undefined, isPart: true };
    const feature = plan && candidates[0] ? findFeature(part, candidates[0].id, plan) : undefined;
    return feature ?? single(part, candidates);
  });
  const answered = all.filter(({ outcome }) => outcome === 'answered');
  const drafts = answered.length > 0 ? answered : all.slice(0, 1);
  const cards = [...new Set(drafts.flatMap((draft) => draft.cards))];
  return {
    text: [...new Set(drafts.map(({ text }) => text))].join('\n\n'),
    cards,
    sure: false,
    outcome: drafts[0]?.outcome ?? 'unknown',
    nearby: drafts.flatMap(({ nearby = [] }) => nearby),
    doubted: drafts.some(({ outcome, doubted }) => doubted || outcome !== 'answered'),
  };
};

const wished = (request: CardRequest, wish: ChatAction): Draft => {
  const id: CardId = wish === 'book_consultation' ? 'company.book' : 'company.contactMe';
  return makeDraft(makeCardRenderer(request)(id), [id]);
};

/** Reads details back; a question in the same message is answered first. */
const withDetails = (request: CardRequest, draft: Draft): Draft => {
  const { given, task, message, wish } = request;
  if (!leavesDetails(given.own) || draft.offersPass) return draft;
  const readBack = readBackTask(task ?? (wish && taskAfter(undefined, draft, message)), given);
  const asks = !wish && draft.outcome === 'answered' && !draft.doubted && /[?？؟]/u.test(message);
  const cards: readonly CardId[] = ['company.contactMe'];
  const own = { sure: true, outcome: 'answered' as const, offersPass: !wish };
  return asks
    ? { ...draft, ...own, text: `${draft.text}\n\n${readBack}` }
    : { text: readBack, cards, topic: request.memory.topic, ...own };
};

/**
 * Near matches from taught answers and posts are used below this card share; almost complete matches
 * whenever no card is confident.
 */
const weakShare = 0.3;
const weakBesideTaught = 0.4;
const fitsWhole = 0.85;
/**
 * From this share on a card counts as certain, and a taught answer needs more similarity to replace it:
 * "Where is your office?" resembles a taught "Is there parking at your office?".
 */
const certainShare = 0.85;
const overCertain = 0.7;

/** Replies with a taught answer or a post if it is confident or beats the cards. */
const fromFound = (
  { found, wish }: CardRequest,
  draft: Draft,
  top: Candidate | undefined,
): Draft | undefined => {
  if (!found || wish) return undefined;
  const isWeak =
    draft.outcome === 'unknown' ||
    (found.chip !== undefined && draft.outcome === 'declined') ||
    (!draft.sure &&
      (draft.topic !== undefined || draft.cards.length < 2) &&
      ((found.chip !== undefined && draft.doubted) ||
        (top?.share ?? 0) < (found.chip === undefined ? weakShare : weakBesideTaught) ||
        found.score >= fitsWhole));
  const isCertain = draft.sure && (top?.share ?? 0) >= certainShare;
  const outranks = found.sure && (!isCertain || found.score >= overCertain);
  if (!outranks && !isWeak) return undefined;
  const nearby = draft.cards.filter((id) => !id.startsWith('talk.'));
  return { text: found.text, cards: [], sure: true, outcome: 'answered', nearby, found };
};

const minEchoChars = 120;

/** The sentences of a text that a message speaks of. */
const spokenParts = (text: string, message: string): string | undefined => {
  const spoken = stemsOf(message);
  const parts = text.split(/\n+|(?<=[.!?]\s)|(?<=[。！？।])/u).filter((part) => part.trim() !== '');
  const fit = parts.filter((part) => [...stemsOf(part)].some((stem) => spoken.has(stem)));
  return fit.length > 0 && fit.length <= parts.length / 2
    ? fit.map((part) => part.trim()).join('\n')
    : undefined;
};

/**
 * A card isn't said twice in the same words: the second time only the sentences that the message speaks of, or
 * a question if the card is unsure. Clicked suggestions, sums and repetitions on request are exempt.
 */
const withoutEcho = (request: CardRequest, draft: Draft, candidates: readonly Candidate[]): Draft => {
  const { history, again: repeats, message } = request;
  const [top] = candidates;
  const isOfCase = isCaseTurn(request) && draft.cards[0] === request.memory.topic;
  const isExempt = repeats || isOfCase || top?.share === 1 || top?.id === 'talk.repeat';
  if (isExempt || draft.outcome !== 'answered' || draft.text.length < minEchoChars) return draft;
  const replies = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  if (!replies.some((content) => content.includes(draft.text))) return draft;
  const spoken = spokenParts(draft.text, message);
  if (spoken) return { ...draft, text: spoken };
  if (draft.sure || !replies.at(-1)?.includes(draft.text) || (top?.share ?? 0) >= plainlyMeant) return draft;
  return admitUnknown(
    request,
    candidates.filter(({ id }) => !draft.cards.includes(id)),
  );
};
const plainlyMeant = 0.25;

/** Links of the cards, labelled by question if there are two. */
const listLinks = (pack: LanguagePack, cards: readonly CardId[]): ChatLink[] => {
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

/** Puts a similar taught question first among the suggestions if no card is confident. */
const withTaught = (
  { found }: CardRequest,
  draft: Draft,
  suggestions: readonly ChatSuggestion[],
): readonly ChatSuggestion[] =>
  found?.chip === undefined || draft.found || draft.sure
    ? suggestions
    : [{ kind: 'ask', text: found.chip }, ...suggestions];

const rankCards = ({ found, cards }: Draft, topics: readonly (readonly Candidate[])[]): readonly Ranked[] => {
  const all = topics.flat().map(({ id, share }): Ranked => ({ card: id, score: share }));
  const said = found
    ? [{ card: found.id, score: found.score }]
    : cards.map((id): Ranked => all.find(({ card }) => card === id) ?? { card: id, score: 1 });
  return [...said.slice(0, 1), ...all.filter(({ card }) => !cards.some((id) => id === card))];
};

/** Uses the question after an exclamation or insult as the whole message. */
const withPart = (request: CardRequest, { texts, topics, afterMood }: Reading): CardRequest =>
  afterMood && topics.length === 1 && texts[0] && request.history.length > 0
    ? { ...request, message: texts[0] }
    : request;

/** The plan that an answer named, if it named one: what follows is about it. */
const planAnswered = ({ cards, plan }: Draft): Pick<Memory, 'plan'> => {
  if (plan) return { plan };
  const named = (['starter', 'professional', 'enterprise'] as const).filter((id) =>
    cards.includes(`plans.${id}`),
  );
  return named.length === 1 ? { plan: named[0] } : {};
};

/** All candidates of a message's parts, the best first. */
const byShare = (topics: readonly (readonly Candidate[])[]): readonly Candidate[] =>
  topics.flat().toSorted((one, other) => other.share - one.share);

/** Replies to one message from the cards and the conversation so far. */
export const answerFromCards = (request: CardRequest): CardAnswer => {
  const { message, input, output: pack, memory, wish } = request;
  const reading = readMessage(input.pack, message, request.helper);
  const { topics } = reading;
  const onTask = continueTask(request, topics.length > 1 ? byShare(topics) : (topics[0] ?? []));
  const courtesy = onTask || wish || request.history.length === 0 ? undefined : courtesyIn(request);
  const byCards = onTask
    ? onTask
    : courtesy
      ? makeDraft(makeCardRenderer(request)(courtesy), [courtesy])
      : wish
        ? wished(request, wish)
        : request.again && memory.topic
          ? makeDraft(makeCardRenderer(request)(memory.topic), [memory.topic])
          : topics.length > 1
            ? several(request, reading)
            : single(withPart(request, reading), topics[0] ?? []);
  const found = onTask ? undefined : fromFound(request, byCards, topics[0]?.[0]);
  const draft = withDetails(
    request,
    found ?? (onTask ? byCards : withoutEcho(request, byCards, topics[0] ?? [])),
  );
  const known =
    draft.outcome === 'unknown' || draft.outcome === 'clarified' ? memory : remember(memory, message, input);
  const last = draft.topic ?? draft.cards.findLast((id) => !id.startsWith('talk.'));
  const after: Memory = {
    ...known,
    ...(last ? { topic: last } : {}),
    ...(draft.sure ? planAnswered(draft) : {}),
    ...(draft.cards.includes('plans.whichPlan') && known.volume ? { plan: planForVolume(known.volume) } : {}),
  };
  const task = taskAfter(request.task, draft, message);
  return {
    message:
      reading.angry && draft.outcome === 'answered' ? `${request.answers.apology} ${draft.text}` : draft.text,
    action: draft.action ?? wish,
    suggestions: withTaught(
      request,
      draft,
      draft.outcome === 'unknown' || (draft.outcome === 'clarified' && draft.doubted)
        ? missChips(pack, draft.nearby ?? [])
        : draft.offersPass
          ? [passChip(pack)]
          : [...(draft.doubted ? [passChip(pack)] : []), ...listChips(pack, draft.cards, draft.nearby ?? [])],
    ),
    links: draft.found?.link ? [draft.found.link] : listLinks(pack, draft.cards),
    topics: { ...toStored(after), ...(task ? { task } : {}) },
    task,
    request: task && describeTask(task, request.given).join('\n'),
    memory: after,
    outcome: draft.outcome,
    cards: draft.found ? [draft.found.id] : draft.cards,
    ranked: rankCards(draft, topics),
    sure: draft.sure,
    doubted: draft.doubted ?? false,
  };
};

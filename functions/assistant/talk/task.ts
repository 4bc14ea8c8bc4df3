import type { StoredTopics } from '#functions/conversations/store/read.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { type RequestKind, requestKinds } from '#shared/domain/request-kinds.ts';
import { catalogue } from '../cards/catalogue.ts';
import { leavesDetails } from '../details/read-back.ts';
import { isReachable } from '../details/read-details.ts';
import { type Candidate, findCandidates } from '../finder/find.ts';
import { clausesOf, endsAsking, sentencesOf } from './parts.ts';
import { type CardRequest, type Draft, isShort, makeCardRenderer, makeDraft } from './request.ts';
import { hasWord } from './slots.ts';
import type { GivenDetails, Task } from './task-types.ts';
import { isTrade } from './trade.ts';

const kindOfCard: Partial<Record<CardId, RequestKind>> = {
  'company.incident': 'incident',
  'company.billing': 'billing',
  'company.contactMe': 'call',
  'company.book': 'booking',
};

export const isTroubleTask = (task: Task | undefined): boolean =>
  task?.kind === 'incident' || task?.kind === 'billing';

/** The task after a turn that said these cards; trouble outranks a form that it opens on the way. */
export const taskAfter = (
  task: Task | undefined,
  { cards, endsTask, note }: Pick<Draft, 'cards' | 'endsTask' | 'note'>,
  message: string,
): Task | undefined => {
  if (endsTask) return undefined;
  const kind = cards.map((id) => kindOfCard[id]).find((one) => one !== undefined);
  // Trouble stays trouble when its form is offered, and a consultation isn't turned into a call.
  const isSame = (isTroubleTask(task) && kind === 'booking') || (task !== undefined && kind === 'call');
  const next = kind && !isSame ? kind : task?.kind;
  if (!next) return undefined;
  const starts = (next === 'incident' || next === 'billing') && task?.kind !== next;
  const notes = [...(task?.notes ?? []), ...(starts || note ? [message] : [])];
  // The first note says what it is about.
  const kept = notes.length > maxNotes ? [...notes.slice(0, 1), ...notes.slice(1 - maxNotes)] : notes;
  return { kind: next, notes: kept.map((one) => one.slice(0, maxNoteChars)) };
};
const maxNotes = 5;
const maxNoteChars = 200;

export const storedTask = (task: StoredTopics['task']): Task | undefined => {
  const kind = requestKinds.find((one) => one === task?.kind);
  return kind && { kind, notes: task?.notes ?? [] };
};

const shownDetails = ['name', 'email', 'phone', 'when'] as const;

/** The request line by line: its kind, the problem and the visitor's details. */
export const describeTask = (
  task: Task | undefined,
  { all, texts }: Pick<GivenDetails, 'all' | 'texts'>,
): string[] => [
  ...(task ? [`${texts.about}: ${texts[task.kind]}`] : []),
  ...(task && task.notes.length > 0 ? [`${texts.what}: ${task.notes.join(' / ')}`] : []),
  ...shownDetails
    // In trouble a day is when it happened; a time to be called stays in the visitor's own words.
    .filter((key) => !(key === 'when' && isTroubleTask(task)))
    .flatMap((key) => (all[key] ? [`${texts[key]}: ${all[key]}`] : [])),
];

/** Repeats the request for correction, and offers to pass it on or asks how to reach the visitor. */
export const readBackTask = (task: Task | undefined, given: GivenDetails): string => {
  const { texts, all } = given;
  return [
    texts.noted,
    ...describeTask(task, given),
    '',
    ...(all.when && task?.kind === 'booking' ? [texts.confirm] : []),
    isReachable(all) ? texts.pass : texts.reach,
  ].join('\n');
};

export const isQuestion = ({ message, input }: Pick<CardRequest, 'message' | 'input'>): boolean =>
  endsAsking(message) || input.vocabulary.says('ask', message) > 0;

/** Cards that may answer a customer in trouble; all others sell. */
const servesTrouble = (id: CardId): boolean =>
  (id.startsWith('company.') && !sellingCards.has(id)) ||
  id.startsWith('trust.') ||
  troubleAnswers.has(id) ||
  catalogue[id].isTrouble === true;
const sellingCards: ReadonlySet<CardId> = new Set([
  'company.book',
  'company.bookingHow',
  'company.consultation',
  'company.contactMe',
  'company.buy',
]);
const troubleAnswers: ReadonlySet<CardId> = new Set([
  'features.uptime',
  'plans.outageCredit',
  'plans.cancel',
  'plans.contract',
  'talk.bot',
  'talk.human',
]);

const surelyMeant = 0.85;
const likelyMeant = 0.35;
const courtesyShare = 0.6;
const courtesies: ReadonlySet<CardId> = new Set(['talk.thanks', 'talk.bye', 'talk.praise']);

/** The card for a message that only says thanks or goodbye: "OK thanks, back to work. Bye". */
export const courtesyIn = ({ message, input: { pack } }: CardRequest): CardId | undefined => {
  if (endsAsking(message) || message.length > maxCourtesyChars) return undefined;
  const parts = sentencesOf(message).flatMap((sentence) => [sentence, ...clausesOf(sentence, pack.code)]);
  const tops = parts.flatMap((part) => findCandidates(pack.finder, part).slice(0, 1));
  const isElse = tops.some(({ id, share }) => share >= otherShare && !id.startsWith('talk.'));
  const said = tops
    .filter(({ id, share }) => courtesies.has(id) && share >= courtesyShare)
    .map(({ id }) => id);
  if (isElse) return undefined;
  if (said.includes('talk.bye')) return 'talk.bye';
  // "Good, and how long does it take?" is a question, not praise.
  return said[0] === 'talk.praise' && !isShort(message, maxPraiseWords) ? undefined : said[0];
};
const maxCourtesyChars = 90;
const maxPraiseWords = 4;
const otherShare = 0.45;

/** "Please add our branch in Nyborg. Thanks!": a sentence of its own beside the thanks. */
const addsToThanks = ({ message, input: { pack } }: CardRequest): boolean =>
  sentencesOf(message).some((sentence) => {
    const [top] = findCandidates(pack.finder, sentence);
    return !isShort(sentence, 5) && !(top?.id.startsWith('talk.') && top.share >= courtesyShare);
  });

const noted = (request: CardRequest, note = false): Draft => {
  const { task, given, message, memory } = request;
  const after = note ? taskAfter(task, { cards: [], note }, message) : task;
  return { ...makeDraft(readBackTask(after, given), []), topic: memory.topic, offersPass: true, note };
};

/** "Yes, send it": agrees to pass on a request that was read back, and adds nothing to it. */
const agreesToSend = (request: CardRequest): boolean => {
  const { message, given, history, input } = request;
  const wasOffered = history.some(
    ({ role, content }) => role === 'assistant' && content.includes(given.texts.pass),
  );
  if (!wasOffered || !isReachable(given.all) || /[\d?？؟]/u.test(message)) return false;
  return hasWord(message, given.heard.send)
    ? isShort(message, 7)
    : isShort(message, 3) && input.vocabulary.says('yes', message) > 0;
};

/** Words that send, end or repeat the request. */
const commands = (request: CardRequest): Draft | undefined => {
  const { message, given, task } = request;
  const { heard, texts } = given;
  const isBare = isShort(message, 10) && Object.keys(given.own).length === 0;
  if (task && isBare && !/[?？؟]/u.test(message) && hasWord(message, heard.drop))
    return { ...makeDraft(texts.dropped, ['talk.bye']), endsTask: true };
  if (task && isBare && agreesToSend(request))
    return { ...makeDraft(texts.formReady, []), topic: request.memory.topic, action: 'collect_contact' };
  return hasWord(message, heard.recap) && describeTask(task, given).length > 0 ? noted(request) : undefined;
};

/** What visitors ask most once their request is noted; cards that a booking or call-back adds. */
const expected: ReadonlySet<CardId> = new Set([
  'company.responseTime',
  'trust.formData',
  'trust.cardNumbers',
]);
const expectedOfForms: ReadonlySet<CardId> = new Set(['company.bookingHow', 'company.consultation']);
const expectedWeight = 4;
const expectedShare = 0.3;

/** Answers a question within a request by a card about the company, likelier if it is one that is expected here. */
const answerWithin = (request: CardRequest, candidates: readonly Candidate[]): Draft | undefined => {
  const { task, given } = request;
  if (!isQuestion(request)) return undefined;
  const isForm = !isTroubleTask(task);
  const isExpected = (id: CardId) => expected.has(id) || (isForm && expectedOfForms.has(id));
  const [best] = candidates
    .map(({ id, share }) => ({ id, share: isExpected(id) ? share * expectedWeight : share }))
    .toSorted((one, other) => other.share - one.share);
  if (!best || best.share < expectedShare) return undefined;
  // "Does a person call me?" after the number was noted: the form is offered already.
  const asksForCall = isForm && formAnswers.has(best.id) && isReachable(given.all);
  const id = asksForCall ? 'company.responseTime' : best.id;
  if (!(isExpected(id) || (servesTrouble(id) && best.share >= likelyMeant)) || catalogue[id].isTrouble)
    return undefined;
  const text = makeCardRenderer(request)(id);
  // "How long until the money is back?" is only near the card: first say that a person has to look.
  const isNear = id === 'company.responseTime' && best.share < likelyMeant * expectedWeight && !asksForCall;
  return {
    ...makeDraft(isNear ? `${given.texts.person} ${text}` : text, [id]),
    topic: request.memory.topic,
    offersPass: true,
  };
};
const formAnswers: ReadonlySet<CardId> = new Set(['company.contactMe', 'talk.bot']);

/** Keeps a question for the team: says when a person answers, and the second time that it is written down. */
const leaveToTeam = (request: CardRequest): Draft => {
  const { given, history, memory } = request;
  const { texts, all } = given;
  const last = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (last.includes(texts.person)) return noted(request, true);
  const more = isReachable(all) ? makeCardRenderer(request)('company.responseTime') : texts.reach;
  return {
    ...makeDraft(`${texts.person} ${more}`, []),
    topic: memory.topic,
    offersPass: true,
    note: true,
  };
};

/** A customer in trouble: what they add is noted, questions about the case go to a person, nothing is sold. */
const inTroubleTask = (request: CardRequest, candidates: readonly Candidate[]): Draft | undefined => {
  const { message } = request;
  const [top] = candidates;
  if (top && (top.id === 'talk.human' || top.id === 'company.contactMe') && top.share >= likelyMeant)
    return undefined;
  if (!isQuestion(request))
    return isShort(message, 2) && !/\d/u.test(message) ? undefined : noted(request, true);
  if (
    top &&
    top.share >= surelyMeant &&
    !servesTrouble(top.id) &&
    endsAsking(message) &&
    top.id.startsWith('plans.')
  )
    return undefined;
  if (!endsAsking(message) && !isShort(message, 8)) return noted(request, true);
  return leaveToTeam(request);
};

/** A call-back or booking under way: what it is about is noted, and an unclear question is kept for the team. */
const inFormTask = (request: CardRequest, candidates: readonly Candidate[]): Draft | undefined => {
  const { given, message, history, task } = request;
  const [top] = candidates;
  if (!top || history.length === 0 || isShort(message, 2)) return undefined;
  const isTradeCard = isTrade(top.id);
  if (top.id === 'talk.notThat') {
    // The visitor corrects a detail that we can't read, so ask for it once more.
    const draft = noted(request, true);
    return { ...draft, text: draft.text.replace(given.texts.pass, given.texts.reach) };
  }
  const asks = isQuestion(request) || request.input.vocabulary.says('money', message) > 0;
  if (!asks)
    return isTradeCard || top.share < surelyMeant || top.id.startsWith('talk.')
      ? noted(request, true)
      : undefined;
  // A question about the company itself is answered at a lower share: nothing there sells.
  const isAnswered = candidates.some(({ id, share }) => servesTrouble(id) && share >= companyShare);
  if (isAnswered || top.share >= (isTradeCard ? surelyMeant : askedShare)) return undefined;
  // "Is it by phone?", "is it free?": what a consultation is answers most questions about one.
  const consultation = makeCardRenderer(request)('company.consultation');
  const isNew = !history.some(({ content }) => content.includes(consultation));
  return task?.kind === 'booking' && isNew && isShort(message, 12) && top.id !== 'talk.human'
    ? { ...makeDraft(consultation, ['company.consultation']), topic: request.memory.topic, offersPass: true }
    : noted(request, true);
};
const askedShare = 0.3;
const companyShare = 0.25;

/** Continues a request that is under way; undefined leaves the turn to the other stages. */
export const continueTask = (request: CardRequest, candidates: readonly Candidate[]): Draft | undefined => {
  const { task, given, wish, message } = request;
  const command = commands(request);
  if (command) return command;
  if (!task || wish || candidates[0]?.share === 1) return undefined;
  const { own, all, texts } = given;
  const isGiven = Object.keys(own).length > 0;
  if (!isGiven && courtesyIn(request)) {
    if (addsToThanks(request)) return noted(request, true);
    return isReachable(all) ? { ...makeDraft(texts.unsent, ['talk.thanks']), offersPass: true } : undefined;
  }
  const isTrouble = isTroubleTask(task);
  const within =
    leavesDetails(own) || (own.when && !isTrouble) ? undefined : answerWithin(request, candidates);
  if (within) return within;
  if (isGiven) {
    const isMore = isTrouble && !isShort(message, 5) && (!isReachable(own) || own.when !== undefined);
    if (isQuestion(request) && !own.when && !isTrouble) return undefined;
    const draft = noted(request, isMore);
    // A question beside the details is the team's to answer.
    return isTrouble && isQuestion(request) ? { ...draft, text: `${texts.person}\n\n${draft.text}` } : draft;
  }
  return isTrouble ? inTroubleTask(request, candidates) : inFormTask(request, candidates);
};

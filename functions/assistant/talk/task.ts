import type { StoredTopics } from '#functions/conversations/store/read.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { type RequestKind, requestKinds } from '#shared/domain/request-kinds.ts';
import { catalogue } from '../cards/catalogue.ts';
import { isReachable } from '../details/read-details.ts';
import { type Candidate, findCandidates } from '../finder/find.ts';
import { clausesOf, sentencesOf } from './parts.ts';
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
  const next = kind && !(isTroubleTask(task) && (kind === 'call' || kind === 'booking')) ? kind : task?.kind;
  if (!next) return undefined;
  const starts = (next === 'incident' || next === 'billing') && task?.kind !== next;
  const notes = [...(task?.notes ?? []), ...(starts || note ? [message] : [])];
  return { kind: next, notes: notes.map((one) => one.slice(0, maxNoteChars)).slice(-maxNotes) };
};
const maxNotes = 3;
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
  ...shownDetails.flatMap((key) => (all[key] ? [`${texts[key]}: ${all[key]}`] : [])),
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

const isQuestion = ({ message, input }: CardRequest): boolean =>
  /[?？؟]/u.test(message) || input.vocabulary.says('ask', message) > 0;

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
  if (/[?？؟]/u.test(message) || message.length > maxCourtesyChars) return undefined;
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

const noted = (request: CardRequest, note = false): Draft => {
  const { task, given, message, memory } = request;
  const after = note ? taskAfter(task, { cards: [], note }, message) : task;
  // What was noted before isn't read back each time; "what do you have so far?" brings all of it.
  const shown = note && after && task?.notes.length ? { ...after, notes: after.notes.slice(-1) } : after;
  return { ...makeDraft(readBackTask(shown, given), []), topic: memory.topic, offersPass: true, note };
};

/** Words that end or repeat the request. */
const commands = (request: CardRequest): Draft | undefined => {
  const { message, given, task } = request;
  const { heard, texts } = given;
  if (task && isShort(message, 6) && !/[?？؟]/u.test(message) && hasWord(message, heard.drop))
    return { ...makeDraft(texts.dropped, ['talk.bye']), endsTask: true };
  return hasWord(message, heard.recap) && describeTask(task, given).length > 0 ? noted(request) : undefined;
};

/** A customer in trouble: what they add is noted, questions about the case go to a person, nothing is sold. */
const inTroubleTask = (request: CardRequest, candidates: readonly Candidate[]): Draft | undefined => {
  const { given, message } = request;
  const [top] = candidates;
  const fit = candidates.find(({ id, share }) => servesTrouble(id) && share >= likelyMeant);
  if (top && (top.id === 'talk.human' || top.id === 'company.contactMe') && top.share >= likelyMeant)
    return undefined;
  if (!isQuestion(request))
    return isShort(message, 2) && !/\d/u.test(message) ? undefined : noted(request, true);
  if (
    top &&
    top.share >= surelyMeant &&
    !servesTrouble(top.id) &&
    /[?？؟]/u.test(message) &&
    top.id.startsWith('plans.')
  )
    return undefined;
  if (fit && !catalogue[fit.id].isTrouble)
    return { ...makeDraft(makeCardRenderer(request)(fit.id), [fit.id]), offersPass: true };
  if (!/[?？؟]/u.test(message) && !isShort(message, 8)) return noted(request, true);
  const { texts, all } = given;
  return {
    ...makeDraft([texts.person, isReachable(all) ? texts.pass : texts.reach].join(' '), []),
    offersPass: true,
  };
};

/** A call-back or booking under way: what it is about is noted, and an unclear question is kept for the team. */
const inFormTask = (request: CardRequest, candidates: readonly Candidate[]): Draft | undefined => {
  const { given, message, history } = request;
  const [top] = candidates;
  if (!top || history.length === 0 || isShort(message, 3)) return undefined;
  const isTradeCard = isTrade(top.id);
  if (top.id === 'talk.notThat') {
    // The visitor corrects a detail that we can't read, so ask for it once more.
    const draft = noted(request, true);
    return { ...draft, text: draft.text.replace(given.texts.pass, given.texts.reach) };
  }
  if (!isQuestion(request))
    return isTradeCard || top.share < clearlyMeant || top.id.startsWith('talk.')
      ? noted(request, true)
      : undefined;
  // A question about the company itself is answered at a lower share: nothing there sells.
  const isAnswered = candidates.some(({ id, share }) => servesTrouble(id) && share >= companyShare);
  if (isAnswered || top.share >= (isTradeCard ? surelyMeant : askedShare)) return undefined;
  const draft = noted(request, true);
  return { ...draft, text: `${given.texts.person}\n\n${draft.text}` };
};
const clearlyMeant = 0.45;
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
  if (!isGiven && courtesyIn(request))
    return isReachable(all) ? { ...makeDraft(texts.unsent, ['talk.thanks']), offersPass: true } : undefined;
  if (isGiven) {
    const isTrouble = isTroubleTask(task);
    const isMore = isTrouble && !isShort(message, 5) && !isReachable(own);
    if (isQuestion(request) && !own.when && !isTrouble) return undefined;
    const draft = noted(request, isMore);
    // A question beside the details is the team's to answer.
    return isTrouble && isQuestion(request) ? { ...draft, text: `${texts.person}\n\n${draft.text}` } : draft;
  }
  return isTroubleTask(task) ? inTroubleTask(request, candidates) : inFormTask(request, candidates);
};

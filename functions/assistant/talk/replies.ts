import type { CardId } from '#shared/content/assistant/cards/types.ts';
import calibration from '../calibration.json' with { type: 'json' };
import { catalogue } from '../cards/catalogue.ts';
import type { Candidate } from '../finder/find.ts';
import { type CardRequest, type Draft, isShort, makeCardRenderer, makeDraft } from './request.ts';
import { findPlans } from './slots.ts';

/** "That's not what I asked": replies with other near cards, never the same one again. */
export const notThat = (request: CardRequest): Draft => {
  const { memory, output } = request;
  const others = memory.near.filter((id) => id !== memory.topic && !id.startsWith('talk.')).slice(0, 3);
  return {
    text: output.words.sorryOther,
    cards: ['talk.notThat'],
    sure: true,
    outcome: 'clarified',
    nearby: others,
  };
};

/** "Say that again": repeats the current card. */
export const again = (request: CardRequest): Draft => {
  const { memory } = request;
  const say = makeCardRenderer(request);
  if (!memory.topic) return makeDraft(say('talk.unclear'), ['talk.unclear']);
  return makeDraft(`${say('talk.repeat')}\n${say(memory.topic)}`, [memory.topic]);
};

/** Replies to yes or no after an offer. A plain yes shows the form's button but doesn't open it. */
export const yesOrNo = (request: CardRequest, top: Candidate): Draft | undefined => {
  const { message, memory, history, answers, input } = request;
  const { says } = input.vocabulary;
  if (
    history.length === 0 ||
    message.length > shortReply ||
    !isShort(message, maxReplyWords) ||
    (isFarewell.has(top.id) && top.share >= farewellShare && !isShort(message, 1)) ||
    // "OK, and Enterprise?" is another question.
    findPlans(message).length > 0 ||
    /[?？؟]/u.test(message) ||
    (top.share >= calibration.content && !isPlainTalk.has(top.id))
  )
    return undefined;
  if (says('no', message) > 0 && says('yes', message) === 0) return makeDraft(answers.decline, ['talk.bye']);
  if (says('yes', message) === 0 || says('ask', message) > 0 || !memory.topic) return undefined;
  const [kind] = catalogue[memory.topic].buttons ?? ['book' as const];
  const id: CardId = kind === 'contact' ? 'company.contactMe' : 'company.book';
  return makeDraft(makeCardRenderer(request)(id), [id]);
};

const shortReply = 24;
const maxReplyWords = 5;
/** "OK, thanks, bye" isn't consent. */
const isFarewell: ReadonlySet<CardId> = new Set(['talk.bye', 'talk.thanks']);
const farewellShare = 0.5;
const isPlainTalk: ReadonlySet<CardId> = new Set([
  'talk.hello',
  'talk.abilities',
  'talk.unclear',
  'talk.bye',
]);

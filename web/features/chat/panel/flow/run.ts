import {
  continueFlowSession,
  flowSecretHeaders,
  getFlowSession,
  type SessionMessage,
  type SessionTurn,
  startFlowSession,
} from '#shared/api/flow-sessions.ts';
import { flowPanelTexts } from '#shared/content/flows/panel-texts.ts';
import { languageOfTag } from '#shared/domain/languages.ts';
import type { PlacedFlow } from '#shared/domain/placements.ts';
import { isQuestion } from '#shared/flow/is-question.ts';
import { knownPerson, rememberPerson } from '#web/features/chat/model/known.ts';
import { currentLanguage } from '#web/features/chat/model/language.ts';
import type { ChatMessage } from '#web/features/chat/model/message.ts';
import { visitorZone } from '#web/lib/format.ts';
import { ApiError, call } from '#web/lib/http.ts';
import { preloadMedia } from '#web/ui/talk/message-media.tsx';
import type { FlowAt } from './flow-at.ts';

export { FlowChoices } from './flow-choices.tsx';

/** A message to show: text, or media that the text describes. */
type Said = Pick<SessionMessage, 'text' | 'media'>;

/** Result of a flow step: messages, the new position, and who continues. */
export interface Spoken {
  readonly messages: readonly Said[];
  readonly language: FlowAt['language'];
  readonly at: FlowAt | undefined;
  readonly handOver?: SessionTurn['handOver'];
  /** The input is not an answer: the assistant replies, then the flow asks again. */
  readonly isFree: boolean;
  /** The masked answer; the question is still open. */
  readonly masked?: string | undefined;
  /** Id of the stored turn. */
  readonly turn?: string | undefined;
}

type Begun = Pick<PlacedFlow, 'flow' | 'id' | 'trigger'>;

const nothing = { messages: [], at: undefined, isFree: false } as const;

const codeOf = (turn: SessionTurn) => languageOfTag(turn.language) ?? 'en';

const standing = (flow: string, turn: SessionTurn, question: string): FlowAt | undefined =>
  turn.awaiting && !turn.done
    ? {
        flow,
        session: turn.id,
        secret: turn.secret,
        step: turn.step,
        language: codeOf(turn),
        awaiting: turn.awaiting,
        question,
        misses: 0,
      }
    : undefined;

const say = (text: string): Said[] => [{ text }];

const spoken = async (flow: string, turn: SessionTurn, question = ''): Promise<Spoken> => {
  const messages = turn.messages
    .filter(({ role }) => role === 'bot')
    .map(({ text, media }) => ({ text, ...(media ? { media } : {}) }));
  if (messages.some(({ media }) => media)) await preloadMedia();
  const at = standing(flow, turn, messages.at(-1)?.text ?? question);
  // If a flow ended without a message, the answer would seem to be lost.
  const isMute = messages.length === 0 && !at && !turn.handOver;
  return {
    messages: isMute ? say(flowPanelTexts(codeOf(turn)).ended) : messages,
    language: codeOf(turn),
    at,
    handOver: turn.handOver,
    isFree: false,
    masked: turn.said,
    // A masked answer has not been stored.
    turn: turn.said === undefined ? turn.turn : undefined,
  };
};

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Starts a placed flow with the visitor's known details. Reports a missing flow only if the visitor opened
 * it.
 */
export const begin = async (
  placed: Begun,
  known: Readonly<Record<string, string>>,
  key: string,
): Promise<Spoken> => {
  const languages = [currentLanguage(), ...navigator.languages]
    .filter((tag) => tag.length <= 35)
    .slice(0, 10);
  try {
    const turn = await call(startFlowSession, {
      params: { id: placed.flow },
      headers: { 'idempotency-key': key },
      body: { languages, known, page: location.pathname.slice(0, 300), placement: placed.id, inChat: true },
    });
    return await spoken(placed.flow, turn);
  } catch (error) {
    if (!isGone(error)) throw error;
    const language = currentLanguage();
    const isAskedFor = placed.trigger === 'chip' || placed.trigger === 'topic';
    return { ...nothing, messages: isAskedFor ? say(flowPanelTexts(language).gone) : [], language };
  }
};

/** Starts a flow with details from this conversation or a form. */
export const beginKnowing = (placed: Begun, messages: readonly ChatMessage[], key: string): Promise<Spoken> =>
  begin(placed, knownPerson(messages), key);

export const stoppedText = (language: FlowAt['language']): string => flowPanelTexts(language).stopped;

const maxAsked = 3;

/** Repeats the question: unchanged, then reworded, then with a way to stop. */
const askedAgain = (at: FlowAt, { again }: SessionTurn, misses: number): string => {
  if (misses >= maxAsked) return `${flowPanelTexts(at.language).offer}\n\n${at.question}`;
  return (misses > 1 && again?.retry) || at.question;
};

const readKinds: readonly FlowAt['awaiting']['kind'][] = ['email', 'phone', 'number', 'date', 'appointment'];
const maxWords = 6;
const maxChars = 60;

/**
 * Whether an unreadable input was meant as the answer: a few words, not a question, where a date, number or
 * address is expected. The flow then explains the problem.
 */
const isMeantFor = (kind: FlowAt['awaiting']['kind'], input: string): boolean =>
  readKinds.includes(kind) &&
  !isQuestion(input) &&
  input.length <= maxChars &&
  input.trim().split(/\s+/).length <= maxWords;

/** Submits an answer. Other input leaves the flow unchanged. */
export const answer = async (
  at: FlowAt,
  input: string,
  { asIs = false, isChosen = false }: { readonly asIs?: boolean; readonly isChosen?: boolean } = {},
): Promise<Spoken> => {
  const params = { id: at.flow, session: at.session };
  const headers = flowSecretHeaders(at.secret);
  const zone =
    at.awaiting.kind === 'appointment' || at.awaiting.kind === 'date' ? { timeZone: visitorZone() } : {};
  try {
    const next = await call(continueFlowSession, {
      params,
      headers,
      body: { step: at.step, input, strict: !isChosen, ...zone, ...(asIs ? { asIs } : {}) },
    });
    const turn = { ...next, secret: at.secret };
    if (turn.said !== undefined)
      return { ...(await spoken(at.flow, turn, at.question)), messages: say(at.question) };
    if (turn.fits !== false) {
      const { kind } = at.awaiting;
      const isTaken = turn.step > at.step && turn.awaiting?.kind !== kind;
      if (isTaken && (kind === 'email' || kind === 'phone')) rememberPerson({ [kind]: input });
      return await spoken(at.flow, turn, at.question);
    }
    const misses = at.misses + 1;
    const isSlip = misses === 1 && isMeantFor(at.awaiting.kind, input);
    return {
      messages: say(isSlip ? turn.again?.retry || at.question : askedAgain(at, turn, misses)),
      language: at.language,
      at: { ...at, misses },
      isFree: !isSlip,
    };
  } catch (error) {
    // The flow was unpublished or the session expired; questions still go to the assistant.
    if (isGone(error)) {
      const { language } = at;
      const isFree = !isChosen && isQuestion(input);
      return { ...nothing, messages: say(flowPanelTexts(language).gone), language, isFree };
    }
    if (!(error instanceof ApiError) || error.code !== 'record.stale') throw error;
    // Another tab answered, so the current question is shown.
    const turn = await call(getFlowSession, { params, headers });
    const last = turn.messages.findLast(({ role }) => role === 'bot');
    return spoken(at.flow, { ...turn, secret: at.secret, messages: last ? [last] : [] });
  }
};

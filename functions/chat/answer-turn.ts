import type { VisitorRequest } from '#functions/assistant/site-answer.ts';
import { answerVisitor } from '#functions/assistant/site-reply.ts';
import { reactionTo } from '#functions/conversations/reaction.ts';
import type { Exchange } from '#functions/conversations/record.ts';
import { turnOutcome } from '#functions/conversations/record.ts';
import type { ChatMemory } from '#functions/conversations/store/read.ts';
import { personWish, withPerson } from '#functions/conversations/wish.ts';
import type { Deps } from '#functions/http/types.ts';
import type { ChatReply } from '#shared/api/chat.ts';
import type { PersonState } from '#shared/api/person-state.ts';
import { redactTurns } from '#shared/domain/redact/redact.ts';

export interface TurnRequest extends Omit<VisitorRequest, 'now' | 'topics' | 'person'> {
  readonly page: string | undefined;
  readonly timeZone: string | undefined;
  /** Whether a person is available when the answer is sent. */
  readonly personState: (now: Date) => PersonState;
}

/** The answer to a message, and what to store of it. */
export interface AnsweredTurn {
  readonly reply: ChatReply;
  readonly recording: Omit<Exchange, 'conversation' | 'turnId'>;
  /** The visitor wants a person and nobody is available. */
  readonly callsOwner: boolean;
}

/**
 * Answers a message with a sure card, otherwise with the model if allowed, otherwise with the best cards. A
 * request for a person gets its own answer.
 */
export const answerTurn = async (
  deps: Deps,
  { personState, ...request }: TurnRequest,
  stored: Partial<ChatMemory> | undefined,
): Promise<AnsweredTurn> => {
  // An empty history means that the visitor cleared the panel: start over, whatever is stored.
  const memory = request.history.length > 0 ? stored : undefined;
  const { page, timeZone } = request;
  const visitor = {
    ...request,
    now: deps.clock(),
    topics: memory?.topics,
    person: personState(deps.clock()),
  };
  const { reply: answered, wish: form, explained, topics } = await answerVisitor(deps, visitor);
  const now = deps.clock();
  const person = personState(now);
  const wish = personWish(request.message, { action: form, cards: answered.cards }, explained);
  const showsPerson = person.state === 'here' || answered.action === 'collect_contact';
  const reply = wish
    ? await withPerson(answered, wish, { person, timeZone })
    : { ...answered, ...(showsPerson ? { person } : {}) };
  const { detectedLanguage: language, cards = [] } = reply;
  const { card: _card, ...confidence } = explained;
  return {
    reply,
    recording: {
      // Use the text as masked for the answer: a number may have begun in the previous message.
      said: answered.masked?.text ?? request.message,
      answered: {
        ...confidence,
        text: reply.message,
        language,
        cards,
        links: reply.links,
        mode: reply.mode,
        outcome: wish === 'wishes' ? 'passed' : turnOutcome(answered),
      },
      page,
      now,
      topics,
      lastTurn: memory?.lastTurn,
      reaction: await reactionTo(memory?.lastTurn, {
        message: request.message,
        history: redactTurns(request.history),
        cards,
        language,
      }),
    },
    callsOwner: wish === 'wishes' && person.state === 'away',
  };
};

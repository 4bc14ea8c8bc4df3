import { answerVisitor } from '#functions/assistant/site-reply.ts';
import { keepExchange } from '#functions/conversations/keep.ts';
import { hintOf, missedBefore, outcomeOf } from '#functions/conversations/outcome.ts';
import { personState } from '#functions/conversations/person-state.ts';
import { disputedBy, takenBy } from '#functions/conversations/reaction.ts';
import { putCall, type VisitorCall } from '#functions/conversations/store/calls.ts';
import { personWish, withPerson } from '#functions/conversations/wish.ts';
import { handle, reply } from '#functions/http/define.ts';
import type { Deps } from '#functions/http/types.ts';
import { liveKnowledge } from '#functions/knowledge/live.ts';
import { sendChatMessage } from '#shared/api/chat.ts';
import { pageGroup } from '#shared/domain/conversations.ts';

/** Nobody is there: the owner is told. The answer goes out whatever becomes of that. */
const callOwner = async (
  { table, newId, log }: Deps,
  call: Omit<VisitorCall, 'id' | 'reason'>,
): Promise<void> => {
  try {
    await putCall(table, { ...call, id: newId(), reason: 'away' });
  } catch (error) {
    log.warn('conversation.uncalled', { reason: (error as Error).name });
  }
};

/**
 * Answers one message of the chat panel, always with 200: a sure card, the model where it may, else the cards. The exchange
 * is kept in the visitor's conversation; where a person has taken it over, the message is theirs to answer.
 */
export const route = handle(sendChatMessage, (deps) => {
  const knowledgeNow = liveKnowledge(deps);
  return async ({ body, headers, viewer, signal, requestCookies }) => {
    const { isHere, cards: knowledge, facts } = await knowledgeNow();
    const { reply: answered, explained } = await answerVisitor(deps, {
      message: body.message,
      history: body.conversationHistory,
      explicit: body.language,
      acceptLanguage: headers['accept-language'],
      state: body.state,
      asIs: body.asIs,
      knowledge,
      facts,
      now: deps.clock(),
      viewer,
      signal,
    });
    const now = deps.clock();
    const person = personState(isHere, facts, now);
    const wish = personWish(body.message, answered, explained);
    const answer = wish
      ? await withPerson(answered, wish, { person, timeZone: body.timeZone })
      : { ...answered, ...(isHere || answered.action === 'collect_contact' ? { person } : {}) };
    const outcome = wish === 'wishes' ? 'passed' : outcomeOf(answered);
    const { detectedLanguage: language, cards = [] } = answer;
    const { message: said, conversationHistory: history, state } = body;
    const kept = await keepExchange(deps, requestCookies, {
      said,
      answered: {
        text: answer.message,
        language,
        cards,
        links: answer.links,
        score: explained.score,
        runnerUp: explained.runnerUp,
        checksFailed: explained.checksFailed,
        tokens: explained.tokens,
        mode: answer.mode,
        outcome,
      },
      page: body.page,
      language,
      missedBefore: missedBefore(state),
      disputes: await disputedBy({ message: said, history, cards, language, state }),
      takes: await takenBy({ message: said, cards, language, state }),
      now,
    });
    if (wish === 'wishes' && person.state === 'away' && !kept.said)
      await callOwner(deps, { conversation: kept.conversation, language, page: pageGroup(body.page), now });
    const hint = hintOf(answer.state, { ...kept, outcome, language, page: body.page, card: cards[0], now });
    const { languageName, mode } = answer;
    return reply({
      cookies: kept.cookies,
      body: kept.said
        ? {
            message: '',
            detectedLanguage: language,
            languageName,
            mode,
            state: answer.state,
            person: { ...person, state: 'talking' as const },
          }
        : {
            ...answer,
            state: hint,
            ...(kept.turn ? { turn: kept.turn } : {}),
            ...(kept.restarted ? { restarted: true } : {}),
          },
    });
  };
});

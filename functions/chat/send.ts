import { answerVisitor } from '#functions/assistant/site-reply.ts';
import { keepExchange } from '#functions/conversations/keep.ts';
import { missedBefore, outcomeOf } from '#functions/conversations/outcome.ts';
import { personState } from '#functions/conversations/person-state.ts';
import { handle, reply } from '#functions/http/define.ts';
import { liveKnowledge } from '#functions/knowledge/live.ts';
import { sendChatMessage } from '#shared/api/chat.ts';

/**
 * Answers one message of the chat panel, always with 200: a sure card, the model where it may, else the cards. The exchange
 * is kept in the visitor's conversation; where a person has taken it over, the message is theirs to answer.
 */
export const route = handle(sendChatMessage, (deps) => {
  const knowledgeNow = liveKnowledge(deps);
  return async ({ body, headers, viewer, signal, requestCookies }) => {
    const { isHere, cards: knowledge, facts } = await knowledgeNow();
    const { reply: answer, explained } = await answerVisitor(deps, {
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
    const kept = await keepExchange(deps, requestCookies, {
      said: body.message,
      answered: {
        text: answer.message,
        language: answer.detectedLanguage,
        cards: answer.cards ?? [],
        score: explained.score,
        runnerUp: explained.runnerUp,
        checksFailed: explained.checksFailed,
        tokens: explained.tokens,
        mode: answer.mode,
        outcome: outcomeOf(answer),
      },
      page: body.page,
      language: answer.detectedLanguage,
      missedBefore: missedBefore(body.state),
      now,
    });
    const person = personState(isHere, facts, now);
    const { detectedLanguage, languageName, mode, state } = answer;
    return reply({
      cookies: kept.cookies,
      body: kept.said
        ? {
            message: '',
            detectedLanguage,
            languageName,
            mode,
            state,
            person: { ...person, state: 'talking' as const },
          }
        : { ...answer, ...(isHere || answer.action === 'collect_contact' ? { person } : {}) },
    });
  };
});

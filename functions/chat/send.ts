import { type DangerReply, replyToDanger } from '#functions/assistant/danger/reply.ts';
import { chooseLanguage } from '#functions/assistant/language/choose.ts';
import { publishedPosts } from '#functions/assistant/retrieval/published-posts.ts';
import { type OpenConversation, openConversation } from '#functions/conversations/cookie.ts';
import { personState } from '#functions/conversations/person-state.ts';
import { recordTurn } from '#functions/conversations/record-turn.ts';
import { callOwner } from '#functions/conversations/store/calls.ts';
import { sendLiveMessage } from '#functions/conversations/store/live.ts';
import type { Head } from '#functions/conversations/store/read.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import type { Deps } from '#functions/http/types.ts';
import { liveKnowledge } from '#functions/knowledge/live.ts';
import { sendChatMessage } from '#shared/api/chat.ts';
import { pageGroup } from '#shared/domain/conversations.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { answerTurn } from './answer-turn.ts';
import { withoutSelling } from './without-selling.ts';

/**
 * Passes the message to the person in the conversation; false if that fails, so that the assistant must
 * answer.
 */
const passToPerson = async (
  { table, newId, clock, log }: Deps,
  { own: { id, endsAt } }: OpenConversation,
  head: Head | undefined,
  text: string,
  danger: DangerReply | undefined,
): Promise<boolean> => {
  if (head?.speaker !== 'person') return false;
  try {
    const message = {
      id,
      endsAt,
      clientId: newId(),
      text,
      from: 'visitor' as const,
      danger: danger !== undefined,
    };
    await sendLiveMessage(table, { ...message, known: head.live, now: clock() });
    return true;
  } catch (error) {
    log.warn('conversation.unheard', { reason: (error as Error).name });
    return false;
  }
};

/**
 * Answers a chat message, always with 200: reads the conversation, answers and records the turn. While a
 * person speaks in the conversation, passes the message to them instead.
 */
export const route = defineHandler(sendChatMessage, (deps) => {
  const knowledgeNow = liveKnowledge(deps);
  return async ({ body, headers, viewer, signal, requestCookies }) => {
    const { conversationHistory: history, language: explicit, page } = body;
    const { message } = body;
    const acceptLanguage = headers['accept-language'];
    const [{ isHere, cards: knowledge, facts }, conversation] = await Promise.all([
      knowledgeNow(),
      openConversation(deps, requestCookies, deps.clock()),
    ]);
    const where = { preferred: explicit, timeZone: body.timeZone, acceptLanguage };
    const danger = await replyToDanger(message, where);
    const passedToPerson = async () => {
      const language = await chooseLanguage({ text: message, explicit, history, acceptLanguage });
      return {
        message: danger?.text ?? '',
        detectedLanguage: language,
        languageName: languages[language].nativeName,
        mode: 'offline' as const,
        person: { ...personState(isHere, facts, deps.clock()), state: 'talking' as const },
      };
    };
    if (await passToPerson(deps, conversation, conversation.head, message, danger)) return passedToPerson();
    if (danger) {
      const language = isLanguageCode(danger.language)
        ? danger.language
        : await chooseLanguage({ text: message, explicit, history, acceptLanguage });
      const now = deps.clock();
      const { cookies, turn, person } = await recordTurn(deps, conversation, {
        said: message,
        answered: {
          text: danger.text,
          language,
          cards: [],
          mode: 'offline',
          outcome: 'passed',
          danger: true,
        },
        page,
        viewer,
        now,
      });
      if (await passToPerson(deps, conversation, person, message, danger)) return passedToPerson();
      const called = turn && conversation.own.id;
      await callOwner(deps, { conversation: called, reason: 'danger', language, page: pageGroup(page), now });
      return reply({
        cookies,
        body: {
          message: danger.text,
          detectedLanguage: language,
          languageName: languages[language].nativeName,
          mode: 'offline' as const,
          ...(turn ? { turn } : {}),
          ...(turn && conversation.restarted ? { restarted: true } : {}),
        },
      });
    }
    const turn = await answerTurn(
      deps,
      {
        message,
        history,
        explicit,
        acceptLanguage,
        asIs: body.asIs,
        knowledge,
        facts,
        posts: publishedPosts(deps),
        viewer,
        signal,
        page,
        timeZone: body.timeZone,
        personState: (now) => personState(isHere, facts, now),
      },
      conversation.head?.memory,
    );
    const {
      cookies,
      turn: turnId,
      person,
    } = await recordTurn(deps, conversation, {
      ...turn.recording,
      viewer,
    });
    if (await passToPerson(deps, conversation, person, message, danger)) return passedToPerson();
    if (turn.callsOwner)
      await callOwner(deps, {
        conversation: turnId && conversation.own.id,
        reason: 'away',
        language: turn.reply.detectedLanguage,
        page: pageGroup(page),
        now: turn.recording.now,
      });
    return reply({
      cookies,
      body: {
        ...(conversation.head?.danger ? withoutSelling(turn.reply) : turn.reply),
        ...(turnId ? { turn: turnId } : {}),
        ...(turnId && conversation.restarted ? { restarted: true } : {}),
      },
    });
  };
});

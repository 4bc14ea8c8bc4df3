import { type DangerReply, replyToDanger } from '#functions/assistant/danger/reply.ts';
import { chooseLanguage } from '#functions/assistant/language/choose.ts';
import { type ReplyRequest, replyTo } from '#functions/assistant/reply.ts';
import { publishedPosts } from '#functions/assistant/retrieval/published-posts.ts';
import { openConversation } from '#functions/conversations/cookie.ts';
import { turnOutcome } from '#functions/conversations/record.ts';
import { recordTurn } from '#functions/conversations/record-turn.ts';
import { callOwner } from '#functions/conversations/store/calls.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import type { Deps } from '#functions/http/types.ts';
import { lastVisitorMessage } from '#functions/text/visitor-messages.ts';
import { sendDemoMessage } from '#shared/api/chatbot-demo.ts';
import { pageGroup } from '#shared/domain/conversations.ts';
import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { redactedAfter } from '#shared/domain/redact/redact.ts';

const demoReply = async (deps: Deps, templateId: string, request: ReplyRequest) => {
  const { demoPersona } = await import('#functions/assistant/demo-persona.ts');
  const answer = await replyTo(deps, demoPersona(templateId, deps.clock()), request);
  return { ...answer, kept: { cards: [], outcome: 'demo' as const, demo: templateId } };
};

/** The site's own assistant answers when no template is given. */
const siteReply = async (deps: Deps, { language, ...request }: ReplyRequest) => {
  const { answerVisitor } = await import('#functions/assistant/site-reply.ts');
  const { reply: answer, explained } = await answerVisitor(deps, {
    ...request,
    explicit: language,
    posts: publishedPosts(deps),
  });
  const { score, runnerUp, checksFailed, tokens } = explained;
  const cards = answer.cards ?? [];
  return {
    ...answer,
    suggestions: [],
    tokens,
    kept: { cards, score, runnerUp, checksFailed, outcome: turnOutcome(answer) },
  };
};

const dangerAnswer = ({ text }: DangerReply, templateId: string | undefined) => {
  const kept = templateId ? { outcome: 'demo' as const, demo: templateId } : { outcome: 'passed' as const };
  const answer = { message: text, mode: 'offline' as const, tokens: 0, suggestions: [] };
  return { ...answer, kept: { cards: [], danger: true, ...kept } };
};

/**
 * Answers as a template's bot from the template's data, or as the site's assistant without one. Stores the
 * turn in the visitor's conversation.
 */
export const route = defineHandler(
  sendDemoMessage,
  (deps) =>
    async ({ body, headers, viewer, signal, requestCookies }) => {
      const { conversationHistory: history, templateId } = body;
      const message = redactedAfter(lastVisitorMessage(history), body.message);
      const now = deps.clock();
      const chosen = await chooseLanguage({
        text: message,
        explicit: body.language,
        history,
        acceptLanguage: headers['accept-language'],
      });
      const where = { preferred: chosen, acceptLanguage: headers['accept-language'] };
      const danger = await replyToDanger(message, where);
      const language = danger && isLanguageCode(danger.language) ? danger.language : chosen;
      const request = { message, history, language, viewer, signal };
      const answer = danger
        ? dangerAnswer(danger, templateId)
        : templateId === undefined
          ? await siteReply(deps, request)
          : await demoReply(deps, templateId, request);
      const conversation = await openConversation(deps, requestCookies, now);
      const { cookies, turn } = await recordTurn(deps, conversation, {
        said: message,
        answered: {
          text: answer.message,
          language,
          mode: answer.mode,
          tokens: answer.tokens,
          ...answer.kept,
        },
        page: body.page,
        viewer,
        now,
      });
      if (danger)
        await callOwner(deps, {
          conversation: turn && conversation.own.id,
          reason: 'danger',
          language,
          page: pageGroup(body.page),
          now,
        });
      return reply({
        cookies,
        body: {
          message: answer.message,
          detectedLanguage: language,
          languageName: languages[language].nativeName,
          mode: answer.mode,
          suggestions: [...(answer.suggestions ?? [])],
        },
      });
    },
);

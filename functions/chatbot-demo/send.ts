import { chooseLanguage } from '#functions/assistant/language/choose.ts';
import { replyTo } from '#functions/assistant/reply.ts';
import { keepExchange } from '#functions/conversations/keep.ts';
import { handle, reply } from '#functions/http/define.ts';
import { sendDemoMessage } from '#shared/api/chatbot-demo.ts';
import { languages } from '#shared/domain/languages.ts';

const personaOf = async (templateId: string | undefined, now: Date) =>
  templateId === undefined
    ? (await import('#functions/assistant/site-persona.ts')).sitePersona
    : (await import('#functions/assistant/demo-persona.ts')).demoPersona(templateId, now);

/**
 * Answers in the role of a template's bot, from the template's own data; without a template as the site's assistant. What was
 * said is kept in the visitor's conversation.
 */
export const route = handle(
  sendDemoMessage,
  (deps) =>
    async ({ body, headers, viewer, signal, requestCookies }) => {
      const { message, conversationHistory: history, templateId } = body;
      const now = deps.clock();
      const persona = await personaOf(templateId, now);
      const language = await chooseLanguage({
        text: message,
        explicit: body.language,
        history,
        acceptLanguage: headers['accept-language'],
      });
      const answer = await replyTo(deps, persona, { message, history, language, viewer, signal });
      const { cookies } = await keepExchange(deps, requestCookies, {
        said: message,
        answered: {
          text: answer.message,
          language,
          cards: [],
          mode: answer.mode,
          outcome: 'answered',
          demo: templateId ?? 'site',
        },
        page: body.page,
        language,
        now,
      });
      return reply({
        cookies,
        body: {
          message: answer.message,
          detectedLanguage: language,
          languageName: languages[language].nativeName,
          mode: answer.mode,
        },
      });
    },
);

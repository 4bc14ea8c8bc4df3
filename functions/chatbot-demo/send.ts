import { chooseLanguage } from '#functions/assistant/language/choose.ts';
import { replyTo } from '#functions/assistant/reply.ts';
import { handle } from '#functions/http/define.ts';
import { sendDemoMessage } from '#shared/api/chatbot-demo.ts';
import { languages } from '#shared/domain/languages.ts';

const personaOf = async (templateId: string | undefined, now: Date) =>
  templateId === undefined
    ? (await import('#functions/assistant/site-persona.ts')).sitePersona
    : (await import('#functions/assistant/demo-persona.ts')).demoPersona(templateId, now);

/** Answers in the role of a template's bot, from the template's own data; without a template as the site's assistant. */
export const route = handle(sendDemoMessage, (deps) => async ({ body, headers, viewer, signal }) => {
  const { message, conversationHistory: history } = body;
  const persona = await personaOf(body.templateId, deps.clock());
  const language = await chooseLanguage({
    text: message,
    explicit: body.language,
    history,
    acceptLanguage: headers['accept-language'],
  });
  const answer = await replyTo(deps, persona, { message, history, language, viewer, signal });
  return {
    message: answer.message,
    detectedLanguage: language,
    languageName: languages[language].nativeName,
    mode: answer.mode,
  };
});

import { chooseLanguage } from '#functions/assistant/detect-language.ts';
import { replyTo } from '#functions/assistant/reply.ts';
import { sitePersona } from '#functions/assistant/site-persona.ts';
import { handle } from '#functions/http/define.ts';
import { sendChatMessage } from '#shared/api/chat.ts';
import { languages } from '#shared/domain/languages.ts';

/** Answers one message of the chat panel, always with 200 and words: the model where it may, else the built-in brain. */
export const route = handle(sendChatMessage, (deps) => async ({ body, headers, viewer, signal }) => {
  const { message, conversationHistory: history } = body;
  const language = await chooseLanguage({
    text: message,
    explicit: body.language,
    history,
    acceptLanguage: headers['accept-language'],
  });
  const answer = await replyTo(deps, sitePersona, { message, history, language, viewer, signal });
  return {
    message: answer.message,
    detectedLanguage: language,
    languageName: languages[language].nativeName,
    ...(answer.action ? { action: answer.action } : {}),
    mode: answer.mode,
  };
});

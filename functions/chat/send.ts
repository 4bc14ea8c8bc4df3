import { chooseLanguage } from '#functions/assistant/detect-language.ts';
import { replyTo } from '#functions/assistant/reply.ts';
import { sitePersona } from '#functions/assistant/site-persona.ts';
import { siteTalk } from '#functions/assistant/site-talk.ts';
import { handle } from '#functions/http/define.ts';
import { sendChatMessage } from '#shared/api/chat.ts';
import { languages } from '#shared/domain/languages.ts';

/** Answers one message of the chat panel, always with 200 and words: a sure card, the model where it may, else the cards. */
export const route = handle(sendChatMessage, (deps) => async ({ body, headers, viewer, signal }) => {
  const { message, conversationHistory: history, state } = body;
  const language = await chooseLanguage({
    text: message,
    explicit: body.language,
    history,
    acceptLanguage: headers['accept-language'],
  });
  const talked = await siteTalk({ message, history, language, state });
  const persona = talked ? { ...sitePersona, offline: async () => talked } : sitePersona;
  const answer = talked?.sure
    ? { message: talked.message, action: talked.action, mode: 'offline' as const }
    : await replyTo(deps, persona, { message, history, language, viewer, signal });
  return {
    message: answer.message,
    detectedLanguage: language,
    languageName: languages[language].nativeName,
    ...(answer.action ? { action: answer.action } : {}),
    mode: answer.mode,
    suggestions: [...(talked?.suggestions ?? [])],
    links: [...(talked?.links ?? [])],
    state: talked?.state ?? {},
    outcome: talked?.outcome ?? 'answered',
    cards: [...(talked?.cards ?? [])],
  };
});

import { answerVisitor } from '#functions/assistant/site-reply.ts';
import { handle } from '#functions/http/define.ts';
import { sendChatMessage } from '#shared/api/chat.ts';

/** Answers one message of the chat panel, always with 200 and words: a sure card, the model where it may, else the cards. */
export const route = handle(
  sendChatMessage,
  (deps) =>
    async ({ body, headers, viewer, signal }) =>
      (
        await answerVisitor(deps, {
          message: body.message,
          history: body.conversationHistory,
          explicit: body.language,
          acceptLanguage: headers['accept-language'],
          state: body.state,
          asIs: body.asIs,
          viewer,
          signal,
        })
      ).reply,
);

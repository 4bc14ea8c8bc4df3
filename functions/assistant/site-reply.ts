import type { Deps } from '#functions/http/types.ts';
import type { ChatReply } from '#shared/api/chat.ts';
import { languages } from '#shared/domain/languages.ts';
import { hasPack } from './packs/load.ts';
import { replyTo } from './reply.ts';
import { sitePersona } from './site-persona.ts';
import { languagesFor, type SiteQuestion, siteTalk } from './site-talk.ts';

export interface VisitorRequest extends SiteQuestion {
  readonly viewer: string;
  readonly signal: AbortSignal;
}

/** A language whose cards are not written yet is answered as before. */
const withoutCards = async (deps: Deps, request: VisitorRequest): Promise<ChatReply | undefined> => {
  const { spoken, answer: language } = await languagesFor(request);
  if (hasPack(language) && hasPack(spoken)) return undefined;
  const { message, action, mode } = await replyTo(deps, sitePersona, { ...request, language });
  return {
    message,
    detectedLanguage: language,
    languageName: languages[language].nativeName,
    ...(action ? { action } : {}),
    mode,
  };
};

/** Answers a visitor of the site: from the cards where they are sure, else from the model where it may, else the cards. */
export const answerVisitor = async (deps: Deps, request: VisitorRequest): Promise<ChatReply> => {
  const older = await withoutCards(deps, request);
  if (older) return older;
  const { language, message, history, masked, answer } = await siteTalk(request);
  const persona = { ...sitePersona, offline: async () => answer };
  const replied = answer.sure
    ? { message: answer.message, action: answer.action, mode: 'offline' as const }
    : await replyTo(deps, persona, { ...request, message, history, language });
  return {
    message: replied.message,
    detectedLanguage: language,
    languageName: languages[language].nativeName,
    ...(replied.action ? { action: replied.action } : {}),
    mode: replied.mode,
    suggestions: [...answer.suggestions],
    links: [...answer.links],
    state: answer.state,
    outcome: answer.outcome,
    cards: [...answer.cards],
    ...(masked ? { masked: { text: message } } : {}),
  };
};

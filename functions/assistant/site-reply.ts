import type { Deps } from '#functions/http/types.ts';
import type { ChatAction, ChatReply, ChatSuggestion } from '#shared/api/chat.ts';
import { languages } from '#shared/domain/languages.ts';
import { languageShares } from './language/choose.ts';
import { wrongFigure } from './model/figures-hold.ts';
import { hasPack } from './packs/load.ts';
import { type Persona, type Replied, replyTo } from './reply.ts';
import { sitePersona } from './site-persona.ts';
import { languagesFor, type SiteQuestion, type SiteTalk, siteTalk } from './site-talk.ts';

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

const wrongLanguageShare = 0.15;
const readableLetters = 25;

/** Why a model's answer to this question can't be shown: it is in another language or has a figure of its own. */
const refusalOf = async (
  text: string,
  talked: SiteTalk,
  facts: readonly string[],
): Promise<string | undefined> => {
  const said = talked.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const wrong = wrongFigure(text, { facts, visitor: [talked.message, ...said] });
  if (wrong) return wrong;
  if (text.replace(/\P{L}/gu, '').length < readableLetters) return undefined;
  const shares = await languageShares(text);
  return (shares.get(talked.language) ?? 0) >= wrongLanguageShare
    ? undefined
    : `It was not in ${languages[talked.language].name}.`;
};

/** The site's assistant for one question: the nearest cards are all a model gets to know. */
const personaFor = (talked: SiteTalk): Persona => ({
  ...sitePersona,
  system: async (language) => (await import('./prompt.ts')).cardsPrompt(language, talked.facts),
  refuse: (text) => refusalOf(text, talked, talked.facts),
  offline: async () => talked.answer,
  action: async () => talked.answer.action,
});

const formKinds = { book_consultation: 'book', collect_contact: 'contact' } as const;

/** What a model offers becomes a button, unless it is there already. */
const withOffer = ({ answer, pack }: SiteTalk, offers: ChatAction | undefined): ChatSuggestion[] => {
  const shown = [...answer.suggestions];
  const kind = offers && formKinds[offers];
  if (!kind || shown.some((one) => one.kind === kind)) return shown;
  return [...shown, { kind, text: kind === 'book' ? pack.words.bookButton : pack.words.contactButton }];
};

/** Answers a visitor of the site: from the cards where they are sure, else from the model where it may, else the cards. */
export const answerVisitor = async (deps: Deps, request: VisitorRequest): Promise<ChatReply> => {
  const older = await withoutCards(deps, request);
  if (older) return older;
  const talked = await siteTalk(request);
  const { language, message, history, masked, answer } = talked;
  const replied: Replied = answer.sure
    ? { message: answer.message, action: answer.action, mode: 'offline' }
    : await replyTo(deps, personaFor(talked), { ...request, message, history, language });
  return {
    message: replied.message,
    detectedLanguage: language,
    languageName: languages[language].nativeName,
    ...(replied.action ? { action: replied.action } : {}),
    mode: replied.mode,
    suggestions: withOffer(talked, replied.offers),
    links: [...answer.links],
    state: answer.state,
    outcome: replied.mode === 'model' && answer.outcome !== 'declined' ? 'answered' : answer.outcome,
    cards: [...answer.cards],
    ...(masked ? { masked: { text: message } } : {}),
  };
};

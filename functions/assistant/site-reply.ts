import type { Deps } from '#functions/http/types.ts';
import type { ChatAction, ChatOutcome, ChatReply, ChatSuggestion } from '#shared/api/chat.ts';
import { languages } from '#shared/domain/languages.ts';
import { wrongFigure } from './model/figures-hold.ts';
import { wrongLanguage } from './model/language-holds.ts';
import { type Persona, type Replied, replyTo } from './reply.ts';
import { type SiteQuestion, type SiteTalk, siteTalk } from './site-talk.ts';

export interface VisitorRequest extends SiteQuestion {
  readonly viewer: string;
  readonly signal: AbortSignal;
}

/** Why the answer became what it is: for whoever reads the conversations later, never for the visitor. */
export interface Explained {
  /** The card that was said, with its share; undefined when nothing was found, and then the nearest one is the runner-up. */
  readonly card?: string | undefined;
  readonly score: number;
  readonly runnerUp?: { readonly card: string; readonly score: number } | undefined;
  /** Why answers of a model were not shown, in order. */
  readonly checksFailed: readonly string[];
  /** What a model charged for it. */
  readonly tokens: number;
}

export interface Answered {
  readonly reply: ChatReply;
  readonly explained: Explained;
}

const explain = (
  { outcome, ranked: [first, second] }: SiteTalk['answer'],
  checksFailed: readonly string[],
  tokens: number,
): Explained => ({
  card: outcome === 'unknown' ? undefined : first?.card,
  score: first?.score ?? 0,
  runnerUp: outcome === 'unknown' ? first : second,
  checksFailed,
  tokens,
});

/** Why a model's answer to this question can't be shown: it is in another language or has a figure of its own. */
const refusalOf = async (
  text: string,
  talked: SiteTalk,
  facts: readonly string[],
): Promise<string | undefined> => {
  const said = talked.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const wrong = wrongFigure(text, { facts, visitor: [talked.message, ...said] });
  return wrong ?? wrongLanguage(text, talked.language);
};

/** The site's assistant for one question: the nearest cards are all a model gets to know. */
const personaFor = (talked: SiteTalk, checksFailed: string[]): Persona => ({
  system: async (language) => (await import('./prompt.ts')).cardsPrompt(language, talked.facts),
  refuse: async (text) => {
    const reason = await refusalOf(text, talked, talked.facts);
    if (reason) checksFailed.push(reason);
    return reason;
  },
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

/**
 * What became of a question, by the assistant's own confidence: an answer that doubts itself is no answer yet, and neither is one of a
 * model that would rather have a person answer.
 */
const outcomeOf = ({ outcome, doubted }: SiteTalk['answer'], { mode, offers }: Replied): ChatOutcome => {
  if (outcome === 'declined') return outcome;
  if (mode !== 'model') return outcome === 'answered' && doubted ? 'clarified' : outcome;
  if (offers !== 'collect_contact') return 'answered';
  return outcome === 'unknown' ? outcome : 'clarified';
};

/** Answers a visitor of the site: from the cards where they are sure, else from the model where it may, else the cards. */
export const answerVisitor = async (deps: Deps, request: VisitorRequest): Promise<Answered> => {
  const talked = await siteTalk({ now: deps.clock(), ...request });
  const checksFailed: string[] = [];
  const { language, message, history, masked, answer } = talked;
  const replied: Replied = answer.sure
    ? { message: answer.message, action: answer.action, mode: 'offline', tokens: 0 }
    : await replyTo(deps, personaFor(talked, checksFailed), { ...request, message, history, language });
  const reply: ChatReply = {
    message: replied.message,
    detectedLanguage: language,
    languageName: languages[language].nativeName,
    ...(replied.action ? { action: replied.action } : {}),
    mode: replied.mode,
    suggestions: withOffer(talked, replied.offers),
    links: [...answer.links],
    state: answer.state,
    outcome: outcomeOf(answer, replied),
    cards: [...answer.cards],
    ...(masked ? { masked: { text: message } } : {}),
  };
  return { reply, explained: explain(answer, checksFailed, replied.tokens) };
};

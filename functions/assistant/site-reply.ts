import type { Deps } from '#functions/http/types.ts';
import type { ChatAction, ChatOutcome, ChatReply, ChatSuggestion } from '#shared/api/chat.ts';
import { languages } from '#shared/domain/languages.ts';
import { wrongFigure } from './model/figures-hold.ts';
import { wrongLanguage } from './model/language-holds.ts';
import { type Persona, type Replied, replyTo } from './reply.ts';
import { type SiteQuestion, type SiteTalk, siteTalk } from './site-talk.ts';
import type { TalkAnswer } from './talk/answer.ts';

export interface VisitorRequest extends SiteQuestion {
  readonly viewer: string;
  readonly signal: AbortSignal;
}

/** Explains a reply to the owner; never shown to the visitor. */
export interface Explained {
  /** The used card with its share. Undefined if none was found; then the nearest one is the runner-up. */
  readonly card?: string | undefined;
  readonly score: number;
  readonly runnerUp?: { readonly card: string; readonly score: number } | undefined;
  /** Why model replies were rejected, in order. */
  readonly checksFailed: readonly string[];
  /** Tokens charged by the model. */
  readonly tokens: number;
}

export interface Answered {
  readonly reply: ChatReply;
  readonly explained: Explained;
  /** What the conversation is about from now on. */
  readonly topics: TalkAnswer['topics'];
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

/** Returns why a model's reply is rejected: wrong language or unknown numbers. */
const refusalOf = async (
  text: string,
  talked: SiteTalk,
  facts: readonly string[],
): Promise<string | undefined> => {
  const said = talked.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const wrong = wrongFigure(text, { facts, visitor: [talked.message, ...said] });
  return wrong ?? wrongLanguage(text, talked.language);
};

/** The site's assistant for one question. A model receives only the nearest cards. */
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

/** Adds the form offered by a model as a button, unless present. */
const withOffer = ({ answer, pack }: SiteTalk, offers: ChatAction | undefined): ChatSuggestion[] => {
  const shown = [...answer.suggestions];
  const kind = offers && formKinds[offers];
  if (!kind || shown.some((one) => one.kind === kind)) return shown;
  return [...shown, { kind, text: kind === 'book' ? pack.words.bookButton : pack.words.contactButton }];
};

/**
 * Outcome by the assistant's confidence. A doubtful reply, or a model's offer of a person, doesn't count as
 * answered.
 */
const outcomeOf = ({ outcome, doubted }: SiteTalk['answer'], { mode, offers }: Replied): ChatOutcome => {
  if (outcome === 'declined') return outcome;
  if (mode !== 'model') return outcome === 'answered' && doubted ? 'clarified' : outcome;
  if (offers !== 'collect_contact') return 'answered';
  return outcome === 'unknown' ? outcome : 'clarified';
};

/** Replies to a visitor: from a confident card, else from the model if allowed, else from the cards. */
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
    outcome: outcomeOf(answer, replied),
    cards: [...answer.cards],
    ...(masked ? { masked: { text: message } } : {}),
  };
  return { reply, topics: answer.topics, explained: explain(answer, checksFailed, replied.tokens) };
};

import type { Deps } from '#functions/http/types.ts';
import type { ChatAction, ChatOutcome, ChatReply, ChatSuggestion } from '#shared/api/chat.ts';
import { languages } from '#shared/domain/languages.ts';
import { findWrongLanguage } from './model/check-language.ts';
import { findUnknownNumber } from './model/check-numbers.ts';
import { type Persona, type Replied, replyTo } from './reply.ts';
import { answerForSite, type SiteAnswer, type SiteQuestion } from './site-answer.ts';
import type { CardAnswer } from './talk/answer.ts';

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
  readonly topics: CardAnswer['topics'];
}

const explain = (
  { outcome, ranked: [first, second] }: SiteAnswer['answer'],
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
const findRefusal = async (
  text: string,
  answered: SiteAnswer,
  facts: readonly string[],
): Promise<string | undefined> => {
  const said = answered.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const wrong = findUnknownNumber(text, { facts, visitor: [answered.message, ...said] });
  return wrong ?? findWrongLanguage(text, answered.language);
};

/** The site's assistant for one question. A model receives only the nearest cards. */
const personaFor = (answered: SiteAnswer, checksFailed: string[]): Persona => ({
  system: async (language) => (await import('./prompt.ts')).cardsPrompt(language, answered.facts),
  refuse: async (text) => {
    const reason = await findRefusal(text, answered, answered.facts);
    if (reason) checksFailed.push(reason);
    return reason;
  },
  offline: async () => answered.answer,
  action: async () => answered.answer.action,
});

const formKinds = { book_consultation: 'book', collect_contact: 'contact' } as const;

/** Adds the form offered by a model as a button, unless present. */
const withOffer = ({ answer, pack }: SiteAnswer, offers: ChatAction | undefined): ChatSuggestion[] => {
  const shown = [...answer.suggestions];
  const kind = offers && formKinds[offers];
  if (!kind || shown.some((one) => one.kind === kind)) return shown;
  return [...shown, { kind, text: kind === 'book' ? pack.words.bookButton : pack.words.contactButton }];
};

/**
 * Outcome by the assistant's confidence. A doubtful reply, or a model's offer of a person, doesn't count as
 * answered.
 */
const judgeOutcome = ({ outcome, doubted }: SiteAnswer['answer'], { mode, offers }: Replied): ChatOutcome => {
  if (outcome === 'declined') return outcome;
  if (mode !== 'model') return outcome === 'answered' && doubted ? 'clarified' : outcome;
  if (offers !== 'collect_contact') return 'answered';
  return outcome === 'unknown' ? outcome : 'clarified';
};

/** Replies to a visitor: from a confident card, else from the model if allowed, else from the cards. */
export const answerVisitor = async (deps: Deps, request: VisitorRequest): Promise<Answered> => {
  const answered = await answerForSite({ now: deps.clock(), ...request });
  const checksFailed: string[] = [];
  const { language, message, history, masked, answer } = answered;
  const replied: Replied = answer.sure
    ? { message: answer.message, action: answer.action, mode: 'offline', tokens: 0 }
    : await replyTo(deps, personaFor(answered, checksFailed), { ...request, message, history, language });
  const reply: ChatReply = {
    message: replied.message,
    detectedLanguage: language,
    languageName: languages[language].nativeName,
    ...(replied.action ? { action: replied.action } : {}),
    mode: replied.mode,
    suggestions: withOffer(answered, replied.offers),
    links: [...answer.links],
    outcome: judgeOutcome(answer, replied),
    cards: [...answer.cards],
    ...(masked ? { masked: { text: message } } : {}),
  };
  return { reply, topics: answer.topics, explained: explain(answer, checksFailed, replied.tokens) };
};

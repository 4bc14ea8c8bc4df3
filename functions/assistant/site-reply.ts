import type { Deps } from '#functions/http/types.ts';
import type { ChatOutcome, ChatReply, ChatSuggestion } from '#shared/api/chat.ts';
import { loadAnswers } from '#shared/content/assistant/load.ts';
import { languages } from '#shared/domain/languages.ts';
import type { Details } from './details/read-details.ts';
import { wasTyped } from './details/was-typed.ts';
import type { ModelAnswer } from './model/answer.ts';
import { findModel } from './model/settings.ts';
import { type Replied, replyTo, visitorWords } from './reply.ts';
import { answerForSite, type SiteAnswer, type VisitorRequest } from './site-answer.ts';
import type { CardAnswer } from './talk/answer.ts';
import { passChip } from './talk/suggest.ts';

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
  /** Topic of the following messages. */
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

const formKinds = { book_consultation: 'book', collect_contact: 'contact' } as const;

/**
 * Suggestions that fit a model's answer: the built-in ones belong to the cards that it would have used, so
 * they stay only if a card was sure, and never for a customer in trouble. A form the model offers is a button.
 */
const modelSuggestions = (
  { answer, pack, details }: SiteAnswer,
  { action, about }: ModelAnswer,
): ChatSuggestion[] => {
  if (about === 'trouble' || (action === 'collect_contact' && Object.keys(details).length > 0))
    return [passChip(pack)];
  const fits = about === 'offer' && answer.sure && answer.outcome === 'answered';
  const shown = fits ? [...answer.suggestions] : answer.suggestions.filter(({ kind }) => kind === 'language');
  const kind = action && formKinds[action];
  if (!kind || shown.some((one) => one.kind === kind)) return shown;
  return [...shown, { kind, text: kind === 'book' ? pack.words.bookButton : pack.words.contactButton }];
};

/**
 * Outcome by the assistant's confidence. A doubtful reply, or a model's offer of a person, doesn't count as
 * answered.
 */
const judgeOutcome = ({ outcome, doubted }: SiteAnswer['answer'], { mode, model }: Replied): ChatOutcome => {
  if (outcome === 'declined') return outcome;
  if (mode !== 'model') return outcome === 'answered' && doubted ? 'clarified' : outcome;
  if (model?.action !== 'collect_contact') return 'answered';
  return outcome === 'unknown' ? outcome : 'clarified';
};

/** A model's reading of the details, as far as the visitor really typed them. */
const typedDetails = (details: ModelAnswer['details'], said: string): Details =>
  Object.fromEntries(Object.entries(details ?? {}).filter(([, value]) => value && wasTyped(value, said)));

/** Model answers in one conversation, before the built-in assistant takes over and says so. */
const maxModelAnswers = 30;

/**
 * Replies to a visitor. With a model set up it answers every message except clicked suggestions and explicit
 * wishes for a form; without one, or beyond its limits, the cards answer.
 */
export const answerVisitor = async (deps: Deps, request: VisitorRequest): Promise<Answered> => {
  const answered = await answerForSite({ now: deps.clock(), ...request });
  const checksFailed: string[] = [];
  const { language, message, history, masked, answer, pack } = answered;
  const used = request.topics?.modelAnswers ?? 0;
  const offline: Replied = { message: answer.message, action: answer.action, mode: 'offline', tokens: 0 };
  const replied =
    answered.isFixed || used >= maxModelAnswers || !(await findModel(deps))
      ? offline
      : await replyTo(
          deps,
          (await import('./model/site-persona.ts')).sitePersona(
            request,
            answered,
            deps.clock(),
            checksFailed,
          ),
          { ...request, message, history, language },
        );
  const { model } = replied;
  const said = visitorWords({ history, message });
  const details = { ...answered.details, ...typedDetails(model?.details, said.join('\n')) };
  const isLimited = used === maxModelAnswers && !answered.isFixed;
  const reply: ChatReply = {
    message: isLimited
      ? `${(await loadAnswers(pack.code)).modelLimit}\n\n${replied.message}`
      : replied.message,
    detectedLanguage: language,
    languageName: languages[language].nativeName,
    ...(replied.action ? { action: replied.action } : {}),
    mode: replied.mode,
    suggestions: model ? modelSuggestions(answered, model) : [...answer.suggestions],
    links: model && (model.about === 'trouble' || !answer.sure) ? [] : [...answer.links],
    outcome: judgeOutcome(answer, replied),
    cards: [...answer.cards],
    ...(masked ? { masked: { text: message } } : {}),
    ...(Object.keys(details).length > 0 || answer.request
      ? { details: { ...details, ...(answer.request ? { request: answer.request } : {}) } }
      : {}),
  };
  const modelAnswers = used + Number(replied.mode === 'model' || isLimited);
  return {
    reply,
    topics: { ...answer.topics, ...(modelAnswers > 0 ? { modelAnswers } : {}) },
    explained: explain(answer, checksFailed, replied.tokens),
  };
};

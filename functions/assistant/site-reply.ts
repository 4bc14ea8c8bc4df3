import type { StoredTopics } from '#functions/conversations/store/read.ts';
import type { Deps } from '#functions/http/types.ts';
import type { ChatAction, ChatOutcome, ChatReply, ChatSuggestion } from '#shared/api/chat.ts';
import { loadAnswers, loadDetailTexts } from '#shared/content/assistant/load.ts';
import { languages } from '#shared/domain/languages.ts';
import { isReachable, withoutBlanks } from './details/read-details.ts';
import type { ModelAnswer } from './model/answer.ts';
import { findModel } from './model/settings.ts';
import { type Replied, replyTo, visitorWords } from './reply.ts';
import { answerForSite, type SiteAnswer, type VisitorRequest } from './site-answer.ts';
import { passChip } from './talk/suggest.ts';
import { describeTask, storedTask } from './talk/task.ts';

/** Explains a reply to the owner; never shown to the visitor. */
export interface Explained {
  /** The used card with its share. Undefined if none was found; the nearest one is then the runner-up. */
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
  /** The form that the visitor asked for, even if the reply has only a button for it. */
  readonly wish: ChatAction | undefined;
  readonly explained: Explained;
  /** Topic of the following messages. */
  readonly topics: StoredTopics;
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

interface ModelChips {
  readonly next: readonly ChatSuggestion[];
  /** Some of the visitor's details are noted. */
  readonly isNoted: boolean;
  /** A request can be passed on: there is a note and a way to reach the visitor. */
  readonly isReady: boolean;
}

/**
 * Suggestions under a model's answer: its own next questions, and the form it offers as a button. A customer in
 * trouble, and a visitor whose details are noted, gets only the button that passes the request on.
 */
const modelSuggestions = (
  { answer, pack }: SiteAnswer,
  { action, about }: ModelAnswer,
  { next, isNoted, isReady }: ModelChips,
): ChatSuggestion[] => {
  if (about === 'trouble' || (action === 'collect_contact' && isNoted)) return [passChip(pack)];
  if (isReady) return [passChip(pack), ...next];
  const kind = action && action !== 'none' ? formKinds[action] : undefined;
  return [
    ...next,
    ...answer.suggestions.filter((one) => one.kind === 'language'),
    ...(kind ? [{ kind, text: kind === 'book' ? pack.words.bookButton : pack.words.contactButton }] : []),
  ];
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

/** Model answers in one conversation, before the built-in assistant takes over and says so. */
const maxModelAnswers = 30;

const fromCards = (
  request: VisitorRequest,
  { answer, details }: SiteAnswer,
  { action }: Replied,
): Pick<ChatReply, 'action' | 'suggestions' | 'links' | 'details'> & { readonly topics: StoredTopics } => {
  const { quotes, details: noted } = request.topics ?? {};
  return {
    ...(action ? { action } : {}),
    suggestions: [...answer.suggestions],
    links: [...answer.links],
    details: {
      ...withoutBlanks({ ...details, ...noted }),
      ...(answer.request ? { request: answer.request } : {}),
    },
    topics: { ...answer.topics, ...(quotes ? { quotes } : {}), ...(noted ? { details: noted } : {}) },
  };
};

const maxQuotes = 2;

const fromModel = async (
  request: VisitorRequest,
  answered: SiteAnswer,
  {
    model,
    next,
    quotes,
    visitor,
  }: {
    model: ModelAnswer;
    next: readonly ChatSuggestion[];
    quotes: readonly string[];
    visitor: readonly string[];
  },
): Promise<ReturnType<typeof fromCards>> => {
  const { detailsAfter, requestAfter } = await import('./model/request.ts');
  const { answer, language } = answered;
  const noted = detailsAfter(request, answered, model, visitor);
  const details = withoutBlanks(noted);
  const task = requestAfter(request.topics?.task, model, visitor);
  const isNoted = Object.keys(details).length > 0;
  const isReady = task !== undefined && isReachable(details);
  // An explicit wish opens a form; if the model doesn't see one, it becomes a button.
  const opens = model.action === 'none' ? undefined : answer.action;
  const offered = model.action === 'none' ? answer.action : model.action;
  const { task: _task, ...topics } = answer.topics;
  const described = describeTask(storedTask(task), { all: details, texts: await loadDetailTexts(language) });
  return {
    ...(opens ? { action: opens } : {}),
    suggestions: modelSuggestions(answered, { ...model, action: offered }, { next, isNoted, isReady }),
    links: model.about === 'trouble' || !answer.sure ? [] : [...answer.links],
    details: { ...details, ...(task && described.length > 0 ? { request: described.join('\n') } : {}) },
    topics: {
      ...topics,
      ...(task ? { task } : {}),
      // Stored even if empty: from then on the model's reading counts, not the program's.
      ...(model.details || isNoted ? { details: { ...noted } } : {}),
      ...(quotes.length > 0 ? { quotes: quotes.slice(-maxQuotes) } : {}),
    },
  };
};

/**
 * Replies to a visitor. With a model set up it answers every message except clicked suggestions; without one, or
 * beyond its limits, the cards answer.
 */
export const answerVisitor = async (deps: Deps, request: VisitorRequest): Promise<Answered> => {
  const answered = await answerForSite({ now: deps.clock(), ...request });
  const checksFailed: string[] = [];
  const { language, message, history, masked, answer, pack } = answered;
  const used = request.topics?.modelAnswers ?? 0;
  const asksModel = !answered.isFixed && used < maxModelAnswers && (await findModel(deps));
  const persona =
    asksModel &&
    (await import('./model/site-persona.ts')).sitePersona(request, answered, deps.clock(), checksFailed);
  const replied: Replied = persona
    ? await replyTo(deps, persona, { ...request, message, history, language })
    : { message: answer.message, action: answer.action, mode: 'offline', tokens: 0 };
  const visitor = visitorWords({ history, message });
  const { topics, details, ...rest } =
    persona && replied.model
      ? await fromModel(request, answered, {
          model: replied.model,
          next: replied.suggestions ?? [],
          quotes: persona.quotes,
          visitor,
        })
      : fromCards(request, answered, replied);
  const isLimited = used === maxModelAnswers && !answered.isFixed;
  const reply: ChatReply = {
    ...rest,
    message: isLimited
      ? `${(await loadAnswers(pack.code)).modelLimit}\n\n${replied.message}`
      : replied.message,
    detectedLanguage: language,
    languageName: languages[language].nativeName,
    mode: replied.mode,
    outcome: judgeOutcome(answer, replied),
    cards: [...answer.cards],
    ...(masked ? { masked: { text: message } } : {}),
    ...(details && Object.keys(details).length > 0 ? { details } : {}),
  };
  const modelReplyCount = used + Number(replied.mode === 'model' || isLimited);
  return {
    reply,
    wish: answer.action,
    topics: { ...topics, ...(modelReplyCount > 0 ? { modelAnswers: modelReplyCount } : {}) },
    explained: explain(answer, checksFailed, replied.tokens),
  };
};

import { admitVisitor, reserve } from '#functions/assistant/budget.ts';
import type { Deps, Logger } from '#functions/http/types.ts';
import { visitorMessages } from '#functions/text/visitor-messages.ts';
import type { ChatAction, ChatSuggestion, ChatTurn } from '#shared/api/chat.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ModelAnswer } from './model/answer.ts';
import { findModel } from './model/settings.ts';
import { cut, plainText } from './output-filter.ts';

export interface ReplyRequest {
  readonly message: string;
  readonly history: readonly ChatTurn[];
  readonly language: LanguageCode;
  readonly viewer: string;
  readonly signal: AbortSignal;
}

/** Never empty, plain text, in the question's language; an action only on the visitor's explicit request. */
export interface Answer {
  readonly message: string;
  readonly action?: ChatAction | undefined;
  /** Buttons under the reply. */
  readonly suggestions?: readonly ChatSuggestion[] | undefined;
}

/** The differences between the site's assistant and a template's demo bot. */
export interface Persona {
  readonly system: (request: ReplyRequest) => Promise<string>;
  /** Addresses that a reply may contain in addition to ours. */
  readonly addresses?: readonly string[];
  /** Returns why a model's reply is rejected, if it is. */
  readonly refuse: (text: string, request: ReplyRequest) => Promise<string | undefined>;
  /** Runs a lookup or calculation that the model requests. */
  readonly lookUp?: (answer: ModelAnswer) => Promise<string | undefined>;
  readonly offline: (request: ReplyRequest) => Promise<Answer>;
  readonly action: (request: ReplyRequest) => Promise<ChatAction | undefined>;
}

export interface Replied extends Answer {
  readonly mode: 'model' | 'offline';
  /** Tokens charged for this question, including rejected replies. */
  readonly tokens: number;
  /** The model's reply with its other parts: a form that it offers is shown only as a button. */
  readonly model?: ModelAnswer | undefined;
}

/** Returns the visitor's own words. */
export const visitorWords = ({ history, message }: Pick<ReplyRequest, 'history' | 'message'>): string[] => [
  ...visitorMessages(history),
  message,
];

const fromModel = async (
  deps: Deps,
  persona: Persona,
  request: ReplyRequest,
  onSpent: (tokens: number) => void,
): Promise<Omit<Replied, 'tokens'> | undefined> => {
  const { table, clock, log } = deps;
  const settings = await findModel(deps);
  if (!settings) return undefined;
  const limit = settings.dailyTokens;
  const [{ askModel, tokenBound, messagesOf }, { findForeignAddress }] = await Promise.all([
    import('./model/client.ts'),
    import('./model/check-addresses.ts'),
  ]);
  const allowed = [...visitorWords(request), ...(persona.addresses ?? [])];
  const call = {
    system: await persona.system(request),
    history: request.history,
    message: request.message,
    reserve: async (tokens: number) => {
      const reserved = await reserve(table, tokens, limit, clock());
      return (
        reserved && {
          settle: (spent: number) => {
            onSpent(spent);
            return reserved.settle(spent);
          },
        }
      );
    },
    refuse: async (text: string) => {
      const foreign = findForeignAddress(text, allowed);
      if (foreign) return foreign;
      const shown = cut(plainText(text, allowed));
      return shown === '' ? 'It was empty.' : persona.refuse(shown, request);
    },
    lookUp: persona.lookUp,
    signal: request.signal,
    log,
  };
  const share = { tokens: tokenBound(messagesOf(call)), limit };
  if (!(await admitVisitor(table, request.viewer, clock(), share))) return notNow(log, 'visitor');
  const model = await askModel(settings, call);
  if (!model) return undefined;
  const message = cut(plainText(model.text, allowed));
  const suggestions = await nextQuestions(model.next, call.refuse);
  return { message, action: await persona.action(request), suggestions, model, mode: 'model' };
};

const maxNext = 3;
const maxNextChars = 70;

/** The model's suggestions that pass the same checks as its text and contain no markup. */
const nextQuestions = async (
  next: readonly string[],
  refuse: (text: string) => Promise<string | undefined>,
): Promise<ChatSuggestion[]> => {
  const texts = next.filter((text) => text && text.length <= maxNextChars && plainText(text) === text);
  const refused = await Promise.all(texts.map(refuse));
  return texts
    .filter((_, index) => refused[index] === undefined)
    .slice(0, maxNext)
    .map((text) => ({ kind: 'ask', text }));
};

const notNow = (log: Logger, reason: string): undefined => {
  log.info('assistant.offline', { reason });
};

/**
 * Replies with the model if configured, admitted and within budget, otherwise with the built-in assistant.
 * Always returns a reply.
 */
export const replyTo = async (deps: Deps, persona: Persona, request: ReplyRequest): Promise<Replied> => {
  let tokens = 0;
  const onSpent = (spent: number) => {
    tokens += spent;
  };
  const answered = await fromModel(deps, persona, request, onSpent).catch((error: unknown) => {
    deps.log.warn('assistant.offline', { reason: (error as Error).name });
    return undefined;
  });
  return { ...(answered ?? { ...(await persona.offline(request)), mode: 'offline' }), tokens };
};

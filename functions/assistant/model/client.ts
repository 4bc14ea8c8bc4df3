import { setTimeout as delay } from 'node:timers/promises';
import type OpenAI from 'openai';
import type { Reservation } from '#functions/assistant/budget.ts';
import { metricData } from '#functions/http/metric.ts';
import type { Logger } from '#functions/http/types.ts';
import type { ChatTurn } from '#shared/api/chat.ts';
import { type ModelAnswer, readModelAnswer } from './answer.ts';
import { answerFormat } from './answer-format.ts';
import type { ModelSettings } from './settings.ts';

/** Maximum reply length in tokens. */
const maxOutputTokens = 800;

export interface ModelCall {
  readonly system: string;
  readonly history: readonly ChatTurn[];
  readonly message: string;
  /** Reserves tokens before an attempt; undefined if the budget is used up. */
  readonly reserve: (tokens: number) => Promise<Reservation | undefined>;
  /** Returns why a reply is rejected; the model gets it once. */
  readonly refuse: (text: string) => Promise<string | undefined>;
  /** Answers a lookup the model asks for, at most once; undefined if it asked for none. */
  readonly lookUp?: ((answer: ModelAnswer) => Promise<string | undefined>) | undefined;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Maximum characters of earlier turns sent to the model, newest first. */
const historyChars = 6000;

/** The newest turns that fit, beginning with the visitor and alternating, as every server accepts them. */
const recentTurns = (history: readonly ChatTurn[]): ChatTurn[] => {
  const recent: ChatTurn[] = [];
  let chars = 0;
  for (const turn of history.toReversed()) {
    chars += turn.content.length;
    if (chars > historyChars) break;
    const next = recent[0];
    if (next?.role === turn.role) recent[0] = { ...next, content: `${turn.content}\n${next.content}` };
    else recent.unshift(turn);
  }
  return recent[0]?.role === 'assistant' ? recent.slice(1) : recent;
};

export const messagesOf = ({
  system,
  history,
  message,
}: Pick<ModelCall, 'system' | 'history' | 'message'>): OpenAI.ChatCompletionMessageParam[] => {
  const turns = recentTurns([...history, { role: 'user', content: message }]);
  return [{ role: 'system', content: system }, ...turns];
};

const perMessageTokens = 16;

/**
 * Upper bound of a call's tokens: a token is at least one byte; our English prompt has about four bytes per token.
 */
export const tokenBound = (messages: readonly { role: string; content?: unknown }[]): number =>
  maxOutputTokens +
  messages.reduce((sum, { role, content }) => {
    const bytes = Buffer.byteLength(String(content));
    return sum + perMessageTokens + (role === 'system' ? Math.ceil(bytes / 3) : bytes);
  }, 0);

const statusOf = (error: unknown): number | undefined => (error as { status?: number }).status;

/** The server rejected the call before any work, so nothing was charged. */
const wasRefused = (status: number | undefined): boolean => status !== undefined;

/** Whether a retry may succeed. Without a status the connection broke. */
const mayRetry = (status: number | undefined): boolean =>
  status === undefined || status === 400 || status === 422 || status === 429 || status >= 500;

/** Settles a reservation. A failed write leaves it fully spent but doesn't fail the reply. */
const settleQuietly = (reservation: Reservation, spent: number, log: Logger): Promise<void> =>
  reservation.settle(spent).catch(() => log.warn('budget.unsettled'));

/** More than any answer of `maxOutputTokens` takes. */
const maxResponseBytes = 256 * 1024;

/** `fetch` whose response body fails beyond the maximum, so that a huge answer can't fill the memory. */
const fetchCapped = async (...request: Parameters<typeof fetch>): Promise<Response> => {
  const response = await fetch(...request);
  let bytes = 0;
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > maxResponseBytes) controller.error(new Error('The answer is too long'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(cap) ?? null, response);
};

const retryWaitMs = 300;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal }).catch(() => undefined);

/** OpenAI's own models think before they answer unless told not to; other servers may not know the field. */
const withoutThinking = ({ baseUrl, model }: ModelSettings) =>
  !baseUrl && /^gpt-(?:5\.\d|[6-9])/.test(model) ? { reasoning_effort: 'none' as const } : {};

type Complete = (
  messages: readonly OpenAI.ChatCompletionMessageParam[],
  /** `isPlain` omits the response schema, for servers that don't support one. */
  options: { readonly isPlain: boolean; readonly signal: AbortSignal },
) => Promise<OpenAI.ChatCompletion>;

/** Returns a function that asks the model once. It throws the SDK's errors. */
const connect = async (settings: ModelSettings): Promise<Complete> => {
  const { default: Client } = await import('openai');
  const client = new Client({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    maxRetries: 0,
    fetch: fetchCapped,
    logLevel: 'off',
  });
  const limit = settings.baseUrl
    ? { max_tokens: maxOutputTokens }
    : { max_completion_tokens: maxOutputTokens };
  return (messages, { isPlain, signal }) =>
    client.chat.completions.create(
      {
        model: settings.model,
        messages: [...messages],
        ...limit,
        ...(isPlain ? {} : { response_format: answerFormat, ...withoutThinking(settings) }),
      },
      { signal },
    );
};

const testMessages: readonly OpenAI.ChatCompletionMessageParam[] = [
  {
    role: 'system',
    content: 'This is a test of the connection. Answer in JSON: {"message": "It works."}',
  },
  { role: 'user', content: 'Does it work?' },
];

/** Tokens reserved for a test. */
export const testTokens = tokenBound(testMessages);

/**
 * Asks the model for one short answer, without the schema if the server refuses it. Throws the SDK's errors, and
 * an `Error` if the answer can't be read.
 */
export const testConnection = async (
  settings: ModelSettings,
  signal: AbortSignal,
): Promise<{ readonly tokens: number }> => {
  const complete = await connect(settings);
  const limits = { signal: AbortSignal.any([signal, AbortSignal.timeout(settings.deadlineMs)]) };
  const completion = await complete(testMessages, { isPlain: false, ...limits }).catch((error: unknown) => {
    const status = statusOf(error);
    if (status !== 400 && status !== 422) throw error;
    return complete(testMessages, { isPlain: true, ...limits });
  });
  const content = completion.choices?.[0]?.message?.content;
  if (typeof content !== 'string' || !readModelAnswer(content)) throw new Error('unreadable');
  return { tokens: completion.usage?.total_tokens ?? testTokens };
};

/**
 * Calls the model within one deadline: at most two failed or rejected attempts, and one lookup. Each attempt
 * reserves its tokens; rejected calls return them, timeouts and broken connections count as spent.
 */
export const askModel = async (
  settings: ModelSettings,
  call: ModelCall,
): Promise<ModelAnswer | undefined> => {
  const complete = await connect(settings);
  const deadline = AbortSignal.timeout(settings.deadlineMs);
  const signal = AbortSignal.any([call.signal, deadline]);
  let messages = messagesOf(call);
  let isPlain = false;
  let hasLookedUp = false;
  let failures = 0;
  while (failures < 2 && !signal.aborted) {
    const tokens = tokenBound(messages);
    const reservation = await call.reserve(tokens);
    if (!reservation) return undefined;
    try {
      const completion = await complete(messages, { isPlain, signal });
      const usage = completion.usage?.total_tokens;
      const spent = typeof usage === 'number' && usage >= 0 ? Math.ceil(usage) : tokens;
      // The stack's spend alarm sums this metric.
      call.log.info('model.usage', metricData('ModelTokens', spent));
      await settleQuietly(reservation, spent, call.log);
      const content = completion.choices?.[0]?.message?.content;
      const answer = typeof content === 'string' ? readModelAnswer(content) : undefined;
      if (!answer) return undefined;
      const result = hasLookedUp ? undefined : await call.lookUp?.(answer);
      if (result !== undefined) {
        hasLookedUp = true;
        messages = [
          ...messages,
          { role: 'assistant', content: content ?? '' },
          {
            role: 'user',
            content: `Result of your lookup: ${result}\nNow answer the visitor, without another lookup.`,
          },
        ];
        continue;
      }
      const reason = await call.refuse(answer.text);
      if (reason === undefined) return answer;
      failures += 1;
      call.log.info('model.refused', { attempt: failures });
      messages = [
        ...messages,
        { role: 'assistant', content: content ?? '' },
        {
          role: 'user',
          content: `That draft was refused. ${reason} Answer the visitor again, by the rules.`,
        },
      ];
    } catch (error) {
      const status = statusOf(error);
      failures += 1;
      call.log.warn('model.failed', {
        attempt: failures,
        status,
        reason: (error as Error).constructor.name,
      });
      if (wasRefused(status)) await settleQuietly(reservation, 0, call.log);
      if (signal.aborted || !mayRetry(status)) return undefined;
      isPlain ||= status === 400 || status === 422;
      await wait(retryWaitMs, signal);
    }
  }
  return undefined;
};

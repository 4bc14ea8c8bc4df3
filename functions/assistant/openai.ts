import { setTimeout as delay } from 'node:timers/promises';
import type OpenAI from 'openai';
import type { Reservation } from '#functions/assistant/budget.ts';
import { metricData } from '#functions/http/metric.ts';
import type { Logger } from '#functions/http/types.ts';
import { type ChatAction, type ChatTurn, chatActions } from '#shared/api/chat.ts';
import { transcriptBlock } from './prompt.ts';

/** Maximum reply length in tokens, and the deadline for all attempts together. */
const maxOutputTokens = 500;
const modelDeadlineMs = 7_000;

const defaultModel = 'gpt-4o-mini';

export interface ModelSettings {
  readonly apiKey: string;
  /** Any OpenAI-compatible server. */
  readonly baseUrl?: string | undefined;
  readonly model?: string | undefined;
  readonly deadlineMs?: number | undefined;
}

export interface ModelCall {
  readonly system: string;
  readonly history: readonly ChatTurn[];
  readonly message: string;
  /** Reserves tokens before an attempt; undefined if the budget is used up. */
  readonly reserve: (tokens: number) => Promise<Reservation | undefined>;
  /** Returns why a reply is rejected; the model gets it once. */
  readonly refuse: (text: string) => Promise<string | undefined>;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

export interface ModelAnswer {
  readonly text: string;
  /** The form the reply offers, if any. */
  readonly action?: ChatAction | undefined;
}

const answerFormat = {
  type: 'json_schema',
  json_schema: {
    name: 'answer',
    strict: true,
    schema: {
      type: 'object',
      properties: {
        message: { type: 'string' },
        action: { type: 'string', enum: ['none', 'book_consultation', 'collect_contact'] },
      },
      required: ['message', 'action'],
      additionalProperties: false,
    },
  },
} as const;

export const messagesOf = ({
  system,
  history,
  message,
}: Pick<ModelCall, 'system' | 'history' | 'message'>): OpenAI.ChatCompletionMessageParam[] => {
  const transcript = transcriptBlock(history);
  return [
    { role: 'system', content: system },
    ...(transcript ? [{ role: 'user' as const, content: transcript }] : []),
    { role: 'user', content: message },
  ];
};

const perMessageTokens = 16;

/**
 * Upper bound of a call's tokens: a token is at least one byte; our English prompt has two bytes per token.
 */
export const tokenBound = (messages: readonly { role: string; content?: unknown }[]): number =>
  maxOutputTokens +
  messages.reduce((sum, { role, content }) => {
    const bytes = Buffer.byteLength(String(content));
    return sum + perMessageTokens + (role === 'system' ? Math.ceil(bytes / 2) : bytes);
  }, 0);

const parsedAnswer = (json: string): ModelAnswer | undefined => {
  try {
    const parsed: unknown = JSON.parse(json);
    const { message, action } = (parsed ?? {}) as { message?: unknown; action?: unknown };
    if (typeof message !== 'string') return undefined;
    const known = chatActions.find((one) => one === action);
    return { text: message.trim(), ...(known ? { action: known } : {}) };
  } catch {
    return undefined;
  }
};

/**
 * Parses a reply in the agreed format, also inside prose or a code fence, or plain prose. Undefined for
 * broken JSON, markup or nothing.
 */
const readAnswer = (content: string): ModelAnswer | undefined => {
  const body = content.trim().replace(/^```(?:json)?\s*|\s*```$/g, '');
  if (body === '') return undefined;
  const [from, to] = [body.indexOf('{'), body.lastIndexOf('}')];
  const inside = from >= 0 && to > from ? parsedAnswer(body.slice(from, to + 1)) : undefined;
  if (inside) return inside.text === '' ? undefined : inside;
  return /^[{["<]/.test(body) || /"message"\s*:/.test(body) ? undefined : { text: body };
};

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

/**
 * Calls the model at most twice within one deadline. Each attempt reserves its tokens; rejected calls return
 * them, timeouts and broken connections count as spent.
 */
export const askModel = async (
  settings: ModelSettings,
  call: ModelCall,
): Promise<ModelAnswer | undefined> => {
  const { default: Client } = await import('openai');
  const client = new Client({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl || undefined,
    maxRetries: 0,
    fetch: fetchCapped,
    logLevel: 'off',
  });
  let messages = messagesOf(call);
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(settings.deadlineMs ?? modelDeadlineMs)]);
  const limit = settings.baseUrl
    ? { max_tokens: maxOutputTokens }
    : { max_completion_tokens: maxOutputTokens };

  let plain = false;
  for (let attempt = 1; attempt <= 2 && !signal.aborted; attempt++) {
    const tokens = tokenBound(messages);
    const reservation = await call.reserve(tokens);
    if (!reservation) return undefined;
    try {
      const completion = await client.chat.completions.create(
        {
          model: settings.model || defaultModel,
          messages,
          ...limit,
          ...(plain ? {} : { response_format: answerFormat }),
        },
        { signal },
      );
      const usage = completion.usage?.total_tokens;
      const spent = typeof usage === 'number' && usage >= 0 ? Math.ceil(usage) : tokens;
      // The stack's spend alarm sums this metric.
      call.log.info('model.usage', metricData('ModelTokens', spent));
      await settleQuietly(reservation, spent, call.log);
      const content = completion.choices?.[0]?.message?.content;
      const answer = typeof content === 'string' ? readAnswer(content) : undefined;
      if (!answer) return undefined;
      const reason = await call.refuse(answer.text);
      if (reason === undefined) return answer;
      call.log.info('model.refused', { attempt });
      messages = [
        ...messagesOf(call),
        { role: 'user', content: `A draft answer was refused. ${reason} Answer again, by the rules.` },
      ];
    } catch (error) {
      const status = statusOf(error);
      call.log.warn('model.failed', { attempt, status, reason: (error as Error).constructor.name });
      if (wasRefused(status)) await settleQuietly(reservation, 0, call.log);
      if (signal.aborted || !mayRetry(status)) return undefined;
      plain = status === 400 || status === 422;
      await wait(retryWaitMs, signal);
    }
  }
  return undefined;
};

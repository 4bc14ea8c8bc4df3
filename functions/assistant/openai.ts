import { setTimeout as delay } from 'node:timers/promises';
import type OpenAI from 'openai';
import { metricData } from '#functions/http/metric.ts';
import type { Logger } from '#functions/http/types.ts';
import type { Reservation } from '#functions/store/assistant/budget.ts';
import type { ChatTurn } from '#shared/api/chat.ts';
import { transcriptBlock } from './prompt.ts';

/** Longest answer a model may write, in tokens, and how long all tries together may take. */
export const maxOutputTokens = 500;
export const modelDeadlineMs = 14_000;

const defaultModel = 'gpt-4o-mini';

export interface ModelSettings {
  readonly apiKey: string;
  /** Any server that speaks the same protocol. */
  readonly baseUrl?: string | undefined;
  readonly model?: string | undefined;
  readonly deadlineMs?: number | undefined;
}

export interface ModelCall {
  readonly system: string;
  readonly history: readonly ChatTurn[];
  readonly message: string;
  /** Sets tokens aside before a try; undefined when the budget does not hold them. */
  readonly reserve: (tokens: number) => Promise<Reservation | undefined>;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** `text`: what the model wrote. `empty`: it answered with nothing. `failed`: no usable answer in time or in budget. */
export type ModelResult = { kind: 'text'; text: string } | { kind: 'empty' } | { kind: 'failed' };

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

const messagesOf = ({ system, history, message }: ModelCall): OpenAI.ChatCompletionMessageParam[] => {
  const transcript = transcriptBlock(history);
  return [
    { role: 'system', content: system },
    ...(transcript ? [{ role: 'user' as const, content: transcript }] : []),
    { role: 'user', content: message },
  ];
};

const perMessageTokens = 16;

/** At least what a call can cost: a token is never less than a byte; our own English prompt has two bytes a token. */
export const tokenBound = (messages: readonly { role: string; content?: unknown }[]): number =>
  maxOutputTokens +
  messages.reduce((sum, { role, content }) => {
    const bytes = Buffer.byteLength(String(content));
    return sum + perMessageTokens + (role === 'system' ? Math.ceil(bytes / 2) : bytes);
  }, 0);

/** The text of an answer in the agreed form; plain prose of a server that ignores the form; undefined for anything else. */
export const readAnswer = (content: string): string | undefined => {
  const body = content.trim().replace(/^```(?:json)?\s*|\s*```$/g, '');
  if (!/^[{["]/.test(body)) return body;
  try {
    const parsed: unknown = JSON.parse(body);
    const message = (parsed as { message?: unknown } | null)?.message;
    return typeof message === 'string' ? message.trim() : undefined;
  } catch {
    return undefined;
  }
};

const statusOf = (error: unknown): number | undefined => (error as { status?: number }).status;

/** Refused before any work was done: nothing was charged. */
const wasRefused = (status: number | undefined): boolean => status !== undefined;

/** A try that may succeed a moment later, or without the answer's form; no status means that the connection broke. */
const mayRetry = (status: number | undefined): boolean =>
  status === undefined || status === 400 || status === 422 || status === 429 || status >= 500;

/** A correction that cannot be written leaves the whole reservation spent; the answer is not lost for it. */
const settleQuietly = (reservation: Reservation, spent: number, log: Logger): Promise<void> =>
  reservation.settle(spent).catch(() => log.warn('budget.unsettled'));

const retryWaitMs = 300;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  delay(ms, undefined, { signal }).catch(() => undefined);

/**
 * Asks the model, at most twice and inside one deadline. Every try sets its tokens aside first; a refused one gives them
 * back, one that ended in the dark (timeout, closed connection) counts as spent.
 */
export const askModel = async (settings: ModelSettings, call: ModelCall): Promise<ModelResult> => {
  const { default: Client } = await import('openai');
  const client = new Client({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl || undefined,
    maxRetries: 0,
    logLevel: 'off',
  });
  const messages = messagesOf(call);
  const tokens = tokenBound(messages);
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(settings.deadlineMs ?? modelDeadlineMs)]);
  const limit = settings.baseUrl
    ? { max_tokens: maxOutputTokens }
    : { max_completion_tokens: maxOutputTokens };

  let plain = false;
  for (let attempt = 1; attempt <= 2 && !signal.aborted; attempt++) {
    const reservation = await call.reserve(tokens);
    if (!reservation) return { kind: 'failed' };
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
      // The stack's spend alarm adds these up.
      call.log.info('model.usage', metricData('ModelTokens', spent));
      await settleQuietly(reservation, spent, call.log);
      const content = completion.choices?.[0]?.message?.content;
      if (typeof content !== 'string' || content.trim() === '') return { kind: 'empty' };
      const text = readAnswer(content);
      if (text === undefined) return { kind: 'failed' };
      return text === '' ? { kind: 'empty' } : { kind: 'text', text };
    } catch (error) {
      const status = statusOf(error);
      call.log.warn('model.failed', { attempt, status, reason: (error as Error).constructor.name });
      if (wasRefused(status)) await settleQuietly(reservation, 0, call.log);
      if (signal.aborted || !mayRetry(status)) return { kind: 'failed' };
      plain = status === 400 || status === 422;
      await wait(retryWaitMs, signal);
    }
  }
  return { kind: 'failed' };
};

import type { ErrorBody } from '#shared/errors.ts';

interface ApiErrorParts {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  readonly retryAfter: string | null;
}

const bodyOf = (text: string): Partial<ErrorBody> => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

const throttled: Partial<ErrorBody> = {
  code: 'rate.limited',
  message: 'Too many requests. Please wait a moment and try again.',
};

/**
 * A non-OK answer. `message` is "status: body text" (the status text when the body is empty);
 * `serverMessage` is the server's own sentence, which is what people see.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly serverMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;
  /** With `record.stale`: the record as it is now. */
  readonly current: unknown;

  constructor({ status, statusText, text, retryAfter }: ApiErrorParts) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    // The gateway's own refusals come before any function of ours: a bare `{"message":"Too Many Requests"}`.
    const answered = bodyOf(text);
    const body = status === 429 && !answered.code ? throttled : answered;
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : 'internal';
    this.serverMessage = typeof body.message === 'string' ? body.message : undefined;
    this.fields = body.fields ?? {};
    this.current = body.current;
    this.retryAfterSeconds = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  }
}

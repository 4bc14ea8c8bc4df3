/**
 * All API error codes with HTTP status and a message that is safe to show. Handlers throw `AppError(code)`;
 * the pipeline responds with `{ code, message, fields? }`.
 */
export const errorCatalogue = {
  'request.invalid': { status: 400, message: 'Please check the highlighted fields.' },
  'request.malformed': { status: 400, message: 'The request body is not valid JSON.' },
  'request.too_large': { status: 413, message: 'The request is too large.' },
  'request.content_type': { status: 415, message: 'Send the body as application/json.' },
  'request.cross_site': { status: 403, message: 'This request came from another site.' },
  'request.conflict': { status: 409, message: 'The same request key was used with different content.' },
  'route.not_found': { status: 404, message: 'There is nothing at this address.' },
  'route.method': { status: 405, message: 'This address does not support that method.' },
  'edge.forbidden': { status: 403, message: 'Please use the site’s public address.' },
  'rate.limited': { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  'auth.required': { status: 401, message: 'Authentication required' },
  'auth.failed': { status: 401, message: 'Invalid username or password.' },
  'auth.second_factor': {
    status: 401,
    message: 'Your password is correct. Now use your passkey or a recovery code.',
  },
  'auth.locked': { status: 429, message: 'Too many attempts. Please wait and try again.' },
  'key.invalid': { status: 401, message: 'This API key is wrong, expired or revoked.' },
  'key.scope': { status: 403, message: 'API keys can’t be used at this address.' },
  'setup.done': { status: 409, message: 'Setup has already been completed.' },
  'setup.code': { status: 403, message: 'The setup code is missing or wrong.' },
  'record.not_found': { status: 404, message: 'This record does not exist.' },
  'record.stale': { status: 409, message: 'Someone changed this record in the meantime.' },
  'booking.overlap': { status: 409, message: 'This time is taken by another appointment.' },
  'booking.taken': { status: 409, message: 'This time has just been taken. Please choose another one.' },
  'booking.open': {
    status: 409,
    message: 'There is already an open request with this e-mail address. Please wait for our answer.',
  },
  'mail.failed': { status: 502, message: 'The mail could not be sent.' },
  'flow.hosts': { status: 409, message: 'This flow calls servers you haven’t approved yet.' },
  'limit.reached': { status: 409, message: 'This workspace has reached its limit.' },
  'store.unavailable': { status: 503, message: 'The service is busy. Please try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Body of every non-2xx response. `fields` maps a dotted input path to a message. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  /**
   * With `record.stale`: the current record; with `booking.overlap`: the conflicting appointments;
   * with `booking.taken`: the next free times.
   */
  current?: unknown;
}

export interface AppErrorOptions {
  /** Replaces the catalogue's message; must be safe to show to anyone. */
  message?: string;
  fields?: Record<string, string>;
  /** Seconds after which a retry makes sense, sent as Retry-After. */
  retryAfterSeconds?: number;
  current?: unknown;
  /** Logged, never sent. */
  cause?: unknown;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.options = options;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }

  /** Returns the response body. */
  toBody(): ErrorBody {
    const { fields, current } = this.options;
    return {
      code: this.code,
      message: this.message,
      ...(fields ? { fields } : {}),
      ...(current === undefined ? {} : { current }),
    };
  }
}

import type {
  RouteBodyInput,
  RouteContract,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '#shared/api/route.ts';
import type { ErrorBody } from '#shared/errors.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: T };
type QueryPart<C extends RouteContract> = [RouteQuery<C>] extends [undefined]
  ? { query?: undefined }
  : { query?: Partial<RouteQuery<C>> };

/** What a call to the contract takes: its params, query and body, plus headers and an abort signal. */
export type CallOptions<C extends RouteContract> = Part<'params', RouteParams<C>> &
  QueryPart<C> &
  Part<'body', RouteBodyInput<C>> & {
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
  };

/** Options may be left out when the contract needs neither params nor body. */
export type CallArgs<C extends RouteContract> =
  Record<never, never> extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>];

interface LooseOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  readonly headers: Headers;
}

const parseErrorBody = (text: string): Partial<ErrorBody> => {
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

interface ApiErrorParts {
  readonly status: number;
  readonly statusText: string;
  readonly text: string;
  readonly retryAfter: string | null;
}

/**
 * A non-OK response. `message` is "status: body text" (the status text if the body is empty);
 * `serverMessage` is the server's own error message, which people see.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly serverMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;
  /** The current record, if the code is `record.stale`. */
  readonly current: unknown;

  constructor({ status, statusText, text, retryAfter }: ApiErrorParts) {
    super(`${status}: ${text || statusText}`);
    this.name = 'ApiError';
    // The API gateway rejects throttled requests with only `{"message":"Too Many Requests"}`, before any
    // function runs.
    const parsed = parseErrorBody(text);
    const body = status === 429 && !parsed.code ? throttled : parsed;
    this.status = status;
    this.code = typeof body.code === 'string' ? body.code : 'internal';
    this.serverMessage = typeof body.message === 'string' ? body.message : undefined;
    this.fields = body.fields ?? {};
    this.current = body.current;
    this.retryAfterSeconds = retryAfter && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
  }
}

/** Builds the URL of a call: encodes path values, leaves out undefined and empty query values. */
export const buildUrl = (
  contract: Pick<RouteContract, 'path'>,
  { params, query }: LooseOptions = {},
): string => {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/**
 * Sends a request; returns its data, status and headers (ETag, Link). A 304 resolves with `data` undefined.
 */
export const callFull = async <C extends RouteContract>(
  contract: C,
  ...[options]: CallArgs<C>
): Promise<Answer<RouteResponse<C>>> => {
  const { body, headers, signal, ...address }: LooseOptions = options ?? {};
  const response = await fetch(buildUrl(contract, address), {
    method: contract.method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  });
  const text = await response.text();
  const { status, statusText } = response;
  if (!response.ok && status !== 304)
    throw new ApiError({ status, statusText, text, retryAfter: response.headers.get('retry-after') });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const data = text && isJson ? JSON.parse(text) : text || undefined;
  return { data: data as RouteResponse<C>, status, headers: response.headers };
};

/** Sends a request, typed by its contract. Rejects with ApiError on any non-OK response; never retries. */
export const call = async <C extends RouteContract>(
  contract: C,
  ...args: CallArgs<C>
): Promise<RouteResponse<C>> => (await callFull(contract, ...args)).data;

/** Reads the next page's query from `Link: <…>; rel="next"`; undefined on the last page. */
export const nextQuery = (headers: Headers): Readonly<Record<string, string>> | undefined => {
  const [, url] = /<([^>]+)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '') ?? [];
  return url === undefined
    ? undefined
    : Object.fromEntries(new URL(url, 'https://same.example').searchParams);
};

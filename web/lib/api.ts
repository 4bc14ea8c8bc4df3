import type {
  RouteBodyInput,
  RouteContract,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '#shared/api/route.ts';
import { ApiError } from './api-error.ts';

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: T };
type QueryPart<C extends RouteContract> = [RouteQuery<C>] extends [undefined]
  ? { query?: undefined }
  : { query?: Partial<RouteQuery<C>> };

/** What a call to the contract takes: its params, query and body, plus headers and an abort signal. */
export type CallOptions<C extends RouteContract> = Part<'params', RouteParams<C>> &
  QueryPart<C> &
  Part<'body', RouteBodyInput<C>> & { headers?: Readonly<Record<string, string>>; signal?: AbortSignal };

/** Options may be left out where the contract needs neither params nor body. */
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

/** The address of a call: path values URI-encoded, undefined and empty query values left out. */
export const urlOf = (contract: RouteContract, { params, query }: LooseOptions = {}): string => {
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

const send = async <T>(
  method: string,
  url: string,
  { body, headers, signal }: LooseOptions,
): Promise<Answer<T>> => {
  const response = await fetch(url, {
    method,
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
  if (!response.ok && response.status !== 304) {
    const { status, statusText } = response;
    throw new ApiError({ status, statusText, text, retryAfter: response.headers.get('retry-after') });
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    data: (text && isJson ? JSON.parse(text) : text || undefined) as T,
    status: response.status,
    headers: response.headers,
  };
};

/** One call with its status and headers (ETag, Link). A 304 resolves with `data` undefined. */
export const callFull = <C extends RouteContract>(
  contract: C,
  ...[options]: CallArgs<C>
): Promise<Answer<RouteResponse<C>>> => {
  const loose: LooseOptions = options ?? {};
  return send(contract.method, urlOf(contract, loose), loose);
};

/** One call, typed by its contract. Rejects with ApiError on any non-OK answer; never retries. */
export const call = async <C extends RouteContract>(
  contract: C,
  ...args: CallArgs<C>
): Promise<RouteResponse<C>> => (await callFull(contract, ...args)).data;

/** The address in `Link: <…>; rel="next"`, if there is a further page. */
export const nextLink = (headers: Headers): string | undefined =>
  /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(headers.get('link') ?? '')?.[1];

/** A list to its last page, one page at a time, following the Link header on our own origin only. */
export async function* callPages<C extends RouteContract>(
  contract: C,
  ...[options]: CallArgs<C>
): AsyncGenerator<Answer<RouteResponse<C>>> {
  const { headers, signal, ...rest }: LooseOptions = options ?? {};
  let url: string | undefined = urlOf(contract, rest);
  while (url) {
    const answer: Answer<RouteResponse<C>> = await send(contract.method, url, { headers, signal });
    yield answer;
    const next = nextLink(answer.headers);
    const target: URL | undefined = next ? new URL(next, location.href) : undefined;
    url = target && target.origin === location.origin ? target.pathname + target.search : undefined;
  }
}

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

/** What a call to the contract takes: its params, query and body, plus headers, an abort signal and an answer on its way. */
export type CallOptions<C extends RouteContract> = Part<'params', RouteParams<C>> &
  QueryPart<C> &
  Part<'body', RouteBodyInput<C>> & {
    headers?: Readonly<Record<string, string>>;
    signal?: AbortSignal;
    /** The answer where it is on its way already: nothing is asked for then. */
    asked?: Promise<Response> | undefined;
  };

/** Options may be left out where the contract needs neither params nor body. */
export type CallArgs<C extends RouteContract> =
  Record<never, never> extends CallOptions<C> ? [options?: CallOptions<C>] : [options: CallOptions<C>];

export interface LooseOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly asked?: Promise<Response> | undefined;
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

/** An OK answer as it came, not yet read. */
interface Received {
  readonly response: Response;
  readonly text: string;
}

/** Sends a call. Rejects with ApiError on any answer that is not OK. */
export const receive = async (
  method: string,
  url: string,
  { body, headers, signal, asked }: LooseOptions,
): Promise<Received> => {
  const response = await (asked ??
    fetch(url, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    }));
  const text = await response.text();
  if (!response.ok && response.status !== 304) {
    const { status, statusText } = response;
    throw new ApiError({ status, statusText, text, retryAfter: response.headers.get('retry-after') });
  }
  return { response, text };
};

export const answerIn = <T>({ response: { status, headers }, text }: Received): Answer<T> => {
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  return { data: (text && isJson ? JSON.parse(text) : text || undefined) as T, status, headers };
};

const send = async <T>(method: string, url: string, options: LooseOptions): Promise<Answer<T>> =>
  answerIn(await receive(method, url, options));

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

/** The addresses in `Link: <…>; rel="…"` of one kind. */
export const linksOf = (headers: Headers, rel: 'next' | 'part'): string[] =>
  [...(headers.get('link') ?? '').matchAll(/<([^>]+)>\s*;[^,]*?\brel="?(\w+)"?/g)].flatMap(
    ([, url = '', kind]) => (kind === rel ? [url] : []),
  );

/** The address in `Link: <…>; rel="next"`, if there is a further page. */
export const nextLink = (headers: Headers): string | undefined => linksOf(headers, 'next')[0];

/** A link on our own origin. */
export const ownPath = (link: string): string[] => {
  const target = new URL(link, location.href);
  return target.origin === location.origin ? [target.pathname + target.search] : [];
};

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
    url = linksOf(answer.headers, 'next').flatMap(ownPath)[0];
  }
}

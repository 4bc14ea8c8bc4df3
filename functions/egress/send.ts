import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { brand } from '#shared/brand.ts';
import { type FlowRequest, isAllowedHeader } from '#shared/flow/request.ts';
import type { RequestResult } from '#shared/flow/state.ts';
import { checkUrl } from './check-url.ts';
import { NotPublic, publicLookup } from './public-lookup.ts';

/** Milliseconds for one request, from resolving the name to the response's last byte. */
const egressTimeoutMs = 5000;
/** Bytes of the largest response read. */
export const egressMaxBytes = 64 * 1024;

export interface EgressOptions {
  /** The site's own hosts, lower case. */
  readonly ownHosts?: readonly string[];
  /** Allows a receiver to recognise a repeated request. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Bytes of the largest response read; default `egressMaxBytes`. */
  readonly maxBytes?: number;
  /** Socket lookup; only tests replace it. */
  readonly lookup?: ReturnType<typeof publicLookup>;
  /** Opens the connection; only tests replace it. */
  readonly open?: (
    url: URL,
    options: RequestOptions,
    answered: (response: IncomingMessage) => void,
  ) => ClientRequest;
}

const failed = (error: string, status?: number): RequestResult => ({
  ok: false,
  error,
  ...(status === undefined ? {} : { status }),
});

const sentence = (error: unknown): string => {
  if (error instanceof NotPublic) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The host name was not found.';
  if (code === 'ECONNREFUSED') return 'The server refused the connection.';
  if (typeof code === 'string' && /CERT|TLS|SSL|ALTNAME/.test(code))
    return 'The server has no valid certificate.';
  return 'The connection to the server failed.';
};

/** Sends only headers from the flow and those HTTP needs: no cookies, no credentials of ours. */
const headersOf = (
  { headers, body }: FlowRequest,
  idempotencyKey: string | undefined,
): Record<string, string> => {
  const own = Object.entries(headers).filter(([name]) => isAllowedHeader(name));
  const lower = new Set(own.map(([name]) => name.toLowerCase()));
  const defaults: Record<string, string> = {
    accept: 'application/json',
    'user-agent': `${brand.name} flows`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  return {
    ...Object.fromEntries(Object.entries(defaults).filter(([name]) => !lower.has(name))),
    ...Object.fromEntries(own),
    'accept-encoding': 'identity',
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  };
};

const readAnswer = (
  response: IncomingMessage,
  settle: (result: RequestResult) => void,
  maxBytes: number,
): void => {
  const status = response.statusCode ?? 0;
  if (status >= 300 && status < 400) {
    settle(failed('The server answered with a redirect, which is not followed.', status));
    return;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) settle(failed(`The answer is larger than ${maxBytes / 1024} KB.`, status));
    else chunks.push(chunk);
  });
  response.on('error', (error) => settle(failed(sentence(error), status)));
  response.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    const ok = status >= 200 && status < 300;
    settle(ok ? { ok, status, body } : { ...failed(`The server answered ${status}.`, status), body });
  });
};

/**
 * Sends a flow's request, or returns a sentence that says why not. Only https on port 443 to public
 * addresses, checked when the socket resolves them; no redirects; 5 seconds and 64 KB. Never throws.
 */
export const sendRequest = (request: FlowRequest, options: EgressOptions = {}): Promise<RequestResult> => {
  const checked = checkUrl(request.url, options.ownHosts);
  if (!checked.ok) return Promise.resolve(failed(checked.error));
  const timeoutMs = options.timeoutMs ?? egressTimeoutMs;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  return new Promise((resolve) => {
    let outgoing: ClientRequest | undefined;
    let settled = false;
    const settle = (result: RequestResult): void => {
      if (settled) return;
      settled = true;
      signal.removeEventListener('abort', onAbort);
      outgoing?.destroy();
      resolve(result);
    };
    const onAbort = () => settle(failed(`The server did not answer within ${timeoutMs / 1000} seconds.`));
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      outgoing = (options.open ?? httpsRequest)(
        checked.url,
        {
          method: request.method,
          headers: headersOf(request, options.idempotencyKey),
          lookup: options.lookup ?? publicLookup(),
          agent: false,
        },
        (response) => readAnswer(response, settle, options.maxBytes ?? egressMaxBytes),
      );
      outgoing.on('error', (error) => settle(failed(sentence(error))));
      outgoing.end(request.body);
    } catch (error) {
      settle(failed(sentence(error)));
    }
  });
};

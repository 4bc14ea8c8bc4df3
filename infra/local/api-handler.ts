import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiSecurityHeaders } from '#functions/http/security-headers.ts';
import type { Logger, RouteRow } from '#functions/http/types.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import type { functionsHost, Outcome } from './functions-host.ts';
import { gatewayEvent } from './gateway-event.ts';
import { readBody } from './read-body.ts';
import { type MatchedRoute, routeMatcher } from './route-match.ts';

export interface ApiHandlerOptions {
  readonly routes: Readonly<Record<string, RouteRow>>;
  readonly invoke: ReturnType<typeof functionsHost>;
  readonly originSecret: string;
  readonly viewerOf: (request: IncomingMessage) => string;
  readonly log: Logger;
}

/** API Gateway's limit for request line and headers together, in bytes. */
const gatewayHeaderLimit = 10_240;
/** Lambda's limit for an answer, in bytes. */
const lambdaAnswerLimit = 6 * 1024 * 1024;

/** Room for the headers and cookies of an answer, in bytes. */
const headerAllowance = 512 * 1024;

/** A character takes at most six bytes when escaped, so short bodies need no exact measurement. */
const mayBeTooLarge = (body = ''): boolean => body.length * 6 > lambdaAnswerLimit - headerAllowance;

interface ErrorAnswer {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const sendError = (response: ServerResponse, { status, code, message, headers }: ErrorAnswer): void => {
  const body = JSON.stringify(new AppError(code, { message }).toBody());
  response.writeHead(status, {
    ...apiSecurityHeaders,
    'cache-control': 'no-store',
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
};

const headerBytes = (request: IncomingMessage): number =>
  request.rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part), 0) +
  Buffer.byteLength(request.url ?? '') +
  (request.method ?? '').length;

/** Close the connection when answering before the whole body was read. */
const closing = { connection: 'close' };

const refusals = {
  'too-large': { status: 413, code: 'request.too_large', headers: closing },
  slow: {
    status: 408,
    code: 'request.malformed',
    message: 'The request took too long to arrive.',
    headers: closing,
  },
} as const;

const sendOutcome = (response: ServerResponse, outcome: Outcome, name: string, log: Logger): void => {
  if (outcome.kind === 'timeout') {
    log.error('function.timeout', { route: name });
    sendError(response, { status: 503, code: 'store.unavailable', headers: { 'retry-after': '5' } });
    return;
  }
  if (outcome.kind === 'crash') {
    const { error } = outcome;
    log.error('function.crash', { route: name, error: error instanceof Error ? error.name : 'unknown' });
    sendError(response, { status: 500, code: 'internal' });
    return;
  }
  const { answer } = outcome;
  const body = Buffer.from(answer.body ?? '', answer.isBase64Encoded ? 'base64' : 'utf8');
  if (mayBeTooLarge(answer.body) && Buffer.byteLength(JSON.stringify(answer)) > lambdaAnswerLimit) {
    log.error('function.answer_too_large', { route: name, bytes: body.length });
    sendError(response, { status: 500, code: 'internal' });
    return;
  }
  const headers = { ...answer.headers } as Record<string, string>;
  const bodyless = answer.statusCode === 204 || answer.statusCode === 304;
  response.writeHead(answer.statusCode ?? 200, {
    ...headers,
    ...(answer.cookies?.length ? { 'set-cookie': answer.cookies } : {}),
    ...(bodyless || response.req.method === 'HEAD' ? {} : { 'content-length': body.length }),
  });
  response.end(body);
};

/** Does for `/api/*` what CloudFront, API Gateway and Lambda do together, with their limits. */
export const apiHandler = ({ routes, invoke, originSecret, viewerOf, log }: ApiHandlerOptions) => {
  const match = routeMatcher(routes);

  const call = async (request: IncomingMessage, response: ServerResponse, route: MatchedRoute) => {
    const result = await readBody(request);
    if (result.kind === 'gone') return;
    if (result.kind !== 'body') {
      sendError(response, refusals[result.kind]);
      return;
    }
    const event = gatewayEvent(request, result.body, route, {
      originSecret,
      viewer: viewerOf(request),
      viewerPort: request.socket.remotePort ?? 0,
    });
    const outcome = await invoke(route.name, route.row, event);
    if (!response.destroyed) sendOutcome(response, outcome, route.name, log);
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (headerBytes(request) > gatewayHeaderLimit) {
      sendError(response, {
        status: 431,
        code: 'request.too_large',
        message: 'The request headers are too large.',
        headers: closing,
      });
      return;
    }
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
    const found = match(method, (request.url ?? '/').split('?')[0] ?? '/');
    if (found.kind === 'route') {
      await call(request, response, found.route);
      return;
    }
    // Discard the body.
    request.resume();
    const unread =
      Number(request.headers['content-length'] ?? 0) > 65_536 || 'transfer-encoding' in request.headers;
    const extra = unread ? closing : {};
    if (found.kind === 'none') {
      sendError(response, { status: 404, code: 'route.not_found', headers: extra });
      return;
    }
    const allow = found.allow.includes('GET') ? [...found.allow, 'HEAD'].sort() : found.allow;
    sendError(response, {
      status: 405,
      code: 'route.method',
      headers: { allow: allow.join(', '), ...extra },
    });
  };
};

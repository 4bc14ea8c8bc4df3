import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { RouteContract } from '#shared/api/route.ts';
import type { AdminIdentity, Deps, Reply, RoutePolicy, StoredState } from './types.ts';

/** The state of one request, which every middleware reads and adds to. */
export interface Call {
  readonly name: string;
  readonly policy: RoutePolicy;
  readonly contract: RouteContract;
  readonly deps: Deps;
  readonly startedAt: number;
  readonly requestId: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly requestCookies: readonly string[];
  readonly pathParameters: Readonly<Record<string, string | undefined>>;
  readonly queryParameters: Readonly<Record<string, string | undefined>>;
  /** The body as the gateway delivers it; `base64` says whether it is encoded. */
  readonly rawBody: string | undefined;
  readonly base64: boolean;
  readonly sourceIp: string;
  viewer: string;
  /** The parsed JSON body, before schema validation. */
  json: unknown;
  params: unknown;
  query: unknown;
  body: unknown;
  visitorId: string;
  isNewVisitor: boolean;
  admin: AdminIdentity | undefined;
  idempotencyKey: string | undefined;
  /** Whether path, query and body match the contract. */
  validated: boolean;
  stored: StoredState;
  readonly cookies: string[];
  /** Set by the handler or the error middleware; `toAnswer` turns it into the gateway's shape. */
  reply: Reply;
  /** For the log line: the error code sent, and the cause of an unexpected error. */
  errorCode: string | undefined;
}

const requestIdPattern = /^[A-Za-z0-9_=-]{8,64}$/;

/** Lower-cases the names. The gateway joins repeated headers with a comma; they count as one odd value. */
const lowerCaseNames = (
  headers: Record<string, string | undefined> | undefined,
): Record<string, string | undefined> => {
  const result: Record<string, string | undefined> = Object.create(null);
  for (const [name, value] of Object.entries(headers ?? {})) result[name.toLowerCase()] = value;
  return result;
};

/**
 * Reads the gateway's event (payload version 2.0); no other code knows its shape. Never throws on malformed
 * events.
 */
export const toCall = (
  event: APIGatewayProxyEventV2,
  context: Partial<Context> | undefined,
  route: { name: string; policy: RoutePolicy; contract: RouteContract; deps: Deps },
): Call => {
  const headers = lowerCaseNames(event.headers);
  const gatewayId = event.requestContext?.requestId;
  return {
    ...route,
    startedAt: performance.now(),
    requestId:
      [context?.awsRequestId, gatewayId].find((id) => typeof id === 'string' && requestIdPattern.test(id)) ??
      randomUUID(),
    method: event.requestContext?.http?.method ?? route.contract.method,
    headers,
    requestCookies: event.cookies ?? headers.cookie?.split(/;\s*/) ?? [],
    pathParameters: event.pathParameters ?? {},
    queryParameters: event.queryStringParameters ?? {},
    rawBody: event.body,
    base64: event.isBase64Encoded === true,
    sourceIp: event.requestContext?.http?.sourceIp ?? '',
    viewer: 'unknown',
    json: undefined,
    params: undefined,
    query: undefined,
    body: undefined,
    visitorId: '',
    isNewVisitor: false,
    admin: undefined,
    idempotencyKey: undefined,
    validated: false,
    stored: { totals: {} },
    cookies: [],
    reply: { reply: true },
    errorCode: undefined,
  };
};

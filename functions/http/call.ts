import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { RouteContract } from '#shared/api/route.ts';
import type { AdminIdentity, Deps, Reply, RoutePolicy, StoredState } from './types.ts';

/** What the pipeline knows about one request; every middleware reads and completes it. */
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
  /** The body as the gateway delivers it; `base64` tells its encoding. */
  readonly rawBody: string | undefined;
  readonly base64: boolean;
  readonly sourceIp: string;
  viewer: string;
  /** The parsed JSON document before its schema has seen it. */
  json: unknown;
  params: unknown;
  query: unknown;
  body: unknown;
  visitorId: string;
  isNewVisitor: boolean;
  admin: AdminIdentity | undefined;
  idempotencyKey: string | undefined;
  /** Path, query and body are what the contract wants. */
  validated: boolean;
  stored: StoredState;
  readonly cookies: string[];
  /** Set by the error middleware or the handler; turned into the gateway's shape at the end. */
  reply: Reply;
  /** For the log line: the error code answered, and its cause where it was unexpected. */
  errorCode: string | undefined;
}

const requestIdPattern = /^[A-Za-z0-9_=-]{8,64}$/;

/** Lower-case names; a header sent twice arrives joined with a comma and is treated as one odd value. */
const lowerCaseNames = (
  headers: Record<string, string | undefined> | undefined,
): Record<string, string | undefined> => {
  const result: Record<string, string | undefined> = Object.create(null);
  for (const [name, value] of Object.entries(headers ?? {})) result[name.toLowerCase()] = value;
  return result;
};

/** The one place that knows the gateway's event (payload version 2.0). Never throws, whatever it is given. */
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

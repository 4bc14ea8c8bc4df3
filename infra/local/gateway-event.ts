import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { MatchedRoute } from './route-match.ts';

export interface EdgeInfo {
  /** Proves that the request came through the edge. */
  readonly originSecret: string;
  /** Address of the viewer. */
  readonly viewer: string;
  readonly viewerPort: number;
}

/** Headers that only the edge or the gateway may set; values from clients are dropped. */
const edgeOnly =
  /^(x-origin-verify|x-viewer-host|x-forwarded-.*|forwarded|cloudfront-.*|x-amz-cf-.*|x-amzn-trace-id)$/;
const hopByHop = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect)$/;

/** On this machine, compressing costs more than it saves. */
const isLocalViewer = (viewer: string): boolean => /^(::ffff:)?127\.|^::1$/.test(viewer);

/** Lower-case names; repeated headers are joined by a comma, as API Gateway does. */
const gatewayHeaders = (request: IncomingMessage, edge: EdgeInfo): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    const name = (request.rawHeaders[i] ?? '').toLowerCase();
    if (name === 'cookie' || edgeOnly.test(name) || hopByHop.test(name)) continue;
    if (name === 'accept-encoding' && isLocalViewer(edge.viewer)) continue;
    const value = request.rawHeaders[i + 1] ?? '';
    headers[name] = name in headers ? `${headers[name]},${value}` : value;
  }
  const viewerHost = headers.host ?? '';
  return {
    ...headers,
    // CloudFront sends the API's host name here and the viewer's in its own header.
    host: 'api.internal',
    'x-viewer-host': viewerHost,
    'x-origin-verify': edge.originSecret,
    'cloudfront-viewer-address': `${edge.viewer}:${edge.viewerPort}`,
    'x-forwarded-for': edge.viewer,
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '443',
  };
};

const isText = (contentType: string): boolean =>
  contentType === '' || /^(text\/|application\/(json|javascript|xml|[\w.-]+\+(json|xml)))/i.test(contentType);

const isUtf8 = (body: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body);
    return true;
  } catch {
    return false;
  }
};

const parseQuery = (search: string): Record<string, string> | undefined => {
  const values: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search))
    values[name] = name in values ? `${values[name]},${value}` : value;
  return Object.keys(values).length > 0 ? values : undefined;
};

/** The event that an HTTP API (payload version 2.0) behind CloudFront creates for a request. */
export const gatewayEvent = (
  request: IncomingMessage,
  body: Buffer,
  route: MatchedRoute,
  edge: EdgeInfo,
): APIGatewayProxyEventV2 => {
  const [rawPath = '/', rawQueryString = ''] = (request.url ?? '/').split(/\?(.*)/s);
  const headers = gatewayHeaders(request, edge);
  const cookies = request.headers.cookie?.split(/;\s*/).filter(Boolean);
  const query = parseQuery(rawQueryString);
  const method = request.method ?? 'GET';
  const now = new Date();
  const base64 = body.length > 0 && !(isText(headers['content-type'] ?? '') && isUtf8(body));
  return {
    version: '2.0',
    routeKey: `${route.row.contract.method} ${route.row.contract.path}`,
    rawPath,
    rawQueryString,
    ...(cookies?.length ? { cookies } : {}),
    headers,
    ...(query ? { queryStringParameters: query } : {}),
    ...(Object.keys(route.pathParameters).length > 0 ? { pathParameters: { ...route.pathParameters } } : {}),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: 'api.internal',
      domainPrefix: 'api',
      http: {
        method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: edge.viewer,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: `${route.row.contract.method} ${route.row.contract.path}`,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 ? { body: base64 ? body.toString('base64') : body.toString('utf8') } : {}),
    isBase64Encoded: base64,
  };
};

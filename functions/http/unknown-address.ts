import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '#shared/errors.ts';
import { cameThroughEdge } from './origin-secret.ts';
import { apiSecurityHeaders } from './security-headers.ts';

type Address = readonly [method: string, path: string];

const matches = (pattern: string, path: string): boolean => {
  const expected = pattern.split('/');
  const actual = path.split('/');
  return (
    expected.length === actual.length &&
    expected.every((part, i) => (part.startsWith('{') ? actual[i] !== '' : part === actual[i]))
  );
};

const errorFor = (addresses: readonly Address[], path: string): { error: AppError; allow?: string } => {
  const allowed = addresses
    .filter(([, pattern]) => matches(pattern, path))
    .flatMap(([method]) => (method === 'GET' ? [method, 'HEAD'] : [method]));
  return allowed.length > 0
    ? { error: new AppError('route.method'), allow: [...new Set(allowed)].sort().join(', ') }
    : { error: new AppError('route.not_found') };
};

/**
 * Answers requests that match no route: 405 with `Allow` if the path exists for another method, else 404.
 * API Gateway's own response has neither our error shape nor our headers.
 */
export const unknownAddress =
  (addresses: readonly Address[], env: Readonly<Record<string, string | undefined>> = process.env) =>
  async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const { error, allow } = cameThroughEdge(env, event.headers['x-origin-verify'])
      ? errorFor(addresses, event.rawPath)
      : { error: new AppError('edge.forbidden') };
    return {
      statusCode: error.status,
      headers: {
        ...apiSecurityHeaders,
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': event.requestContext.requestId ?? randomUUID(),
        ...(allow ? { allow } : {}),
      },
      body: JSON.stringify(error.toBody()),
    };
  };

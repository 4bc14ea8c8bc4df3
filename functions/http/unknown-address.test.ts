import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { unknownAddress } from './unknown-address.ts';

const handler = unknownAddress(
  [
    ['GET', '/api/items/{id}'],
    ['DELETE', '/api/items/{id}'],
    ['POST', '/api/items'],
  ],
  { ORIGIN_SECRET: 'secret' },
);
const ask = (rawPath: string, secret = 'secret') =>
  handler({
    rawPath,
    headers: { 'x-origin-verify': secret },
    requestContext: { requestId: 'request' },
  } as unknown as APIGatewayProxyEventV2);

describe('unknownAddress', () => {
  it.each(['/api/nope', '/api/items/', '/api/items/1/2', '/API/items'])(
    'answers 404 for %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer).toMatchObject({ statusCode: 404 });
      expect(JSON.parse(answer.body ?? '')).toMatchObject({ code: 'route.not_found' });
    },
  );

  it('lists the allowed methods of an existing path', async () => {
    expect(await ask('/api/items/7')).toMatchObject({
      statusCode: 405,
      headers: { allow: 'DELETE, GET, HEAD' },
    });
  });

  it('refuses requests that bypass the edge [HTTP-010]', async () => {
    expect(await ask('/api/items/7', 'guess')).toMatchObject({ statusCode: 403 });
  });
});

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

describe('an address that no route matches', () => {
  it.each(['/api/nope', '/api/items/', '/api/items/1/2', '/API/items'])('is not found: %s', async (path) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ statusCode: 404 });
    expect(JSON.parse(answer.body ?? '')).toMatchObject({ code: 'route.not_found' });
  });

  it('names the methods of an address that exists', async () => {
    expect(await ask('/api/items/7')).toMatchObject({
      statusCode: 405,
      headers: { allow: 'DELETE, GET, HEAD' },
    });
  });

  it('is closed to whoever does not come through the edge [HTTP-010]', async () => {
    expect(await ask('/api/items/7', 'guess')).toMatchObject({ statusCode: 403 });
  });
});

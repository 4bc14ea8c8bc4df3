import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { together } from './together.ts';

const asked = (routeKey: string) => ({ routeKey }) as APIGatewayProxyEventV2;

describe('a function of several routes', () => {
  const handler = together({
    'GET /api/a': async () => ({ statusCode: 200, body: 'a' }),
    'POST /api/a': async () => ({ statusCode: 201, body: 'made' }),
  });

  it('answers with the route that the gateway names', async () => {
    expect(await handler(asked('GET /api/a'))).toMatchObject({ body: 'a' });
    expect(await handler(asked('HEAD /api/a'))).toMatchObject({ body: 'a' });
    expect(await handler(asked('POST /api/a'))).toMatchObject({ body: 'made' });
  });

  it('refuses what is none of its own', async () => {
    await expect(handler(asked('GET /api/b'))).rejects.toThrow('no route');
    await expect(handler(asked('constructor'))).rejects.toThrow('no route');
  });
});

import { Readable } from 'node:stream';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { HttpResponse } from '@smithy/core/protocols';
import type { StandardRetryStrategy } from '@smithy/core/retry';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryPlain } from '#functions/table/plain-query.ts';
import { makeDocumentClient } from './deps.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('tries a table that throttles four times and gives up within 2.1 seconds: two such calls leave time to answer', async () => {
  vi.useFakeTimers();
  const longest = vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const client = makeDocumentClient({ region: 'eu-central-1' });
  const strategy = (await client.config.retryStrategy()) as StandardRetryStrategy;
  let tries = 1;
  const giveUp = async () => {
    let token = await strategy.acquireInitialRetryToken('a');
    for (;;) {
      token = await strategy.refreshRetryTokenForRetry(token, { errorType: 'THROTTLING' });
      tries += 1;
    }
  };
  const ended = vi.fn();
  void giveUp().catch(ended);
  await vi.advanceTimersByTimeAsync(2100);
  longest.mockRestore();
  expect(tries).toBe(4);
  expect(ended).toHaveBeenCalledOnce();
});

describe('the answer to a Query', () => {
  const answering = (body: string) => {
    const handle = async () => ({
      response: new HttpResponse({
        statusCode: 200,
        headers: { 'content-type': 'application/x-amz-json-1.0' },
        body: Readable.from([Buffer.from(body)]),
      }),
    });
    return makeDocumentClient({
      region: 'eu-central-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      requestHandler: { handle } as never,
    });
  };
  const query = new QueryCommand({
    TableName: 'parley',
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': 'A' },
  });

  it('is read as it came', async () => {
    const body = '{"Count":1,"Items":[{"name":{"S":"Ada \\u00e9"},"n":{"N":"1.5"},"on":{"BOOL":true}}]}';
    expect(await answering(body).send(query)).toMatchObject({
      Count: 1,
      Items: [{ name: 'Ada é', n: 1.5, on: true }],
      $metadata: { httpStatusCode: 200 },
    });
  });

  it.each([
    [
      'as it is written by the table',
      '{"Count":1,"Items":[{"name":{"S":"Ada \\u00e9"}}],"LastEvaluatedKey":{"sk":{"S":"1"}}}',
    ],
    ['with blanks', '{"Items": [{"name": {"S": "Ada é"}}], "LastEvaluatedKey": {"sk": {"S": "1"}}}'],
  ])('has its items as plain ones for who asks so, %s', async (_, body) => {
    const table = { client: answering(body), name: 'parley' };
    expect(await queryPlain(table, query.input)).toEqual({ items: [{ name: 'Ada é' }], last: { sk: '1' } });
  });

  it('has its bytes as bytes', async () => {
    const { Items } = await answering('{"Items":[{"model":{"B":"AQI="}}]}').send(query);
    expect(Items).toEqual([{ model: new Uint8Array([1, 2]) }]);
  });
});

it('copies no answer for a log that nobody reads', () => {
  expect(makeDocumentClient().middlewareStack.identify().join()).not.toContain('loggerMiddleware');
});

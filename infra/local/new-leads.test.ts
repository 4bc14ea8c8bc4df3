import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testDeps } from '#test/fixtures/gateway.ts';
import { advancePosition, firstPosition, readLeadsAfter } from './new-leads.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamo.restore());
beforeEach(() => dynamo.reset());
const { table } = testDeps();
const id = (ms: number) =>
  `${(0x018900000000 + ms)
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-7000-8000-000000000000`;
const lead = (ms: number) => ({ pk: 'CONTACTS', sk: id(ms) });

describe('readLeadsAfter', () => {
  it('queries by the time in the ids, starting shortly before the newest notified lead', async () => {
    dynamo.on(QueryCommand).resolves({ Items: [] });
    await readLeadsAfter(table, advancePosition(firstPosition, [lead(50_000)]));
    const values = dynamo
      .commandCalls(QueryCommand)
      .map(({ args }) => args[0].input.ExpressionAttributeValues);
    expect(values).toEqual([
      { ':pk': 'CONTACTS', ':from': id(40_000).slice(0, 13) },
      { ':pk': 'BOOKINGS', ':from': id(40_000).slice(0, 13) },
      { ':pk': 'LOGINS', ':from': id(40_000).slice(0, 13) },
      { ':pk': 'CALLS', ':from': id(40_000).slice(0, 13) },
      { ':pk': 'EVENTQUEUE', ':from': id(40_000).slice(0, 13) },
    ]);
  });

  it('returns each lead once, also when it is stored after a newer one', async () => {
    dynamo
      .on(QueryCommand)
      .resolvesOnce({ Items: [lead(50_000)] })
      .resolves({ Items: [] });
    const first = await readLeadsAfter(table, firstPosition);
    const position = advancePosition(firstPosition, first);
    dynamo.reset();
    dynamo
      .on(QueryCommand)
      .resolvesOnce({ Items: [lead(49_000), lead(50_000)] })
      .resolvesOnce({ Items: [lead(51_000)] })
      .resolves({ Items: [] });
    const second = await readLeadsAfter(table, position);
    expect(second.map(({ sk }) => sk)).toEqual([id(49_000), id(51_000)]);
  });

  it('remembers only the recent ids', () => {
    const many = Array.from({ length: 100 }, (_, index) => lead(index * 1000));
    expect(advancePosition(firstPosition, many).told).toHaveLength(11);
  });
});

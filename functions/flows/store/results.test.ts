import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, onTestFinished } from 'vitest';
import { startFlow } from '#shared/flow/engine.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { readResults } from './results.ts';

const read = normaliseFlow({ nodes: [{ id: 'start', type: 'start', data: { message: 'Hi' } }] });
if (!read.ok) throw new Error('not read');
const { state } = startFlow(read.flow, { language: 'en', seed: 'a' });
const item = {
  pk: 'FLOWSESSIONS#f',
  id: 'a',
  version: 1,
  startedAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  state: JSON.stringify({ ...state, variables: { story: 'ä'.repeat(450_000) } }),
  ttl: 4_000_000_000,
};

it('keeps a page of results below the response limit and continues with a cursor', async () => {
  const dynamo = mockClient(DynamoDBDocumentClient);
  onTestFinished(() => dynamo.restore());
  dynamo.on(QueryCommand).resolves({ Items: [item], LastEvaluatedKey: { pk: item.pk, sk: 'a' } });
  const table = { client: dynamo as unknown as DynamoDBDocumentClient, name: 'table' };
  const { rows, next } = await readResults(table, 'f', {}, new Date('2026-01-02'), 1000);
  expect(rows).toHaveLength(4);
  expect(next).toBe(Buffer.from('a').toString('base64url'));
});

it('stops reading at the first day of the period', async () => {
  const dynamo = mockClient(DynamoDBDocumentClient);
  const sk = '01890000-0000-7000-8000-000000000000';
  dynamo.on(QueryCommand).resolves({ Items: [], LastEvaluatedKey: { pk: item.pk, sk } });
  const table = { client: dynamo as unknown as DynamoDBDocumentClient, name: 'table' };
  expect(await readResults(table, 'f', { from: '2026-01-02' }, new Date('2026-01-02'))).toEqual({ rows: [] });
  expect(dynamo.commandCalls(QueryCommand)).toHaveLength(1);
});

import { DeleteCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isConditionFailed } from '#functions/table/errors.ts';
import { isNew, updateParts } from '#functions/table/expressions.ts';
import { conversationTestKey, conversationTestsPartition } from '#functions/table/keys.ts';
import { batchGet, queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { conversationTestSchema, type TestInput, type TestSummary } from '#shared/api/conversation-tests.ts';
import { maxTests, type TestAnswer, type Verdict } from '#shared/domain/conversation-tests.ts';
import { AppError } from '#shared/errors.ts';

export type StoredTest = z.infer<typeof conversationTestSchema>;

/** A stored item as a test; undefined if it is none. */
export const parseTest = (item: Item | undefined): StoredTest | undefined => {
  const parsed = z.safeParse(conversationTestSchema, item);
  return parsed.success ? parsed.data : undefined;
};

export const partitionQuery = ({ name }: Table) => ({
  TableName: name,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': conversationTestsPartition },
  ConsistentRead: true,
});

/** All tests without their messages, latest change first. */
export const listTests = async (table: Table): Promise<TestSummary[]> => {
  const shown = ['id', 'name', 'language', 'version', 'updatedAt', 'ranAt', 'verdict', 'turnCount'];
  const items = await queryAll(table, {
    ...partitionQuery(table),
    ProjectionExpression: shown.map((_, index) => `#${index}`).join(', '),
    ExpressionAttributeNames: Object.fromEntries(shown.map((name, index) => [`#${index}`, name])),
  });
  return (items as unknown as TestSummary[]).sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
};

/** Reads tests by id, in this order. 404 if one doesn't exist. */
export const readTests = async (table: Table, ids: readonly string[]): Promise<StoredTest[]> => {
  const items = await batchGet(table, [...new Set(ids)].map(conversationTestKey));
  const tests = new Map(items.map((item) => [item.id, parseTest(item)]));
  return ids.map((id) => {
    const test = tests.get(id);
    if (!test) throw new AppError('record.not_found');
    return test;
  });
};

export const readTest = async ({ client, name }: Table, id: string): Promise<StoredTest> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: conversationTestKey(id), ConsistentRead: true }),
  );
  const test = parseTest(item);
  if (!test) throw new AppError('record.not_found');
  return test;
};

const toItem = (id: string, test: TestInput, version: number, now: Date) => ({
  ...conversationTestKey(id),
  entity: 'ConversationTest',
  id,
  ...test,
  turnCount: test.turns.length,
  version,
  updatedAt: now.toISOString(),
});

/** Stores a test under a new id. */
export const putNewTest = async (
  { client, name }: Table,
  id: string,
  test: TestInput,
  now: Date,
): Promise<StoredTest> => {
  const item = toItem(id, test, 1, now);
  await client.send(new PutCommand({ TableName: name, Item: item, ConditionExpression: isNew }));
  return parseTest(item) as StoredTest;
};

/** Adds a test. 409 `limit.reached` beyond `maxTests`. */
export const addTest = async (table: Table, id: string, test: TestInput, now: Date): Promise<StoredTest> => {
  const { Count = 0 } = await table.client.send(
    new QueryCommand({ ...partitionQuery(table), Select: 'COUNT', Limit: maxTests }),
  );
  if (Count >= maxTests)
    throw new AppError('limit.reached', { message: 'There is no room for more tests. Delete some first.' });
  return putNewTest(table, id, test, now);
};

/**
 * Replaces a test and drops its last result. 409 `record.stale` unless it still has the version `basedOn`.
 */
export const replaceTest = async (
  { client, name }: Table,
  id: string,
  { test, basedOn }: { readonly test: TestInput; readonly basedOn: number },
  now: Date,
): Promise<StoredTest> => {
  const item = toItem(id, test, basedOn + 1, now);
  try {
    await client.send(
      new PutCommand({
        TableName: name,
        Item: item,
        ConditionExpression: '#version = :basedOn',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':basedOn': basedOn },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    if (!error.Item) throw new AppError('record.not_found');
    throw new AppError('record.stale');
  }
  return parseTest(item) as StoredTest;
};

export const deleteTest = async ({ client, name }: Table, id: string): Promise<void> => {
  await client.send(new DeleteCommand({ TableName: name, Key: conversationTestKey(id) }));
};

/** Stores the answers of a run, unless the test has changed since. */
export const storeResult = async (
  { client, name }: Table,
  { id, version }: StoredTest,
  result: { readonly ranAt: string; readonly verdict: Verdict; readonly answers: readonly TestAnswer[] },
): Promise<void> => {
  const parts = updateParts({ set: result });
  try {
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: conversationTestKey(id),
        ...parts,
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { ...parts.ExpressionAttributeNames, '#version': 'version' },
        ExpressionAttributeValues: { ...parts.ExpressionAttributeValues, ':version': version },
      }),
    );
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
};

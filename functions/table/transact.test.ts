import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testDeps } from '#test/fixtures/gateway.ts';
import { writeOnce } from './idempotency.ts';
import { type ConditionFailed, type Item, transact, type Write } from './transact.ts';

const dynamo = mockClient(DynamoDBDocumentClient);
afterAll(() => dynamo.restore());
beforeEach(() => dynamo.reset());
const { table } = testDeps();
const write: Write = { Put: { TableName: 'table', Item: { pk: 'a', sk: 'b' } } };

/** Error of a cancelled transaction, with one reason per write. */
const cancelled = (...reasons: { Code: string; Item?: Item }[]) =>
  Object.assign(new Error('cancelled'), {
    name: 'TransactionCanceledException',
    CancellationReasons: reasons.map(({ Code, Item }) => ({
      Code,
      ...(Item ? { Item: marshall(Item) } : {}),
    })),
  });
const none = { Code: 'None' };
const conflict = { Code: 'TransactionConflict' };
const failed = (item?: Item) => ({ Code: 'ConditionalCheckFailed', ...(item ? { Item: item } : {}) });

describe('transact', () => {
  it('retries after a conflict', async () => {
    dynamo
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled(conflict))
      .rejectsOnce(cancelled(none, conflict))
      .resolves({});
    await transact(table, [write]);
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(3);
  });

  it('throws the table’s error after endless conflicts', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled(conflict));
    await expect(transact(table, [write])).rejects.toThrow('cancelled');
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(7);
  });

  it('names the write whose condition failed and returns the stored item', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled(none, failed({ pk: 'a', n: 1 }), conflict));
    const other = { ...write };
    const error = await transact(table, { first: write, absent: undefined, pair: [other, other] }).catch(
      (reason: ConditionFailed) => reason,
    );
    expect((error as ConditionFailed).failed('first')).toBe(false);
    expect((error as ConditionFailed).failed('pair')).toBe(true);
    expect((error as ConditionFailed).found('pair')).toEqual({ pk: 'a', n: 1 });
  });

  it('does not retry other errors', async () => {
    dynamo.on(TransactWriteCommand).rejects(Object.assign(new Error(), { name: 'ThrottlingException' }));
    await expect(transact(table, [write])).rejects.toMatchObject({ name: 'ThrottlingException' });
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });
});

describe('writeOnce', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const once = (key: string | undefined, content: unknown = { a: 1 }) =>
    writeOnce(table, { scope: 'x', key, content, answer: { id: 'new' }, now }, { record: write });
  const remembered = () => {
    const put = dynamo.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems?.[0]?.Put;
    return put?.Item as Item;
  };

  it('stores its answer for a day under scope and key [STORE-010]', async () => {
    dynamo.on(TransactWriteCommand).resolves({});
    expect(await once('key-12345')).toEqual({ id: 'new' });
    expect(remembered()).toMatchObject({
      pk: 'IDEM#x#key-12345',
      answer: { id: 'new' },
      ttl: now.getTime() / 1000 + 86_400,
    });
  });

  it('returns the first answer on a repeat, and refuses other content', async () => {
    dynamo.on(TransactWriteCommand).resolvesOnce({});
    await once('key-12345');
    dynamo
      .on(TransactWriteCommand)
      .rejects(cancelled(failed({ ...remembered(), answer: { id: 'first' } }), none));
    expect(await once('key-12345')).toEqual({ id: 'first' });
    await expect(once('key-12345', { a: 2 })).rejects.toMatchObject({ code: 'request.conflict' });
  });

  it('recognises its own record when the first response got lost [STORE-008]', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled(failed({ pk: 'a' })));
    expect(await once(undefined)).toEqual({ id: 'new' });
  });
});

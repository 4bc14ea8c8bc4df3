import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  type TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, startEngine } from '#infra/local/engine.ts';
import { ensureTable, localDynamo } from '#infra/local/table.ts';

/**
 * Behaviour that the product relies on, checked against the embedded engine or the API at DYNAMODB_ENDPOINT.
 * If one of these fails, no other test result can be trusted.
 */
const TableName = `behaviour-${process.pid}-${Date.now()}`;
let engine: Engine | undefined;
let dynamo: DynamoDBClient;
let client: DynamoDBDocumentClient;

beforeAll(async () => {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  engine = endpoint ? undefined : await startEngine();
  dynamo = localDynamo(engine ?? { endpoint: endpoint ?? '' });
  client = DynamoDBDocumentClient.from(dynamo);
  await ensureTable(dynamo, TableName);
});

afterAll(async () => {
  await dynamo.send(new DeleteTableCommand({ TableName }));
  dynamo.destroy();
  await engine?.stop();
});

const key = (pk: string, sk = 'A') => ({ pk, sk });
const put = (item: Record<string, unknown>, rest = {}) =>
  client.send(new PutCommand({ TableName, Item: item, ...rest }));
const get = async (pk: string, sk = 'A') =>
  (await client.send(new GetCommand({ TableName, Key: key(pk, sk), ConsistentRead: true }))).Item;
const add = (pk: string, by = 1) => ({
  TableName,
  Key: key(pk),
  UpdateExpression: 'ADD n :by',
  ExpressionAttributeValues: { ':by': by },
});
const query = (pk: string, rest = {}) =>
  client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ...rest,
      ExpressionAttributeValues: { ':pk': pk, ...(rest as QueryCommand['input']).ExpressionAttributeValues },
    }),
  );
const refused = { name: 'ValidationException' };
const conditionFailed = { name: 'ConditionalCheckFailedException' };

describe('item', () => {
  it('is created by exactly one of 100 concurrent conditional puts', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) =>
        put({ ...key('lock'), n }, { ConditionExpression: 'attribute_not_exists(pk)' }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject(conditionFailed);
  });

  it('reaches 200 after 200 concurrent additions', async () => {
    await Promise.all(Array.from({ length: 200 }, () => client.send(new UpdateCommand(add('counter')))));
    expect(await get('counter')).toMatchObject({ n: 200 });
  });

  it('is visible to a consistent read right after the write', async () => {
    for (let n = 0; n < 100; n += 1) {
      await put({ ...key('fresh'), n });
      expect(await get('fresh')).toMatchObject({ n });
    }
  });

  it('is returned with a failed condition when the request wants it', async () => {
    await put({ ...key('held'), by: 'first' });
    const attempt = put(
      { ...key('held'), by: 'second' },
      { ConditionExpression: 'attribute_not_exists(pk)', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' },
    );
    await expect(attempt).rejects.toMatchObject({ ...conditionFailed, Item: { by: { S: 'first' } } });
  });

  it('supports if_not_exists, list_append and REMOVE in one update and returns the result', async () => {
    await put({ ...key('update'), gone: true });
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName,
        Key: key('update'),
        UpdateExpression:
          'SET v = if_not_exists(v, :seven), l = list_append(if_not_exists(l, :none), :a) REMOVE gone',
        ExpressionAttributeValues: { ':seven': 7, ':none': [], ':a': ['a'] },
        ReturnValues: 'ALL_NEW',
      }),
    );
    expect(Attributes).toEqual({ ...key('update'), v: 7, l: ['a'] });
  });

  it('is not created by an update whose condition requires it to exist', async () => {
    const attempt = client.send(
      new UpdateCommand({ ...add('nobody'), ConditionExpression: 'attribute_exists(pk)' }),
    );
    await expect(attempt).rejects.toMatchObject(conditionFailed);
    expect(await get('nobody')).toBeUndefined();
  });

  it('is returned when deleted, and deleting a missing item is no error', async () => {
    await put({ ...key('leaving'), v: 1 });
    const remove = () =>
      client.send(new DeleteCommand({ TableName, Key: key('leaving'), ReturnValues: 'ALL_OLD' }));
    expect((await remove()).Attributes).toMatchObject({ v: 1 });
    expect((await remove()).Attributes).toBeUndefined();
  });

  it('accepts empty strings except in keys of the table and index', async () => {
    await put({ ...key('empty'), text: '' });
    expect(await get('empty')).toMatchObject({ text: '' });
    await expect(put({ pk: '', sk: 'A' })).rejects.toMatchObject(refused);
    await expect(put({ ...key('empty-index'), gsi1pk: '', gsi1sk: 'a' })).rejects.toMatchObject(refused);
  });

  it('is limited to 400 KB', async () => {
    await put({ ...key('heavy'), text: 'x'.repeat(390 * 1024) });
    await expect(put({ ...key('heavier'), text: 'x'.repeat(410 * 1024) })).rejects.toMatchObject(refused);
  });

  it('keeps nested documents, null, booleans and all characters', async () => {
    const value = {
      list: [1, { deep: [null, true, 'é𝄞\u0000\u2028'] }],
      map: { 'a.b': 1 },
    };
    await put({ ...key('document'), value });
    expect(await get('document')).toMatchObject({ value });
  });
});

describe('expressions', () => {
  it('reject a reserved word without a placeholder', async () => {
    const update = new UpdateCommand({
      TableName,
      Key: key('reserved'),
      UpdateExpression: 'SET status = :s',
      ExpressionAttributeValues: { ':s': 'x' },
    });
    await expect(client.send(update)).rejects.toMatchObject(refused);
  });

  it('reject an unused value', async () => {
    const update = new UpdateCommand({
      ...add('unused'),
      ExpressionAttributeValues: { ':by': 1, ':other': 2 },
    });
    await expect(client.send(update)).rejects.toMatchObject(refused);
  });

  it('reject a filter on a key attribute', async () => {
    const attempt = query('sorted', {
      FilterExpression: 'begins_with(sk, :s)',
      ExpressionAttributeValues: { ':s': 'P' },
    });
    await expect(attempt).rejects.toMatchObject(refused);
  });

  it('filter after reading, count the items read, and project attributes', async () => {
    for (const kind of ['x1', 'x2', 'y1']) await put({ ...key('filtered', kind), kind });
    const counted = await query('filtered', {
      Select: 'COUNT',
      FilterExpression: 'contains(kind, :x)',
      ExpressionAttributeValues: { ':x': 'x' },
    });
    expect(counted).toMatchObject({ Count: 2, ScannedCount: 3 });
    const projected = await query('filtered', { ProjectionExpression: 'sk' });
    expect(projected.Items).toEqual([{ sk: 'x1' }, { sk: 'x2' }, { sk: 'y1' }]);
  });
});

describe('queries', () => {
  it('sort by sort key in both directions, and select by prefix and range', async () => {
    for (const sk of ['P#1', 'P#2', 'P#3', 'Q#1']) await put(key('sorted', sk));
    const backwards = await query('sorted', {
      ScanIndexForward: false,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :p)',
      ExpressionAttributeValues: { ':p': 'P#' },
    });
    expect(backwards.Items?.map(({ sk }) => sk)).toEqual(['P#3', 'P#2', 'P#1']);
    const range = await query('sorted', {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :a AND :b',
      ExpressionAttributeValues: { ':a': 'P#2', ':b': 'Q#1' },
    });
    expect(range.Count).toBe(3);
  });

  it('return pages of one megabyte with every item exactly once', async () => {
    for (let n = 0; n < 45; n += 1)
      await put({ ...key('big', String(n).padStart(3, '0')), text: 'x'.repeat(50_000) });
    const pages: number[] = [];
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await query('big', { ExclusiveStartKey });
      pages.push(page.Items?.length ?? 0);
      ExclusiveStartKey = page.LastEvaluatedKey;
    } while (ExclusiveStartKey && pages.length < 9);
    expect(pages.reduce((sum, n) => sum + n, 0)).toBe(45);
    expect(pages).toHaveLength(3);
  });

  it('page an index with equal sort keys by a four-part key', async () => {
    for (let n = 0; n < 9; n += 1) await put({ ...key(`same-${n}`), gsi1pk: 'same', gsi1sk: 'same' });
    const seen: unknown[] = [];
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const page = await client.send(
        new QueryCommand({
          TableName,
          IndexName: 'gsi1',
          Limit: 4,
          KeyConditionExpression: 'gsi1pk = :p',
          ExpressionAttributeValues: { ':p': 'same' },
          ExclusiveStartKey,
        }),
      );
      seen.push(...(page.Items ?? []).map(({ pk }) => pk));
      ExclusiveStartKey = page.LastEvaluatedKey;
      if (ExclusiveStartKey)
        expect(Object.keys(ExclusiveStartKey).sort()).toEqual(['gsi1pk', 'gsi1sk', 'pk', 'sk']);
    } while (ExclusiveStartKey && seen.length < 20);
    expect(new Set(seen).size).toBe(9);
    expect(seen).toHaveLength(9);
  });

  it('on an index follow items that move or leave it, and refuse consistent reads', async () => {
    const count = async (partition: string) =>
      (
        await client.send(
          new QueryCommand({
            TableName,
            IndexName: 'gsi1',
            KeyConditionExpression: 'gsi1pk = :p',
            ExpressionAttributeValues: { ':p': partition },
          }),
        )
      ).Count;
    await put({ ...key('mover'), gsi1pk: 'old', gsi1sk: '1' });
    await put({ ...key('mover'), gsi1pk: 'new', gsi1sk: '1' });
    expect([await count('old'), await count('new')]).toEqual([0, 1]);
    await put(key('mover'));
    expect(await count('new')).toBe(0);
    const consistent = new QueryCommand({
      TableName,
      IndexName: 'gsi1',
      ConsistentRead: true,
      KeyConditionExpression: 'gsi1pk = :p',
      ExpressionAttributeValues: { ':p': 'new' },
    });
    await expect(client.send(consistent)).rejects.toMatchObject(refused);
  });
});

describe('transactions', () => {
  it('write all parts when every condition holds', async () => {
    await put(key('tx-setup'));
    await client.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            ConditionCheck: { TableName, Key: key('tx-setup'), ConditionExpression: 'attribute_exists(pk)' },
          },
          { Put: { TableName, Item: key('tx-item') } },
          { Update: add('tx-counter') },
        ],
      }),
    );
    expect(await get('tx-item')).toBeDefined();
    expect(await get('tx-counter')).toMatchObject({ n: 1 });
  });

  it('write nothing when one condition fails, and return the failed part with its current item', async () => {
    await put({ ...key('tx-there'), by: 'first' });
    const attempt = client.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: key('tx-never') } },
          {
            Put: {
              TableName,
              Item: key('tx-there'),
              ConditionExpression: 'attribute_not_exists(pk)',
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            },
          },
        ],
      }),
    );
    const error = (await attempt.catch((reason: unknown) => reason)) as TransactionCanceledException;
    expect(error.name).toBe('TransactionCanceledException');
    expect(error.CancellationReasons?.map(({ Code }) => Code)).toEqual(['None', 'ConditionalCheckFailed']);
    expect(error.CancellationReasons?.[1]?.Item).toMatchObject({ by: { S: 'first' } });
    expect(await get('tx-never')).toBeUndefined();
  });

  it('reject two parts for the same item', async () => {
    const twice = new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName, Item: key('twice') } },
        { Delete: { TableName, Key: key('twice') } },
      ],
    });
    await expect(client.send(twice)).rejects.toMatchObject(refused);
  });

  it('run once per client token', async () => {
    const once = {
      ClientRequestToken: `token-${TableName}`.slice(0, 36),
      TransactItems: [{ Update: add('tx-once') }],
    };
    await client.send(new TransactWriteCommand(once));
    await client.send(new TransactWriteCommand(once));
    expect(await get('tx-once')).toMatchObject({ n: 1 });
  });

  it('let exactly one of 20 concurrent requests take a place, and keep the counter right', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        client.send(
          new TransactWriteCommand({
            TransactItems: [
              { Put: { TableName, Item: key('tx-race'), ConditionExpression: 'attribute_not_exists(pk)' } },
              { Update: add('tx-race-counter') },
            ],
          }),
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await get('tx-race-counter')).toMatchObject({ n: 1 });
  });

  it('read several items as one snapshot', async () => {
    await put({ ...key('tx-read'), v: 1 });
    const { Responses } = await client.send(
      new TransactGetCommand({
        TransactItems: [
          { Get: { TableName, Key: key('tx-read') } },
          { Get: { TableName, Key: key('tx-absent') } },
        ],
      }),
    );
    expect(Responses?.map(({ Item }) => Item?.v)).toEqual([1, undefined]);
  });
});

describe('batches', () => {
  it('read up to 100 keys and omit missing items', async () => {
    await put({ ...key('batch', '1'), v: 1 });
    const Keys = Array.from({ length: 100 }, (_, n) => key('batch', String(n)));
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }),
    );
    expect(Responses?.[TableName]?.map(({ v }) => v)).toEqual([1]);
    expect(Object.keys(UnprocessedKeys ?? {})).toEqual([]);
  });

  it('write 25 items and reject 26', async () => {
    const batch = (length: number) =>
      new BatchWriteCommand({
        RequestItems: {
          [TableName]: Array.from({ length }, (_, n) => ({ PutRequest: { Item: key('many', String(n)) } })),
        },
      });
    await client.send(batch(25));
    expect((await query('many')).Count).toBe(25);
    await expect(client.send(batch(26))).rejects.toMatchObject(refused);
  });
});

describe('the table', () => {
  it('has the expected keys, index and expiry attribute', async () => {
    const { Table } = await dynamo.send(new DescribeTableCommand({ TableName }));
    expect(Table?.KeySchema?.map(({ AttributeName }) => AttributeName)).toEqual(['pk', 'sk']);
    expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['gsi1']);
    const { TimeToLiveDescription } = await dynamo.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(TimeToLiveDescription).toMatchObject({ AttributeName: 'ttl', TimeToLiveStatus: 'ENABLED' });
  });

  it('cannot be created twice', async () => {
    const again = new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    });
    await expect(dynamo.send(again)).rejects.toMatchObject({ name: 'ResourceInUseException' });
  });
});

import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { grantedTable, requiredCalls } from './granted-table.ts';

const TableName = 't';
const Key = { pk: 'a', sk: 'b' };

describe('grantedTable', () => {
  it.each([
    [new GetCommand({ TableName, Key }), ['GetItem']],
    [new DeleteCommand({ TableName, Key }), ['DeleteItem']],
    [new QueryCommand({ TableName }), ['Query']],
    [new ScanCommand({ TableName }), ['Scan']],
    [new BatchGetCommand({ RequestItems: { t: { Keys: [Key] } } }), ['BatchGetItem']],
    [
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: Key } },
          { Put: { TableName, Item: Key } },
          { ConditionCheck: { TableName, Key, ConditionExpression: 'x' } },
        ],
      }),
      ['PutItem', 'PutItem', 'ConditionCheckItem'],
    ],
  ])('maps a command to its IAM actions (%#)', (command, actions) => {
    expect(requiredCalls(command as never).map(({ action }) => action)).toEqual(actions);
  });

  const seen: [string, boolean][] = [];
  const client = { send: () => Promise.resolve('sent') } as never;
  const table = grantedTable(
    { client, name: 't' },
    [
      { on: 'table', actions: ['Query'], partitions: ['a'] },
      { on: 'table', actions: ['PutItem'], partitions: ['a', 'B#*'] },
    ],
    (command, _calls, denied) => seen.push([command, denied]),
  );

  it('allows listed actions, refuses others as IAM would, and reports both', async () => {
    await expect(table.client.send(new PutCommand({ TableName, Item: Key }))).resolves.toBe('sent');
    await expect(table.client.send(new GetCommand({ TableName, Key }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
    expect(seen).toEqual([
      ['Put', false],
      ['Get', true],
    ]);
  });

  const send = (command: object) => table.client.send(command as never);
  const refused = { name: 'AccessDeniedException' };
  const query = (pk: string) =>
    new QueryCommand({
      TableName,
      KeyConditionExpression: '#key = :pk AND sk > :from',
      ExpressionAttributeNames: { '#key': 'pk' },
      ExpressionAttributeValues: { ':pk': pk, ':from': '1' },
    });

  it('refuses partitions that the row does not list', async () => {
    await expect(send(new PutCommand({ TableName, Item: { pk: 'B#1', sk: '-' } }))).resolves.toBe('sent');
    await expect(send(query('a'))).resolves.toBe('sent');
    for (const pk of ['ADMIN', 'B', 'b#1', 'aa', ''])
      await expect(
        send(new PutCommand({ TableName, Item: { pk, sk: 'ACCOUNT' } })),
        pk,
      ).rejects.toMatchObject(refused);
    await expect(send(query('B#1'))).rejects.toMatchObject(refused);
    const both = ['a', 'ADMIN'].map((pk) => ({ Put: { TableName, Item: { pk, sk: '-' } } }));
    await expect(send(new TransactWriteCommand({ TransactItems: both }))).rejects.toMatchObject(refused);
    await expect(send(new ScanCommand({ TableName }))).rejects.toMatchObject(refused);
  });

  it('refuses the index when the row does not list it', async () => {
    const query = new QueryCommand({ TableName, IndexName: 'gsi1' });
    await expect(table.client.send(query)).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });
});

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
import { actionsOf, grantedTable } from './granted-table.ts';

const TableName = 't';
const Key = { pk: 'a', sk: 'b' };

describe('the rights of a route', () => {
  it.each([
    [new GetCommand({ TableName, Key }), ['GetItem']],
    [new DeleteCommand({ TableName, Key }), ['DeleteItem']],
    [new QueryCommand({ TableName }), ['Query']],
    [new ScanCommand({ TableName }), ['Scan']],
    [new BatchGetCommand({ RequestItems: {} }), ['BatchGetItem']],
    [
      new TransactWriteCommand({
        TransactItems: [
          { Put: { TableName, Item: Key } },
          { Put: { TableName, Item: Key } },
          { ConditionCheck: { TableName, Key, ConditionExpression: 'x' } },
        ],
      }),
      ['PutItem', 'ConditionCheckItem'],
    ],
  ])('name the actions of a command as IAM does (%#)', (command, actions) => {
    expect(actionsOf(command as never)).toEqual(actions);
  });

  const seen: [string, boolean][] = [];
  const client = { send: () => Promise.resolve('sent') } as never;
  const table = grantedTable(
    { client, name: 't' },
    { actions: ['Query', 'PutItem'], index: false },
    (call, denied) => seen.push([call, denied]),
  );

  it('let listed actions pass and refuse others as IAM would, telling both', async () => {
    await expect(table.client.send(new PutCommand({ TableName, Item: Key }))).resolves.toBe('sent');
    await expect(table.client.send(new GetCommand({ TableName, Key }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
    });
    expect(seen).toEqual([
      ['Put', false],
      ['Get', true],
    ]);
  });

  it('refuse the index unless the row asks for it', async () => {
    const query = new QueryCommand({ TableName, IndexName: 'gsi1' });
    await expect(table.client.send(query)).rejects.toMatchObject({ name: 'AccessDeniedException' });
  });
});

import { createHash } from 'node:crypto';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { accountKey, setupCodeKey } from '#functions/table/keys.ts';
import { resetAdmin } from './reset-admin.ts';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'us-east-1' }));
const sent = mockClient(client);
afterAll(() => sent.restore());
beforeEach(() => sent.reset());

it('deletes the account and stores only the hash of the new code', async () => {
  sent.on(DeleteCommand).resolves({}).on(GetCommand).resolves({}).on(PutCommand).resolves({});
  const code = await resetAdmin({ client, name: 't' });
  expect(code).toMatch(/^[\w-]{22}$/);
  expect(sent.commandCalls(DeleteCommand)[0]?.args[0].input).toEqual({ TableName: 't', Key: accountKey });
  expect(sent.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({
    ...setupCodeKey,
    hash: createHash('sha256').update(code).digest('hex'),
  });
});

it('throws when another administrator was set up meanwhile', async () => {
  sent
    .on(DeleteCommand)
    .resolves({})
    .on(GetCommand)
    .resolves({ Item: { pk: 'ADMIN' } });
  await expect(resetAdmin({ client, name: 't' })).rejects.toThrow(/run it again/);
  expect(sent.commandCalls(PutCommand)).toHaveLength(0);
});

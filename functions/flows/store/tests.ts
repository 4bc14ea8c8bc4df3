import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { deleteItems } from '#functions/table/delete-record.ts';
import { isConditionFailed } from '#functions/table/errors.ts';
import { isNew } from '#functions/table/expressions.ts';
import { flowTestKey, flowTestsPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { isLive } from '#functions/table/time.ts';
import type { FlowTest } from '#shared/api/flow-tests.ts';
import { AppError } from '#shared/errors.ts';
import { type FlowTestInput, flowTestInputSchema, flowTestLimits } from '#shared/flow/flow-test.ts';
import { expiryOf } from './workspace.ts';

const storedSchema = z.object({
  id: z.string(),
  version: z.number(),
  updatedAt: z.string(),
  test: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    flowTestInputSchema,
  ),
});

const partitionQuery = ({ name }: Table, flowId: string) => ({
  TableName: name,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': flowTestsPartition(flowId) },
  ConsistentRead: true,
});

/** Reads the tests of a flow, oldest first. */
export const listTests = async (table: Table, flowId: string, now: Date): Promise<FlowTest[]> => {
  const items = await queryAll(table, partitionQuery(table, flowId));
  return items
    .filter((item) => isLive(item, now))
    .map((item) => {
      const { test, ...saved } = storedSchema.parse(item);
      return { ...saved, ...test };
    });
};

interface Place {
  readonly workspace: string;
  readonly flowId: string;
  readonly id: string;
}

/** Writes a test in its first version, or over version `basedOn`. */
const writeTest = async (
  { client, name }: Table,
  { workspace, flowId, id }: Place,
  test: FlowTestInput,
  basedOn: number | undefined,
  now: Date,
): Promise<FlowTest> => {
  const saved = { id, version: (basedOn ?? 0) + 1, updatedAt: now.toISOString() };
  await client.send(
    new PutCommand({
      TableName: name,
      Item: {
        ...flowTestKey(flowId, id),
        entity: 'FlowTest',
        ...saved,
        // As text, because a DynamoDB map would lose the order of the variables.
        test: JSON.stringify(test),
        ...expiryOf(workspace, now),
      },
      ...(basedOn === undefined
        ? { ConditionExpression: isNew }
        : {
            ConditionExpression: '#version = :basedOn',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':basedOn': basedOn },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
          }),
    }),
  );
  return { ...saved, ...test };
};

/** Adds a test. 409 limit.reached beyond 100 of a flow. */
export const addTest = async (
  table: Table,
  place: Place,
  test: FlowTestInput,
  now: Date,
): Promise<FlowTest> => {
  const { Count = 0 } = await table.client.send(
    new QueryCommand({ ...partitionQuery(table, place.flowId), Select: 'COUNT' }),
  );
  if (Count >= flowTestLimits.perFlow)
    throw new AppError('limit.reached', {
      message: `A flow can have at most ${flowTestLimits.perFlow} tests. Delete some first.`,
    });
  return writeTest(table, place, test, undefined, now);
};

/** Replaces version `basedOn` of a test. 404 if it is gone, 409 record.stale if it has another version. */
export const replaceTest = async (
  table: Table,
  place: Place,
  { test, basedOn }: { readonly test: FlowTestInput; readonly basedOn: number },
  now: Date,
): Promise<FlowTest> => {
  try {
    return await writeTest(table, place, test, basedOn, now);
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    throw new AppError(error.Item ? 'record.stale' : 'record.not_found');
  }
};

export const deleteTest = async ({ client, name }: Table, flowId: string, id: string): Promise<void> => {
  await client.send(new DeleteCommand({ TableName: name, Key: flowTestKey(flowId, id) }));
};

/** Deletes all tests of a flow. */
export const deleteTests = async (table: Table, flowId: string): Promise<void> => {
  const keys = { ...partitionQuery(table, flowId), ProjectionExpression: 'pk, sk' };
  await deleteItems(table, await queryAll(table, keys));
};

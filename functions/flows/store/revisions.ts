import { BatchWriteCommand, GetCommand, type QueryCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isConditionFailed } from '#functions/table/errors.ts';
import { isThere, updateParts } from '#functions/table/expressions.ts';
import { flowRevisionKey, flowRevisionsPartition, type Key } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { isLive } from '#functions/table/time.ts';
import type { Item } from '#functions/table/transact.ts';
import type { FlowRevision } from '#shared/api/flows.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { readDocument } from './items.ts';

const revisionSchema = z.object({
  version: z.number(),
  savedAt: z.catch(z.string(), ''),
  nodes: z.catch(z.number(), 0),
  changes: z.catch(z.array(z.string()), []),
});

const batchSize = 25;

/** Query for revisions from a version down, newest first. */
const revisionsParams = (table: string, flowId: string, fromVersion: number): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk AND sk >= :from',
  ExpressionAttributeValues: {
    ':pk': flowRevisionsPartition(flowId),
    ':from': flowRevisionKey(flowId, fromVersion).sk,
  },
  ScanIndexForward: false,
  ConsistentRead: true,
});

const oldestStoredVersion = (currentVersion: number): number =>
  Math.max(1, currentVersion - flowLimits.revisionsKept + 1);

/** Whether a revision is among the last 25 saves. */
export const isStoredVersion = (version: number, currentVersion: number): boolean =>
  version >= oldestStoredVersion(currentVersion) && version <= currentVersion;

/** Lists the last 25 saves without their documents, newest first. */
export const listRevisions = async (
  table: Table,
  flowId: string,
  currentVersion: number,
  now: Date,
): Promise<FlowRevision[]> => {
  const items = await queryAll(table, {
    ...revisionsParams(table.name, flowId, oldestStoredVersion(currentVersion)),
    ProjectionExpression: 'version, savedAt, nodes, changes, #ttl',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
  });
  return items.filter((item) => isLive(item, now)).map((item) => revisionSchema.parse(item));
};

export interface Revision extends FlowRevision {
  readonly flowData: FlowDocument;
}

/** Reads one revision, including older ones that running sessions still need; undefined if it is gone. */
export const getRevision = async (
  { client, name }: Table,
  flowId: string,
  version: number,
  now: Date,
): Promise<Revision | undefined> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: flowRevisionKey(flowId, version), ConsistentRead: true }),
  );
  return item && readRevision(item, now);
};

/** Parses a stored revision; undefined if it has expired. */
export const readRevision = (item: Item, now: Date): Revision | undefined =>
  isLive(item, now) ? { ...revisionSchema.parse(item), flowData: readDocument(item.doc) } : undefined;

/** Sets a revision outside the last 25 to expire once no session can still use it. */
export const retireRevision = async (
  { client, name }: Table,
  flowId: string,
  version: number,
  ttl: number,
): Promise<void> => {
  try {
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: flowRevisionKey(flowId, version),
        ...updateParts({ set: { ttl } }),
        ConditionExpression: isThere,
      }),
    );
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
  }
};

/** Keys of all revisions that a flow may have; for a young flow they are known without a Query. */
const revisionKeys = async (table: Table, flowId: string, version: number): Promise<Partial<Key>[]> =>
  version <= batchSize
    ? Array.from({ length: version }, (_, index) => flowRevisionKey(flowId, index + 1))
    : queryAll(table, { ...revisionsParams(table.name, flowId, 0), ProjectionExpression: 'pk, sk' });

/** Deletes all revisions of a flow. */
export const deleteRevisions = async (table: Table, flowId: string, version: number): Promise<void> => {
  const keys = await revisionKeys(table, flowId, version);
  let requests = keys.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  while (requests.length > 0) {
    const batch = requests.slice(0, batchSize);
    const { UnprocessedItems } = await table.client.send(
      new BatchWriteCommand({ RequestItems: { [table.name]: batch } }),
    );
    const left = (UnprocessedItems?.[table.name] ?? []) as typeof batch;
    requests = [...left, ...requests.slice(batchSize)];
  }
};

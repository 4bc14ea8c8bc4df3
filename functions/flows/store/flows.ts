import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { isThere, updateParts } from '#functions/table/expressions.ts';
import { writeOnce } from '#functions/table/idempotency.ts';
import { flowKey, flowRevisionKey, flowsPartition, type Key, workspaceKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { inDays, isLive } from '#functions/table/time.ts';
import { ConditionFailed, type Item, transact, type Write } from '#functions/table/transact.ts';
import { AppError } from '#shared/errors.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { putFlow, putFlowLink, putRevision, readFlow, revisionDays, type StoredFlow } from './items.ts';
import { placedWrites } from './placed.ts';
import { expiryOf, firstUseDays } from './workspace.ts';

/** Characters of documents in one response, well below the platform's 6 MB. */
const pageChars = 3_500_000;

export const flowsParams = (table: string, workspace: string, cursor?: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': flowsPartition(workspace) },
  ScanIndexForward: false,
  ConsistentRead: true,
  ...(cursor ? { ExclusiveStartKey: flowKey(workspace, cursor) } : {}),
});

export interface FlowPage {
  readonly flows: StoredFlow[];
  /** The same flows as raw items. */
  readonly items: Item[];
  /** Id after which the next page begins. */
  readonly cursor?: string;
}

/** Reads a workspace's flows, newest first, as many as fit into one response. */
export const readFlows = async (
  { client, name }: Table,
  workspace: string,
  now: Date,
  cursor?: string,
): Promise<FlowPage> => {
  const flows: StoredFlow[] = [];
  const items: Item[] = [];
  let chars = 0;
  let from = cursor;
  for (;;) {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand(flowsParams(name, workspace, from)),
    );
    for (const item of Items) {
      if (!isLive(item, now)) continue;
      chars += String(item.doc).length;
      if (chars > pageChars && flows.length > 0) return { flows, items, cursor: flows.at(-1)?.id };
      flows.push(readFlow(item));
      items.push(item);
    }
    if (!LastEvaluatedKey) return { flows, items };
    from = String(LastEvaluatedKey.sk);
  }
};

const readFlowItem = async (
  { client, name }: Table,
  workspace: string,
  id: string,
  now: Date,
): Promise<Item> => {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: flowKey(workspace, id), ConsistentRead: true }),
  );
  if (!item || !isLive(item, now)) throw new AppError('record.not_found');
  return item;
};

/** Reads one flow of the workspace; 404 record.not_found for any other. */
export const getFlow = async (table: Table, workspace: string, id: string, now: Date): Promise<StoredFlow> =>
  readFlow(await readFlowItem(table, workspace, id, now));

/** Reads a flow together with other items; 404 record.not_found without the flow. */
export const readFlowWith = async (
  table: Table,
  workspace: string,
  id: string,
  now: Date,
  keys: readonly Key[],
): Promise<{ item: Item; others: Item[] }> => {
  const key = flowKey(workspace, id);
  const items = await batchGet(table, [key, ...keys]);
  const item = items.find(({ pk, sk }) => pk === key.pk && sk === key.sk);
  if (!item || !isLive(item, now)) throw new AppError('record.not_found');
  return { item, others: items.filter((other) => other !== item) };
};

/** Counts one more flow against the workspace's limit; `used` corrects a stale counter. */
const takePlace = (
  table: string,
  workspace: string,
  now: Date,
  used?: { seen: unknown; really: number },
): Write => ({
  Update: {
    TableName: table,
    Key: workspaceKey(workspace),
    ...(used
      ? {
          UpdateExpression: 'SET #n = :next, #ttl = :ttl',
          ConditionExpression: '#n = :seen',
          ExpressionAttributeValues: {
            ':next': used.really + 1,
            ':seen': used.seen,
            ':ttl': inDays(now, revisionDays),
          },
        }
      : {
          UpdateExpression: 'SET #ttl = :ttl ADD #n :one',
          ConditionExpression: 'attribute_not_exists(#n) OR #n < :max',
          ExpressionAttributeValues: {
            ':one': 1,
            ':max': flowLimits.flowsPerWorkspace,
            ':ttl': inDays(now, revisionDays),
          },
        }),
    ExpressionAttributeNames: { '#n': 'flows', '#ttl': 'ttl' },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** Counts existing flows: the counter still includes expired ones. */
const countFlows = async ({ client, name }: Table, workspace: string, now: Date): Promise<number> => {
  let count = 0;
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        ...flowsParams(name, workspace),
        ProjectionExpression: 'sk, #ttl',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ...(from ? { ExclusiveStartKey: from } : {}),
      }),
    );
    count += Items.filter((item) => isLive(item, now)).length;
    from = LastEvaluatedKey;
  } while (from);
  return count;
};

export interface CreateOptions {
  readonly now: Date;
  readonly token: string;
  readonly idempotencyKey?: string | undefined;
  /** Content that identifies a repeated request. */
  readonly content?: unknown;
  /** Days until it expires unless used again; default as after every use. */
  readonly days?: number | undefined;
}

/**
 * Creates a flow with its link and first revision. Returns its id, or the earlier one if the idempotency key
 * was used before. 409 limit.reached beyond 50 flows.
 */
export const createFlow = async (
  table: Table,
  workspace: string,
  flow: StoredFlow,
  options: CreateOptions,
): Promise<string> => {
  const { now, token, idempotencyKey, content, days } = options;
  const place = { table: table.name, workspace, now, days };
  const writes = (workspaceWrite: Write) => ({
    record: putFlow(place, flow, { token, revisionsTtl: expiryOf(workspace, now, days ?? revisionDays).ttl }),
    link: putFlowLink(place, flow),
    revision: putRevision(place, flow, []),
    workspace: workspaceWrite,
  });
  const once = {
    scope: `flow#${workspace}`,
    key: idempotencyKey,
    content: content ?? flow.id,
    answer: flow.id,
    now,
  };
  try {
    return await writeOnce(table, once, writes(takePlace(table.name, workspace, now)));
  } catch (error) {
    const full = error instanceof ConditionFailed ? error.found('workspace') : undefined;
    if (!full) throw error;
    const really = await countFlows(table, workspace, now);
    if (really < flowLimits.flowsPerWorkspace)
      return writeOnce(
        table,
        once,
        writes(takePlace(table.name, workspace, now, { seen: full.flows, really })),
      );
    throw new AppError('limit.reached', {
      message: `A workspace can hold ${flowLimits.flowsPerWorkspace} flows. Delete one to make room.`,
    });
  }
};

/** On the first reuse of a flow, extends its only revision. */
const secondUse = (workspace: string, item: Item, now: Date): number | undefined =>
  Number(item.revisionsTtl) <= inDays(now, firstUseDays)
    ? expiryOf(workspace, now, revisionDays).ttl
    : undefined;

const setRevisionExpiry = (table: string, { id, version }: StoredFlow, ttl: number): Write => ({
  Update: {
    TableName: table,
    Key: flowRevisionKey(id, version),
    ...updateParts({ set: { ttl } }),
    ConditionExpression: isThere,
  },
});

/** In each round one of several concurrent writers wins, so this many can. */
const maxAttempts = 12;

export interface FlowEdit {
  /** Returns the flow after the edit; a new version means that content was saved. Throws to refuse. */
  readonly edit: (current: StoredFlow) => { flow: StoredFlow; changes: readonly string[] } | undefined;
  readonly now: Date;
  readonly token: string;
  /** The flow as just read; if it changes meanwhile, it is read again. */
  readonly known: Item;
}

/**
 * Changes a flow, its link and, for a new version, its revisions in one transaction. After a lost race the
 * edit is computed again; `edit` returns undefined if there is nothing to do.
 */
export const changeFlow = async (
  table: Table,
  workspace: string,
  id: string,
  { edit, now, token, known }: FlowEdit,
): Promise<StoredFlow> => {
  const place = { table: table.name, workspace, now };
  for (let round = 0; ; round += 1) {
    const item = round === 0 ? known : await readFlowItem(table, workspace, id, now);
    const current = readFlow(item);
    const edited = edit(current);
    if (!edited) return current;
    const { flow, changes } = edited;
    const longer = secondUse(workspace, item, now);
    try {
      await transact(table, [
        putFlow(place, flow, {
          token: `${token}#${round}`,
          before: item.token,
          revisionsTtl: longer ?? item.revisionsTtl,
        }),
        putFlowLink(place, flow),
        ...placedWrites(table.name, workspace, current, flow),
        ...(longer === undefined ? [] : [setRevisionExpiry(table.name, current, longer)]),
        ...(flow.version === current.version ? [] : [putRevision(place, flow, changes)]),
      ]);
      return flow;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (round + 1 === maxAttempts)
        throw new AppError('store.unavailable', { retryAfterSeconds: 1, cause: error });
    }
  }
};

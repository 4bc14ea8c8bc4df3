import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { updateParts } from '#functions/table/expressions.ts';
import { erasureKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { inDays } from '#functions/table/time.ts';
import type { Item, Write } from '#functions/table/transact.ts';

/** Days until an erasure's counts expire; until then, an interrupted one can continue. */
const keepDays = 90;
const prefix = 'n:';

/** Counts erased items; use it in the transaction that erases them, so that the receipt is exact. */
export const tally = (table: string, jobId: string, counts: Readonly<Record<string, number>>): Write => ({
  Update: {
    TableName: table,
    Key: erasureKey(jobId),
    ...updateParts({
      add: Object.fromEntries(Object.entries(counts).map(([kind, count]) => [prefix + kind, count])),
    }),
  },
});

export interface ErasureState {
  readonly counts: Readonly<Record<string, number>>;
  readonly startedAt: string;
  readonly finishedAt?: string;
}

const countsOf = (item: Item): Record<string, number> =>
  Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, count]) => [name.slice(prefix.length), Number(count)]),
  );

interface ErasureProgress {
  readonly by: string;
  readonly done: boolean;
  readonly now: Date;
  /** Where the search of the whole table continues; absent before it has begun. */
  readonly sweep?: Sweep | undefined;
}

export interface Sweep {
  readonly scanned: number;
  readonly cursor?: string | undefined;
}

/** Reads where an erasure's search continues. */
export const readSweep = async (table: Table, jobId: string): Promise<Sweep | undefined> => {
  const [item] = await batchGet(table, [erasureKey(jobId)]);
  return item?.scanned === undefined
    ? undefined
    : {
        scanned: Number(item.scanned),
        ...(typeof item.sweepCursor === 'string' && item.sweepCursor !== ''
          ? { cursor: item.sweepCursor }
          : {}),
      };
};

/** Records an erasure's progress and returns its counts over all requests. */
export const noteErasure = async (
  { client, name }: Table,
  jobId: string,
  { by, done, now, sweep }: ErasureProgress,
): Promise<ErasureState> => {
  const at = now.toISOString();
  const parts = updateParts({
    set: {
      entity: 'Erasure',
      by,
      ttl: inDays(now, keepDays),
      finishedAt: done ? at : undefined,
      ...(sweep ? { scanned: sweep.scanned, sweepCursor: sweep.cursor ?? '' } : {}),
    },
  });
  const { Attributes = {} } = await client.send(
    new UpdateCommand({
      TableName: name,
      Key: erasureKey(jobId),
      UpdateExpression: `${parts.UpdateExpression}, startedAt = if_not_exists(startedAt, :at)`,
      ExpressionAttributeNames: parts.ExpressionAttributeNames,
      ExpressionAttributeValues: { ...parts.ExpressionAttributeValues, ':at': at },
      ReturnValues: 'ALL_NEW',
    }),
  );
  return {
    counts: countsOf(Attributes),
    startedAt: String(Attributes.startedAt ?? at),
    ...(done ? { finishedAt: at } : {}),
  };
};

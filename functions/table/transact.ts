import { setTimeout as delay } from 'node:timers/promises';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Table } from '#functions/table/table.ts';

/** One write of a transaction. */
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
export type Item = Record<string, unknown>;

interface CancellationReason {
  readonly Code?: string;
  readonly Item?: Parameters<typeof unmarshall>[0];
}

/** A condition of the transaction did not hold; nothing was written. */
export class ConditionFailed extends Error {
  /** Per failed write, by its index: the item found instead, where there is one and the write asked for it. */
  readonly found: ReadonlyMap<number, Item | undefined>;

  constructor(found: ReadonlyMap<number, Item | undefined>, cause: unknown) {
    super('A condition of the write did not hold', { cause });
    this.name = 'ConditionFailed';
    this.found = found;
  }
}

const maxTries = 7;
const firstWaitMs = 15;

const reasonsOf = (error: unknown): readonly CancellationReason[] | undefined =>
  error instanceof Error && error.name === 'TransactionCanceledException'
    ? (error as Error & { CancellationReasons?: CancellationReason[] }).CancellationReasons
    : undefined;

const failedConditions = (
  reasons: readonly CancellationReason[],
  error: unknown,
): ConditionFailed | undefined => {
  const found = new Map<number, Item | undefined>();
  for (const [index, { Code, Item }] of reasons.entries()) {
    if (Code === 'ConditionalCheckFailed') found.set(index, Item && unmarshall(Item));
  }
  return found.size > 0 ? new ConditionFailed(found, error) : undefined;
};

const isConflict = (reasons: readonly CancellationReason[], error: unknown): boolean =>
  reasons.some(({ Code }) => Code === 'TransactionConflict') ||
  (error instanceof Error && error.name === 'TransactionConflictException');

/**
 * Writes all or nothing. A conflict with another transaction is tried again with jitter; a condition that does not hold
 * throws `ConditionFailed`. The SDK's own token makes its network retries count once.
 */
export const transact = async ({ client }: Table, writes: readonly Write[]): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: [...writes] }));
      return;
    } catch (error) {
      const reasons = reasonsOf(error) ?? [];
      const failed = failedConditions(reasons, error);
      if (failed) throw failed;
      if (!isConflict(reasons, error) || attempt === maxTries) throw error;
      await delay(firstWaitMs * 2 ** attempt * (0.5 + Math.random()));
    }
  }
};

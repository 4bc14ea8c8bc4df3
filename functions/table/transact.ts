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

/** Named writes of one transaction; a name may hold several writes or none. */
export type NamedWrites = Readonly<Record<string, Write | readonly Write[] | undefined>>;

export interface FailedWrite {
  readonly name: string;
  /** The stored item; only if the write sets `ReturnValuesOnConditionCheckFailure`. */
  readonly item?: Item | undefined;
}

/** A condition of the transaction failed; nothing was written. */
export class ConditionFailed extends Error {
  readonly failures: readonly FailedWrite[];

  constructor(failures: readonly FailedWrite[], cause?: unknown) {
    super('A condition of the write did not hold', { cause });
    this.name = 'ConditionFailed';
    this.failures = failures;
  }

  /** Whether the condition of the write with this name failed. */
  failed(name: string): boolean {
    return this.failures.some((failure) => failure.name === name);
  }

  /** The stored item that made the named write fail. */
  found(name: string): Item | undefined {
    return this.failures.find((failure) => failure.name === name)?.item;
  }
}

const flatten = (writes: NamedWrites): { readonly name: string; readonly write: Write }[] =>
  Object.entries(writes).flatMap(([name, group = []]) => [group].flat().map((write) => ({ name, write })));

const maxTries = 7;
const firstWaitMs = 15;

const reasonsOf = (error: unknown): readonly CancellationReason[] | undefined =>
  error instanceof Error && error.name === 'TransactionCanceledException'
    ? (error as Error & { CancellationReasons?: CancellationReason[] }).CancellationReasons
    : undefined;

/** DynamoDB gives one reason per write, in the order of the writes. */
const failedWrites = (reasons: readonly CancellationReason[], names: readonly string[]): FailedWrite[] =>
  reasons.flatMap(({ Code, Item }, index) =>
    Code === 'ConditionalCheckFailed' ? [{ name: names[index] ?? '', item: Item && unmarshall(Item) }] : [],
  );

const isConflict = (reasons: readonly CancellationReason[], error: unknown): boolean =>
  reasons.some(({ Code }) => Code === 'TransactionConflict') ||
  (error instanceof Error && error.name === 'TransactionConflictException');

/**
 * Writes all or nothing: at most 100 writes, each to a different item. Retries conflicts with jitter; throws
 * `ConditionFailed`, which names the failed writes. The SDK's request token makes its network retries
 * idempotent.
 */
export const transact = async ({ client }: Table, writes: NamedWrites | readonly Write[]): Promise<void> => {
  const all = flatten(Array.isArray(writes) ? { writes } : (writes as NamedWrites));
  for (let attempt = 1; ; attempt++) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems: all.map(({ write }) => write) }));
      return;
    } catch (error) {
      const reasons = reasonsOf(error) ?? [];
      const failures = failedWrites(
        reasons,
        all.map(({ name }) => name),
      );
      if (failures.length > 0) throw new ConditionFailed(failures, error);
      if (!isConflict(reasons, error) || attempt === maxTries) throw error;
      await delay(firstWaitMs * 2 ** attempt * (0.5 + Math.random()));
    }
  }
};

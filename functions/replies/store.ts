import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Table } from '#functions/table/table.ts';
import { AppError } from '#shared/errors.ts';
import { isConditionFailed } from '../table/errors.ts';
import { idempotencyKey } from '../table/keys.ts';
import { epochSeconds } from '../table/time.ts';
import type { Item, Write } from '../table/transact.ts';

const keepSeconds = 24 * 3600;
/** Seconds until a retry may take over a request that hasn't finished. */
const claimSeconds = 60;

/** A request with an effect outside the table, such as sending a mail. */
export interface SentOnce {
  readonly scope: string;
  readonly key: string;
  readonly content: unknown;
  readonly now: Date;
}

const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

const itemOf = ({ scope, key, content, now }: SentOnce, more: Item): Item => ({
  ...idempotencyKey(scope, key),
  entity: 'Idempotency',
  hash: hashOf(content),
  ttl: epochSeconds(now) + keepSeconds,
  ...more,
});

/**
 * Claims the request before it takes effect. Returns the earlier answer if it is done; 409 `request.conflict`
 * for other content under the key; 503 while another try is running. An interrupted try can be repeated after
 * a minute.
 */
export const claim = async (table: Table, request: SentOnce): Promise<Item | undefined> => {
  const seconds = epochSeconds(request.now);
  try {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: itemOf(request, { claimedUntil: seconds + claimSeconds }),
        ConditionExpression:
          'attribute_not_exists(pk) OR #ttl < :now OR (attribute_not_exists(answer) AND claimedUntil < :now AND #hash = :hash)',
        ExpressionAttributeNames: { '#ttl': 'ttl', '#hash': 'hash' },
        ExpressionAttributeValues: { ':now': seconds, ':hash': hashOf(request.content) },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return undefined;
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    const { Item } = error as Error & { Item?: Parameters<typeof unmarshall>[0] };
    const found = Item && unmarshall(Item);
    if (found?.hash !== hashOf(request.content)) throw new AppError('request.conflict');
    if (found?.answer !== undefined) return found.answer as Item;
    throw new AppError('store.unavailable', { retryAfterSeconds: 5 });
  }
};

/** Releases the claim after an attempt without effect, so that a retry can start at once. */
export const letGo = async (table: Table, request: SentOnce): Promise<void> => {
  await table.client.send(
    new PutCommand({ TableName: table.name, Item: itemOf(request, { claimedUntil: 0 }) }),
  );
};

/** Marks the request as done; use it in the transaction that records the result. */
export const doneWrite = (table: string, request: SentOnce, answer: Item): Write => ({
  Put: { TableName: table, Item: itemOf(request, { answer }) },
});

import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import { AppError } from '#shared/errors.ts';
import { idempotencyKey, personIndex } from './keys.ts';
import { epochSeconds, isLive } from './time.ts';
import { ConditionFailed, type Item, type NamedWrites, transact, type Write } from './transact.ts';

const keepSeconds = 24 * 3600;

export interface OnceOptions<Answer> {
  /** Namespace of the key, so that two routes never share one. */
  readonly scope: string;
  /** The client's Idempotency-Key. Without one, only the writes' own conditions prevent duplicates. */
  readonly key: string | undefined;
  /**
   * Content that identifies the request, without volatile parts: different content under the same key is a
   * conflict.
   */
  readonly content: unknown;
  readonly answer: Answer;
  readonly now: Date;
  /** Identity whose data the answer holds: erasing the person erases the answer. */
  readonly person?: string;
}

const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** Stores the response under the client's key, unless an unexpired one exists. */
const onceParams = <Answer>(table: string, options: OnceOptions<Answer> & { key: string }): Write => {
  const seconds = epochSeconds(options.now);
  return {
    Put: {
      TableName: table,
      Item: {
        ...idempotencyKey(options.scope, options.key),
        entity: 'Idempotency',
        hash: contentHash(options.content),
        answer: options.answer,
        ...(options.person ? personIndex(options.person, 'IDEM', options.key) : {}),
        ttl: seconds + keepSeconds,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR #ttl < :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': seconds },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
};

/** Returns the first response, or throws 409 `request.conflict` for other content. */
const earlierAnswer = <Answer>(earlier: Item, content: unknown): Answer => {
  if (earlier.hash !== contentHash(content)) throw new AppError('request.conflict');
  return earlier.answer as Answer;
};

/** Returns the response that an earlier request with this key got; undefined if there was none. */
export const findAnswer = async <Answer>(
  { client, name }: Table,
  { scope, key, content, now }: Pick<OnceOptions<Answer>, 'scope' | 'key' | 'content' | 'now'>,
): Promise<Answer | undefined> => {
  if (key === undefined) return undefined;
  const { Item: item } = await client.send(
    new GetCommand({ TableName: name, Key: idempotencyKey(scope, key), ConsistentRead: true }),
  );
  return isLive(item, now) && item ? earlierAnswer(item, content) : undefined;
};

/**
 * Writes once per key: a repeated request gets the first response; different content under the key is 409
 * `request.conflict`. `record` is the write that creates a record with a new id: if it exists already, an
 * earlier try of this request wrote it.
 */
export const writeOnce = async <Answer>(
  table: Table,
  options: OnceOptions<Answer>,
  writes: NamedWrites & { readonly record: NamedWrites[string] },
): Promise<Answer> => {
  const { key } = options;
  try {
    await transact(table, {
      idempotencyKey: key === undefined ? undefined : onceParams(table.name, { ...options, key }),
      ...writes,
    });
    return options.answer;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const earlier = error.found('idempotencyKey');
    if (earlier) return earlierAnswer(earlier, options.content);
    if (error.failed('record')) return options.answer;
    throw error;
  }
};

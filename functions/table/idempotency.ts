import { createHash } from 'node:crypto';
import type { Table } from '#functions/table/table.ts';
import { AppError } from '#shared/errors.ts';
import { idempotencyKey, personIndex } from './keys.ts';
import { epochSeconds } from './time.ts';
import { ConditionFailed, transact, type Write } from './transact.ts';

const keepSeconds = 24 * 3600;

export interface OnceOptions<Answer> {
  /** What the key is for, so that two routes never share one. */
  readonly scope: string;
  /** The client's Idempotency-Key; without one only the writes' own conditions protect. */
  readonly key: string | undefined;
  /** What makes two requests the same; volatile parts left out. */
  readonly content: unknown;
  readonly answer: Answer;
  readonly now: Date;
  /** Whose data the answer holds, if it holds any: erasing the person then erases this too. */
  readonly person?: string;
}

const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** Remembers the answer under the client's key, unless a record that has not expired is there. */
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

/**
 * Writes once per key: a repeated request with the same content gets the first answer, with other content 409
 * `request.conflict`. `writes[0]` must be the conditional creation of the record, whose id is new to this request: where
 * that condition fails the record is this request's own, written by a try whose answer got lost.
 */
export const writeOnce = async <Answer>(
  table: Table,
  options: OnceOptions<Answer>,
  writes: readonly Write[],
): Promise<Answer> => {
  const { key } = options;
  const record = key === undefined ? [] : [onceParams(table.name, { ...options, key })];
  try {
    await transact(table, [...record, ...writes]);
    return options.answer;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const earlier = key === undefined ? undefined : error.found.get(0);
    if (earlier) {
      if (earlier.hash !== contentHash(options.content)) throw new AppError('request.conflict');
      return earlier.answer as Answer;
    }
    if (error.found.has(record.length)) return options.answer;
    throw error;
  }
};

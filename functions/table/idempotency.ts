import { createHash } from 'node:crypto';
import type { Table } from '#functions/table/table.ts';
import { AppError } from '#shared/errors.ts';
import { idempotencyKey, personIndex } from './keys.ts';
import { epochSeconds } from './time.ts';
import { ConditionFailed, type NamedWrites, transact, type Write } from './transact.ts';

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
 * `request.conflict`. `record` creates a record whose id is new to this request: if it exists already, an earlier try of
 * this very request wrote it and its answer got lost.
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
    if (earlier) {
      if (earlier.hash !== contentHash(options.content)) throw new AppError('request.conflict');
      return earlier.answer as Answer;
    }
    if (error.failed('record')) return options.answer;
    throw error;
  }
};

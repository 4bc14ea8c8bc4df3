import type { Table } from '#functions/table/table.ts';
import { AppError } from '#shared/errors.ts';
import { postKey, postLikeKey, postViewKey } from '../table/keys.ts';
import { dayOf, inDays } from '../table/time.ts';
import { ConditionFailed, type NamedWrites, transact, type Write } from '../table/transact.ts';
import { isPublic, publicCondition } from './visibility.ts';

interface Count {
  readonly id: number;
  readonly field: 'views' | 'likes';
  readonly by: 1 | -1;
}

/** Changes a count of a public post by one, never below zero. */
const countPart = (table: string, { id, field, by }: Count, now: Date): Write => {
  const { expression, names, values } = publicCondition(now);
  return {
    Update: {
      TableName: table,
      Key: postKey(id),
      UpdateExpression: 'ADD #field :by',
      ConditionExpression: by > 0 ? expression : `${expression} AND #field >= :one`,
      ExpressionAttributeNames: { '#field': field, ...names },
      ExpressionAttributeValues: { ':by': by, ...values, ...(by > 0 ? {} : { ':one': 1 }) },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
};

/**
 * Counts one view per visitor and day. The marker's key contains the day, so it only has to last until that
 * day ends.
 */
export const countViewParams = (table: string, id: number, visitorId: string, now: Date) => ({
  marker: {
    Put: {
      TableName: table,
      Item: {
        ...postViewKey(id, visitorId, dayOf(now)),
        entity: 'PostView',
        ttl: inDays(now, 2),
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  } satisfies Write,
  count: countPart(table, { id, field: 'views', by: 1 }, now),
});

/** A visitor's like: marker and count change together. */
export const likeParams = (table: string, id: number, visitorId: string, now: Date) => ({
  marker: {
    Put: {
      TableName: table,
      Item: { ...postLikeKey(id, visitorId), entity: 'PostLike', createdAt: now.toISOString() },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  } satisfies Write,
  count: countPart(table, { id, field: 'likes', by: 1 }, now),
});

/** Removes a visitor's like and its count. */
export const unlikeParams = (table: string, id: number, visitorId: string, now: Date) => ({
  marker: {
    Delete: {
      TableName: table,
      Key: postLikeKey(id, visitorId),
      ConditionExpression: 'attribute_exists(pk)',
    },
  } satisfies Write,
  count: countPart(table, { id, field: 'likes', by: -1 }, now),
});

/**
 * Returns whether the count changed. No error if the marker already exists; an error if the post is missing
 * or hidden.
 */
const move = async (table: Table, writes: NamedWrites, now: Date): Promise<boolean> => {
  try {
    await transact(table, writes);
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const post = error.found('count');
    if (error.failed('count') && !(post && isPublic(post, now)))
      throw new AppError('record.not_found', { cause: error });
    return false;
  }
};

/**
 * Counts a view once per visitor and day, without a read. Returns whether it counted; throws
 * `record.not_found`.
 */
export const countView = (table: Table, id: number, visitorId: string, now: Date): Promise<boolean> =>
  move(table, countViewParams(table.name, id, visitorId, now), now);

/** Adds or removes a like, once per visitor. Returns whether the count changed; throws `record.not_found`. */
export const setLike = (
  table: Table,
  id: number,
  visitorId: string,
  liked: boolean,
  now: Date,
): Promise<boolean> => move(table, (liked ? likeParams : unlikeParams)(table.name, id, visitorId, now), now);

import * as z from 'zod/mini';
import { loginBucketKey } from '#functions/table/keys.ts';
import { digest } from '#functions/table/rate-limit.ts';
import type { Table } from '#functions/table/table.ts';
import { epochSeconds } from '#functions/table/time.ts';
import { ConditionFailed, type Item, transact, type Write } from '#functions/table/transact.ts';

/** A sliding window: at most `max` failures in any `windowSeconds`. */
export interface Bucket {
  readonly name: string;
  readonly max: number;
  readonly windowSeconds: number;
}

/** A bucket's state: times (epoch ms) of failures within the window, and its version. */
export interface BucketState extends Bucket {
  readonly failures: readonly number[];
  readonly version: number;
}

const quarterSeconds = 15 * 60;
const hourSeconds = 3600;

/**
 * The buckets in which a login attempt is counted. A known browser has its own, so that no stranger can lock
 * the owner out. See docs/behaviour.md, "The portal".
 */
export const loginBuckets = (
  username: string,
  viewer: string,
  knownBrowser: string | undefined,
): Bucket[] => {
  const user = username.normalize('NFC').toLowerCase();
  if (knownBrowser) return [{ name: `known#${digest(knownBrowser)}`, max: 5, windowSeconds: quarterSeconds }];
  return [
    { name: `pair#${digest(JSON.stringify([user, viewer]))}`, max: 5, windowSeconds: quarterSeconds },
    { name: `account#${digest(user)}`, max: 20, windowSeconds: hourSeconds },
    { name: `address#${digest(viewer)}`, max: 30, windowSeconds: hourSeconds },
  ];
};

/** The bucket that counts an address's wrong recovery codes. */
export const codeBucket = (viewer: string): Bucket => ({
  name: `code#${digest(viewer)}`,
  max: 5,
  windowSeconds: quarterSeconds,
});

export const bucketKeys = (buckets: readonly Bucket[]) => buckets.map(({ name }) => loginBucketKey(name));

const bucketSchema = z.object({ failures: z.array(z.number()), version: z.number() });

/** Combines buckets with their stored state; drops failures outside the window. */
export const bucketStates = (buckets: readonly Bucket[], items: readonly Item[], now: Date): BucketState[] =>
  buckets.map((bucket) => {
    const parsed = z.safeParse(
      bucketSchema,
      items.find(({ pk }) => pk === loginBucketKey(bucket.name).pk),
    );
    const since = now.getTime() - bucket.windowSeconds * 1000;
    const failures = parsed.success ? parsed.data.failures.filter((at) => at > since) : [];
    return { ...bucket, failures, version: parsed.success ? parsed.data.version : 0 };
  });

/** Seconds until every full bucket has room again; 0 if none is full. */
export const lockedSeconds = (states: readonly BucketState[], now: Date): number =>
  Math.max(
    0,
    ...states
      .filter(({ failures, max }) => failures.length >= max)
      .map(({ failures, max, windowSeconds }) =>
        Math.ceil(((failures.at(-max) ?? 0) + windowSeconds * 1000 - now.getTime()) / 1000),
      ),
  );

const writeBucket = (
  table: string,
  state: BucketState,
  failures: readonly number[],
  attempt: { readonly id: string; readonly now: Date },
): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...loginBucketKey(state.name),
      entity: 'LoginBucket',
      failures: [...failures],
      version: state.version + 1,
      attempt: attempt.id,
      ttl: epochSeconds(attempt.now) + state.windowSeconds * 2,
    },
    ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
    ExpressionAttributeValues: { ':version': state.version },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/**
 * Whether all buckets already hold this attempt, because an earlier try succeeded but its response got lost.
 */
const isOwn = (error: unknown, attemptId: string): boolean =>
  error instanceof ConditionFailed && error.failures.every(({ item }) => item?.attempt === attemptId);

/**
 * Counts an attempt as failed *before* checking its password, in all buckets at once and on condition of
 * their state, so that simultaneous attempts can't exceed the limit. Throws `ConditionFailed` when another
 * attempt got in first.
 */
export const reserveAttempt = async (
  table: Table,
  states: readonly BucketState[],
  attempt: { readonly id: string; readonly now: Date },
): Promise<BucketState[]> => {
  const write = (state: BucketState) =>
    writeBucket(table.name, state, [...state.failures, attempt.now.getTime()], attempt);
  await transact(table, states.map(write)).catch((error: unknown) => {
    if (!isOwn(error, attempt.id)) throw error;
  });
  return states.map((state) => ({ ...state, version: state.version + 1 }));
};

/**
 * Removes the reservation after a successful login, together with the given writes. `states` is the result of
 * `reserveAttempt`.
 */
export const releaseAttempt = async (
  table: Table,
  states: readonly BucketState[],
  attempt: { readonly id: string; readonly now: Date },
  also: readonly Write[] = [],
): Promise<void> => {
  const release = { ...attempt, id: `${attempt.id}#released` };
  await transact(table, [
    ...states.map((state) => writeBucket(table.name, state, state.failures, release)),
    ...also,
  ]).catch((error: unknown) => {
    if (!isOwn(error, release.id)) throw error;
  });
};

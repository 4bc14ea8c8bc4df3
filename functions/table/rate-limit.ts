import { createHash } from 'node:crypto';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';
import { isConditionFailed } from './errors.ts';
import { updateParts } from './expressions.ts';
import { rateKey } from './keys.ts';
import type { Write } from './transact.ts';

export interface RateWindow {
  readonly name: string;
  /** Who is counted; only a digest is stored. */
  readonly who: string;
  readonly windowSeconds: number;
}

/** Start of the window around `now`, in epoch seconds. */
export const windowStart = (windowSeconds: number, now: Date): number =>
  Math.floor(now.getTime() / 1000 / windowSeconds) * windowSeconds;

/** A short digest, so that counters store neither addresses nor names. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Key of the window's counter. Past windows have other keys, so an expired one is never read. */
export const rateWindowKey = ({ name, who, windowSeconds }: RateWindow, now: Date) =>
  rateKey(name, digest(who), windowStart(windowSeconds, now));

/**
 * A hit in a window: increments the attributes in `counters` (default `n`); refused once the first is at
 * `ceiling`.
 */
export interface Hit extends RateWindow {
  readonly counters?: readonly string[];
  readonly amount?: number;
  readonly ceiling?: number;
}

const hitParams = (table: string, window: Hit, now: Date): UpdateCommandInput => {
  const { counters = ['n'], amount = 1, ceiling } = window;
  const parts = updateParts({
    add: Object.fromEntries(counters.map((counter) => [counter, amount])),
    set: { ttl: windowStart(window.windowSeconds, now) + 2 * window.windowSeconds },
  });
  return {
    TableName: table,
    Key: rateWindowKey(window, now),
    ...parts,
    ...(ceiling === undefined
      ? {}
      : {
          ConditionExpression: 'attribute_not_exists(#a0) OR #a0 < :ceiling',
          ExpressionAttributeValues: { ...parts.ExpressionAttributeValues, ':ceiling': ceiling },
        }),
    ReturnValues: 'UPDATED_NEW',
  };
};

/**
 * Counts one request and returns each counter's value in the window. Above the ceiling, nothing is counted.
 */
export const hitEach = async ({ client, name }: Table, window: Hit, now: Date): Promise<number[]> => {
  const { counters = ['n'] } = window;
  try {
    const { Attributes } = await client.send(new UpdateCommand(hitParams(name, window, now)));
    return counters.map((counter) => Number(Attributes?.[counter] ?? 1));
  } catch (error) {
    if (!isConditionFailed(error)) throw error;
    return counters.map(() => Number.POSITIVE_INFINITY);
  }
};

/** Counts one request and returns the window's count. */
export const hit = async (table: Table, window: Hit, now: Date): Promise<number> =>
  (await hitEach(table, window, now))[0] ?? 1;

/** A window's counter, with its ceiling. */
export interface Counter {
  readonly counter: string;
  readonly max: number;
}

/** Counts within a transaction; its condition fails once a counter is full. This saves a separate call. */
export const countWithin = (
  table: string,
  window: RateWindow,
  counters: readonly Counter[],
  now: Date,
): Write => {
  const parts = updateParts({
    add: Object.fromEntries(counters.map(({ counter }) => [counter, 1])),
    set: { ttl: windowStart(window.windowSeconds, now) + 2 * window.windowSeconds },
  });
  return {
    Update: {
      TableName: table,
      Key: rateWindowKey(window, now),
      ...parts,
      ConditionExpression: counters
        .map((_, index) => `(attribute_not_exists(#a${index}) OR #a${index} < :max${index})`)
        .join(' AND '),
      ExpressionAttributeValues: {
        ...parts.ExpressionAttributeValues,
        ...Object.fromEntries(counters.map(({ max }, index) => [`:max${index}`, max])),
      },
    },
  };
};

/** Whole seconds until the window ends, at least 1. */
export const secondsLeft = (windowSeconds: number, now: Date): number =>
  Math.max(1, Math.ceil(windowStart(windowSeconds, now) + windowSeconds - now.getTime() / 1000));

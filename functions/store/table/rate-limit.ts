import { createHash } from 'node:crypto';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/http/types.ts';
import { updateParts } from './expressions.ts';
import { rateKey } from './keys.ts';

export interface RateWindow {
  readonly name: string;
  /** Whom the window counts; only a digest of it is stored. */
  readonly who: string;
  readonly windowSeconds: number;
}

/** Epoch seconds at which the window around `now` began. */
export const windowStart = (windowSeconds: number, now: Date): number =>
  Math.floor(now.getTime() / 1000 / windowSeconds) * windowSeconds;

/** A short digest, so that neither addresses nor names are stored with a counter. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Key of the window's counter; past windows are other keys, so an expired one is never read. */
export const rateWindowKey = ({ name, who, windowSeconds }: RateWindow, now: Date) =>
  rateKey(name, digest(who), windowStart(windowSeconds, now));

/** Counts one request in its window. */
export const hitParams = (table: string, window: RateWindow, now: Date): UpdateCommandInput => ({
  TableName: table,
  Key: rateWindowKey(window, now),
  ...updateParts({
    add: { n: 1 },
    set: { ttl: windowStart(window.windowSeconds, now) + 2 * window.windowSeconds },
  }),
  ReturnValues: 'UPDATED_NEW',
});

/** Counts one request and returns how many the window holds now. */
export const hit = async ({ client, name }: Table, window: RateWindow, now: Date): Promise<number> => {
  const { Attributes } = await client.send(new UpdateCommand(hitParams(name, window, now)));
  return Number(Attributes?.n ?? 1);
};

/** Whole seconds until the window ends, at least 1. */
export const secondsLeft = (windowSeconds: number, now: Date): number =>
  Math.max(1, Math.ceil(windowStart(windowSeconds, now) + windowSeconds - now.getTime() / 1000));

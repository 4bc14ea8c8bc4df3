import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AppError } from '#shared/errors.ts';
import { hit, secondsLeft } from './rate-limit.ts';
import type { Table } from './table.ts';

/**
 * Bytes a day that everybody without a login may store together: 18 GB in the 90 days until conversations
 * expire, about $9 a month with the index.
 */
export const dailyBytes = 200_000_000;
/** Share for chats, demos and flows; the rest is reserved for forms. */
const talkShare = 0.75;
/** A process adds to the shared counter whenever it has counted this many bytes itself. */
export const flushBytes = 64 * 1024;

const day = { name: 'stored-bytes', who: 'everybody', windowSeconds: 86_400 } as const;

interface Counted {
  day: string;
  /** Bytes not yet in the shared counter. */
  pending: number;
  /** The shared counter at the last flush. */
  total: number;
}

/** Counts by table; they outlive a function instance in the local runtime. */
const counted = new Map<string, Counted>();

const today = ({ name }: Table, now: Date): Counted => {
  const date = now.toISOString().slice(0, 10);
  const known = counted.get(name);
  if (known?.day === date) return known;
  const fresh = { day: date, pending: 0, total: 0 };
  counted.set(name, fresh);
  return fresh;
};

/** Whether the day's bytes are used up, as far as this process knows. `form` may use the whole budget. */
export const isStorageFull = (table: Table, now: Date, use: 'talk' | 'form'): boolean => {
  const { pending, total } = today(table, now);
  return pending + total >= dailyBytes * (use === 'talk' ? talkShare : 1);
};

/** 429 until the end of the day, once the day's bytes are used up. */
export const refuseWhenFull = (table: Table, now: Date, use: 'talk' | 'form'): void => {
  if (isStorageFull(table, now, use))
    throw new AppError('rate.limited', { retryAfterSeconds: secondsLeft(day.windowSeconds, now) });
};

/** Adds stored bytes; one table call for every 64 KB. */
export const countStored = async (table: Table, bytes: number, now: Date): Promise<void> => {
  const known = today(table, now);
  known.pending += bytes;
  if (known.pending < flushBytes) return;
  const amount = known.pending;
  known.pending = 0;
  known.total = await hit(table, { ...day, amount }, now);
};

const written = (value: unknown): number =>
  value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));

type Input = Readonly<Record<string, unknown>>;

/** Bytes that a command adds: items and the values of updates. */
const storedBytes = ({ Item, ExpressionAttributeValues, UpdateExpression, TransactItems }: Input): number =>
  Array.isArray(TransactItems)
    ? TransactItems.reduce(
        (sum: number, write: Input) =>
          sum + Object.values(write).reduce((all: number, one) => all + storedBytes(one as Input), 0),
        0,
      )
    : written(Item) + (UpdateExpression === undefined ? 0 : written(ExpressionAttributeValues));

/** Wraps a table and reports the bytes of each write to `onStored`. */
export const countingTable = (table: Table, onStored: (bytes: number) => Promise<void>): Table => ({
  name: table.name,
  client: {
    send: (async (command: { readonly input: Input }, ...rest: unknown[]) => {
      const answer = await (table.client.send as (...args: unknown[]) => Promise<unknown>)(command, ...rest);
      await onStored(storedBytes(command.input));
      return answer;
    }) as DynamoDBDocumentClient['send'],
  },
});

import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isConditionFailed } from '#functions/table/errors.ts';
import {
  eventLogKey,
  eventLogPartition,
  eventQueueKey,
  eventQueuePartition,
  type Key,
} from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { inDays } from '#functions/table/time.ts';
import { type Item, transact, type Write } from '#functions/table/transact.ts';
import { type EventDelivery, type EventType, eventTypes } from '#shared/api/outgoing-events.ts';

const keepDays = 30;
/** The stream sends a new event at once; if it hasn't within this time (ms), the job takes over. */
const firstTurnMs = 60_000;

const minuteMs = 60_000;
/** Pauses after the first, second, … failed attempt (ms); together about two days. */
const pausesMs = [1, 5, 30, 120, 360, 720, 1440].map((minutes) => minutes * minuteMs);

const queuedSchema = z.object({
  sk: z.string(),
  type: z.enum(eventTypes),
  createdAt: z.string(),
  /** The record that the event is about; read when it is sent, so that erasure needs no copy. */
  about: z.object({ pk: z.string(), sk: z.string() }),
  attempts: z.number(),
  nextAt: z.string(),
  status: z.optional(z.number()),
  error: z.optional(z.string()),
});
/** An event that was not delivered yet. */
export type QueuedEvent = z.infer<typeof queuedSchema>;

export const parseQueued = (item: Item): QueuedEvent | undefined => {
  const parsed = z.safeParse(queuedSchema, item);
  return parsed.success ? parsed.data : undefined;
};

/** Adds an event to the queue. Use it in the transaction of the change that the event reports. */
export const queueWrite = (
  table: string,
  event: { readonly id: string; readonly type: EventType; readonly about: Key },
  now: Date,
): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...eventQueueKey(event.id),
      entity: 'QueuedEvent',
      type: event.type,
      createdAt: now.toISOString(),
      about: event.about,
      attempts: 0,
      nextAt: new Date(now.getTime() + firstTurnMs).toISOString(),
      ttl: inDays(now, keepDays),
    },
  },
});

/** All events that were not delivered yet, oldest first. */
export const readQueue = async (table: Table): Promise<QueuedEvent[]> => {
  const items = await queryAll(table, {
    TableName: table.name,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': eventQueuePartition },
    ConsistentRead: true,
  });
  return items.flatMap((item) => parseQueued(item) ?? []);
};

/**
 * Claims the next attempt; undefined if another run has it. The pause is written first: if the process ends
 * before it knows the result, the attempt is repeated after the pause.
 */
export const claimAttempt = async (
  { client, name }: Table,
  event: QueuedEvent,
  now: Date,
): Promise<QueuedEvent | undefined> => {
  const pause = pausesMs[Math.min(event.attempts, pausesMs.length - 1)] ?? 0;
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: name,
        Key: eventQueueKey(event.sk),
        UpdateExpression: 'SET attempts = :next, nextAt = :at',
        ConditionExpression: 'attempts = :now',
        ExpressionAttributeValues: {
          ':now': event.attempts,
          ':next': event.attempts + 1,
          ':at': new Date(now.getTime() + pause).toISOString(),
        },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes && parseQueued(Attributes);
  } catch (error) {
    if (isConditionFailed(error)) return undefined;
    throw error;
  }
};

export interface Attempt {
  readonly ok: boolean;
  readonly status?: number | undefined;
  readonly error?: string | undefined;
  /** No further attempt can succeed. */
  readonly isFinal?: boolean | undefined;
}

/**
 * Records an attempt: a delivered or abandoned event moves to the log; any other waits for its next attempt.
 */
export const settleAttempt = async (
  table: Table,
  event: QueuedEvent,
  { ok, status, error, isFinal }: Attempt,
  now: Date,
): Promise<EventDelivery> => {
  const { sk: id, type, createdAt, attempts, nextAt, about } = event;
  const result = { ...(status === undefined ? {} : { status }), ...(ok || !error ? {} : { error }) };
  if (!ok && !isFinal && attempts <= pausesMs.length) {
    const parts = { ':status': status ?? 0, ':error': error ?? '', ':attempts': attempts };
    await table.client
      .send(
        new UpdateCommand({
          TableName: table.name,
          Key: eventQueueKey(id),
          UpdateExpression: 'SET #status = :status, #error = :error',
          ConditionExpression: 'attempts = :attempts',
          ExpressionAttributeNames: { '#status': 'status', '#error': 'error' },
          ExpressionAttributeValues: parts,
        }),
      )
      .catch((failure: unknown) => {
        // A later attempt has already recorded its result.
        if (!isConditionFailed(failure)) throw failure;
      });
    return { id, type, createdAt, state: 'retrying', attempts, nextAt, ...result };
  }
  const state = ok ? 'delivered' : 'failed';
  const entry = { type, createdAt, about, state, attempts, ...result } as const;
  await transact(table, [
    { Delete: { TableName: table.name, Key: eventQueueKey(id) } },
    {
      Put: {
        TableName: table.name,
        Item: { ...eventLogKey(id), entity: 'EventDelivery', ...entry, ttl: inDays(now, keepDays) },
      },
    },
  ]);
  return { id, type, createdAt, state, attempts, ...result };
};

/**
 * Makes an event ready for an immediate attempt: one that is waiting, or one from the log, which returns to
 * the queue with its id. Undefined if there is no such event.
 */
export const requeueEvent = async (table: Table, id: string, now: Date): Promise<QueuedEvent | undefined> => {
  const read = async (key: Key) =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }))).Item;
  const waiting = await read(eventQueueKey(id));
  if (waiting) return parseQueued(waiting);
  const logged = parseQueued({ ...(await read(eventLogKey(id))), attempts: 0, nextAt: now.toISOString() });
  if (!logged) return undefined;
  const { Put } = queueWrite(table.name, { ...logged, id }, now);
  await transact(table, [
    { Delete: { TableName: table.name, Key: eventLogKey(id), ConditionExpression: 'attribute_exists(pk)' } },
    { Put: { ...Put, Item: { ...Put?.Item, createdAt: logged.createdAt } } } as Write,
  ]);
  return logged;
};

/** The newest entries of the log as stored. */
export const readLog = async ({ client, name }: Table, limit: number): Promise<Item[]> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': eventLogPartition },
      ScanIndexForward: false,
      Limit: limit,
    }),
  );
  return Items;
};

/** Removes an event that no receiver wants any more. */
export const dropEvent = (table: Table, id: string): Promise<void> =>
  transact(table, [{ Delete: { TableName: table.name, Key: eventQueueKey(id) } }]);

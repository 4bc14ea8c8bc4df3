import type { QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { notifiedPartitions } from '#functions/notifications/notify.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';

/**
 * A lead's id is created before the lead is stored, at most a function's timeout earlier, so that window is
 * read again.
 */
const overlapMs = 10_000;

/**
 * Progress of notifications: the newest id's time, and the ids already notified within the overlap before
 * it.
 */
export interface LeadPosition {
  readonly newest: number;
  readonly told: readonly string[];
}

export const firstPosition: LeadPosition = { newest: 0, told: [] };

const positionSchema = z.object({ newest: z.number(), told: z.array(z.string()) });

/**
 * Parses a saved position. An unreadable file starts from the beginning: duplicates are better than lost
 * notifications.
 */
export const parsePosition = (text: string): LeadPosition => {
  try {
    return positionSchema.parse(JSON.parse(text));
  } catch {
    return firstPosition;
  }
};

type Item = Record<string, unknown>;

/** Creation time of an id (UUID version 7) in epoch milliseconds. */
const creationTime = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) || 0;

/** Prefix of all ids created at that time. */
const idPrefix = (time: number): string => {
  const digits = Math.max(0, time).toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
};

const queryParams = (table: string, collection: string, time: number): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk AND sk >= :from',
  ExpressionAttributeValues: { ':pk': collection, ':from': idPrefix(time) },
});

/** The position after these leads were notified. */
export const advancePosition = ({ newest, told }: LeadPosition, leads: readonly Item[]): LeadPosition => {
  const ids = [...told, ...leads.map(({ sk }) => String(sk))];
  const latest = Math.max(newest, ...ids.map(creationTime));
  return { newest: latest, told: ids.filter((id) => creationTime(id) >= latest - overlapMs) };
};

/**
 * Leads stored since the position, oldest first. Ids sort by time. The embedded engine's own streams keep
 * every record for ever and get slower with each one.
 */
export const readLeadsAfter = async (table: Table, { newest, told }: LeadPosition): Promise<Item[]> => {
  const known = new Set(told);
  const found = await Promise.all(
    notifiedPartitions.map((collection) =>
      queryAll(table, queryParams(table.name, collection, newest - overlapMs)),
    ),
  );
  return found
    .flat()
    .filter(({ sk }) => !known.has(String(sk)))
    .sort((a, b) => String(a.sk).localeCompare(String(b.sk)));
};

import { setTimeout as delay } from 'node:timers/promises';
import type { Table } from '#functions/table/table.ts';
import type { Change } from '#shared/domain/leads.ts';
import { AppError } from '#shared/errors.ts';
import type { Collection, Editable } from './collection.ts';
import { counterDelta, incrementCounters, incrementDayCounters } from './counters.ts';
import { isThere, updateParts } from './expressions.ts';
import { type CollectionName, recordKey } from './keys.ts';
import { movePartsWrites, planMove } from './move-record.ts';
import { putChange } from './parts.ts';
import { ConditionFailed, type Item, transact, type Write } from './transact.ts';

export interface UpdateOptions<T extends Editable> {
  /** The item as read just before. */
  readonly stored: Item | undefined;
  /** The `updatedAt` that the edit was based on, if the client knows it. */
  readonly basedOn: string | undefined;
  /** Returns the edited lead; `updateRecord` sets `updatedAt`. Fields set to undefined are removed. */
  readonly edit: (current: T) => T;
  readonly kind?: Change['kind'];
  /** The reply sent to the person; always gets a history entry. */
  readonly reply?: Change['reply'];
  readonly by: string;
  readonly now: Date;
  readonly changeId: string;
  /** Internal data: no history entry, and `updatedAt` stays. */
  readonly silent?: boolean;
  /** Further writes in the same transaction, such as the other end of a link. */
  readonly also?: (next: T) => readonly Write[];
}

/** In each round one of several concurrent writers wins. */
const maxAttempts = 60;
const waitMs = 20;
/** Derived fields that would clutter the history. */
const silentFields = new Set(['updatedAt', 'respondedAt', 'respondBy', 'heldUntil']);

const differences = <T extends Editable>(before: T, after: T): Change['changes'] => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof T & string>;
  return [...names]
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }));
};

/**
 * Sets changed fields and removes cleared ones, on condition that the record is still the one the edit was
 * computed from.
 */
const updateParams = (
  table: string,
  collection: CollectionName,
  id: string,
  changes: Change['changes'],
  token: { readonly before: unknown; readonly after: string },
  beside: Item = {},
): Write => {
  const kept = changes.filter(({ to }) => to !== null);
  const parts = updateParts({
    set: { ...beside, change: token.after, ...Object.fromEntries(kept.map(({ field, to }) => [field, to])) },
    remove: changes.filter(({ to }) => to === null).map(({ field }) => field),
  });
  const known = token.before !== undefined;
  return {
    Update: {
      TableName: table,
      Key: recordKey(collection, id),
      UpdateExpression: parts.UpdateExpression,
      ConditionExpression: `${isThere} AND ${known ? '#change = :before' : 'attribute_not_exists(#change)'}`,
      ExpressionAttributeNames: { ...parts.ExpressionAttributeNames, '#change': 'change' },
      ExpressionAttributeValues: {
        ...parts.ExpressionAttributeValues,
        ...(known ? { ':before': token.before } : {}),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
};

/**
 * Edits one lead: record, history entry, collection version and totals in one transaction, on condition that
 * the record hasn't changed. Unknown id: 404. Stale `basedOn`: 409 with the current state. Without `basedOn`
 * the last write wins: if another write comes first, the edit is computed again. No change: no write.
 */
export const updateRecord = async <T extends Editable>(
  table: Table,
  collection: Collection<T>,
  options: UpdateOptions<T>,
): Promise<T> => {
  let item = options.stored;
  for (let round = 0; round < maxAttempts; round++) {
    if (!item) throw new AppError('record.not_found');
    const current = collection.read(item);
    if (options.basedOn !== undefined && options.basedOn !== current.updatedAt) {
      throw new AppError('record.stale', { current });
    }
    const edited = options.edit(current);
    const visible = differences(current, edited).filter(({ field }) => !silentFields.has(field));
    if (visible.length === 0 && !options.silent && !options.reply) return current;
    if (differences(current, edited).length === 0 && !options.reply) return current;
    const at = options.now.toISOString();
    const next: T = options.silent ? edited : { ...edited, updatedAt: at };
    const move = planMove(table.name, collection, { before: current, after: next, item });
    const writes = {
      record: updateParams(
        table.name,
        collection.name,
        current.id,
        differences(current, next),
        { before: item.change, after: options.changeId },
        move?.set,
      ),
      references: move?.writes,
      parts: move?.person === undefined ? undefined : await movePartsWrites(table, current.id, move.person),
      history: options.silent
        ? undefined
        : putChange(table.name, collection.identities(next)[0] ?? '', current.id, {
            id: options.changeId,
            at,
            by: options.by,
            kind: options.kind ?? 'updated',
            changes: visible,
            ...(options.reply ? { reply: options.reply } : {}),
          }),
      version: incrementCounters(
        table.name,
        collection.name,
        counterDelta(collection.counters(current), collection.counters(next)),
      ),
      day: incrementDayCounters(
        table.name,
        collection.name,
        current.createdAt,
        counterDelta(collection.dayCounters(current), collection.dayCounters(next)),
      ),
      also: options.also?.(next),
    };
    try {
      await transact(table, writes);
      return next;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || !error.failed('record')) throw error;
      item = error.found('record');
      if (item?.change === options.changeId) return collection.read(item);
      await delay(waitMs * Math.min(round + 1, 5) * Math.random());
    }
  }
  throw new AppError('store.unavailable', { retryAfterSeconds: 1 });
};

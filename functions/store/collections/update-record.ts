import type { Table } from '#functions/http/types.ts';
import type { Change } from '#shared/domain/leads.ts';
import { AppError } from '#shared/errors.ts';
import { type Collection, recordKey } from '../table/keys.ts';
import { ConditionFailed, type Item, transact, type Write } from '../table/transact.ts';
import { type Counters, counterDelta, dayBump, recordBump } from './counters.ts';
import { putChange } from './parts.ts';

interface Lead {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** How one kind of record is read and counted. */
export interface RecordKind<T> {
  readonly collection: Collection;
  readonly read: (item: Item) => T;
  readonly counters: (record: T) => Counters;
  readonly dayCounters: (record: T) => Counters;
}

/** A record that the administrator edits. */
export interface LeadKind<T extends Lead> extends RecordKind<T> {
  readonly emailOf: (lead: T) => string;
}

export interface UpdateOptions<T extends Lead> {
  /** The item as read a moment ago. */
  readonly stored: Item | undefined;
  /** The `updatedAt` the edit was based on, when the client knows it. */
  readonly basedOn: string | undefined;
  /** The edited lead; without `updatedAt`, which is set here. Fields set to undefined are removed. */
  readonly edit: (current: T) => T;
  readonly kind?: Change['kind'];
  readonly by: string;
  readonly now: Date;
  readonly changeId: string;
  /** Further writes of the same transaction, such as the other end of a link. */
  readonly also?: (next: T) => readonly Write[];
}

const maxRounds = 6;
/** Bookkeeping that follows from other fields and would only be noise in the history. */
const silentFields = new Set(['updatedAt', 'respondedAt', 'respondBy']);

const differences = <T extends Lead>(before: T, after: T): Change['changes'] => {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof T & string>;
  return [...names]
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }));
};

/** Sets what changed and removes what was cleared, only on the very state that the edit was computed from. */
export const updateParams = (
  table: string,
  collection: Collection,
  id: string,
  changes: Change['changes'],
  token: { readonly before: unknown; readonly after: string },
): Write => {
  const names: Record<string, string> = { '#change': 'change' };
  const values: Item = { ':change': token.after };
  const set = ['#change = :change'];
  const remove: string[] = [];
  for (const [index, { field, to }] of changes.entries()) {
    names[`#f${index}`] = field;
    if (to === null) remove.push(`#f${index}`);
    else {
      values[`:f${index}`] = to;
      set.push(`#f${index} = :f${index}`);
    }
  }
  if (token.before !== undefined) values[':before'] = token.before;
  const same = token.before === undefined ? 'attribute_not_exists(#change)' : '#change = :before';
  return {
    Update: {
      TableName: table,
      Key: recordKey(collection, id),
      UpdateExpression: `SET ${set.join(', ')}${remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''}`,
      ConditionExpression: `attribute_exists(pk) AND ${same}`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
};

/**
 * Edits one lead: record, history entry, collection version and totals in one transaction, conditional on the state read.
 * Unknown id: 404 and nothing appears. Stale `basedOn`: 409 with the current state. Without `basedOn` the last write wins:
 * a lost race is computed again from the state that won. Nothing changed: nothing is written.
 */
export const updateRecord = async <T extends Lead>(
  table: Table,
  kind: LeadKind<T>,
  options: UpdateOptions<T>,
): Promise<T> => {
  let item = options.stored;
  for (let round = 0; round < maxRounds; round++) {
    if (!item) throw new AppError('record.not_found');
    const current = kind.read(item);
    if (options.basedOn !== undefined && options.basedOn !== current.updatedAt) {
      throw new AppError('record.stale', { current });
    }
    const edited = options.edit(current);
    const visible = differences(current, edited).filter(({ field }) => !silentFields.has(field));
    if (visible.length === 0) return current;
    const at = options.now.toISOString();
    const next: T = { ...edited, updatedAt: at };
    const writes: Write[] = [
      updateParams(table.name, kind.collection, current.id, differences(current, next), {
        before: item.change,
        after: options.changeId,
      }),
      putChange(table.name, kind.emailOf(current), current.id, {
        id: options.changeId,
        at,
        by: options.by,
        kind: options.kind ?? 'updated',
        changes: visible,
      }),
      recordBump(
        table.name,
        kind.collection,
        current.id,
        counterDelta(kind.counters(current), kind.counters(next)),
      ),
      ...dayBump(
        table.name,
        current.createdAt,
        counterDelta(kind.dayCounters(current), kind.dayCounters(next)),
      ),
      ...(options.also?.(next) ?? []),
    ];
    try {
      await transact(table, writes);
      return next;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || !error.found.has(0)) throw error;
      item = error.found.get(0);
      if (item?.change === options.changeId) return kind.read(item);
    }
  }
  throw new AppError('store.unavailable', { retryAfterSeconds: 1 });
};

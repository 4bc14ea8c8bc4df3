import { deleteItems } from '#functions/table/delete-record.ts';
import { isNew } from '#functions/table/expressions.ts';
import { noteKey, personIndex } from '#functions/table/keys.ts';
import { digest } from '#functions/table/rate-limit.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item, Write } from '#functions/table/transact.ts';

export const noteKind = 'NOTE';

/** The administrator's note about a person. */
export interface PersonNote {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly text: string;
}

/** Stores a note under a person's identity, so that search, export and erasure include it. */
export const noteWrite = (table: string, identity: string, note: PersonNote): Write => ({
  Put: {
    TableName: table,
    Item: {
      ...noteKey(digest(identity), note.id),
      ...personIndex(identity, noteKind, note.id),
      entity: 'Note',
      ...note,
    },
    ConditionExpression: isNew,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** Deletes a note; succeeds if it is already gone. */
export const removeNote = (table: Table, identity: string, id: string): Promise<void> =>
  deleteItems(table, [{ ...noteKey(digest(identity), id) }]);

/** Parses a stored note. */
export const readNote = (item: Item): PersonNote => ({
  id: String(item.id),
  at: String(item.at),
  by: String(item.by),
  text: String(item.text),
});

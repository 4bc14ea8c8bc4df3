import { incrementCounters } from '#functions/table/counters.ts';
import { deleteItems } from '#functions/table/delete-record.ts';
import { updateParts } from '#functions/table/expressions.ts';
import type { VersionName } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, type Item, transact, type Write } from '#functions/table/transact.ts';
import { mapTexts, maskPeople, mentions } from '#shared/domain/mentions.ts';

const keyFields = new Set(['pk', 'sk', 'gsi1pk', 'gsi1sk', 'entity', 'id', 'ttl']);
const maxAttempts = 5;

/** The item's fields other than its keys. */
export const contentOf = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => !keyFields.has(name)));

const keysOf = ({ pk, sk, gsi1pk, gsi1sk }: Item) => [pk, sk, gsi1pk, gsi1sk];

interface MaskOptions {
  readonly people: readonly string[];
  /** The collection of a masked record, whose lists must be read again. */
  readonly collection?: VersionName | undefined;
  readonly newId: () => string;
  /** Written in the same transaction. */
  readonly also: readonly Write[];
}

/**
 * Masks people in all texts of a stored item. Deletes an item that has a person in its key or in a field's
 * name. If the item changes meanwhile, repeats with the new state.
 */
export const maskItem = async (
  table: Table,
  given: Item,
  { people, collection, newId, also }: MaskOptions,
): Promise<void> => {
  let item: Item | undefined = given;
  for (let attempt = 0; item && attempt < maxAttempts; attempt += 1) {
    const content = contentOf(item);
    const masked = mapTexts(content, (text) => maskPeople(text, people)) as Item;
    const changed = Object.keys(content).filter(
      (name) => JSON.stringify(content[name]) !== JSON.stringify(masked[name]),
    );
    if (mentions(keysOf(item), people) || mentions(masked, people)) {
      await deleteItems(table, [item], () => also);
      return;
    }
    if (changed.length === 0) return;
    const version = typeof item.v === 'number' ? { v: item.v + 1 } : {};
    const token = collection ? { change: newId() } : {};
    const parts = updateParts({
      set: { ...Object.fromEntries(changed.map((name) => [name, masked[name]])), ...version, ...token },
    });
    const update: Write = {
      Update: {
        TableName: table.name,
        Key: { pk: item.pk, sk: item.sk },
        UpdateExpression: parts.UpdateExpression,
        ConditionExpression: changed.map((_, index) => `#s${index} = :was${index}`).join(' AND '),
        ExpressionAttributeNames: parts.ExpressionAttributeNames,
        ExpressionAttributeValues: {
          ...parts.ExpressionAttributeValues,
          ...Object.fromEntries(changed.map((name, index) => [`:was${index}`, content[name]])),
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    };
    try {
      await transact(table, {
        update,
        version: collection ? incrementCounters(table.name, collection) : undefined,
        also,
      });
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      item = error.found('update');
    }
  }
};

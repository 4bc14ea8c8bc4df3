import { type Collection, recordKey } from '../table/keys.ts';
import type { Write } from '../table/transact.ts';

/** Sets these fields of a record that is still there; its other fields stay as they are. */
export const setFields = (
  table: string,
  collection: Collection,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Write => {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return {
    Update: {
      TableName: table,
      Key: recordKey(collection, id),
      UpdateExpression: `SET ${entries.map((_, index) => `#f${index} = :f${index}`).join(', ')}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: Object.fromEntries(entries.map(([name], index) => [`#f${index}`, name])),
      ExpressionAttributeValues: Object.fromEntries(entries.map(([, value], index) => [`:f${index}`, value])),
    },
  };
};

import { isThere, updateParts } from './expressions.ts';
import { type CollectionName, recordKey } from './keys.ts';
import type { Write } from './transact.ts';

interface Condition {
  readonly expression: string;
  readonly names: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Sets fields of an existing record if it meets the condition; other fields keep their values. */
export const setFields = (
  table: string,
  collection: CollectionName,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  condition?: Condition,
): Write => {
  const parts = updateParts({ set: fields });
  return {
    Update: {
      TableName: table,
      Key: recordKey(collection, id),
      ...parts,
      ConditionExpression: condition ? `${isThere} AND ${condition.expression}` : isThere,
      ExpressionAttributeNames: { ...parts.ExpressionAttributeNames, ...condition?.names },
      ExpressionAttributeValues: { ...parts.ExpressionAttributeValues, ...condition?.values },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
};

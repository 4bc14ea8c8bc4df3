import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { convertToNative } from '@aws-sdk/util-dynamodb';
import type { Item } from './transact.ts';

/** Attributes by the order in which they were first seen: as many as the table's items have names. */
const places = new Map<string, number>();
const names: string[] = [];

const placeOf = (name: string): number => {
  const known = places.get(name);
  if (known !== undefined) return known;
  places.set(name, names.length);
  return names.push(name) - 1;
};

/**
 * An item as the table sends it, as a plain object whose fields stand in the same order as those of the others. A table may
 * name them in another order in each item, as the embedded engine does: objects made so share no shape, and every look at a
 * field becomes a search, which was a third of what reading a long list cost.
 */
export const plainItem = (item: Readonly<Record<string, AttributeValue>>): Item => {
  const values: (AttributeValue | undefined)[] = [];
  for (const name in item) values[placeOf(name)] = item[name];
  const plain: Item = {};
  for (const [place, value] of values.entries())
    if (value !== undefined) plain[names[place] as string] = value.S ?? convertToNative(value);
  return plain;
};

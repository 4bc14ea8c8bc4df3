/** An update's changes to an item's attributes; `undefined` values in `set` are ignored. */
export interface ItemChanges {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly add?: Readonly<Record<string, number>>;
  readonly remove?: readonly string[];
}

export interface UpdateParts {
  readonly UpdateExpression: string;
  readonly ExpressionAttributeNames: Record<string, string>;
  readonly ExpressionAttributeValues: Record<string, unknown>;
}

/** Conditions shared by most writes. */
export const isNew = 'attribute_not_exists(pk)';
export const isThere = 'attribute_exists(pk)';

/**
 * Builds an update expression with names and values: `#s0 = :s0` for `set`, `#a0 :a0` for `add`, `#r0` for
 * `remove`, numbered in the given order.
 */
export const updateParts = ({ set = {}, add = {}, remove = [] }: ItemChanges): UpdateParts => {
  const sets = Object.entries(set).filter(([, value]) => value !== undefined);
  const adds = Object.entries(add);
  const clauses = [
    ['SET', sets.map((_, index) => `#s${index} = :s${index}`)],
    ['ADD', adds.map((_, index) => `#a${index} :a${index}`)],
    ['REMOVE', remove.map((_, index) => `#r${index}`)],
  ] as const;
  return {
    UpdateExpression: clauses
      .filter(([, parts]) => parts.length > 0)
      .map(([verb, parts]) => `${verb} ${parts.join(', ')}`)
      .join(' '),
    ExpressionAttributeNames: Object.fromEntries([
      ...sets.map(([name], index) => [`#s${index}`, name]),
      ...adds.map(([name], index) => [`#a${index}`, name]),
      ...remove.map((name, index) => [`#r${index}`, name]),
    ]),
    ExpressionAttributeValues: Object.fromEntries([
      ...sets.map(([, value], index) => [`:s${index}`, value]),
      ...adds.map(([, value], index) => [`:a${index}`, value]),
    ]),
  };
};

/**
 * Site values as one flat map, so that forms, changes and conflicts all handle single values. A path is
 * `company.email`; keys of texts and claims may contain dots, so they are the rest of the path.
 */
export type Values = Readonly<Record<string, unknown>>;

const freeKeys = ['texts.', 'claims.vouchedBy.'];

const splitPath = (path: string): readonly string[] => {
  const prefix = freeKeys.find((start) => path.startsWith(start));
  return prefix ? [...prefix.slice(0, -1).split('.'), path.slice(prefix.length)] : path.split('.');
};

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readPath = (values: Values, path: string): unknown =>
  splitPath(path).reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), values);

const write = (values: Values, [key, ...rest]: readonly string[], value: unknown): Values => {
  if (key === undefined) return values;
  const inner = values[key];
  const next = rest.length === 0 ? value : write(isObject(inner) ? inner : {}, rest, value);
  const { [key]: _, ...others } = values;
  const isEmpty = next === undefined || (isObject(next) && Object.keys(next).length === 0);
  return isEmpty ? others : { ...others, [key]: next };
};

/** Returns the values with one replaced, or removed if it is undefined; empty groups are removed too. */
export const writePath = (values: Values, path: string, value: unknown): Values =>
  write(values, splitPath(path), value);

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

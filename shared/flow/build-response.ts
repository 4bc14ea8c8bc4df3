const parsePath = (path: string): string[] =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((key) => key !== '' && key !== '$');

const putAt = (data: unknown, [key, ...rest]: readonly string[], value: string): unknown => {
  if (key === undefined) return value;
  const object: object = typeof data === 'object' && data !== null ? data : {};
  const before = Object.entries(object).find(([name]) => name === key)?.[1];
  return Object.fromEntries([...Object.entries(object), [key, putAt(before, rest, value)]]);
};

/**
 * Builds a JSON response from which `mapResponse` reads these variables again. Sessions store what a flow took from a response,
 * not the response.
 */
export const buildResponse = (
  mapping: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>>,
): string => {
  const stored = new Map(Object.entries(variables));
  const body = Object.entries(mapping).reduce<unknown>((data, [name, path]) => {
    const value = stored.get(name);
    return value === undefined ? data : putAt(data, parsePath(path), value);
  }, {});
  return JSON.stringify(body);
};

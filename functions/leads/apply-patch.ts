/**
 * Applies an edit: `undefined` and blank keep a field; `null` sets it to its value in `cleared`, or removes
 * it. Equal values keep their reference, so they don't count as changes.
 */
export const patchedRecord = <T extends object>(
  record: T,
  patch: Readonly<Record<string, unknown>>,
  cleared: Partial<T> = {},
): T => {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined && value !== '');
  const set = entries.map(([field, value]) => [field, value === null ? cleared[field as keyof T] : value]);
  return { ...record, ...Object.fromEntries(set) };
};

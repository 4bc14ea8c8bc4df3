/**
 * A record with every field of an edit applied: `undefined` and blank keep, `null` clears to what `cleared` says of the field, else
 * to nothing. What the record already says stays the same value, so that it is no change.
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

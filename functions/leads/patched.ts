/** A field after an edit: `undefined` and blank keep, `null` clears. */
export const patched = <T>(value: T | null | undefined, old: T | undefined): T | undefined =>
  value === undefined || value === '' ? old : (value ?? undefined);

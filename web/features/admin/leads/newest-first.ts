/**
 * Stored instants are UTC ISO strings, so comparing code units compares time, and is much faster than
 * `localeCompare`.
 */
export const newestFirst = (a: { readonly createdAt: string }, b: { readonly createdAt: string }): number =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0;

/** Instants are stored in one form, so comparing their letters is comparing time, and much faster than a locale's order. */
export const newestFirst = (a: { readonly createdAt: string }, b: { readonly createdAt: string }): number =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0;

/** A cell's value, or what is wrong with it: the end of a sentence that begins with the field's name. */
export type CellResult = { readonly value: unknown } | { readonly problem: string };

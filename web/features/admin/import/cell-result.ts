/** A cell's value, or its problem as the end of a sentence that begins with the field's name. */
export type CellResult = { readonly value: unknown } | { readonly problem: string };

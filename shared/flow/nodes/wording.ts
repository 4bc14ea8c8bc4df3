/** The beginning of a text, for a sentence about it. */
export const cut = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

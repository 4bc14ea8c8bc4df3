/** Cuts a text to 40 characters, to be quoted in a sentence. */
export const truncate = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const wordsPerMinute = 220;

/** Counts the words of a post's body without heading marks and asterisks. */
export const countWords = (content: string): number =>
  content.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:%-]*/gu)?.length ?? 0;

/** Minutes to read a body at 220 words a minute, at least one. */
export const readMinutes = (content: string): number =>
  Math.max(1, Math.ceil(countWords(content) / wordsPerMinute));

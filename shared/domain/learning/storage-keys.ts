/** Storage keys of the learning path. Separate from the rules because every page reads them. */
export const progressKey = 'learning-progress';
export const visitedKey = 'has-visited';

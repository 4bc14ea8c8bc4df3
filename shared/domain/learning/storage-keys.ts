/** Where browser storage keeps the learning path; apart from the rules, because every page reads them. */
export const progressKey = 'learning-progress';
export const visitedKey = 'has-visited';

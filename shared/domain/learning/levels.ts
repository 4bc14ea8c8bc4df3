/** Level on the learning path, shown in the learning modal: one for every 100 points, 1 to 5. */
export const pathLevel = (points: number): number => Math.min(5, Math.floor(points / 100) + 1);

/** Overall level, shown in the navigation badge and the progress card: one for every 500 points, from 1. */
export const overallLevel = (points: number): number => Math.floor(points / 500) + 1;

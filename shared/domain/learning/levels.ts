/** Level in the learning modal: one per 100 points, 1 to 5. */
export const pathLevel = (points: number): number => Math.min(5, Math.floor(points / 100) + 1);

/** Overall level in the navigation badge and the progress card: one per 500 points, from 1. */
export const overallLevel = (points: number): number => Math.floor(points / 500) + 1;

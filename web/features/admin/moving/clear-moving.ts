import { removeStored } from '#web/lib/persist.ts';

/** Session storage key of an unfinished import from another system. */
export const movingKey = 'portal-moving';

/** Removes an unfinished import, on logout. */
export const clearMoving = (): void => removeStored(movingKey, 'session');

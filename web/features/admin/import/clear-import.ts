import { removeStored } from '#web/lib/persist.ts';

/** Session storage key of an unfinished import. */
export const importKey = 'portal-import';

/** Removes an unfinished import, on logout. */
export const clearImport = (): void => removeStored(importKey, 'session');

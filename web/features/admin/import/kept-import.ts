import { removeStored } from '#web/lib/persist.ts';

/** Where an import is kept in this tab until it is finished. */
export const importKey = 'portal-import';

/** Nothing of an import stays in the browser after a logout. */
export const forgetImport = (): void => removeStored(importKey, 'session');

import { defineHandler } from '#functions/http/define.ts';
import { changePreferences } from '#functions/settings/store.ts';
import { savePreferences } from '#shared/api/admin-settings.ts';

/** Stores the owner's settings. */
export const route = defineHandler(
  savePreferences,
  ({ table }) =>
    ({ body }) =>
      changePreferences(table, body),
);

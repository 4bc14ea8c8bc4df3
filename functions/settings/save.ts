import { defineHandler } from '#functions/http/define.ts';
import { changePreferences } from '#functions/settings/store.ts';
import { savePreferences } from '#shared/api/admin-settings.ts';

/** Keeps what the owner chose. */
export const route = defineHandler(
  savePreferences,
  ({ table }) =>
    ({ body }) =>
      changePreferences(table, body),
);

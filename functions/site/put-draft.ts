import { defineHandler } from '#functions/http/define.ts';
import { putSiteDraft } from '#shared/api/site.ts';
import { saveDraft } from './store.ts';

/** Saves the draft. */
export const route = defineHandler(
  putSiteDraft,
  ({ table, clock }) =>
    ({ body, admin }) =>
      saveDraft(table, body, { savedAt: clock().toISOString(), savedBy: admin?.username ?? '' }),
);

import { startEpoch } from '#functions/account/store/admin-account.ts';
import { defineHandler } from '#functions/http/define.ts';
import { logOutEverywhere } from '#shared/api/admin-account.ts';

/** Ends every session by starting a new epoch. */
export const route = defineHandler(logOutEverywhere, ({ table, clock, log }) => async ({ requestId }) => {
  await startEpoch(table, clock().getTime());
  log.info('logout.everywhere', { requestId });
  return { success: true };
});

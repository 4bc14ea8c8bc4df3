import { defineHandler } from '#functions/http/define.ts';
import { exportDataPage } from '#functions/transfer/data-file.ts';
import { exportEverything } from '#shared/api/admin-transfer.ts';

/** Exports the next page of everything. */
export const route = defineHandler(
  exportEverything,
  ({ table, clock, log }) =>
    async ({ query, requestId }) => {
      const { lines, cursor } = await exportDataPage(table, clock(), query.cursor);
      log.info('everything.exported', { requestId, items: lines.length });
      return { text: lines.map((line) => `${line}\n`).join(''), ...(cursor ? { next: cursor } : {}) };
    },
);

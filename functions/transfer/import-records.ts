import { defineHandler } from '#functions/http/define.ts';
import { importRows } from '#functions/transfer/import.ts';
import { importRecords } from '#shared/api/admin-transfer.ts';
import { requireAdmin } from '../account/identity.ts';

/** Imports contacts or client projects from a spreadsheet's rows. */
export const route = defineHandler(
  importRecords,
  (deps) =>
    async ({ params, body, admin, idempotencyKey, requestId }) => {
      const result = await importRows(deps, {
        dataset: params.dataset,
        rows: body.rows,
        dryRun: body.dryRun ?? false,
        allowDuplicates: body.allowDuplicates ?? false,
        by: requireAdmin(admin).username,
        key: idempotencyKey,
      });
      const { created, duplicates, errors } = result;
      deps.log.info('leads.imported', {
        requestId,
        dryRun: body.dryRun === true,
        created,
        duplicates,
        errors,
      });
      return result;
    },
);

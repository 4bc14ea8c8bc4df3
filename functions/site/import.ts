import * as z from 'zod/mini';
import { defineHandler } from '#functions/http/define.ts';
import { importSite } from '#shared/api/site.ts';
import { siteValuesSchema } from '#shared/api/site-values.ts';
import { AppError } from '#shared/errors.ts';
import { saveDraft } from './store.ts';

/** Replaces the draft by the values of an exported file. */
export const route = defineHandler(importSite, ({ table, clock }) => async ({ body, admin }) => {
  const parsed = z.safeParse(siteValuesSchema, body.file.draft);
  if (!parsed.success)
    throw new AppError('request.invalid', {
      message: 'The file has values that can’t be used.',
      fields: Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [['file', 'draft', ...path].join('.'), message]),
      ),
    });
  return saveDraft(
    table,
    { baseVersion: body.baseVersion, values: parsed.data },
    { savedAt: clock().toISOString(), savedBy: admin?.username ?? '' },
  );
});

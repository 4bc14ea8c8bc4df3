import * as z from 'zod/mini';
import { pageQuery } from './admin-fields.ts';
import { idText } from './fields.ts';
import { defineRoute } from './route.ts';
import { timeZoneText } from './time-zone.ts';

export const datasetValues = ['clients', 'contacts', 'bookings', 'subscribers'] as const;
export type Dataset = (typeof datasetValues)[number];
const dataset = z.enum(datasetValues, { error: 'Please choose what to export.' });

/**
 * CSV of everything: `client-data-YYYY-MM-DD.csv`, with `dataset` `contact-data-…`, `booking-data-…` or `subscriber-data-…`. Moments
 * are `YYYY-MM-DD HH:MM` in `timeZone` (the company's by default), which the headers name. One answer holds up to a few
 * thousand rows; `Link: <…>; rel="next"` leads to the next piece, which has no header row and no BOM: the client
 * concatenates the pieces byte by byte.
 */
export const exportClients = defineRoute({
  method: 'GET',
  path: '/api/admin/export-clients',
  query: z.extend(pageQuery, { dataset: z.optional(dataset), timeZone: z.optional(timeZoneText) }),
  response: z.string(),
});

/** Most records of one export or import call. */
export const exportRows = 1000;
export const importRows = 100;

/**
 * The same of chosen records, in the order given, such as those that a filter shows. More than fit one call: several with
 * `headless` from the second on, concatenated.
 */
export const exportRecords = defineRoute({
  method: 'POST',
  path: '/api/admin/exports',
  body: z.strictObject({
    dataset,
    ids: z
      .array(idText)
      .check(z.maxLength(exportRows, { error: `At most ${exportRows} records at a time.` })),
    timeZone: z.optional(timeZoneText),
    headless: z.optional(z.boolean()),
  }),
  response: z.string(),
});

const rowSchema = z
  .record(
    z.string().check(z.maxLength(60)),
    z.union([
      z.string().check(z.maxLength(10_000)),
      z.number(),
      z.boolean(),
      z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
    ]),
  )
  .check(z.refine((row) => Object.keys(row).length <= 60, { error: 'At most 60 fields.' }));

/**
 * Rows by the names of the record's fields (`contactImportFields`, `clientImportFields`); texts as a spreadsheet has them. Each is
 * checked by itself: `created`, `duplicate` (the address is known; `existing` says where) or `error` with what is wrong with
 * which field. `dryRun` says what would happen and writes nothing. The same Idempotency-Key makes each row once.
 */
export const importRecords = defineRoute({
  method: 'POST',
  path: '/api/admin/import/{dataset}',
  params: z.strictObject({ dataset: z.enum(['contacts', 'clients']) }),
  body: z.strictObject({
    rows: z
      .array(rowSchema)
      .check(
        z.minLength(1, { error: 'There is nothing to import.' }),
        z.maxLength(importRows, { error: `At most ${importRows} rows at a time.` }),
      ),
    dryRun: z.optional(z.boolean()),
    /** Also makes records whose address is known. */
    allowDuplicates: z.optional(z.boolean()),
  }),
  response: z.object({
    rows: z.array(
      z.object({
        row: z.number(),
        result: z.enum(['created', 'duplicate', 'error']),
        id: z.optional(z.string()),
        existing: z.optional(z.object({ kind: z.string(), id: z.string() })),
        fields: z.optional(z.record(z.string(), z.string())),
      }),
    ),
    created: z.number(),
    duplicates: z.number(),
    errors: z.number(),
  }),
  errors: ['request.conflict'],
  maxBodyBytes: 1024 * 1024,
});
export type ImportResult = z.infer<typeof importRecords.response>;

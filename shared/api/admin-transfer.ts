import * as z from 'zod/mini';
import { pageQuery } from './admin-fields.ts';
import { idText } from './fields.ts';
import { defineRoute } from './route.ts';
import { timeZoneText } from './time-zone.ts';

export const datasetValues = ['clients', 'contacts', 'bookings', 'subscribers'] as const;
export type Dataset = (typeof datasetValues)[number];
const dataset = z.enum(datasetValues, { error: 'Please choose what to export.' });

/**
 * CSV of all records: `client-data-YYYY-MM-DD.csv`, or with `dataset` `contact-data-…`, `booking-data-…`,
 * `subscriber-data-…`. Times are `YYYY-MM-DD HH:MM` in `timeZone` (default: the company's), named in the
 * column headers. Large exports continue at `Link: <…>; rel="next"`; later parts have no header row and no
 * BOM, so the client concatenates the bytes.
 */
export const exportClients = defineRoute({
  method: 'GET',
  path: '/api/admin/export-clients',
  query: z.extend(pageQuery, { dataset: z.optional(dataset), timeZone: z.optional(timeZoneText) }),
  response: z.string(),
});

/**
 * Everything of the site except secrets as lines of NDJSON, a page at a time: `npm run data:import` reads the pages joined. `next`
 * is the cursor of the next page.
 */
export const exportEverything = defineRoute({
  method: 'GET',
  path: '/api/admin/everything',
  query: z.strictObject({
    cursor: z.optional(
      z.string().check(z.regex(/^\d{1,12}\.[\w-]{1,4000}$/, { error: 'Not a page of this export.' })),
    ),
  }),
  response: z.object({ text: z.string(), next: z.optional(z.string()) }),
});

/** Maximum number of records in one export or import call. */
export const exportRows = 1000;
export const importRows = 100;

/**
 * CSV of selected records in the given order. For more than one call's maximum, send several with `headless`
 * from the second on and concatenate them.
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
 * Imports rows keyed by field name (`contactImportFields`, `clientImportFields`), with values as text. Each
 * row becomes `created`, `duplicate` (known email; `existing` names the record) or `error` with a message
 * per field. `dryRun` writes nothing. The same Idempotency-Key creates each row once.
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
    /** Also create records whose email is already known. */
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

import { defineHandler, reply } from '#functions/http/define.ts';
import { readPage } from '#functions/table/read-records.ts';
import type { Table } from '#functions/table/table.ts';
import { sheetName, sheets } from '#functions/transfer/export-columns.ts';
import { exportClients } from '#shared/api/admin-transfer.ts';
import { brand } from '#shared/brand.ts';
import { byteOrderMark, csvLine } from '#shared/csv.ts';

/**
 * Bytes after which a chunk ends: one more page of the table (1 MB of items, less than 2 MB as CSV) still
 * fits into a response.
 */
const pieceBytes = 2_500_000;
/** Pages per chunk: tiny pages must not use up the function's time. */
const piecePages = 30;

/** Reads lines from the cursor on until the chunk is full, and the next cursor. */
const readPiece = async (
  table: Table,
  dataset: keyof typeof sheets,
  zone: string,
  from: string | undefined,
) => {
  const { collection, line } = sheets[dataset];
  let text = '';
  let cursor = from;
  let pages = 0;
  do {
    pages += 1;
    const page = await readPage(table, collection.name, { cursor });
    text += page.rows.map((row) => line(row, zone)).join('');
    cursor = page.cursor;
  } while (cursor !== undefined && pages < piecePages && Buffer.byteLength(text) < pieceBytes);
  return { text, cursor };
};

/** Returns a chunk of the CSV export. The first has BOM and header row; append the others unchanged. */
export const route = defineHandler(exportClients, ({ table, clock }) => async ({ query }) => {
  const dataset = query.dataset ?? 'clients';
  const zone = query.timeZone ?? brand.timeZone;
  const { text, cursor } = await readPiece(table, dataset, zone, query.cursor);
  const head = query.cursor ? '' : byteOrderMark + csvLine(sheets[dataset].headers(zone));
  const next = new URLSearchParams({
    dataset,
    ...(query.timeZone ? { timeZone: zone } : {}),
    cursor: cursor ?? '',
  });
  return reply({
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${sheetName(dataset, clock())}"`,
      ...(cursor ? { link: `<${exportClients.path}?${next}>; rel="next"` } : {}),
    },
    body: head + text,
  });
});

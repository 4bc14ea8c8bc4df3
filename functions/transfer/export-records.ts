import { defineHandler, reply } from '#functions/http/define.ts';
import { recordKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Item } from '#functions/table/transact.ts';
import { sheetName, sheets } from '#functions/transfer/export-columns.ts';
import { exportRecords } from '#shared/api/admin-transfer.ts';
import { brand } from '#shared/brand.ts';
import { byteOrderMark, csvLine } from '#shared/csv.ts';

/** Most keys of one BatchGetItem. */
const batch = 100;

/** Exports selected records as CSV in the given order; leaves out deleted ones. */
export const route = defineHandler(exportRecords, ({ table, clock }) => async ({ body }) => {
  const { dataset, headless, timeZone: zone = brand.timeZone } = body;
  const { collection, headers, line } = sheets[dataset];
  const ids = [...new Set(body.ids)];
  const parts = Array.from({ length: Math.ceil(ids.length / batch) }, (_, part) =>
    ids.slice(part * batch, (part + 1) * batch).map((id) => recordKey(collection.name, id)),
  );
  const items: Item[] = (await Promise.all(parts.map((keys) => batchGet(table, keys)))).flat();
  const byId = new Map(items.map((item): [string, Item] => [String(item.sk), item]));
  const rows: Item[] = ids.flatMap((id) => {
    const item = byId.get(id);
    return item ? [item] : [];
  });
  const head = headless ? '' : byteOrderMark + csvLine(headers(zone));
  return reply({
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${sheetName(dataset, clock())}"`,
    },
    body: head + rows.map((row) => line(row, zone)).join(''),
  });
});

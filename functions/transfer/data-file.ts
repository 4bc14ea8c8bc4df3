import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { scanPage } from '#functions/people/store/scan.ts';
import { bookingSettingsKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { isExportedPartition } from './exported-partitions.ts';

// A file with everything of a site: NDJSON, with a first line that names the format and a last one that counts the items,
// so that a cut file is noticed.

const format = 'parley-data';
const version = 1;
/** DynamoDB's largest item is 400 KB; bytes grow by a third as text. */
const maxLineChars = 1024 * 1024;
/** Writes under way at once. */
const writesAtOnce = 16;
const maxRefused = 100;

/** Settings that open another service or an address of this site. */
const secretFields: readonly { pk: string; sk: string; fields: readonly string[] }[] = [
  { ...bookingSettingsKey, fields: ['calendarUrl', 'feedId'] },
];

const withoutSecrets = (item: Item): Item => {
  const { fields = [] } = secretFields.find(({ pk, sk }) => pk === item.pk && sk === item.sk) ?? {};
  return Object.fromEntries(Object.entries(item).filter(([name]) => !fields.includes(name))) as Item;
};

const isExpired = ({ ttl }: Item, now: Date): boolean =>
  typeof ttl === 'number' && ttl * 1000 <= now.getTime();

/** JSON has no bytes and no sets, which the table has. */
const encode = (_: string, value: unknown): unknown => {
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  return value instanceof Set ? { $set: [...value] } : value;
};
const decode = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return value;
  if ('$bytes' in value && typeof value.$bytes === 'string')
    return new Uint8Array(Buffer.from(value.$bytes, 'base64'));
  return '$set' in value && Array.isArray(value.$set) ? new Set(value.$set) : value;
};

export interface DataPage {
  readonly lines: readonly string[];
  /** Continues after the page; absent on the last one. */
  readonly cursor?: string;
}

const cursorPattern = /^(\d{1,12})\.([\w-]+)$/;

/** Reads the next lines of the file with everything, without line breaks: a megabyte of the table at a time. */
export const exportDataPage = async (table: Table, now: Date, cursor?: string): Promise<DataPage> => {
  const [, before = '0', from] = cursorPattern.exec(cursor ?? '') ?? [];
  const page = await scanPage(table, from);
  const found = page.items.filter((item) => isExportedPartition(String(item.pk)) && !isExpired(item, now));
  const items = Number(before) + found.length;
  return {
    lines: [
      ...(from === undefined ? [JSON.stringify({ format, version, exportedAt: now.toISOString() })] : []),
      ...found.map((item) => JSON.stringify(withoutSecrets(item), encode)),
      ...(page.cursor === undefined ? [JSON.stringify({ end: true, items })] : []),
    ],
    ...(page.cursor === undefined ? {} : { cursor: `${items}.${page.cursor}` }),
  };
};

/** Yields all lines of the file with everything, without line breaks. */
export async function* exportLines(table: Table, now: Date): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page = await exportDataPage(table, now, cursor);
    yield* page.lines;
    cursor = page.cursor;
  } while (cursor !== undefined);
}

export interface DataImport {
  stored: number;
  /** Items that the table had already. */
  kept: number;
  /** Expired since the export. */
  expired: number;
  /** The first lines that are no items of such a file, with the reason. */
  readonly refused: { line: number; reason: string }[];
  /** Whether the last line was there and its count right. */
  isComplete: boolean;
}

const parseLine = (text: string): Item | string => {
  if (text.length > maxLineChars) return 'The line is too long.';
  let value: unknown;
  try {
    value = JSON.parse(text, decode);
  } catch {
    return 'The line is not JSON.';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'The line is not an item.';
  return value as Item;
};

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 1024;

const put = async ({ client, name }: Table, item: Item, overwrite: boolean): Promise<'stored' | 'kept'> => {
  try {
    await client.send(
      new PutCommand({
        TableName: name,
        Item: item,
        ...(overwrite ? {} : { ConditionExpression: 'attribute_not_exists(pk)' }),
      }),
    );
    return 'stored';
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return 'kept';
    throw error;
  }
};

/**
 * Stores the items of a file with everything. Keeps what the table has already, unless `overwrite` is set; so the same file
 * can be imported again. Throws if the first line isn't that of such a file.
 */
export const importLines = async (
  table: Table,
  lines: AsyncIterable<string>,
  { now, overwrite = false }: { readonly now: Date; readonly overwrite?: boolean },
): Promise<DataImport> => {
  const report: DataImport = { stored: 0, kept: 0, expired: 0, refused: [], isComplete: false };
  let line = 0;
  let items = 0;
  let writes: Promise<void>[] = [];
  const refuse = (reason: string) => {
    if (report.refused.length < maxRefused) report.refused.push({ line, reason });
  };
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const item = parseLine(text);
    if (line === 1) {
      if (typeof item === 'string' || item.format !== format || item.version !== version)
        throw new Error('This file was not exported with “npm run data:export”, or by a newer version.');
      continue;
    }
    if (typeof item === 'string') refuse(item);
    else if (item.end === true) report.isComplete = item.items === items;
    else if (!isKey(item.pk) || !isKey(item.sk)) refuse('The item has no key.');
    else if (!isExportedPartition(item.pk)) refuse('Items of this kind are not imported.');
    else {
      items += 1;
      if (isExpired(item, now)) {
        report.expired += 1;
        continue;
      }
      writes.push(
        put(table, item, overwrite).then((result) => {
          report[result] += 1;
        }),
      );
      if (writes.length < writesAtOnce) continue;
      await Promise.all(writes);
      writes = [];
    }
  }
  await Promise.all(writes);
  return report;
};

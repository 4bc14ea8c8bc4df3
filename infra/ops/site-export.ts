import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readPictureFile } from '#functions/pictures/store.ts';
import { readSiteFile } from '#functions/site/site-file.ts';
import type { Table } from '#functions/table/table.ts';
import type { FilePicture, SiteFile } from '#shared/api/site-file.ts';
import { fileWidths } from '#shared/domain/blog/pictures.ts';
import { exitOnError } from '../local/exit-on-error.ts';
import { readSettings } from '../local/settings.ts';
import { StartupError } from '../startup-error.ts';
import { withAwsTable, withLocalTable } from './open-table.ts';

// `npm run site:export`                               the site on this machine (stop it first)
// `npm run site:export -- site.json --table NAME`     on AWS, with the output TableName
const usage = 'Use it as: npm run site:export -- [file.json] [--table NAME]';

const readOptions = () => {
  try {
    return parseArgs({ options: { table: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error} ${usage}`);
  }
};

/** Reads everything that the owner made, including pictures. */
const readWholeFile = async (table: Table): Promise<SiteFile> => {
  const file = await readSiteFile(table, new Date());
  const pictures: FilePicture[] = [];
  for (const picture of file.pictures) {
    const files: string[] = [];
    for (const width of fileWidths(picture.width)) {
      const stored = await readPictureFile(table, picture.hash, width);
      if (stored) files.push(Buffer.from(stored.data).toString('base64'));
    }
    pictures.push({ ...picture, files });
  }
  return { ...file, pictures };
};

const run = async () => {
  const { values, positionals } = readOptions();
  if (positionals.length > 1) throw new StartupError(usage);
  const file = values.table
    ? await withAwsTable(values.table, readWholeFile)
    : await withLocalTable(readSettings(process.env), readWholeFile);
  const target = path.resolve(positionals[0] ?? `site-${file.exportedAt.slice(0, 10)}.json`);
  await writeFile(target, `${JSON.stringify(file, null, 2)}\n`);
  console.log(
    `${target}: ${file.posts?.length} posts, ${file.tests?.length} tests, ${file.pictures?.length} pictures, ${file.history?.length} publications.`,
  );
};

run().catch(exitOnError);

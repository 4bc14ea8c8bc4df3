import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { storePicture } from '#functions/pictures/store.ts';
import { importSiteFile, parseSiteFile } from '#functions/site/site-file.ts';
import { readDraft } from '#functions/site/store.ts';
import type { Table } from '#functions/table/table.ts';
import { filePictureSchema, type SiteFile, siteFileSchema } from '#shared/api/site-file.ts';
import { AppError } from '#shared/errors.ts';
import { exitOnError } from '../local/exit-on-error.ts';
import { readSettings } from '../local/settings.ts';
import { StartupError } from '../startup-error.ts';
import { withAwsTable, withLocalTable } from './open-table.ts';

// `npm run site:import -- site.json`                  says what would change on this machine (stop the site first)
// `npm run site:import -- site.json --yes`            changes it
// `… --with-public-posts`                             posts become public, scheduled or deleted as in the file
// `… --replace-tests`                                 tests that differ from those of the site replace them
// `… --table NAME`                                    on AWS, with the output TableName
const usage =
  'Use it as: npm run site:import -- file.json [--yes] [--with-public-posts] [--replace-tests] [--table NAME]';

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        table: { type: 'string' },
        yes: { type: 'boolean', default: false },
        'with-public-posts': { type: 'boolean', default: false },
        'replace-tests': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error} ${usage}`);
  }
};

const readSiteFile = async (name: string): Promise<SiteFile> => {
  const text = await readFile(name, 'utf8').catch((cause: unknown) => {
    throw new StartupError(`${name} can’t be read.`, { cause });
  });
  try {
    return z.parse(siteFileSchema, JSON.parse(text));
  } catch (cause) {
    throw new StartupError(`${name} is not an exported site.`, { cause });
  }
};

/** Turns an error message written for the portal into sentences for the terminal. */
const explain = (error: unknown): never => {
  if (!(error instanceof AppError)) throw error;
  const fields = Object.entries(error.options.fields ?? {}).map(([path, text]) => `\n  ${path}: ${text}`);
  throw new StartupError(`${error.message}${fields.join('')}\nNothing was imported.`);
};

const importInto = async (
  table: Table,
  file: SiteFile,
  options: { yes: boolean; withPublicPosts: boolean; replaceTests: boolean },
) => {
  const content = parseSiteFile(file);
  const pictures = z.safeParse(z.array(filePictureSchema), file.pictures ?? []);
  if (!pictures.success)
    throw new StartupError('The pictures of this file can’t be used. Nothing was imported.');
  const { version: baseVersion } = await readDraft(table);
  const change = { now: new Date(), by: 'site:import' };
  const run = (preview: boolean) =>
    importSiteFile(table, { ...options, content, baseVersion, preview }, change);
  const planned = await run(true);
  const wanted = pictures.data.filter(({ hash }) => planned.missingPictures.includes(hash));
  if (options.yes) {
    for (const picture of wanted) await storePicture(table, picture, change.now);
    await run(false);
  }
  return { ...planned, pictures: wanted.length };
};

const run = async () => {
  const { values, positionals } = readOptions();
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new StartupError(usage);
  const file = await readSiteFile(name);
  const options = {
    yes: values.yes,
    withPublicPosts: values['with-public-posts'],
    replaceTests: values['replace-tests'],
  };
  const work = (table: Table) => importInto(table, file, options).catch(explain);
  const { changes, posts, tests, pictures } = values.table
    ? await withAwsTable(values.table, work)
    : await withLocalTable(readSettings(process.env), work);
  for (const { key, before, after } of changes) console.log(`${key}: ${before || '–'} → ${after || '–'}`);
  for (const { id, title, change } of posts) console.log(`post ${id} ${change}: ${title}`);
  for (const { id, name, change } of tests)
    console.log(
      change === 'new'
        ? `test ${id} new: ${name}`
        : `test ${id} differs: ${name} (${options.replaceTests ? 'replaced' : 'the site’s own stays; replace it with --replace-tests'})`,
    );
  const counts = `${changes.length} values, ${posts.length} posts, ${tests.length} tests, ${pictures} pictures`;
  console.log(
    values.yes
      ? `Imported ${counts}. Review the draft in the portal, then publish it.`
      : `This would change ${counts}. Repeat it with --yes to import the file.`,
  );
};

run().catch(exitOnError);

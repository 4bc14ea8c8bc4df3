import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Table } from '#functions/table/table.ts';
import { importLines } from '#functions/transfer/data-file.ts';
import { exitOnError } from '../local/exit-on-error.ts';
import { readSettings } from '../local/settings.ts';
import { StartupError } from '../startup-error.ts';
import { withAwsTable, withLocalTable } from './open-table.ts';

// `npm run data:import -- FILE`                  into the site on this machine (stop it first), or a new one
// `npm run data:import -- FILE --table NAME`     on AWS, with the output TableName
// `--overwrite` replaces what is there by what the file has.

const run = async () => {
  const { values, positionals } = parseArgs({
    options: { table: { type: 'string' }, overwrite: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0)
    throw new StartupError('Name the file to read: npm run data:import -- everything.ndjson');
  const handle = await open(file).catch(() => {
    throw new StartupError(`The file ${file} can’t be read.`);
  });
  const store = (table: Table) =>
    importLines(table, handle.readLines(), { now: new Date(), overwrite: values.overwrite ?? false });
  const { stored, kept, expired, refused, isComplete } =
    values.table === undefined
      ? await withLocalTable(readSettings(process.env), store, { mayCreate: true })
      : await withAwsTable(values.table, store);
  const count = (items: number) => items.toLocaleString('en-US');
  console.log(
    `${count(stored)} items stored, ${count(kept)} were there already, ${count(expired)} have expired.`,
  );
  for (const { line, reason } of refused) console.log(`Line ${count(line)}: ${reason}`);
  if (isComplete) return;
  console.log('The file is cut off or was changed. Export it again to be sure that nothing is missing.');
  process.exitCode = 1;
};

run().catch(exitOnError);

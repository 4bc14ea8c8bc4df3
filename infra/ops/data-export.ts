import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Table } from '#functions/table/table.ts';
import { exportLines } from '#functions/transfer/data-file.ts';
import { exitOnError } from '../local/exit-on-error.ts';
import { readSettings } from '../local/settings.ts';
import { StartupError } from '../startup-error.ts';
import { withAwsTable, withLocalTable } from './open-table.ts';

// `npm run data:export -- FILE`                  the site on this machine (stop it first)
// `npm run data:export -- FILE --table NAME`     on AWS, with the output TableName

const run = async () => {
  const { values, positionals } = parseArgs({
    options: { table: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0)
    throw new StartupError('Name the file to write: npm run data:export -- everything.ndjson');
  // Never replaces an earlier export.
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await once(out, 'open');
  const write = async (table: Table) => {
    let count = 0;
    for await (const line of exportLines(table, new Date())) {
      if (!out.write(`${line}\n`)) await once(out, 'drain');
      count += 1;
    }
    return count;
  };
  const lines =
    values.table === undefined
      ? await withLocalTable(readSettings(process.env), write)
      : await withAwsTable(values.table, write);
  out.end();
  await once(out, 'close');
  console.log(
    `${(lines - 2).toLocaleString('en-US')} items are in ${file}. It holds personal data: keep it safe.`,
  );
};

run().catch(exitOnError);

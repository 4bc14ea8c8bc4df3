import { parseArgs } from 'node:util';
import { exitOnError } from '../local/exit-on-error.ts';
import { httpOrigin, readSettings } from '../local/settings.ts';
import { StartupError } from '../startup-error.ts';
import { withAwsTable, withLocalTable } from './open-table.ts';
import { resetAdmin } from './reset-admin.ts';

// `npm run admin:reset`                                        the site on this machine (stop it first)
// `npm run admin:reset -- --table NAME --site https://…`       on AWS, with the outputs TableName and SiteUrl
const usage = 'Use it without options for the site on this machine, or with --table and --site for AWS.';

const readOptions = () => {
  try {
    return parseArgs({ options: { table: { type: 'string' }, site: { type: 'string' } } }).values;
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : error} ${usage}`);
  }
};

const resetLocally = async (): Promise<string> => {
  const settings = readSettings(process.env);
  await withLocalTable(settings, resetAdmin);
  return settings.loopback
    ? `Start the site and open ${settings.siteUrl || httpOrigin(settings.host, settings.port)}/admin to set up the administrator.`
    : 'Start the site: it prints the link for setting up the administrator.';
};

const resetOnAws = async (name: string, site: string): Promise<string> => {
  const code = await withAwsTable(name, resetAdmin);
  return `Set up the administrator at ${site.replace(/\/+$/, '')}/admin#setup=${code}`;
};

const run = async () => {
  const { table, site } = readOptions();
  if ((table === undefined) !== (site === undefined)) throw new StartupError(usage);
  const nextStep =
    table !== undefined && site !== undefined ? await resetOnAws(table, site) : await resetLocally();
  console.log(`The administrator's account is gone and every session with it.\n${nextStep}`);
};

run().catch(exitOnError);

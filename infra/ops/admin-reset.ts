import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeDocumentClient } from '#functions/http/deps.ts';
import { lockDataDir } from '../local/data-lock.ts';
import { dataFile, startEngine } from '../local/engine.ts';
import { exitOnError } from '../local/exit-on-error.ts';
import { httpOrigin, readSettings } from '../local/settings.ts';
import { ensureTable, localDynamo, localDynamoConfig, localTableName } from '../local/table.ts';
import { StartupError } from '../startup-error.ts';
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
  const file = path.join(settings.dataDir, dataFile);
  if (!settings.dynamodbEndpoint && !existsSync(file))
    throw new StartupError(`There is no site in ${settings.dataDir}: set DATA_DIR to where its data is.`);
  const release = settings.dynamodbEndpoint ? () => {} : lockDataDir(settings.dataDir);
  const engine = settings.dynamodbEndpoint ? undefined : await startEngine(file);
  try {
    const api = engine ?? { endpoint: settings.dynamodbEndpoint ?? '' };
    await ensureTable(localDynamo(api), localTableName);
    const client = makeDocumentClient(localDynamoConfig(api));
    await resetAdmin({ client, name: localTableName });
    return settings.loopback
      ? `Start the site and open ${settings.siteUrl || httpOrigin(settings.host, settings.port)}/admin to set up the administrator.`
      : 'Start the site: it prints the link for setting up the administrator.';
  } finally {
    await engine?.stop();
    release();
  }
};

const resetOnAws = async (name: string, site: string): Promise<string> => {
  const code = await resetAdmin({ client: makeDocumentClient(), name }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`The table ${name} cannot be used with your AWS credentials: ${reason}`, {
      cause,
    });
  });
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

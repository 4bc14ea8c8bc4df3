import { existsSync } from 'node:fs';
import path from 'node:path';
import { makeDocumentClient } from '#functions/http/deps.ts';
import type { Table } from '#functions/table/table.ts';
import { AppError } from '#shared/errors.ts';
import { lockDataDir } from '../local/data-lock.ts';
import { dataFile, startEngine } from '../local/engine.ts';
import type { Settings } from '../local/settings.ts';
import { ensureTable, localDynamo, localDynamoConfig, localTableName } from '../local/table.ts';
import { StartupError } from '../startup-error.ts';

type Work<T> = (table: Table) => Promise<T>;

/**
 * Opens the table of the site on this machine, which must be stopped. `mayCreate`: creates the site if the
 * data folder is empty.
 */
export const withLocalTable = async <T>(
  settings: Settings,
  work: Work<T>,
  { mayCreate = false }: { readonly mayCreate?: boolean } = {},
): Promise<T> => {
  const file = path.join(settings.dataDir, dataFile);
  if (!settings.dynamodbEndpoint && !mayCreate && !existsSync(file))
    throw new StartupError(`There is no site in ${settings.dataDir}: set DATA_DIR to where its data is.`);
  const release = settings.dynamodbEndpoint ? () => {} : lockDataDir(settings.dataDir);
  const engine = settings.dynamodbEndpoint ? undefined : await startEngine(file);
  try {
    const api = engine ?? { endpoint: settings.dynamodbEndpoint ?? '' };
    await ensureTable(localDynamo(api), localTableName);
    return await work({ client: makeDocumentClient(localDynamoConfig(api)), name: localTableName });
  } finally {
    await engine?.stop();
    release();
  }
};

/** Opens a deployed table, with the AWS credentials in the environment. */
export const withAwsTable = <T>(name: string, work: Work<T>): Promise<T> =>
  work({ client: makeDocumentClient(), name }).catch((cause: unknown) => {
    if (cause instanceof AppError || cause instanceof StartupError) throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`The table ${name} cannot be used with your AWS credentials: ${reason}`, {
      cause,
    });
  });

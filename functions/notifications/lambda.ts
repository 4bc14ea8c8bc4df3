import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { handleEvents } from '#functions/events/raise.ts';
import { depsFromEnv } from '#functions/http/deps.ts';
import { siteValuesRefresh } from '#functions/http/live-site-values.ts';
import type { Deps } from '#functions/http/types.ts';
import { notifyDeps } from './deps.ts';
import { notify } from './notify.ts';
import { batchResponse, insertedItems } from './stream.ts';

let deps: Deps | undefined;
const refreshSiteValues = siteValuesRefresh();

/** Lambda that the table's stream calls with new leads. */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  deps ??= depsFromEnv();
  await refreshSiteValues(deps);
  // The owner can set up mail at any time, so the settings are read with each batch.
  const records = insertedItems(Records);
  const failed = await notify(records, await notifyDeps(deps));
  return batchResponse([...failed, ...(await handleEvents(records, deps))]);
};

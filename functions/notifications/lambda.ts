import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { depsFromEnv } from '#functions/http/deps.ts';
import { notifyDeps } from './deps.ts';
import { type NotifyDeps, notify } from './notify.ts';
import { batchResponse, insertedItems } from './stream.ts';

let deps: NotifyDeps | undefined;

/** Lambda that the table's stream calls with new leads. */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  deps ??= notifyDeps(depsFromEnv());
  return batchResponse(await notify(insertedItems(Records), deps));
};

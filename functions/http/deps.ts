import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { v7 as uuidv7 } from 'uuid';
import { jsonLogger } from './logger.ts';
import type { Deps } from './types.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A document client whose retries end inside a request's time limit: at most 4 tries of 2 seconds, with the SDK's own
 * jittered backoff between them.
 */
export const makeDocumentClient = (config: DynamoDBClientConfig = {}): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      maxAttempts: 4,
      requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
      ...config,
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );

/** The dependencies of a deployed function: the environment holds exactly what its row of the route table grants. */
export const depsFromEnv = (env: Environment = process.env): Deps => {
  if (!env.TABLE_NAME) throw new Error('TABLE_NAME is not set');
  return {
    table: { client: makeDocumentClient(), name: env.TABLE_NAME },
    clock: () => new Date(),
    newId: () => uuidv7(),
    env,
    log: jsonLogger(),
  };
};

import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { StandardRetryStrategy } from '@smithy/core/retry';
import { v7 as uuidv7 } from 'uuid';
import { jsonLogger } from './logger.ts';
import { ssmSecret } from './stored-secret.ts';
import type { Deps } from './types.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const maxWaitMs = 700;

/**
 * The SDK's default retries wait up to 7 seconds on a throttled table, long enough for two calls to hit
 * Lambda's time limit. These wait at most 2, which leaves time to answer 503.
 */
const boundedRetries = () => {
  let baseMs = 50;
  return new StandardRetryStrategy({
    maxAttempts: 4,
    baseDelay: baseMs,
    backoff: {
      setDelayBase: (ms) => {
        baseMs = ms;
      },
      computeNextBackoffDelay: (retries) =>
        Math.floor(Math.random() * Math.min(baseMs * 2 ** retries, maxWaitMs)),
    },
  });
};

/**
 * Makes a document client whose retries end within a request's time limit: at most 4 tries of 2 seconds,
 * with jitter.
 */
export const makeDocumentClient = (config: DynamoDBClientConfig = {}): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      retryStrategy: boundedRetries(),
      requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
      ...config,
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );

/**
 * Creates the dependencies of a deployed function; its environment holds exactly what its route row grants.
 */
export const depsFromEnv = (env: Environment = process.env): Deps => {
  if (!env.TABLE_NAME) throw new Error('TABLE_NAME is not set');
  return {
    table: { client: makeDocumentClient(), name: env.TABLE_NAME },
    clock: () => new Date(),
    newId: (at) => uuidv7(at && { msecs: at.getTime() }),
    env,
    log: jsonLogger(),
    mailPassword: env.MAIL_PASSWORD_PARAMETER ? ssmSecret(env.MAIL_PASSWORD_PARAMETER) : undefined,
    modelKey: env.MODEL_KEY_PARAMETER ? ssmSecret(env.MODEL_KEY_PARAMETER) : undefined,
  };
};

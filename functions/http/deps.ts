import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { StandardRetryStrategy } from '@smithy/core/retry';
import { v7 as uuidv7 } from 'uuid';
import { jsonLogger } from './logger.ts';
import type { Deps } from './types.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const longestWaitMs = 700;

/**
 * The SDK waits up to 7 seconds in all on a table that throttles: two such calls, and the platform ends the function in the
 * middle. This one waits 2 at most, which leaves time to answer 503.
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
        Math.floor(Math.random() * Math.min(baseMs * 2 ** retries, longestWaitMs)),
    },
  });
};

/** A document client whose retries end inside a request's time limit: at most 4 tries of 2 seconds, with jittered waits. */
export const makeDocumentClient = (config: DynamoDBClientConfig = {}): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      retryStrategy: boundedRetries(),
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
    newId: (at) => uuidv7(at && { msecs: at.getTime() }),
    env,
    log: jsonLogger(),
  };
};

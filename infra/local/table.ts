import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { tableShape } from '#infra/table-shape.ts';
import { StartupError } from '../startup-error.ts';
import type { Engine } from './engine.ts';

export const localTableName = 'parley';

/**
 * Client configuration for the embedded engine or another DynamoDB API. The embedded engine ignores
 * credentials; `agent` is the way to an isolated one.
 */
export const localDynamoConfig = ({
  endpoint,
  agent,
}: Pick<Engine, 'endpoint'> & Partial<Pick<Engine, 'agent'>>): DynamoDBClientConfig => ({
  endpoint,
  region: process.env.AWS_REGION ?? 'us-east-1',
  credentials: {
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? 'local',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? 'local',
    ...(process.env.AWS_SESSION_TOKEN ? { sessionToken: process.env.AWS_SESSION_TOKEN } : {}),
  },
  // The engine handles one write at a time, so a call in a burst waits longer than on AWS.
  requestHandler: {
    connectionTimeout: 2000,
    requestTimeout: 8000,
    throwOnRequestTimeout: true,
    httpAgent: agent ?? { keepAlive: true, maxSockets: 200 },
  },
});

/** Client for creating and describing the table. */
export const localDynamo = (api: Parameters<typeof localDynamoConfig>[0]): DynamoDBClient =>
  new DynamoDBClient(localDynamoConfig(api));

/** Node reports a refused connection as an AggregateError without a message. */
const describeError = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return describeError(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
};

const errorName = (error: unknown): string => (error instanceof Error ? error.name : '');

const createTable = (name: string): CreateTableCommand => {
  const { partitionKey, sortKey, indexes } = tableShape;
  const keySchema = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  const keys = [partitionKey, sortKey, ...indexes.flatMap((index) => [index.partitionKey, index.sortKey])];
  return new CreateTableCommand({
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: keys.map((key) => ({ AttributeName: key, AttributeType: 'S' })),
    KeySchema: keySchema(partitionKey, sortKey),
    GlobalSecondaryIndexes: indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: 'ALL' },
    })),
  });
};

/** Creates the table with TTL unless it exists. Throws a StartupError when the API cannot be used. */
export const ensureTable = async (client: DynamoDBClient, name: string): Promise<void> => {
  try {
    await client.send(createTable(name)).catch((error: unknown) => {
      if (errorName(error) !== 'ResourceInUseException') throw error;
    });
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
      if (Table?.TableStatus === 'ACTIVE') break;
      await new Promise((resolve) => setTimeout(resolve, attempt < 20 ? 2 : 100));
    }
    await client
      .send(
        new UpdateTimeToLiveCommand({
          TableName: name,
          TimeToLiveSpecification: { Enabled: true, AttributeName: tableShape.ttlAttribute },
        }),
      )
      .catch((error: unknown) => {
        // TTL is already on: DynamoDB then answers with a ValidationException.
        if (errorName(error) !== 'ValidationException') throw error;
      });
  } catch (cause) {
    throw new StartupError(`The table could not be created: ${describeError(cause)}.`, { cause });
  }
};

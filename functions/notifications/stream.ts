import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { NotifyRecord } from './notify.ts';

/** Returns the inserted items among stream records. */
export const insertedItems = (records: readonly DynamoDBRecord[]): NotifyRecord[] =>
  records.flatMap(({ eventName, dynamodb }) =>
    eventName === 'INSERT' && dynamodb?.NewImage && dynamodb.SequenceNumber
      ? [
          {
            id: dynamodb.SequenceNumber,
            item: unmarshall(dynamodb.NewImage as Record<string, AttributeValue>),
          },
        ]
      : [],
  );

/**
 * Builds the partial batch response: the stream continues from the first failed id, and `wasSent` prevents
 * duplicates.
 */
export const batchResponse = (failed: readonly string[]): DynamoDBBatchResponse => ({
  batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })),
});

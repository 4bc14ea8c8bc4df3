import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { NotifyRecord } from './notify.ts';

/** The inserted items among stream records; everything else is nobody's news. */
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

/** Failed ids as the stream wants them: it continues from the first of them, and a delivery made is not made twice. */
export const batchResponse = (failed: readonly string[]): DynamoDBBatchResponse => ({
  batchItemFailures: failed.map((itemIdentifier) => ({ itemIdentifier })),
});

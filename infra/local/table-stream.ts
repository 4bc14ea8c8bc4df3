import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/** A freshly inserted item with its place in the stream. */
export interface Insertion {
  readonly sequence: number;
  readonly item: Record<string, unknown>;
}

interface StreamRecord {
  readonly eventName: string;
  readonly dynamodb: { readonly SequenceNumber: string; readonly NewImage?: Record<string, AttributeValue> };
}

interface Page {
  readonly Records: readonly StreamRecord[];
  readonly NextShardIterator?: string;
}

interface Shard {
  readonly ShardId: string;
}

/**
 * Reads the embedded engine's table stream over its own protocol: the SDK's stream client would be one more package for
 * three calls. Signatures are not checked there.
 */
const streamCall = async <T>(endpoint: string, operation: string, input: object): Promise<T> => {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDBStreams_20120810.${operation}`,
      'x-amz-date': '20260101T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`${operation} answered ${response.status}`);
  return (await response.json()) as T;
};

/** Where a reader of the stream is; of another stream (the database was made anew) it means nothing. */
export interface StreamPosition {
  readonly stream: string;
  readonly sequence: number;
}

/** Inserted items after `from`, oldest first, and where the reader is then. */
export const insertionsAfter = async (
  endpoint: string,
  table: string,
  from: StreamPosition | undefined,
): Promise<{ insertions: Insertion[]; position: StreamPosition | undefined }> => {
  const { Streams } = await streamCall<{ Streams: { StreamArn: string }[] }>(endpoint, 'ListStreams', {
    TableName: table,
  });
  const StreamArn = Streams.at(-1)?.StreamArn;
  if (!StreamArn) return { insertions: [], position: undefined };
  const start = from?.stream === StreamArn ? from.sequence : 0;
  let last = start;
  const described = await streamCall<{ StreamDescription: { Shards: Shard[] } }>(endpoint, 'DescribeStream', {
    StreamArn,
  });
  const insertions: Insertion[] = [];
  for (const { ShardId } of described.StreamDescription.Shards) {
    let { ShardIterator } = await streamCall<{ ShardIterator?: string }>(endpoint, 'GetShardIterator', {
      StreamArn,
      ShardId,
      ...(start > 0
        ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: String(start) }
        : { ShardIteratorType: 'TRIM_HORIZON' }),
    });
    while (ShardIterator) {
      const page: Page = await streamCall(endpoint, 'GetRecords', { ShardIterator });
      for (const { eventName, dynamodb } of page.Records) {
        const sequence = Number(dynamodb.SequenceNumber);
        last = Math.max(last, sequence);
        if (eventName === 'INSERT' && dynamodb.NewImage)
          insertions.push({ sequence, item: unmarshall(dynamodb.NewImage) as Record<string, unknown> });
      }
      ShardIterator = page.Records.length > 0 ? page.NextShardIterator : undefined;
    }
  }
  return {
    insertions: insertions.sort((a, b) => a.sequence - b.sequence),
    position: { stream: StreamArn, sequence: last },
  };
};

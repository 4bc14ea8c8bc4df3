import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** The single table: a document client and the table's name. Stores take this and nothing else. */
export interface Table {
  readonly client: Pick<DynamoDBDocumentClient, 'send'>;
  readonly name: string;
}

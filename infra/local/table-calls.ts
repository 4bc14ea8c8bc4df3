/** One action of a table command, as IAM checks it. */
export interface TableCall {
  readonly action: string;
  readonly on: 'table' | 'index';
  /** Undefined when the command names no partition, as in a scan. */
  readonly partition: string | undefined;
}

type Input = Readonly<Record<string, unknown>>;

const record = (value: unknown): Input =>
  typeof value === 'object' && value !== null ? (value as Input) : {};

/** A key in the format of the document client or of the wire protocol. */
const keyText = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof record(value).S === 'string'
      ? String(record(value).S)
      : undefined;

const partitionKey = (key: unknown): string | undefined => keyText(record(key).pk);

const parts: Readonly<Record<string, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

/** The partition key of a query. */
const queriedPartition = (input: Input): string | undefined => {
  const [, left = '', right = ''] = /([#\w]+)\s*=\s*(:\w+)/.exec(String(input.KeyConditionExpression)) ?? [];
  const attribute = left.startsWith('#') ? record(input.ExpressionAttributeNames)[left] : left;
  return /pk$/.test(String(attribute)) ? keyText(record(input.ExpressionAttributeValues)[right]) : undefined;
};

const lists = (input: unknown): Input[] =>
  Object.values(record(input)).flatMap((value) => (Array.isArray(value) ? value : [])) as Input[];

/**
 * The actions and partitions of a command (`Query`, `TransactWriteItems`, …). A transaction needs the rights
 * of all its parts.
 */
export const tableCalls = (operation: string, input: Input): TableCall[] => {
  const on = 'table';
  if (operation.startsWith('Transact'))
    return ((input.TransactItems ?? []) as Input[]).flatMap((item) =>
      Object.entries(item).map(([part, value]) => ({
        action: parts[part] ?? part,
        on,
        partition: partitionKey(record(value).Key ?? record(value).Item),
      })),
    );
  if (operation === 'BatchGetItem')
    return Object.values(record(input.RequestItems))
      .flatMap((request) => (record(request).Keys ?? []) as Input[])
      .map((key) => ({ action: operation, on, partition: partitionKey(key) }));
  if (operation === 'BatchWriteItem')
    return lists(input.RequestItems).map(({ PutRequest, DeleteRequest }) => ({
      action: operation,
      on,
      partition: partitionKey(record(PutRequest).Item ?? record(DeleteRequest).Key),
    }));
  if (operation === 'Query')
    return [{ action: operation, on: input.IndexName ? 'index' : on, partition: queriedPartition(input) }];
  return [{ action: operation, on, partition: partitionKey(input.Key ?? input.Item) }];
};

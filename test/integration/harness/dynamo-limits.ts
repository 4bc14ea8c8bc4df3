import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Table } from '#functions/table/table.ts';

type Input = Readonly<Record<string, unknown>>;

const keyLimits: Readonly<Record<string, number>> = { pk: 2048, sk: 1024, gsi1pk: 2048, gsi1sk: 1024 };
const itemLimit = 400 * 1024;
const transactionItems = 100;
const transactionBytes = 4 * 1024 * 1024;
/** A page ends with the item that exceeds 1 MB. */
const pageLimit = 1024 * 1024 + itemLimit;

const refuse = (what: string): never => {
  throw Object.assign(new Error(`DynamoDB would refuse this: ${what}`), { name: 'ValidationException' });
};

const record = (value: unknown): Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Input) : {};

/** Size as DynamoDB counts it, names included, rounded up a little. */
export const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return 21;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + 1 + sizeOf(one), 3);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce(
      (sum, [name, one]) => sum + 1 + Buffer.byteLength(name) + sizeOf(one),
      3,
    );
  return 1;
};

const refuseEmptyNames = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    if (name === '') refuse('an attribute without a name');
    refuseEmptyNames(one);
  }
};

const checkKeys = (attributes: Input): void => {
  for (const [name, limit] of Object.entries(keyLimits)) {
    const value = attributes[name];
    if (value === undefined) continue;
    if (typeof value !== 'string' || value === '') refuse(`${name} is empty or no text`);
    const bytes = Buffer.byteLength(String(value));
    if (bytes > limit) refuse(`${name} has ${bytes} bytes of at most ${limit}`);
  }
};

const checkItem = (item: unknown): void => {
  checkKeys(record(item));
  refuseEmptyNames(item);
  const bytes = sizeOf(item);
  if (bytes > itemLimit) refuse(`an item of ${bytes} bytes`);
};

/** Checks index keys that an update sets through `#s0 = :s0` and its names and values. */
const checkUpdate = (input: Input): void => {
  const names = record(input.ExpressionAttributeNames);
  const values = record(input.ExpressionAttributeValues);
  const set = [...String(input.UpdateExpression ?? '').matchAll(/([#\w]+)\s*=\s*(:\w+)/g)];
  checkKeys(
    Object.fromEntries(set.map(([, name = '', value = '']) => [String(names[name] ?? name), values[value]])),
  );
  refuseEmptyNames(Object.values(values));
};

const checkWrite = (write: Input): void => {
  if (write.Key) checkKeys(record(write.Key));
  if (write.Item) checkItem(write.Item);
  if (write.UpdateExpression) checkUpdate(write);
};

const checkTransaction = (writes: readonly Input[]): void => {
  if (writes.length > transactionItems) refuse(`a transaction of ${writes.length} writes`);
  const parts = writes.flatMap((one) => Object.values(one).map(record));
  for (const part of parts) checkWrite(part);
  const bytes = parts.reduce((sum, part) => sum + sizeOf(part.Item ?? part.ExpressionAttributeValues), 0);
  if (bytes > transactionBytes) refuse(`a transaction of ${bytes} bytes`);
  const targets = parts.map(({ Item, Key }) =>
    JSON.stringify([record(Item ?? Key).pk, record(Item ?? Key).sk]),
  );
  if (new Set(targets).size < targets.length) refuse('a transaction that writes one item twice');
};

/** Throws when DynamoDB would reject a command that the embedded engine accepts. */
export const checkCommand = (name: string, input: Input): void => {
  const requests = Object.values(record(input.RequestItems));
  if (name === 'TransactWriteCommand') checkTransaction((input.TransactItems ?? []) as Input[]);
  else if (name === 'BatchGetCommand') {
    const keys = requests.flatMap((one) => (record(one).Keys ?? []) as Input[]);
    if (keys.length > 100) refuse(`${keys.length} keys at once`);
    keys.forEach(checkKeys);
  } else if (name === 'BatchWriteCommand') {
    const writes = requests.flat() as { PutRequest?: Input; DeleteRequest?: Input }[];
    if (writes.length > 25) refuse(`${writes.length} writes at once`);
    for (const { PutRequest, DeleteRequest } of writes) checkWrite(PutRequest ?? DeleteRequest ?? {});
  } else if (name === 'QueryCommand') {
    for (const value of Object.values(record(input.ExpressionAttributeValues)))
      if (typeof value === 'string' && Buffer.byteLength(value) > keyLimits.pk!)
        refuse('a key that no item can have');
  } else checkWrite(input);
};

/** Wraps a table with DynamoDB's limits on keys, items, transactions, batches, pages and names. */
export const dynamoLimits = (table: Table): Table => {
  const send = async (command: { readonly input: Input }, ...rest: unknown[]) => {
    checkCommand(command.constructor.name, command.input);
    const answer = await (table.client.send as (...args: unknown[]) => Promise<{ Items?: unknown[] }>)(
      command,
      ...rest,
    );
    const page = answer.Items === undefined ? 0 : sizeOf(answer.Items);
    if (page > pageLimit) refuse(`a page of ${page} bytes`);
    return answer;
  };
  return { name: table.name, client: { send: send as DynamoDBDocumentClient['send'] } };
};

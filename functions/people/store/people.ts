import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { type Key, personPartition } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { personIdentity } from '#shared/domain/person.ts';

/** Key of one item about a person; lists of keys stay small no matter how large the items are. */
export interface PersonKey {
  /** The item itself, or a reference to it. */
  readonly key: Key;
  /** The item, or the item that the reference points to. */
  readonly target: Key;
  /** Kind of the item: its index key up to the first `#`. */
  readonly kind: string;
  /** The rest of the index key, by which items of one kind are sorted. */
  readonly sort: string;
  readonly cursor: string;
}

export interface PersonPage {
  readonly keys: PersonKey[];
  /** Continues after the last key; absent on the last page. */
  readonly cursor?: string;
}

const kindOf = (sort: unknown): string => String(sort).split('#', 1)[0] ?? '';

const toCursor = (parts: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

const fromCursor = (cursor: string): [pk: string, sk: string, sort: string] | undefined => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string')
      ? (parts as [string, string, string])
      : undefined;
  } catch {
    return undefined;
  }
};

/** Cursor of the page after this item. */
export const cursorAfter = ({ pk, sk, gsi1sk }: Item): string => toCursor([pk, sk, gsi1sk]);

interface PageOptions {
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** Only keys that sort before this kind. */
  readonly before?: string;
  /** Only this kind, newest first. */
  readonly newestOf?: string;
}

/** Query for one page of the keys stored under an identity. */
const personParams = (
  table: string,
  person: string,
  { cursor, limit, before, newestOf }: PageOptions,
): QueryCommandInput => {
  const who = personPartition(personIdentity(person));
  const from = cursor === undefined ? undefined : fromCursor(cursor);
  return {
    TableName: table,
    IndexName: 'gsi1',
    KeyConditionExpression: `gsi1pk = :who${before ? ' AND gsi1sk < :before' : ''}${newestOf ? ' AND begins_with(gsi1sk, :kind)' : ''}`,
    ExpressionAttributeValues: {
      ':who': who,
      ...(before ? { ':before': before } : {}),
      ...(newestOf ? { ':kind': `${newestOf}#` } : {}),
    },
    ...(newestOf ? { ScanIndexForward: false } : {}),
    ProjectionExpression: 'pk, sk, gsi1sk, ownerPk, ownerSk',
    Limit: limit,
    ...(from ? { ExclusiveStartKey: { gsi1pk: who, pk: from[0], sk: from[1], gsi1sk: from[2] } } : {}),
  };
};

export interface PersonItems {
  readonly items: Item[];
  readonly cursor?: string;
}

/** Reads one page of the full items stored under an identity, at most 1 MB. */
export const readPersonItems = async (
  { client, name }: Table,
  person: string,
  options: PageOptions,
): Promise<PersonItems> => {
  const { ProjectionExpression: _keys, ...whole } = personParams(name, person, options);
  const { Items = [], LastEvaluatedKey: last } = await client.send(new QueryCommand(whole));
  return { items: Items, ...(last ? { cursor: toCursor([last.pk, last.sk, last.gsi1sk]) } : {}) };
};

/** The key of one item, as the index lists it. */
export const toPersonKey = ({ pk, sk, gsi1sk, ownerPk, ownerSk }: Item): PersonKey => ({
  key: { pk: String(pk), sk: String(sk) },
  target: { pk: String(ownerPk ?? pk), sk: String(ownerSk ?? sk) },
  kind: kindOf(gsi1sk),
  sort: String(gsi1sk).slice(kindOf(gsi1sk).length + 1),
  cursor: toCursor([pk, sk, gsi1sk]),
});

/** Reads one page of a person's keys. */
export const readPersonKeys = async (
  { client, name }: Table,
  person: string,
  options: PageOptions,
): Promise<PersonPage> => {
  const { Items = [], LastEvaluatedKey: last } = await client.send(
    new QueryCommand(personParams(name, person, options)),
  );
  return {
    keys: Items.map(toPersonKey),
    ...(last ? { cursor: toCursor([last.pk, last.sk, last.gsi1sk]) } : {}),
  };
};

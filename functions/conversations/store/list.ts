import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { conversationListPartition, conversationPartition, type Key } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { isLive } from '#functions/table/time.ts';
import type { Item } from '#functions/table/transact.ts';
import { type Turn, turnSchema } from '#shared/api/conversations.ts';
import { isOpenQuestion } from '#shared/domain/conversations.ts';

export interface ListFilter {
  readonly list: keyof typeof conversationListPartition;
  /** Only items newer than this instant. */
  readonly since?: string | undefined;
  /** Only items that have all of these tags, see `tagsOf`. */
  readonly tags?: readonly string[];
  /** Further filter on the item's contents. */
  readonly holds?: ((item: Item) => boolean) | undefined;
}

const toCursor = (key: Item): string =>
  Buffer.from(JSON.stringify([key.pk, key.sk, key.gsi1sk])).toString('base64url');

const fromCursor = (cursor: string | undefined): (Key & { gsi1sk: string }) | undefined => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== 3 || !parts.every((part) => typeof part === 'string'))
      return undefined;
    const [pk, sk, gsi1sk] = parts as [string, string, string];
    return pk.startsWith('CONVERSATION#') ? { pk, sk, gsi1sk } : undefined;
  } catch {
    return undefined;
  }
};

const filterOf = ({ tags = [] }: ListFilter) =>
  tags.length === 0
    ? undefined
    : {
        FilterExpression: tags.map((_, index) => `contains(tags, :tag${index})`).join(' AND '),
        values: Object.fromEntries(tags.map((tag, index) => [`:tag${index}`, tag])),
      };

/** Query for one page of an index list, newest first. */
const listParams = (table: string, filter: ListFilter, limit: number, cursor?: string): QueryCommandInput => {
  const { values = {}, ...filtered } = filterOf(filter) ?? {};
  const pk = conversationListPartition[filter.list];
  const from = fromCursor(cursor);
  return {
    TableName: table,
    IndexName: 'gsi1',
    KeyConditionExpression: `gsi1pk = :list${filter.since ? ' AND gsi1sk > :since' : ''}`,
    ...filtered,
    ExpressionAttributeValues: {
      ':list': pk,
      ...values,
      ...(filter.since ? { ':since': filter.since } : {}),
    },
    ScanIndexForward: false,
    Limit: limit,
    ...(from ? { ExclusiveStartKey: { ...from, gsi1pk: pk } } : {}),
  };
};

const maxQueries = 6;

/** Reads a list in bounded steps until it has `wanted` items; the cursor continues it. */
export const readList = async (
  { client, name }: Table,
  filter: ListFilter,
  { wanted, cursor, now }: { wanted: number; cursor?: string | undefined; now: Date },
): Promise<{ items: Item[]; cursor?: string }> => {
  const items: Item[] = [];
  let from = cursor;
  for (let query = 0; query < maxQueries && items.length < wanted; query += 1) {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand(listParams(name, filter, wanted * (query + 1), from)),
    );
    // Conditions that a filter expression can't express are checked here; it would read just as much.
    items.push(...Items.filter((item) => isLive(item, now) && (filter.holds?.(item) ?? true)));
    from = LastEvaluatedKey ? toCursor(LastEvaluatedKey) : undefined;
    if (!from) break;
  }
  return { items, ...(from ? { cursor: from } : {}) };
};

export interface UnansweredTurn extends Turn {
  readonly conversation: string;
}

const maxTurns = 400;

/** Parses an item of the unanswered list; empty if the question was answered since. */
export const openTurnOf = (item: Item): UnansweredTurn[] => {
  const turn = z.safeParse(turnSchema, item);
  return turn.success && isOpenQuestion(turn.data)
    ? [{ ...turn.data, conversation: String(item.pk).slice(conversationPartition('').length) }]
    : [];
};

/** Reads the latest turns without an answer or with a wrong one. */
export const readUnanswered = async (table: Table, since: string, now: Date): Promise<UnansweredTurn[]> => {
  const { items } = await readList(table, { list: 'unanswered', since }, { wanted: maxTurns, now });
  return items.flatMap(openTurnOf).filter(({ said }) => said.trim() !== '');
};

import { conversationDaysPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';

type Counts = Record<string, number>;

export interface ConversationStats {
  readonly days: Readonly<Record<string, Counts>>;
  readonly byLanguage: Readonly<Record<string, Counts>>;
  readonly byPage: Readonly<Record<string, Counts>>;
  readonly byTopic: Readonly<Record<string, Counts>>;
  readonly cards: Counts;
  /** Cards that came nearest to questions not answered at once. */
  readonly near: Counts;
  /** Counters without a group. */
  readonly totals: Counts;
}

const add = (counts: Counts, name: string, value: number): void => {
  counts[name] = (counts[name] ?? 0) + value;
};

const within = (groups: Record<string, Counts>, name: string): Counts => {
  const counts = groups[name] ?? {};
  groups[name] = counts;
  return counts;
};

/** Sums the counters over days, topics and shards. */
export const sumConversationStats = (items: readonly Item[]): ConversationStats => {
  const sums = { days: {}, byLanguage: {}, byPage: {}, byTopic: {}, cards: {}, near: {}, totals: {} } as {
    [K in keyof ConversationStats]: K extends 'cards' | 'near' | 'totals' ? Counts : Record<string, Counts>;
  };
  for (const { sk, pk: _pk, ttl: _ttl, ...counters } of items) {
    const [day = '', topic = ''] = String(sk).split('#');
    for (const [name, value] of Object.entries(counters)) {
      if (typeof value !== 'number') continue;
      const [kind, key = '', counted = ''] = name.split(':');
      // Older releases counted demo answers as `answered`.
      const outcome = topic === 'demo' && counted === 'answered' ? 'demo' : counted;
      if (kind === 'l') {
        add(within(sums.byLanguage, key), outcome, value);
        add(within(sums.days, day), outcome, value);
        add(within(sums.byTopic, topic), outcome, value);
      } else if (kind === 'p') add(within(sums.byPage, key), outcome, value);
      else if (kind === 'c') add(sums.cards, key, value);
      else if (kind === 'n') add(sums.near, key, value);
      else add(sums.totals, name, value);
    }
  }
  return sums;
};

/** Reads the counters of the UTC days `from` to `to`, inclusive, with one Query. */
export const readConversationStats = async (
  table: Table,
  from: string,
  to: string,
): Promise<ConversationStats> =>
  sumConversationStats(
    await queryAll(table, {
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': conversationDaysPartition, ':from': from, ':to': `${to}#~` },
    }),
  );

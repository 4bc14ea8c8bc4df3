import { cardIds } from '#functions/assistant/cards/ids.ts';
import { defineHandler } from '#functions/http/define.ts';
import { cardTitles, readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { lastDays } from '#functions/overview/days.ts';
import { conversationDaysPartition } from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { getTalkFigures } from '#shared/api/conversations.ts';

type Counts = Record<string, number>;

export interface ConversationStats {
  readonly days: Readonly<Record<string, Counts>>;
  readonly byLanguage: Readonly<Record<string, Counts>>;
  readonly byPage: Readonly<Record<string, Counts>>;
  readonly byTopic: Readonly<Record<string, Counts>>;
  readonly cards: Counts;
  /** Cards that came nearest to questions that were not answered at once. */
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

/** Returns the assistant's statistics of the last days, including cards that were never used. */
export const route = defineHandler(getTalkFigures, ({ table, clock }) => async ({ query }) => {
  const days = lastDays(Number(query.days ?? 30), clock());
  const [sums, knowledge] = await Promise.all([
    readConversationStats(table, days[0] ?? '', days.at(-1) ?? ''),
    readKnowledge(table),
  ]);
  const { totals } = sums;
  const known = [...cardIds, ...knowledge.cards.map(({ id }) => id)];
  const came = totals.came ?? 0;
  return {
    days: days.map((day) => ({ day, outcomes: sums.days[day] ?? {} })),
    byLanguage: sums.byLanguage,
    byPage: sums.byPage,
    byTopic: sums.byTopic,
    conversations: totals.conversations ?? 0,
    turns: totals.turns ?? 0,
    leads: totals.leads ?? 0,
    tokens: totals.tokens ?? 0,
    person: {
      asked: totals.asked ?? 0,
      came,
      seconds: came === 0 ? 0 : Math.round((totals.waitedSeconds ?? 0) / came),
    },
    cards: Object.fromEntries(known.map((id) => [id, sums.cards[id] ?? 0])),
    near: sums.near,
    titles: cardTitles(knowledge.cards),
  };
});

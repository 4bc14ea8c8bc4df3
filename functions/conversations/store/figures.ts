import { updateParts } from '#functions/table/expressions.ts';
import { talkDayKey, talkShards } from '#functions/table/keys.ts';
import { inDays } from '#functions/table/time.ts';
import type { Write } from '#functions/table/transact.ts';

/** Days that figures by day are kept. */
const figureDays = 400;

export type ConversationCounts = Readonly<Record<string, number>>;

/** Names of the counters: outcomes by language and by page, how often each card was used, and how often it was only near. */
export const byLanguageName = (language: string, outcome: string): string => `l:${language}:${outcome}`;
export const byPageName = (page: string, outcome: string): string => `p:${page}:${outcome}`;
export const cardName = (card: string): string => `c:${card}`;
/** The card that came nearest to a question which was not, or not at once, answered. */
export const nearName = (card: string): string => `n:${card}`;

/** What is counted on the day of an instant, in a topic. */
export interface DayCounts {
  readonly topic: string;
  readonly counts: ConversationCounts;
  /** ISO 8601 */
  readonly at: string;
}

/**
 * Adds to the counters of days and topics, those of one day and topic at once since a transaction writes an item only once. Belongs
 * into the transaction of what it counts. No write for nothing.
 */
export const incrementConversationDays = (table: string, all: readonly DayCounts[], now: Date): Write[] => {
  const sums = new Map<string, { day: string; topic: string; counts: Record<string, number> }>();
  for (const { topic, counts, at } of all) {
    const day = at.slice(0, 10);
    const sum = sums.get(`${day}#${topic}`) ?? { day, topic, counts: {} };
    for (const [name, count] of Object.entries(counts)) sum.counts[name] = (sum.counts[name] ?? 0) + count;
    sums.set(`${day}#${topic}`, sum);
  }
  return [...sums.values()].flatMap(({ day, topic, counts }) => {
    const counters = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
    if (Object.keys(counters).length === 0) return [];
    return [
      {
        Update: {
          TableName: table,
          Key: talkDayKey(day, topic, Math.floor(Math.random() * talkShards)),
          ...updateParts({ add: counters, set: { ttl: inDays(now, figureDays) } }),
        },
      },
    ];
  });
};

/** Adds to the counters of today and a topic. */
export const incrementToday = (
  table: string,
  topic: string,
  counts: ConversationCounts,
  now: Date,
): Write[] => incrementConversationDays(table, [{ topic, counts, at: now.toISOString() }], now);

/** Moves one question from what it counted as to what it counts as from now on, where it was asked. */
export const moveCounts = (
  { language, page }: { readonly language: string; readonly page: string },
  from: string,
  to: string,
): ConversationCounts =>
  from === to
    ? {}
    : {
        [byLanguageName(language, from)]: -1,
        [byPageName(page, from)]: -1,
        [byLanguageName(language, to)]: 1,
        [byPageName(page, to)]: 1,
      };

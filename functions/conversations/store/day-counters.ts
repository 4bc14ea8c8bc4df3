import { updateParts } from '#functions/table/expressions.ts';
import { conversationDayKey, conversationDayShards } from '#functions/table/keys.ts';
import { inDays } from '#functions/table/time.ts';
import type { Write } from '#functions/table/transact.ts';

/** Days until daily counters expire. */
const statsDays = 400;

export type ConversationCounts = Readonly<Record<string, number>>;

/** Names of the counters: outcomes by language and page, and how often each card was used or came nearest. */
export const byLanguageName = (language: string, outcome: string): string => `l:${language}:${outcome}`;
export const byPageName = (page: string, outcome: string): string => `p:${page}:${outcome}`;
export const cardName = (card: string): string => `c:${card}`;
/** The card nearest to a question that was not answered, or only after a question back. */
export const nearName = (card: string): string => `n:${card}`;

/** Counters to add to one day and topic. */
export interface DayCounts {
  readonly topic: string;
  readonly counts: ConversationCounts;
  /** ISO 8601 */
  readonly at: string;
}

/**
 * Returns writes that add to the counters of days and topics. Merges those of the same day and topic,
 * because a transaction may write an item only once. No write for empty counters.
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
          Key: conversationDayKey(day, topic, Math.floor(Math.random() * conversationDayShards)),
          ...updateParts({ add: counters, set: { ttl: inDays(now, statsDays) } }),
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

/** Moves one question from one outcome to another, on the day it was asked. */
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

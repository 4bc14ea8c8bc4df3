import { updateParts } from '../table/expressions.ts';
import { talkDayKey, talkShards } from '../table/keys.ts';
import { dayOf, inDays } from '../table/time.ts';
import type { Write } from '../table/transact.ts';

/** Days that figures by day are kept. */
const figureDays = 400;

export type TalkCounts = Readonly<Record<string, number>>;

/** Names of the counters: outcomes by language and by page, how often each card was used, and how often it was only near. */
export const byLanguageName = (language: string, outcome: string): string => `l:${language}:${outcome}`;
export const byPageName = (page: string, outcome: string): string => `p:${page}:${outcome}`;
export const cardName = (card: string): string => `c:${card}`;
/** The card that came nearest to a question which was not, or not at once, answered. */
export const nearName = (card: string): string => `n:${card}`;

/** Adds to the counters of a day and topic; belongs into the transaction of what it counts. No write for nothing. */
export const talkDayWrite = (table: string, topic: string, counts: TalkCounts, now: Date): Write[] => {
  const counters = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
  if (Object.keys(counters).length === 0) return [];
  const key = talkDayKey(dayOf(now), topic, Math.floor(Math.random() * talkShards));
  return [
    {
      Update: {
        TableName: table,
        Key: key,
        ...updateParts({ add: counters, set: { ttl: inDays(now, figureDays) } }),
      },
    },
  ];
};

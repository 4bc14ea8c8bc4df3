import type { ConversationSummary } from '#shared/api/conversations.ts';
import { waitSeconds } from '#shared/domain/conversations.ts';
import { languages } from '#shared/domain/languages.ts';
import { pageLabel } from '#web/features/admin/conversations/labels.ts';
import { formatShortDateTime } from '#web/lib/format.ts';
import { ranks, type TodayItem } from '../today-item.ts';

/** After a day without a reply the visitor has certainly left. */
const maxWaitMs = 86_400_000;
const minuteMs = 60_000;

const describeWait = (ms: number): string => {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return 'Has been waiting for less than a minute';
  return minutes < 60
    ? `Has been waiting for ${minutes} min`
    : `Asked for a person ${Math.floor(minutes / 60)} h ago`;
};

const describeVisitor = (row: ConversationSummary) => ({
  key: `talk:${row.id}`,
  kind: 'chat' as const,
  name: 'A visitor in the chat',
  company: `${languages[row.language].name}, on ${pageLabel(row.page)}`,
  language: row.language,
});

/** Conversations of visitors in danger that no person has taken over yet, latest first. */
export const listInCare = (rows: readonly ConversationSummary[]): TodayItem[] =>
  rows
    .map(
      (row): TodayItem => ({
        ...describeVisitor(row),
        reason: 'Needs care',
        rank: ranks.care,
        text: row.last || row.first,
        due: formatShortDateTime(row.updatedAt),
        at: -Date.parse(row.updatedAt),
        urgency: 'overdue',
        opens: { label: 'Open', search: { tab: 'conversations', talk: row.id } },
      }),
    )
    .sort((a, b) => a.at - b.at);

/**
 * Visitors who wait for a person in the chat, latest first, because these are most likely to be still there.
 */
export const listWaiting = (rows: readonly ConversationSummary[], now: number): TodayItem[] =>
  rows
    .flatMap((row): TodayItem[] => {
      const since = Date.parse(row.waitingSince ?? '');
      const waited = now - since;
      if (row.state !== 'waiting' || Number.isNaN(since) || waited > maxWaitMs) return [];
      return [
        {
          ...describeVisitor(row),
          reason: 'Waiting in the chat',
          rank: ranks.waiting,
          text: row.last || row.first || 'Asked for a person',
          due: describeWait(Math.max(0, waited)),
          at: -since,
          urgency: waited > waitSeconds * 1000 ? 'overdue' : 'soon',
          opens: { label: 'Answer', search: { tab: 'conversations', view: 'waiting', talk: row.id } },
        },
      ];
    })
    .sort((a, b) => a.at - b.at);

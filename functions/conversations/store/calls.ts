import { callKey } from '#functions/table/keys.ts';
import { countWithin } from '#functions/table/rate-limit.ts';
import type { Table } from '#functions/table/table.ts';
import { inDays } from '#functions/table/time.ts';
import { ConditionFailed, transact } from '#functions/table/transact.ts';

const keepDays = 7;
/** The owner hears of one conversation once in this time, and of all together no more often than the second figure. */
const windowSeconds = 3600;
const mostTogether = 12;
/** Who asks before anything was said has no conversation yet: they share one count. */
const mostUnknown = 3;

/** Nobody had the portal open; or somebody had, and the visitor waited in vain. */
export type CallReason = 'away' | 'missed';

export interface VisitorCall {
  readonly id: string;
  readonly conversation: string | undefined;
  readonly reason: CallReason;
  readonly language: string;
  readonly page: string;
  readonly now: Date;
}

/**
 * Notes that a visitor asked for a person and found none: the notifier tells the owner. No word of theirs is in it. Whoever
 * asks again within the hour is not told of again, and a crowd only a few times.
 */
export const putCall = async (
  table: Table,
  { id, conversation, reason, language, page, now }: VisitorCall,
): Promise<void> => {
  const own = { name: 'calls', who: conversation ?? 'unknown', windowSeconds };
  const ownMax = conversation ? 1 : mostUnknown;
  try {
    await transact(table, [
      countWithin(table.name, own, [{ counter: 'n', max: ownMax }], now),
      countWithin(
        table.name,
        { name: 'calls', who: 'together', windowSeconds },
        [{ counter: 'n', max: mostTogether }],
        now,
      ),
      {
        Put: {
          TableName: table.name,
          Item: {
            ...callKey(id),
            entity: 'Call',
            id,
            ...(conversation ? { conversation } : {}),
            reason,
            language,
            page,
            at: now.toISOString(),
            ttl: inDays(now, keepDays),
          },
        },
      },
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

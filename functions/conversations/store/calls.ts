import type { Deps } from '#functions/http/types.ts';
import { callKey } from '#functions/table/keys.ts';
import { countWithin } from '#functions/table/rate-limit.ts';
import type { Table } from '#functions/table/table.ts';
import { inDays } from '#functions/table/time.ts';
import { ConditionFailed, transact } from '#functions/table/transact.ts';

const keepDays = 7;
/**
 * Time within which the owner is notified once per conversation, and the most notices for all conversations
 * together.
 */
const windowSeconds = 3600;
const maxNoticesTotal = 12;
/** Visitors without a conversation are counted together. */
const maxNoticesUnknown = 3;

/** `away`: the portal was closed. `missed`: it was open, and the visitor waited in vain. `danger`: the visitor may be in danger. */
export type CallReason = 'away' | 'missed' | 'danger';

export interface VisitorCall {
  readonly id: string;
  readonly conversation: string | undefined;
  readonly reason: CallReason;
  readonly language: string;
  readonly page: string;
  readonly now: Date;
}

/**
 * Records that a visitor asked for a person in vain, for the notifier; contains none of their words. At most
 * one notice per conversation and hour, and a limited number overall.
 */
export const putCall = async (
  table: Table,
  { id, conversation, reason, language, page, now }: VisitorCall,
): Promise<void> => {
  const own = {
    name: reason === 'danger' ? 'dangers' : 'calls',
    who: conversation ?? 'unknown',
    windowSeconds,
  };
  const ownMax = conversation ? 1 : maxNoticesUnknown;
  try {
    await transact(table, [
      countWithin(table.name, own, [{ counter: 'n', max: ownMax }], now),
      countWithin(
        table.name,
        { name: own.name, who: 'together', windowSeconds },
        [{ counter: 'n', max: maxNoticesTotal }],
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

/** Notifies the owner as `putCall` does. A failure is only logged, because the visitor's reply is sent in any case. */
export const callOwner = async (
  { table, newId, log }: Pick<Deps, 'table' | 'newId' | 'log'>,
  call: Omit<VisitorCall, 'id'>,
): Promise<void> => {
  try {
    await putCall(table, { ...call, id: newId() });
  } catch (error) {
    log.warn('conversation.uncalled', { reason: (error as Error).name });
  }
};

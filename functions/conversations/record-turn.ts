import { type Head, readHead } from '#functions/conversations/store/read.ts';
import { DeadlineExceeded, withDeadline } from '#functions/http/deadline.ts';
import type { Deps } from '#functions/http/types.ts';
import { networksOf } from '#functions/http/viewer.ts';
import { countWithin } from '#functions/table/rate-limit.ts';
import { isStorageFull } from '#functions/table/storage-budget.ts';
import { ConditionFailed, transact, type Write } from '#functions/table/transact.ts';
import type { OpenConversation, OwnConversation } from './cookie.ts';
import { type Exchange, turnWrites } from './record.ts';

export interface Recorded {
  /** Cookies to set with the answer. */
  readonly cookies: readonly string[];
  /** Id of the stored turn; undefined if it was not stored in time. */
  readonly turn?: string;
  /**
   * A person took over while the assistant was answering: the message went to them, and no turn was stored.
   */
  readonly person?: Head;
}

type Recording = Omit<Exchange, 'conversation' | 'turnId'> & {
  /** The viewer's address, for the limit of new conversations. */
  readonly viewer: string;
};

/** New conversations an hour that are stored for one network; further ones are answered only. */
export const maxNewConversations = 40;

const newConversation = ({ table, env }: Deps, { viewer, now }: Recording): Write[] => {
  if (env.RATE_LIMITS === 'off') return [];
  const { who, networks } = networksOf(viewer);
  const window = { name: 'new-conversations', who, windowSeconds: 3600 };
  const counters = networks.map(({ counter, times }) => ({ counter, max: maxNewConversations * times }));
  return [countWithin(table.name, window, counters, now)];
};

/** Milliseconds that an answer waits for its turn to be recorded. */
const recordMs = 2500;

const record = async (deps: Deps, own: OwnConversation, recording: Recording): Promise<Recorded> => {
  const turnId = deps.newId();
  try {
    await transact(deps.table, {
      ...turnWrites(deps, { ...recording, conversation: own, turnId }),
      limit: own.isNew ? newConversation(deps, recording) : undefined,
    });
    return { cookies: own.cookies, turn: turnId };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.failed('limit')) {
      deps.log.info('conversation.limited');
      return { cookies: [] };
    }
    if (error.failed('turn')) {
      const head = readHead(error.found('turn'), recording.now);
      return { cookies: [], ...(head?.speaker === 'person' ? { person: head } : {}) };
    }
    // Another tab reacted first, or the owner marked the turn: store the new turn without the reaction.
    if (recording.reaction) return record(deps, own, { ...recording, reaction: undefined });
    throw error;
  }
};

/**
 * Stores one turn in one transaction. Never throws, since the answer is sent in any case. Stores nothing in
 * a full or deleted conversation, in one above the network's limit, or once the day's bytes are used up.
 */
export const recordTurn = async (
  deps: Deps,
  { own }: OpenConversation,
  recording: Recording,
): Promise<Recorded> => {
  if (deps.env.RATE_LIMITS !== 'off' && isStorageFull(deps.table, recording.now, 'talk'))
    return { cookies: [] };
  try {
    return await withDeadline(record(deps, own, recording), recordMs);
  } catch (error) {
    const isLate = error instanceof DeadlineExceeded;
    deps.log.warn(isLate ? 'conversation.late' : 'conversation.unkept', { reason: (error as Error).name });
    // The late write may still succeed, and only with the cookie can the visitor find and delete the
    // conversation.
    return { cookies: isLate ? own.cookies : [] };
  }
};

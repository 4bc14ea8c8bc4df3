import { type Head, readHead } from '#functions/conversations/store/read.ts';
import { DeadlineExceeded, withDeadline } from '#functions/deadline.ts';
import type { Deps } from '#functions/http/types.ts';
import { ConditionFailed, transact } from '#functions/table/transact.ts';
import type { OwnConversation } from './cookie.ts';
import type { OpenConversation } from './open-conversation.ts';
import { type Exchange, turnWrites } from './record.ts';

export interface Recorded {
  /** Cookies to set with the answer. */
  readonly cookies: readonly string[];
  /** Id of the stored turn; undefined if it was not stored in time. */
  readonly turn?: string;
  /** A person took over while the assistant was answering: they get the message, and nothing was stored. */
  readonly person?: Head;
}

type Recording = Omit<Exchange, 'conversation' | 'turnId'>;

/** Milliseconds that an answer waits to be recorded. */
const recordMs = 2500;

const record = async (deps: Deps, own: OwnConversation, recording: Recording): Promise<Recorded> => {
  const turnId = deps.newId();
  try {
    await transact(deps.table, turnWrites(deps, { ...recording, conversation: own, turnId }));
    return { cookies: own.cookies, turn: turnId };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
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
 * a full or deleted conversation.
 */
export const recordTurn = async (
  deps: Deps,
  { own }: OpenConversation,
  recording: Recording,
): Promise<Recorded> => {
  try {
    return await withDeadline(record(deps, own, recording), recordMs);
  } catch (error) {
    const isLate = error instanceof DeadlineExceeded;
    deps.log.warn(isLate ? 'conversation.late' : 'conversation.unkept', { reason: (error as Error).name });
    // A late write may still succeed; only with the cookie can the visitor find and delete it.
    return { cookies: isLate ? own.cookies : [] };
  }
};

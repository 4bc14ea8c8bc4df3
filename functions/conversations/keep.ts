import { say } from '#functions/conversations/store/live.ts';
import { readHead } from '#functions/conversations/store/read.ts';
import type { Deps } from '#functions/http/types.ts';
import { ConditionFailed, transact } from '#functions/table/transact.ts';
import type { LiveMessage } from '#shared/api/conversations.ts';
import { conversationOf, newConversation, type OwnConversation } from './cookie.ts';
import { type Exchange, turnWrites } from './record.ts';

export interface Kept {
  /** To be set with the answer. */
  readonly cookies: readonly string[];
  /** A person has taken over meanwhile: the visitor's words went to them, and nothing else is to be said. */
  readonly said?: LiveMessage;
  /** The exchange is kept under this id. */
  readonly turn?: string;
  /** The conversation in which it is kept. */
  readonly conversation?: string;
  /** The conversation it was meant for had been deleted: it is the first of a new one. */
  readonly restarted?: boolean;
}

/** The answer doesn't wait longer for its record. */
const longestMs = 2500;
const unkept: Kept = { cookies: [] };

const keepIn = async (
  deps: Deps,
  own: OwnConversation,
  exchange: Omit<Exchange, 'conversation'>,
): Promise<Kept> => {
  const { table, newId, env } = deps;
  try {
    const turn = newId();
    const [head, ...writes] = turnWrites(deps, { ...exchange, conversation: own, turnId: turn });
    await transact(table, { head, exchange: writes });
    return { cookies: own.cookies, turn, conversation: own.id };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // What the browser said of the exchange before is not so: then only this one is kept.
    if (!error.failed('head') && (exchange.disputes || exchange.takes))
      return keepIn(deps, own, { ...exchange, disputes: undefined, takes: undefined });
    if (!error.failed('head')) throw error;
    const item = error.found('head');
    const head = readHead(item, exchange.now);
    if (head?.speaker === 'person') {
      const { id, endsAt } = own;
      const message = { id, endsAt, clientId: newId(), text: exchange.said, from: 'visitor' as const };
      return { cookies: [], said: await say(table, { ...message, known: head.live, now: exchange.now }) };
    }
    // Deleted in another tab or by the owner: what is said from now on is another conversation. A full one is kept as it is.
    if (head || own.isNew) return unkept;
    const kept = await keepIn(deps, newConversation(env, exchange.now), {
      ...exchange,
      disputes: undefined,
      takes: undefined,
    });
    return { ...kept, restarted: true };
  }
};

/**
 * Keeps one exchange in the visitor's conversation and says which cookie makes it theirs. Whatever goes wrong, the answer
 * goes out: then nothing is kept.
 */
export const keepExchange = async (
  deps: Deps,
  requestCookies: readonly string[],
  exchange: Omit<Exchange, 'conversation'>,
): Promise<Kept> => {
  const { env, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  try {
    const own = conversationOf(env, requestCookies, exchange.now);
    // A write that comes too late may still succeed: the visitor must be able to find and delete what it kept.
    const late = new Promise<Kept>((resolve) => {
      timer = setTimeout(() => {
        log.warn('conversation.late');
        resolve({ cookies: own.cookies });
      }, longestMs);
    });
    const kept = keepIn(deps, own, exchange);
    kept.catch(() => undefined);
    return await Promise.race([kept, late]);
  } catch (error) {
    log.warn('conversation.unkept', { reason: (error as Error).name });
    return unkept;
  } finally {
    clearTimeout(timer);
  }
};

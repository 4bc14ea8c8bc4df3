import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type Head, isDeleted, readHead } from '#functions/conversations/store/read.ts';
import { withDeadline } from '#functions/deadline.ts';
import type { Deps } from '#functions/http/types.ts';
import { conversationHeadKey } from '#functions/table/keys.ts';
import { newConversation, type OwnConversation, openOrNewConversation } from './cookie.ts';

export interface OpenConversation {
  readonly own: OwnConversation;
  /** Undefined for a new conversation, and when the read timed out. */
  readonly head?: Head | undefined;
  /** The cookie's conversation was deleted in another tab or by the owner; `own` is a new one. */
  readonly restarted?: boolean;
}

/** Milliseconds until the chat answers from the history alone. */
const readMs = 1200;

/**
 * Reads the conversation in the request's cookie with one GetItem, or none without a cookie. Never throws.
 */
export const openConversation = async (
  { table, env, log }: Pick<Deps, 'table' | 'env' | 'log'>,
  requestCookies: readonly string[],
  now: Date,
): Promise<OpenConversation> => {
  const own = openOrNewConversation(env, requestCookies, now);
  if (own.isNew) return { own };
  try {
    const read = table.client.send(
      new GetCommand({ TableName: table.name, Key: conversationHeadKey(own.id), ConsistentRead: true }),
    );
    const { Item: item } = await withDeadline(read, readMs);
    return isDeleted(item)
      ? { own: newConversation(env, now), restarted: true }
      : { own, head: readHead(item, now) };
  } catch (error) {
    log.warn('conversation.unread', { reason: (error as Error).name });
    return { own };
  }
};

import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { type Head, isDeleted, readHead } from '#functions/conversations/store/read.ts';
import { withDeadline } from '#functions/http/deadline.ts';
import { type CookieSettings, isHttps, issueCookie, readCookie } from '#functions/http/signed-cookie.ts';
import type { Deps } from '#functions/http/types.ts';
import { conversationHeadKey } from '#functions/table/keys.ts';
import { daySeconds, epochSeconds } from '#functions/table/time.ts';
import { conversationDays } from '#shared/domain/conversations.ts';
import { AppError } from '#shared/errors.ts';

/** A visitor's conversation. A signed cookie proves whose it is, and its data expires with the cookie. */
export interface ConversationRef {
  readonly id: string;
  /** Epoch seconds; the TTL of all its items. */
  readonly endsAt: number;
  /** Nothing is stored in it yet. */
  readonly isNew?: boolean;
}

export interface OwnConversation extends ConversationRef {
  /** Cookies to set; empty unless the conversation is new. */
  readonly cookies: readonly string[];
}

const maxAgeSeconds = conversationDays * daySeconds;

/**
 * Settings of the conversation's cookie. It is never renewed: a conversation lives from its first message
 * on.
 */
export const conversationCookie = (env: Deps['env']): CookieSettings => ({
  name: 'conversation',
  maxAgeSeconds,
  secret: env.VISITOR_SECRET,
  https: isHttps(env.SITE_URL),
});

/**
 * Returns the conversation in the request's cookie; undefined if the signature is invalid or it has expired.
 */
export const knownConversation = (
  env: Deps['env'],
  cookies: readonly string[],
  now: Date,
): ConversationRef | undefined => {
  const known = readCookie(conversationCookie(env), cookies, now);
  return known && { id: known.id, endsAt: known.issuedAt + maxAgeSeconds };
};

/** Makes a new conversation and the cookie that ties it to this browser. */
export const newConversation = (env: Deps['env'], now: Date): OwnConversation => {
  const id = randomUUID();
  return {
    id,
    endsAt: Math.floor(now.getTime() / 1000) + maxAgeSeconds,
    isNew: true,
    cookies: [issueCookie(conversationCookie(env), id, now)],
  };
};

/** Returns the request's conversation, or a new one. */
export const openOrNewConversation = (
  env: Deps['env'],
  cookies: readonly string[],
  now: Date,
): OwnConversation => {
  const known = knownConversation(env, cookies, now);
  return known ? { ...known, cookies: [] } : newConversation(env, now);
};

/** Returns a `Set-Cookie` value that ties a stored conversation to this browser, until its data expires. */
export const issueConversation = (env: Deps['env'], { id, endsAt }: ConversationRef, now: Date): string =>
  issueCookie(
    { ...conversationCookie(env), maxAgeSeconds: endsAt - epochSeconds(now) },
    id,
    new Date((endsAt - maxAgeSeconds) * 1000),
  );

/** Returns a `Set-Cookie` value that deletes the cookie. */
export const forgetConversation = (env: Deps['env'], now: Date): string =>
  issueCookie({ ...conversationCookie(env), maxAgeSeconds: 0 }, 'none', now);

/** Returns the conversation in the request's cookie; 404 without one. */
export const ownConversation = (env: Deps['env'], cookies: readonly string[], now: Date): ConversationRef => {
  const known = knownConversation(env, cookies, now);
  if (!known) throw new AppError('record.not_found');
  return known;
};

export interface OpenConversation {
  readonly own: OwnConversation;
  /** Undefined for a new conversation, and if the read timed out. */
  readonly head?: Head | undefined;
  /** The cookie's conversation was deleted in another tab or by the owner; `own` is a new one. */
  readonly restarted?: boolean;
}

/** Milliseconds after which the chat answers from the history alone. */
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

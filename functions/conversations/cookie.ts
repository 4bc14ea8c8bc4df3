import { randomUUID } from 'node:crypto';
import { type CookieSettings, isHttps, issueCookie, readCookie } from '#functions/http/signed-cookie.ts';
import type { Deps } from '#functions/http/types.ts';
import { daySeconds } from '#functions/table/time.ts';
import { conversationDays } from '#shared/domain/conversations.ts';

/** A visitor's conversation: whose it is says the signed cookie, and everything of it ends with the cookie. */
export interface ConversationRef {
  readonly id: string;
  /** Epoch seconds; the table's TTL of every item. */
  readonly endsAt: number;
  /** Nothing was kept of it before. */
  readonly isNew?: boolean;
}

export interface OwnConversation extends ConversationRef {
  /** To be sent along where the conversation is a new one. */
  readonly cookies: readonly string[];
}

const maxAgeSeconds = conversationDays * daySeconds;

/** Settings of the conversation's cookie. It is never renewed: a conversation is kept from its first message on. */
export const conversationCookie = (env: Deps['env']): CookieSettings => ({
  name: 'conversation',
  maxAgeSeconds,
  secret: env.VISITOR_SECRET,
  https: isHttps(env.SITE_URL),
});

/** The conversation that the request's cookie names, if its signature holds and it has not ended. */
export const knownConversation = (
  env: Deps['env'],
  cookies: readonly string[],
  now: Date,
): ConversationRef | undefined => {
  const known = readCookie(conversationCookie(env), cookies, now);
  return known && { id: known.id, endsAt: known.issuedAt + maxAgeSeconds };
};

/** A new conversation with the cookie that makes it this browser's. */
export const newConversation = (env: Deps['env'], now: Date): OwnConversation => {
  const id = randomUUID();
  return {
    id,
    endsAt: Math.floor(now.getTime() / 1000) + maxAgeSeconds,
    isNew: true,
    cookies: [issueCookie(conversationCookie(env), id, now)],
  };
};

/** The conversation of a request; a new one where there is none. */
export const openOrNewConversation = (
  env: Deps['env'],
  cookies: readonly string[],
  now: Date,
): OwnConversation => {
  const known = knownConversation(env, cookies, now);
  return known ? { ...known, cookies: [] } : newConversation(env, now);
};

/** Takes the cookie back. */
export const forgetConversation = (env: Deps['env'], now: Date): string =>
  issueCookie({ ...conversationCookie(env), maxAgeSeconds: 0 }, 'none', now);

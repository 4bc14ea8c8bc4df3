import { knownConversation } from '#functions/conversations/cookie.ts';
import type { FlowSession } from '#functions/flow-sessions/store/sessions.ts';
import { derivedKey, sameText, signText } from '#functions/http/signing.ts';
import type { Deps } from '#functions/http/types.ts';
import { flowSecretHeader } from '#shared/api/flow-sessions.ts';

interface Sender {
  readonly visitorId: string;
  readonly requestCookies: readonly string[];
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** The secret that opens a session in browsers that block the cookies of embedded pages. */
export const sessionSecret = (env: Deps['env'], id: string): string =>
  signText(derivedKey(env.VISITOR_SECRET, 'flow-session'), id);

/**
 * Whether the request comes from the browser that began the session, which proves it by a signed cookie or
 * the session's secret.
 */
export const isOwnSession = (
  env: Deps['env'],
  { visitorId, requestCookies, headers }: Sender,
  { id, visitor, conversation }: FlowSession,
  now: Date,
): boolean => {
  if (visitor !== undefined && visitor === visitorId) return true;
  if (conversation && conversation.id === knownConversation(env, requestCookies, now)?.id) return true;
  const secret = headers[flowSecretHeader];
  return secret !== undefined && sameText(secret, sessionSecret(env, id));
};

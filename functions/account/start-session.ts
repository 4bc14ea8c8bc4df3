import { sessionHours, signAdminToken } from '#functions/http/admin-token.ts';
import type { Deps } from '#functions/http/types.ts';
import type { LoginReply } from '#shared/api/admin-account.ts';

/** Signs a new session for the account and returns it with its expiry. */
export const startSession = async (
  { env, newId, clock }: Deps,
  account: { readonly username: string; readonly epoch: number },
): Promise<LoginReply> => {
  const now = clock();
  const token = await signAdminToken(
    env.SESSION_SECRET,
    { username: account.username, sessionId: newId(), epoch: account.epoch },
    now,
  );
  const expiresAt = new Date(
    Math.floor(now.getTime() / 1000) * 1000 + sessionHours * 3_600_000,
  ).toISOString();
  return { success: true, token, expiresAt, username: account.username };
};

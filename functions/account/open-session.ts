import type { AdminAccount } from '#functions/account/store/admin-account.ts';
import { loginWrite, type NewLogin } from '#functions/account/store/logins.ts';
import { reply } from '#functions/http/define.ts';
import { issueCookie } from '#functions/http/signed-cookie.ts';
import type { Deps, Reply } from '#functions/http/types.ts';
import { readPreferences } from '#functions/settings/store.ts';
import { preferencesKey } from '#functions/table/keys.ts';
import { type Item, transact, type Write } from '#functions/table/transact.ts';
import type { LoginReply } from '#shared/api/admin-account.ts';
import { knownBrowser, knownBrowserCookie, knownBrowserId } from './known-browser.ts';
import { startSession } from './start-session.ts';

/**
 * Starts a session and sets the known-browser cookie. Notifies the owner of a login from an unknown browser.
 * `others`, read together with the account, may hold the owner's preferences. `write` stores the login
 * together with its own writes; if that fails, the login still succeeds.
 */
export const enter = async (
  deps: Deps,
  { requestCookies, requestId }: { readonly requestCookies: readonly string[]; readonly requestId: string },
  { account, others }: { readonly account: AdminAccount; readonly others: readonly Item[] },
  how: NewLogin['how'],
  write: (also: readonly Write[]) => Promise<void> = (also) => transact(deps.table, also),
): Promise<Reply<LoginReply>> => {
  const { table, clock, newId, env, log } = deps;
  const now = clock();
  const known = knownBrowser(env, requestCookies, account, now);
  const notice = known ? [] : [loginWrite(table.name, { id: newId(), how, now })];
  if (!known || how !== 'passkey')
    await write(notice).catch(() => log.warn('login.not_noted', { requestId }));
  log.info('login.ok', { requestId, how, isNewBrowser: !known });
  const { firstScreen } = readPreferences(others.find(({ pk }) => pk === preferencesKey.pk));
  return reply({
    body: { ...(await startSession(deps, account)), ...(firstScreen ? { firstScreen } : {}) },
    cookies: [issueCookie(knownBrowserCookie(env), known ?? knownBrowserId(newId(), account.epoch), now)],
  });
};

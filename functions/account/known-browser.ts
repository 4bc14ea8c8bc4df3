import { type CookieSettings, isHttps, readCookie } from '#functions/http/signed-cookie.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const yearSeconds = 365 * 86_400;

/**
 * The cookie of a browser that has logged in before. It only gives that browser its own bucket of failed
 * logins.
 */
export const knownBrowserCookie = (env: Environment): CookieSettings => ({
  name: 'known-browser',
  maxAgeSeconds: yearSeconds,
  secret: env.SESSION_SECRET,
  https: isHttps(env.SITE_URL),
});

/**
 * Includes the account's epoch: after a password change or 'log out everywhere', no browser counts as known.
 */
export const knownBrowserId = (id: string, epoch: number): string => `${id}~${epoch}`;

/** The browser's identifier if it has logged in since the account's epoch began. */
export const knownBrowser = (
  env: Environment,
  cookies: readonly string[],
  account: { readonly epoch: number } | undefined,
  now: Date,
): string | undefined => {
  const id = readCookie(knownBrowserCookie(env), cookies, now)?.id;
  return account && id?.endsWith(`~${account.epoch}`) ? id : undefined;
};

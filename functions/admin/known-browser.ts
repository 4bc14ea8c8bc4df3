import { type CookieSettings, isHttps } from '#functions/http/signed-cookie.ts';

const yearSeconds = 365 * 86_400;

/** The cookie of a browser that has logged in before. It only gives that browser its own bucket for failed logins. */
export const knownBrowserCookie = (env: Readonly<Record<string, string | undefined>>): CookieSettings => ({
  name: 'known-browser',
  maxAgeSeconds: yearSeconds,
  secret: env.SESSION_SECRET,
  https: isHttps(env.SITE_URL),
});

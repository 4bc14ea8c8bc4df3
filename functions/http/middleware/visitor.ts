import { randomUUID } from 'node:crypto';
import { type CookieSettings, isHttps, issueCookie, readCookie } from '../signed-cookie.ts';
import type { Step } from './step.ts';

const daySeconds = 86_400;
/** Workspaces live 90 days after their last use, and so does the cookie that opens them. */
const visitorSeconds = 90 * daySeconds;

/** Settings of the anonymous visitor's cookie. */
export const visitorCookie = (env: Readonly<Record<string, string | undefined>>): CookieSettings => ({
  name: 'visitor',
  maxAgeSeconds: visitorSeconds,
  secret: env.VISITOR_SECRET,
  https: isHttps(env.SITE_URL),
});

/**
 * Identifies the browser on `visitor` routes by its signed cookie; sets one when missing and renews it once
 * a day. Public routes with `knowsVisitor` read the cookie but never set one.
 */
export const visitor = (): Step => ({
  before: ({ event }) => {
    const { access, knowsVisitor } = event.policy;
    if (access !== 'visitor' && !knowsVisitor) return;
    const settings = visitorCookie(event.deps.env);
    const now = event.deps.clock();
    const known = readCookie(settings, event.requestCookies, now);
    if (access !== 'visitor') {
      event.visitorId = known?.id ?? '';
      return;
    }
    event.visitorId = known?.id ?? randomUUID();
    event.isNewVisitor = known === undefined;
    if (!known || now.getTime() / 1000 - known.issuedAt > daySeconds) {
      event.cookies.push(issueCookie(settings, event.visitorId, now));
    }
  },
});

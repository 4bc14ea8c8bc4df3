import { randomUUID } from 'node:crypto';
import { type CookieSettings, isHttps, issueCookie, readCookie } from '../signed-cookie.ts';
import type { Step } from './step.ts';

const daySeconds = 86_400;
/** Workspaces live 90 days after their last use, and so does the cookie that opens them. */
const visitorSeconds = 90 * daySeconds;

/** Settings of the anonymous visitor's cookie, for the pipeline and its tests. */
export const visitorCookie = (env: Readonly<Record<string, string | undefined>>): CookieSettings => ({
  name: 'visitor',
  maxAgeSeconds: visitorSeconds,
  secret: env.VISITOR_SECRET,
  https: isHttps(env.SITE_URL),
});

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Identifies the browser on `visitor` routes by its signed cookie; the first write sets it, any call renews it once a day.
 * A first read sets none: it has nothing to come back to, and its answer, arriving after that of a write begun later, would
 * replace the identity under which the write was stored. Public routes that only want to know an existing visitor never do.
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
    const isStale = known !== undefined && now.getTime() / 1000 - known.issuedAt > daySeconds;
    if (isStale || (!known && !isRead(event.method)))
      event.cookies.push(issueCookie(settings, event.visitorId, now));
  },
});

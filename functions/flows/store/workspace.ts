import { inDays } from '#functions/table/time.ts';

/** The workspace of the site itself: its administrator's flows, the only ones that may ask other servers. */
export const siteWorkspace = 'SITE';

/** Days that a visitor's workspace, a session or an anonymous record lives after its last use. See docs/behaviour.md, "The flow manager". */
export const workspaceDays = 90;

/** Days that the first flow of a browser lives which nobody comes back to: what a script leaves behind is soon gone. */
export const firstUseDays = 7;

/** Whose flows a request may see and change: the site's for a signed-in administrator, else the browser's own. */
export const workspaceOf = (request: {
  readonly admin: object | undefined;
  readonly visitorId: string;
}): string => (request.admin ? siteWorkspace : `V#${request.visitorId}`);

/** When something in this workspace expires; the site's never does. */
export const expiryOf = (workspace: string, now: Date, days = workspaceDays): { ttl?: number } =>
  workspace === siteWorkspace ? {} : { ttl: inDays(now, days) };

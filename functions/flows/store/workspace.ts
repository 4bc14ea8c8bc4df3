import { inDays } from '#functions/table/time.ts';

/** The site's own workspace: its flows belong to the administrator, and only they may call other servers. */
export const siteWorkspace = 'SITE';

/**
 * Days until a visitor's workspace, a session or an anonymous record expires after its last use. See
 * docs/behaviour.md, "The flow manager".
 */
export const workspaceDays = 90;

/** Days that a browser's first flow lives unless reused, so that data left by scripts expires soon. */
export const firstUseDays = 7;

/**
 * The workspace that a request may see and change: the site's for a signed-in administrator, otherwise the
 * browser's.
 */
export const workspaceOf = (request: {
  readonly admin: object | undefined;
  readonly visitorId: string;
}): string => (request.admin ? siteWorkspace : `V#${request.visitorId}`);

/** TTL attribute for items in this workspace; empty for the site's, which never expire. */
export const expiryOf = (workspace: string, now: Date, days = workspaceDays): { ttl?: number } =>
  workspace === siteWorkspace ? {} : { ttl: inDays(now, days) };

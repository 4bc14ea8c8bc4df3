import type { RouteRequest } from '#functions/http/types.ts';
import type { RouteContract } from '#shared/api/route.ts';

export interface RelyingParty {
  /** The domain that passkeys are made for. */
  readonly id: string;
  /** The only address at which they may be used. */
  readonly origin: string;
}

const isLoopback = (host: string): boolean => /^(?:127(?:\.\d+){3}|\[::1\]|localhost)$/.test(host);

/**
 * Whom a passkey is made for, from the site's own address: as configured, as the edge reports it, or as it was asked for.
 * A passkey needs a domain: on one machine that is `localhost`, under whichever loopback address the site listens.
 */
export const relyingParty = (
  env: Readonly<Record<string, string | undefined>>,
  headers: RouteRequest<RouteContract>['headers'],
): RelyingParty => {
  const viewerHost = headers['x-viewer-host'] || headers.host || 'localhost';
  const url = new URL(env.SITE_URL || `https://${viewerHost}`);
  if (isLoopback(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
};

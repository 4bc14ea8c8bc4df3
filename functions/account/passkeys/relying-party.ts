import type { RouteRequest } from '#functions/http/types.ts';
import type { RouteContract } from '#shared/api/route.ts';

export interface RelyingParty {
  /** The domain that passkeys are bound to. */
  readonly id: string;
  /** The only origin that may use the passkeys. */
  readonly origin: string;
}

const isLoopback = (host: string): boolean => /^(?:127(?:\.\d+){3}|\[::1\]|localhost)$/.test(host);

/**
 * Derives the relying party from the site's address: as configured, else as the edge reports it, else as
 * requested. Passkeys need a domain, so any loopback address becomes `localhost`.
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

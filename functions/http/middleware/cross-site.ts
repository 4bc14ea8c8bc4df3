import { AppError } from '#shared/errors.ts';
import type { Call } from '../call.ts';
import type { Step } from './step.ts';

const hostOf = (url: string | undefined): string | undefined => {
  if (!url) return undefined;
  try {
    return new URL(url).host.toLowerCase();
  } catch {
    return undefined;
  }
};

/**
 * The site's own hosts as configured or reported by the edge; the request's Host only if neither is known.
 */
const ownHosts = ({ deps, headers }: Call): string[] => {
  const known = [hostOf(deps.env.SITE_URL), headers['x-viewer-host']?.toLowerCase()];
  const hosts = known.filter((host): host is string => host !== undefined && host !== '');
  return hosts.length > 0 ? hosts : [headers.host?.toLowerCase() ?? ''];
};

/**
 * Refuses writes started by another site, judged by `Sec-Fetch-Site` if the browser sends it, otherwise by
 * `Origin`. A client that sends neither is not a browser and carries no visitor's cookies.
 */
export const crossSite = (): Step => ({
  before: ({ event }) => {
    if (event.contract.method === 'GET') return;
    const fetchSite = event.headers['sec-fetch-site'];
    if (fetchSite !== undefined) {
      if (fetchSite !== 'same-origin' && fetchSite !== 'none') throw new AppError('request.cross_site');
      return;
    }
    const sender = event.headers.origin;
    if (sender === undefined) return;
    const host = hostOf(sender);
    if (!host || !ownHosts(event).includes(host)) throw new AppError('request.cross_site');
  },
});

import { isIP } from 'node:net';
import { isPublicAddress } from './address.ts';

export type CheckedUrl =
  | { readonly ok: true; readonly url: URL }
  | { readonly ok: false; readonly error: string };

const refused = (error: string): CheckedUrl => ({ ok: false, error });

/** Names for this machine or network, or without a public meaning; refused without resolving them. */
const localName =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid|example)$/;

/**
 * Checks a URL before its name is resolved: https, default port, no credentials, a public name or address.
 * `ownHosts` (lower case) are the site's own hosts: a flow must not call itself.
 */
export const checkUrl = (text: string, ownHosts: readonly string[] = []): CheckedUrl => {
  const url = URL.parse(text);
  if (!url) return refused('The URL is not valid.');
  if (url.protocol !== 'https:') return refused('Only https:// addresses can be called.');
  if (url.username !== '' || url.password !== '')
    return refused('The URL must not contain a user name or password.');
  if (url.port !== '') return refused('Only port 443 can be called.');
  const host = url.hostname.toLowerCase();
  const bare = host.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0)
    return isPublicAddress(bare) ? { ok: true, url } : refused('This address is not on the public internet.');
  if (host.endsWith('.')) return refused('The host name must not end with a dot.');
  if (!host.includes('.') || localName.test(host)) return refused('This host is not on the public internet.');
  if (ownHosts.includes(host)) return refused('A flow cannot call its own site.');
  return { ok: true, url };
};

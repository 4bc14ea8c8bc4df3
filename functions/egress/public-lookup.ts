import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './address.ts';

/** Resolves a name to all its addresses, as `dns.lookup` does with `all`. */
export type Resolve = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const systemResolve: Resolve = (hostname, done) =>
  systemLookup(hostname, { all: true, verbatim: true }, done);

/** The name resolves to an address outside the public internet. */
export class NotPublic extends Error {
  constructor() {
    super('The host leads to an address that is not on the public internet.');
    this.name = 'NotPublic';
  }
}

/**
 * A lookup for the socket itself: it connects only to the addresses checked here, so DNS can't change
 * between check and connection. One private address refuses the whole name.
 */
export const publicLookup =
  (
    resolve: Resolve = systemResolve,
    isAllowed: (address: string) => boolean = isPublicAddress,
  ): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isAllowed(address)))
        return callback(new NotPublic(), '', 0);
      if (options.all)
        return (callback as unknown as (error: null, all: LookupAddress[]) => void)(null, addresses);
      return callback(null, first.address, first.family);
    });
  };

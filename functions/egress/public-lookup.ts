import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './address.ts';

/** Resolves a name to all its addresses, as `dns.lookup` with `all`. */
export type Resolve = (
  hostname: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const systemResolve: Resolve = (hostname, done) =>
  systemLookup(hostname, { all: true, verbatim: true }, done);

/** The name leads to an address that is not on the public internet. */
export class NotPublic extends Error {
  constructor() {
    super('The host leads to an address that is not on the public internet.');
    this.name = 'NotPublic';
  }
}

/**
 * The lookup a socket itself uses: the addresses it gets here, all of them checked, are the ones it connects to, so an
 * answer that changes between check and connection does not exist. One private address among public ones refuses all.
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

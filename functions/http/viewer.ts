import { isIPv4, isIPv6 } from 'node:net';

/** The first 64 bits of an IPv6 address, which is what one household or attacker gets; `::` is expanded. */
const network64 = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/**
 * The viewer's address for limits. `edge` is CloudFront's `ip:port` header, given only when the request proved to come
 * from the edge; otherwise the connection's own address counts. IPv6 is cut to its /64.
 */
export const viewerAddress = (edge: string | undefined, sourceIp: string): string => {
  const address = (edge ? edge.replace(/:\d{1,5}$/, '') : sourceIp)
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? network64(address) : 'unknown';
};

/** A network that a viewer belongs to: its counter in the window of the largest one, and how many viewers it may be worth. */
export interface ViewerNetwork {
  readonly counter: string;
  readonly times: number;
}

/**
 * What limits count for a viewer, widest network first, all in one item. Whoever rents an IPv6 /48 has 65,536 networks of 64 bits
 * to come from: together they get sixteen times what one gets, those of a /56 four times.
 */
export const networksOf = (viewer: string): { who: string; networks: readonly ViewerNetwork[] } => {
  const [, prefix = '', subnet = ''] =
    /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):([0-9a-f]{1,4})::\/64$/.exec(viewer) ?? [];
  if (prefix === '') return { who: viewer, networks: [{ counter: 'n', times: 1 }] };
  const whole = subnet.padStart(4, '0');
  return {
    who: `${prefix}::/48`,
    networks: [
      { counter: 'n', times: 16 },
      { counter: `n${whole.slice(0, 2)}`, times: 4 },
      { counter: `n${whole}`, times: 1 },
    ],
  };
};

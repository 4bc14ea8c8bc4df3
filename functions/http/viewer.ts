import { isIPv4, isIPv6 } from 'node:net';

/** The first 64 bits of an IPv6 address (one household's network); expands `::`. */
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
 * The viewer's address for limits, IPv6 cut to its /64. `edge` is CloudFront's `ip:port` header, passed only
 * if the request is proven to come through the edge; otherwise the connection's address `sourceIp` counts.
 */
export const viewerAddress = (edge: string | undefined, sourceIp: string): string => {
  const address = (edge ? edge.replace(/:\d{1,5}$/, '') : sourceIp)
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  return isIPv6(address) ? network64(address) : 'unknown';
};

/**
 * A network that contains the viewer: its counter's name within the largest network's item, and how many
 * viewers it may count as.
 */
export interface ViewerNetwork {
  readonly counter: string;
  readonly times: number;
}

/**
 * Lists the networks for which limits count a viewer, widest first, all counted in one item. A rented IPv6
 * /48 contains 65,536 /64s: together they get sixteen times the limit of one, those in a /56 four times.
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

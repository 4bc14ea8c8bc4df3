import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 ranges outside the public internet: private, shared, loopback, link-local (metadata), test,
 * multicast, reserved.
 */
const special4 = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special4.addSubnet(network, prefix, 'ipv4');

/** Global unicast. Addresses outside it (mapped, NAT64, unique local, link-local, multicast) are refused. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/**
 * Ranges within global unicast that embed another address (Teredo, 6to4) or serve benchmarking and
 * documentation.
 */
const special6 = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special6.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address in canonical form belongs to a host on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !special4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
};

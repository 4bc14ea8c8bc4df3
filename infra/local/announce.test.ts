import { expect, it } from 'vitest';
import { networkAddresses } from './announce.ts';

const one = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
  ({ address, family, internal, netmask: '', mac: '', cidr: null }) as never;
const machine = {
  lo: [one('127.0.0.1', 'IPv4', true)],
  wifi: [one('192.168.1.20', 'IPv4', false), one('fe80::1', 'IPv6', false)],
  nothing: undefined,
};

it('lists network addresses only when the site listens on all interfaces', () => {
  expect(networkAddresses('0.0.0.0', 3000, machine)).toEqual(['http://192.168.1.20:3000']);
  expect(networkAddresses('127.0.0.1', 3000, machine)).toEqual([]);
  expect(networkAddresses('192.168.1.20', 3000, machine)).toEqual([]);
});

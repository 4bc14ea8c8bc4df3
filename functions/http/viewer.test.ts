import { describe, expect, it } from 'vitest';
import { networksOf, viewerAddress } from './viewer.ts';

describe('viewerAddress', () => {
  it.each([
    ['198.51.100.7:49152', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['::1:443', '0:0:0:0::/64'],
    ['::ffff:198.51.100.7:443', '198.51.100.7'],
    ['<script>:443', 'unknown'],
    ['1.2.3.4, 5.6.7.8:443', 'unknown'],
    ['198.51.100.7', '198.51.100.7'],
    ['198.51.100.7:123456', 'unknown'],
  ])('reads %s from the edge as %s [HTTP-007]', (edge, viewer) => {
    expect(viewerAddress(edge, '10.0.0.1')).toBe(viewer);
  });

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
    // Compressed zeros at any position.
    ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['1:2:3::6:7:8', '1:2:3:0::/64'],
    ['::3:4:5:6:7:8', '0:0:3:4::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['00a1:0b:0:c::1', 'a1:b:0:c::/64'],
    ['::FFFF:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:198.51.100.7', '1:2:3:4::/64'],
    ['[::1]', '0:0:0:0::/64'],
    ['198.51.100.7:443', 'unknown'],
  ])('uses the connection without the edge: %s is %s', (sourceIp, viewer) => {
    expect(viewerAddress(undefined, sourceIp)).toBe(viewer);
  });
});

describe('networksOf', () => {
  it.each(['x2001:db8:1:2::/64', '2001:db8:1:2::/641', '2001:db8:1:12345::/64', 'unknown', ''])(
    'lists only the address itself for %j',
    (viewer) => {
      expect(networksOf(viewer)).toEqual({ who: viewer, networks: [{ counter: 'n', times: 1 }] });
    },
  );

  it('lists only the address itself for IPv4', () => {
    expect(networksOf('198.51.100.7')).toEqual({
      who: '198.51.100.7',
      networks: [{ counter: 'n', times: 1 }],
    });
  });

  it('groups the /48, /56 and /64 prefixes of an IPv6 address in one item', () => {
    const networks = [
      { counter: 'n', times: 16 },
      { counter: 'n01', times: 4 },
      { counter: 'n0102', times: 1 },
    ];
    expect(networksOf('2001:db8:1:102::/64')).toEqual({ who: '2001:db8:1::/48', networks });
    expect(networksOf('2001:db8:1:2::/64').networks.map(({ counter }) => counter)).toEqual([
      'n',
      'n00',
      'n0002',
    ]);
  });
});

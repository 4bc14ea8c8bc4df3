import { describe, expect, it } from 'vitest';
import { channelOf, contactStatuses, contactStatusOrder, pageOf } from './lead-statuses.ts';

describe('channelOf', () => {
  it.each([
    [undefined, 'direct'],
    [{}, 'direct'],
    [{ referrer: '' }, 'direct'],
    [{ referrer: 'not an address' }, 'direct'],
    [{ referrer: 'https://www.google.de/' }, 'search'],
    [{ referrer: 'https://duckduckgo.com/?q=x' }, 'search'],
    [{ referrer: 'https://www.linkedin.com/feed' }, 'social'],
    [{ referrer: 'https://t.co/abc' }, 'social'],
    [{ referrer: 'https://netflix.com/' }, 'referral'],
    [{ referrer: 'https://blog.example/' }, 'referral'],
    [{ referrer: 'https://notgoogle.de/' }, 'referral'],
    [{ referrer: 'https://google/' }, 'referral'],
    [{ referrer: 'https://x.com.example/' }, 'referral'],
    [{ referrer: 'https://X.com/a' }, 'social'],
    [{ utm: {} }, 'direct'],
    [{ referrer: 'https://www.google.de/', utm: { source: 'news' } }, 'campaign'],
  ] as const)('maps %j to %s', (visit, channel) => {
    expect(channelOf(visit)).toBe(channel);
  });
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['https://parley.example', 'home'],
  ['https://parley.example/?utm_source=x', 'home'],
  ['/#contact', 'home'],
  ['/pricing', 'pricing'],
  ['https://parley.example/pricing?plan=pro', 'pricing'],
  ['http://parley.example/blog', 'blog'],
  ['/go/https://parley.example', 'other'],
  ['/f', 'flows'],
  ['/flows?x=/pricing', 'flows'],
  ['/blog/12', 'blog'],
  ['/flows/abc', 'flows'],
  ['/f/abc', 'flows'],
  ['/pricing-old', 'other'],
  ['/privacy', 'other'],
])('maps the URL %s to %s', (address, page) => {
  expect(pageOf(address)).toBe(page);
});

it('includes every status exactly once in the sort order', () => {
  expect([...contactStatusOrder].sort()).toEqual(Object.keys(contactStatuses).sort());
});

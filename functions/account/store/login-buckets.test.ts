import { describe, expect, it } from 'vitest';
import { bucketKeys, bucketStates, lockedSeconds, loginBuckets } from './login-buckets.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number) => now.getTime() - seconds * 1000;
const [pair] = loginBuckets('owner', '192.0.2.1', undefined);
const state = (...secondsAgo: number[]) => {
  if (!pair) throw new Error('no bucket');
  const item = { ...bucketKeys([pair])[0], failures: secondsAgo.map(ago), version: 3 };
  return bucketStates([pair], [item], now);
};

describe('login buckets', () => {
  it.each([
    ['empty', [], 0],
    ['with room', [10, 20, 30, 40], 0],
    ['full', [800, 700, 600, 500, 400], 100],
    ['full until the very second', [899, 5, 4, 3, 2], 1],
    ['free again as the oldest leaves the window', [900, 5, 4, 3, 2], 0],
    ['overfull, which waits until only four are left', [800, 700, 600, 500, 400, 300], 200],
  ])('%s', (_name, failures, wait) => {
    expect(lockedSeconds(state(...failures), now)).toBe(wait);
  });

  it('treats an expired or damaged item as empty [AUTH-037]', () => {
    expect(state(1000, 2000)[0]).toMatchObject({ failures: [], version: 3 });
    const damaged = { ...(pair && bucketKeys([pair])[0]), failures: 'x', version: 1 };
    expect(bucketStates(pair ? [pair] : [], [damaged], now)[0]).toMatchObject({ failures: [], version: 0 });
  });

  it("ignores a name's spelling, and differs by address and browser", () => {
    const names = (...args: Parameters<typeof loginBuckets>) => loginBuckets(...args).map(({ name }) => name);
    expect(names('Owner', 'a', undefined)).toEqual(names('owner', 'a', undefined));
    expect(names('owner', 'a', undefined)[0]).not.toBe(names('owner', 'b', undefined)[0]);
    expect(names('owner', 'a', 'browser')).toEqual(names('other', 'b', 'browser'));
    expect(names('owner', 'a', 'browser')).toHaveLength(1);
  });

  it('stores neither name nor address', () => {
    expect(JSON.stringify(bucketKeys(loginBuckets('owner', '192.0.2.1', undefined)))).not.toMatch(
      /owner|192\.0/,
    );
  });
});

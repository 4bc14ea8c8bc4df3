import { describe, expect, it } from 'vitest';
import { spamReason } from './spam.ts';

const names = ['Ada', 'Byron', 'Engines'];

describe('spamReason', () => {
  it.each([
    [{ website: 'x', names }],
    [{ elapsedMs: 2499, names }],
    [{ names: ['www.pills.example'] }],
    [{ names, message: 'see [url=http://x]' }],
    [{ names, message: 'http://a.b http://a.c http://a.d http://a.e' }],
    [{ names, message: 'SEO services, backlinks' }],
  ])('flags %j', (submission) => {
    expect(spamReason(submission)).toEqual(expect.any(String));
  });

  it.each([
    [{ names, message: 'Our shop is https://shop.example, and https://help.example has the answers.' }],
    [{ names, website: ' ', elapsedMs: 2500, message: 'Hello' }],
    [{ names: ['www', 'Casino Hotel', 'Co'], message: 'We run a casino and want a bot for guests.' }],
    [{ names, message: undefined }],
  ])('does not flag %j [LEAD-014]', (submission) => {
    expect(spamReason(submission)).toBeUndefined();
  });
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { visitContextSchema } from '#shared/api/contact.ts';
import { collectVisit, contributeToVisit, rememberArrival } from './visit-context.ts';

const arriveAt = (address: string, referrer = '') => {
  history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  rememberArrival();
};

describe('collectVisit', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps the visit’s first campaign and referrer, without the referrer’s query', () => {
    arriveAt('/?utm_source=mail&utm_campaign=may&ref=x&utm_x%3D=1', 'https://search.example/path?q=secret#x');
    arriveAt('/pricing?utm_source=other');
    expect(collectVisit()).toEqual({
      page: '/pricing',
      referrer: 'https://search.example/path',
      utm: { utm_source: 'mail', utm_campaign: 'may' },
    });
  });

  it('includes what features contribute, skips failing ones and drops unregistered ones', () => {
    arriveAt('/');
    const leave = contributeToVisit('plan', () => ({ plan: 'Starter' }));
    const leaveBroken = contributeToVisit('broken', () => {
      throw new Error('corrupted');
    });
    expect(collectVisit()).toEqual({ page: '/', plan: 'Starter' });
    leave();
    leaveBroken();
    expect(collectVisit()).toEqual({ page: '/' });
  });

  it('always matches the server’s schema', () => {
    const many = [...'abcdefghijklmnop'].map((letter) => `&utm_${letter}=1`).join('');
    arriveAt(
      `/${'x'.repeat(400)}?utm_source=${'y'.repeat(500)}&utm_constructor=1${many}`,
      `https://a.example/${'z'.repeat(500)}`,
    );
    expect(visitContextSchema.safeParse(collectVisit()).success).toBe(true);
  });
});

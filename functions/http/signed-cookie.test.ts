import { describe, expect, it } from 'vitest';
import { isHttps, issueCookie, readCookie } from './signed-cookie.ts';

describe('signed cookies', () => {
  const settings = {
    name: 'visitor',
    maxAgeSeconds: 3600,
    secret: 'a secret that is long enough',
    https: true,
  };
  const now = new Date('2027-01-01T00:00:00.000Z');
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const issued = issueCookie(settings, 'v1', now);
  const sent = issued.split(';')[0] ?? '';

  it('are limited to this site, and Secure over HTTPS', () => {
    expect(issued).toMatch(
      /^__Host-visitor=v1\.\d+\.[\w-]+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(issueCookie({ ...settings, https: false }, 'v1', now)).toMatch(/^visitor=.*; SameSite=Lax$/);
    expect([undefined, 'https://x.example', 'http://localhost', 'x-http://'].map(isHttps)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('are valid until max-age, plus five minutes for clock skew', () => {
    expect(readCookie(settings, ['a=b', sent], now)).toEqual({ id: 'v1', issuedAt: now.getTime() / 1000 });
    expect(readCookie(settings, [sent], at(3600))).toBeDefined();
    expect(readCookie(settings, [sent], at(3601))).toBeUndefined();
    expect(readCookie(settings, [sent], at(-300))).toBeDefined();
    expect(readCookie(settings, [sent], at(-301))).toBeUndefined();
  });

  it.each([
    sent.replace('v1', 'v2'),
    `${sent}x`,
    `${sent}.x`,
    sent.replace(/\.\d+\./, '.x.'),
    '__Host-visitor=',
    '__Host-visitor=v1',
    `__Host-visitor=${'v'.repeat(301)}`,
    sent.replace('__Host-visitor', 'visitor'),
  ])('are rejected when altered: %s', (cookie) => {
    expect(readCookie(settings, [cookie], now)).toBeUndefined();
  });

  it('are rejected under another name or secret', () => {
    expect(readCookie({ ...settings, secret: 'another secret, long enough' }, [sent], now)).toBeUndefined();
    const renamed = sent.replace('visitor', 'session');
    expect(readCookie({ ...settings, name: 'session' }, [renamed], now)).toBeUndefined();
  });
});

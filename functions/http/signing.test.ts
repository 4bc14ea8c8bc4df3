import { describe, expect, it } from 'vitest';
import { signAdminToken, verifyAdminToken } from './admin-token.ts';
import { issueCookie, readCookie } from './signed-cookie.ts';
import { derivedKey, sameText, signText } from './signing.ts';

const secret = 'sixteen letters!';
const now = new Date('2027-01-01T00:00:00.000Z');

describe('signatures', () => {
  it.each([undefined, '', 'fifteen letters'])('need a secret other than %j', (short) => {
    expect(() => derivedKey(short, 'letters')).toThrow(
      'The secret for letters is missing or shorter than 16 characters',
    );
  });

  it('depend on text, purpose and secret', () => {
    const sign = (text: string, purpose = 'a', key = secret) => signText(derivedKey(key, purpose), text);
    expect(sign('x')).toMatch(/^[\w-]{43}$/);
    expect(new Set([sign('x'), sign('y'), sign('x', 'b'), sign('x', 'a', `${secret}!`)]).size).toBe(4);
    expect([sameText('a', 'a'), sameText('a', 'b'), sameText('a', 'aa'), sameText('', '')]).toEqual([
      ...[true, false, false, true],
    ]);
  });

  it('of a cookie without an identifier are rejected', () => {
    const settings = { name: 'visitor', maxAgeSeconds: 60, secret, https: true };
    const read = (cookie: string) => readCookie(settings, [cookie.split(';')[0] ?? ''], now);
    expect(read(issueCookie(settings, 'v', now))?.id).toBe('v');
    expect(read(issueCookie(settings, '', now))).toBeUndefined();
    expect(read(issueCookie(settings, 'v.w', now))).toBeUndefined();
    const signed = (payload: string) =>
      `__Host-visitor=${payload}.${signText(derivedKey(secret, 'visitor'), payload)}`;
    expect(read(signed('v.1798761600'))?.id).toBe('v');
    for (const payload of ['v.', '.1798761600', 'v.x1798761600', 'v.1798761600x', 'v.1798761600000'])
      expect(read(signed(payload)), payload).toBeUndefined();
    // The first of several cookies with the same name counts.
    const [one = '', other = ''] = ['v', 'w'].map((id) => issueCookie(settings, id, now).split(';')[0]);
    expect(readCookie(settings, [one, other], now)?.id).toBe('v');
    expect(readCookie(settings, [], now)).toBeUndefined();
  });
});

describe('signed admin tokens', () => {
  const session = { username: 'owner', sessionId: 's', epoch: 1 };
  const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  it('are valid for 24 hours to the second', async () => {
    const token = await signAdminToken(secret, session, now);
    const expiresAt = now.getTime() / 1000 + 86_400;
    expect(await verifyAdminToken(secret, token, now)).toEqual({ ...session, expiresAt });
    expect(await verifyAdminToken(secret, token, inSeconds(86_399))).toMatchObject(session);
    expect(await verifyAdminToken(secret, token, inSeconds(86_400))).toBeUndefined();
    expect(await verifyAdminToken(secret, token, inSeconds(-30))).toMatchObject(session);
    expect(await verifyAdminToken(secret, token, inSeconds(-31))).toBeUndefined();
  });

  it('depend on their secret; other texts are rejected', async () => {
    const token = await signAdminToken(secret, session, now);
    expect(await verifyAdminToken(`${secret}!`, token, now)).toBeUndefined();
    for (const odd of [undefined, '', `${token}x`, `${token} `, ` ${token}`, `${token}.x`, 'a.b', 'a.b.c'])
      expect(await verifyAdminToken(secret, odd, now)).toBeUndefined();
    const long = await signAdminToken(secret, { ...session, username: 'x'.repeat(1000) }, now);
    expect(await verifyAdminToken(secret, long, now)).toBeUndefined();
    await expect(verifyAdminToken(undefined, token, now)).rejects.toThrow('admin-session is missing');
  });
});

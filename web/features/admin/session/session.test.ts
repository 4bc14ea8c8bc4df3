// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listContacts } from '#shared/api/admin-contacts.ts';
import { adminCall, SessionEnded, sentenceOf, setToken, tokenEnd, tokenKey } from './session.ts';

const tokenWith = (claims: unknown): string =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('tokenEnd', () => {
  it('reads when a token ends', () => {
    expect(tokenEnd(tokenWith({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000);
    // Base64url in a token uses letters that plain base64 does not know.
    expect(tokenEnd(tokenWith({ sub: '>>>???ÿ', exp: 5 }))).toBe(5000);
  });

  it('knows no end for what is not a token', () => {
    for (const token of ['', 'nonsense', 'a.b.c', tokenWith({}), tokenWith({ exp: 'soon' }), tokenWith(null)])
      expect(tokenEnd(token)).toBeUndefined();
  });
});

describe('an admin call', () => {
  afterEach(() => localStorage.clear());

  it('carries the stored token in its header', async () => {
    const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
    vi.stubGlobal('fetch', fetched);
    setToken('mine');
    await adminCall(listContacts);
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-admin-session': 'mine' });
  });

  it('clears the token on a 401 and asks to log in', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'auth.required' }, { status: 401 }));
    setToken('mine');
    const error: unknown = await adminCall(listContacts).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SessionEnded);
    expect(sentenceOf(error, 'Failed')).toBe('Authentication required');
    expect(localStorage.getItem(tokenKey)).toBeNull();
  });

  it('keeps the token on any other failure', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'store.unavailable' }, { status: 503 }));
    setToken('mine');
    const error: unknown = await adminCall(listContacts).catch((reason: unknown) => reason);
    expect(sentenceOf(error, 'Failed to fetch contact submissions')).toBe(
      'Failed to fetch contact submissions',
    );
    expect(localStorage.getItem(tokenKey)).toBe('mine');
  });
});

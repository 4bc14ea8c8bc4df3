// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listContacts } from '#shared/api/admin-contacts.ts';
import {
  errorMessage,
  isSignedIn,
  leaveSession,
  SessionEnded,
  sessionCall,
  sessionPages,
  startSession,
  tokenExpiresAt,
  tokenKey,
} from './session.ts';

const answering = (status: number, body: unknown = []) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((reason: unknown) => reason);

describe('sessionCall', () => {
  beforeEach(() => {
    leaveSession();
    startSession('mine');
  });
  afterEach(() => localStorage.clear());

  it('sends the stored token in its header', async () => {
    const fetched = answering(200);
    await sessionCall(listContacts);
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-admin-session': 'mine' });
  });

  it('clears the token on a 401 and rejects with SessionEnded [AUTH-022]', async () => {
    answering(401, { code: 'auth.required' });
    const error = await failureOf(sessionCall(listContacts));
    expect(error).toBeInstanceOf(SessionEnded);
    expect(errorMessage(error, 'Failed')).toBe('Authentication required');
    expect(localStorage.getItem(tokenKey)).toBeNull();
  });

  it('keeps the token on any other failure [AUTH-038]', async () => {
    answering(503, { code: 'store.unavailable' });
    const error = await failureOf(sessionCall(listContacts));
    expect(errorMessage(error, 'Failed to fetch contact submissions')).toBe(
      'Failed to fetch contact submissions',
    );
    expect(localStorage.getItem(tokenKey)).toBe('mine');
  });

  it('sends nothing after the session has ended, until the next login', async () => {
    answering(401);
    await failureOf(sessionCall(listContacts));
    const fetched = answering(200);
    expect(await failureOf(sessionCall(listContacts))).toBeInstanceOf(SessionEnded);
    await expect(sessionPages(listContacts).next()).rejects.toBeInstanceOf(SessionEnded);
    expect(fetched).not.toHaveBeenCalled();
    expect(isSignedIn()).toBe(true);
    startSession('next');
    await sessionCall(listContacts);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('keeps the session when a late call with an older token is refused', async () => {
    const refusals: (() => void)[] = [];
    vi.stubGlobal(
      'fetch',
      () =>
        new Promise<Response>((resolve) => {
          refusals.push(() => resolve(Response.json({}, { status: 401 })));
        }),
    );
    const late = failureOf(sessionCall(listContacts));
    startSession('newer');
    refusals[0]?.();
    expect(await late).toBeInstanceOf(SessionEnded);
    expect(localStorage.getItem(tokenKey)).toBe('newer');
    const fetched = answering(200);
    await sessionCall(listContacts);
    expect(fetched).toHaveBeenCalled();
  });

  it('sends no token after sign-out', async () => {
    leaveSession();
    const fetched = answering(200);
    await sessionCall(listContacts);
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('x-admin-session');
    expect(isSignedIn()).toBe(false);
  });
});

describe('tokenExpiresAt', () => {
  const tokenWith = (claims: unknown): string =>
    `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

  it('reads the expiry, even from base64url that plain base64 cannot decode', () => {
    expect(tokenExpiresAt(tokenWith({ exp: 1_800_000_000 }))).toBe(1_800_000_000_000);
    expect(tokenExpiresAt(tokenWith({ sub: '>>>???ÿ', exp: 5 }))).toBe(5000);
  });

  it('returns undefined for anything else', () => {
    for (const token of ['', 'nonsense', 'a.b.c', tokenWith({}), tokenWith({ exp: 'soon' }), tokenWith(null)])
      expect(tokenExpiresAt(token)).toBeUndefined();
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listContacts } from '#shared/api/admin-contacts.ts';
import { askEarly } from './asked-early.ts';
import {
  aheadAnswered,
  askAhead,
  hereAhead,
  isSignedIn,
  leaveSession,
  SessionEnded,
  sentenceOf,
  sessionCall,
  sessionPages,
  startSession,
  takeAhead,
} from './session.ts';
import { tokenKey } from './stored-token.ts';

const answering = (status: number, body: unknown = []) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const failureOf = (call: Promise<unknown>): Promise<unknown> => call.catch((reason: unknown) => reason);

describe('a call in a session', () => {
  beforeEach(() => {
    leaveSession();
    startSession('mine');
  });
  afterEach(() => localStorage.clear());

  it('carries the stored token in its header', async () => {
    const fetched = answering(200);
    await sessionCall(listContacts);
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ 'x-admin-session': 'mine' });
  });

  it('clears the token on a 401 and asks to log in [AUTH-022]', async () => {
    answering(401, { code: 'auth.required' });
    const error = await failureOf(sessionCall(listContacts));
    expect(error).toBeInstanceOf(SessionEnded);
    expect(sentenceOf(error, 'Failed')).toBe('Authentication required');
    expect(localStorage.getItem(tokenKey)).toBeNull();
  });

  it('keeps the token on any other failure [AUTH-038]', async () => {
    answering(503, { code: 'store.unavailable' });
    const error = await failureOf(sessionCall(listContacts));
    expect(sentenceOf(error, 'Failed to fetch contact submissions')).toBe(
      'Failed to fetch contact submissions',
    );
    expect(localStorage.getItem(tokenKey)).toBe('mine');
  });

  it('sends nothing while the login is asked for: it would reach the workspace of a visitor', async () => {
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

  it('lets a late refusal of an older token end nothing', async () => {
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

  it('belongs to the visitor after the session was left', async () => {
    leaveSession();
    const fetched = answering(200);
    await sessionCall(listContacts);
    expect(fetched.mock.calls[0]?.[1]?.headers).not.toHaveProperty('x-admin-session');
    expect(isSignedIn()).toBe(false);
  });
});

describe('what the page asked for before its scripts', () => {
  const token = `head.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.signature`;
  const early = (status: number, body: unknown = []) => {
    leaveSession();
    startSession(token);
    const fetched = answering(status, body);
    askEarly([], [listContacts.path]);
    return fetched;
  };
  const taken = async () => (await takeAhead(listContacts, new AbortController().signal)?.next())?.value;
  afterEach(() => {
    localStorage.clear();
    vi.useRealTimers();
  });

  it('is the list that was to be asked for ahead: once, and not asked for again', async () => {
    const fetched = early(200, [{ id: 'a' }]);
    askAhead(listContacts);
    expect(await taken()).toMatchObject({ status: 200, data: [{ id: 'a' }] });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await taken()).toBeUndefined();
    askAhead(listContacts);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('can be looked at once it has come, by its own session, and is still there to be taken', async () => {
    early(200, [{ id: 'a' }]);
    askAhead(listContacts);
    expect(hereAhead(listContacts)).toBeUndefined();
    await aheadAnswered();
    expect(hereAhead(listContacts)).toMatchObject({ data: [{ id: 'a' }] });
    localStorage.setItem(tokenKey, 'theirs');
    expect(hereAhead(listContacts)).toBeUndefined();
    localStorage.setItem(tokenKey, token);
    expect(await taken()).toMatchObject({ data: [{ id: 'a' }] });
    expect(hereAhead(listContacts)).toBeUndefined();
  });

  it('ends the session where it is refused', async () => {
    early(401, { code: 'auth.required' });
    askAhead(listContacts);
    expect(await failureOf(taken())).toBeInstanceOf(SessionEnded);
    expect(localStorage.getItem(tokenKey)).toBeNull();
  });

  it('is dropped by whoever logs out, before and after the scripts know of it [AUTH-023]', async () => {
    early(200);
    leaveSession();
    expect(window.askedEarly).toBeUndefined();
    early(200);
    askAhead(listContacts);
    leaveSession();
    startSession(token);
    expect(await taken()).toBeUndefined();
  });

  it('is nothing to the session that another tab began meanwhile', async () => {
    const fetched = early(200);
    localStorage.setItem(tokenKey, 'theirs');
    askAhead(listContacts);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(fetched.mock.lastCall?.[1]?.headers).toMatchObject({ 'x-admin-session': 'theirs' });
  });

  it('is asked for anew where the page took more than ten seconds to begin', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const fetched = early(200);
    vi.advanceTimersByTime(6000);
    askAhead(listContacts);
    expect(fetched).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(await taken()).toBeUndefined();
  });

  it('goes on with the list while nobody has taken it yet, and with none that nobody may have any more', async () => {
    const link = ['a', 'b', 'c']
      .map((part) => `<${listContacts.path}?cursor=${part}>; rel="part"`)
      .join(', ');
    const asked: string[] = [];
    const answer = async (url: string, init?: RequestInit) => {
      init?.signal?.throwIfAborted();
      asked.push(url.slice(listContacts.path.length));
      return Response.json([{ id: url }], { headers: url.includes('?') ? {} : { link } });
    };
    early(200);
    vi.stubGlobal('fetch', answer);
    askEarly([], [listContacts.path]);
    askAhead(listContacts);
    await vi.waitFor(() => expect(asked).toEqual(['', '?cursor=a', '?cursor=b', '?cursor=c']));
    const pages = takeAhead(listContacts, new AbortController().signal);
    let count = 0;
    for await (const _ of pages ?? []) count += 1;
    expect([count, asked.length]).toEqual([4, 4]);
    askAhead(listContacts);
    leaveSession();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(asked).toHaveLength(5);
  });
});

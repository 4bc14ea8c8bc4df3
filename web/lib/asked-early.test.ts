// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askEarly, dropEarly, takeEarly } from './asked-early.ts';
import { tokenKey } from './stored-token.ts';

const hour = 3_600_000;
const tokenUntil = (ms: number): string =>
  `head.${Buffer.from(JSON.stringify({ exp: Math.floor(ms / 1000) })).toString('base64url')}.signature`;
const mine = tokenUntil(Date.now() + hour);

/** What was asked for: address and the session that it named. */
const listening = () => {
  const asked: [string, string | null][] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    asked.push([address, new Headers(headers).get('x-admin-session')]);
    return Response.json([]);
  });
  return asked;
};

describe('what a page asks for before its scripts are there', () => {
  beforeEach(() => localStorage.setItem(tokenKey, mine));
  afterEach(() => {
    dropEarly();
    localStorage.clear();
    vi.useRealTimers();
  });

  it('carries the session in a header alone, and only where it is needed [SITE-005]', () => {
    const asked = listening();
    askEarly(['/api/open'], ['/api/mine']);
    expect(asked).toEqual([
      ['/api/mine', mine],
      ['/api/open', null],
    ]);
  });

  it.each([
    ['absent', undefined],
    ['lapsed', tokenUntil(Date.now() - 1000)],
    ['none that it can read', 'nonsense'],
  ])('is nothing of a session whose token is %s', (_, token) => {
    if (token) localStorage.setItem(tokenKey, token);
    else localStorage.clear();
    const asked = listening();
    askEarly(['/api/open'], ['/api/mine']);
    expect(asked).toEqual([['/api/open', null]]);
  });

  it('is nothing of a session where storage is blocked', () => {
    const asked = listening();
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    askEarly([], ['/api/mine']);
    blocked.mockRestore();
    expect(asked).toEqual([]);
  });

  it('is handed out once, at its address and to its session', async () => {
    listening();
    askEarly(['/api/open'], ['/api/mine']);
    expect(takeEarly('/api/other', mine)).toBeUndefined();
    expect((await takeEarly('/api/mine', mine)?.answer)?.status).toBe(200);
    expect(takeEarly('/api/mine', mine)).toBeUndefined();
    expect((await takeEarly('/api/open')?.answer)?.status).toBe(200);
  });

  it('is gone once another session or nobody came for it', () => {
    listening();
    for (const other of ['another', undefined]) {
      askEarly([], ['/api/mine']);
      expect(takeEarly('/api/mine', other)).toBeUndefined();
      expect(takeEarly('/api/mine', mine)).toBeUndefined();
    }
    askEarly(['/api/open'], []);
    expect(takeEarly('/api/open', mine)).toBeUndefined();
  });

  it('is too old after ten seconds', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    listening();
    askEarly([], ['/api/mine', '/api/too']);
    vi.advanceTimersByTime(9_900);
    expect(takeEarly('/api/mine', mine)).toBeDefined();
    vi.advanceTimersByTime(200);
    expect(takeEarly('/api/too', mine)).toBeUndefined();
  });

  it('may fail without anybody there to hear of it', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    askEarly([], ['/api/mine']);
    await new Promise((resolve) => setTimeout(resolve));
    await expect(takeEarly('/api/mine', mine)?.answer).rejects.toThrow('Failed to fetch');
  });
});

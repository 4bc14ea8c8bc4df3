// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { rememberArrival } from '#web/lib/visit-context.ts';
import { reportVisit } from './count-visit.ts';

const sent: unknown[] = [];
let visibility = 'visible';

beforeEach(() => {
  sent.length = 0;
  visibility = 'visible';
  sessionStorage.clear();
  leaveSession();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, JSON.parse(String(init.body))]);
    return new Response('{"counted":true}', { headers: { 'content-type': 'application/json' } });
  });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('reportVisit', () => {
  it('reports a visit once per tab, with its channel and nothing else', () => {
    const referrer = vi.spyOn(document, 'referrer', 'get');
    referrer.mockReturnValue('https://www.google.com/search?q=secret');
    rememberArrival();
    reportVisit();
    reportVisit();
    referrer.mockRestore();
    expect(sent).toEqual([['/api/visits', { channel: 'search' }]]);
  });

  it('waits until the page is visible', () => {
    visibility = 'hidden';
    reportVisit();
    expect(sent).toEqual([]);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toEqual([['/api/visits', { channel: 'direct' }]]);
  });

  it('skips the owner, bots and browsers without storage', () => {
    startSession('a.b.c');
    reportVisit();
    leaveSession();
    const storage = vi.spyOn(Storage.prototype, 'setItem');
    storage.mockImplementation(() => {
      throw new Error('full');
    });
    reportVisit();
    storage.mockRestore();
    Object.defineProperty(navigator, 'webdriver', { value: true, configurable: true });
    reportVisit();
    Object.defineProperty(navigator, 'webdriver', { value: false, configurable: true });
    expect(sent).toEqual([]);
  });
});

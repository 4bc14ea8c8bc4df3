// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countVisit, needsHydration, showLevel } from './built-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

describe('needsHydration', () => {
  it.each([
    ['?messages=5000', true],
    ['?model=2&utm_source=x', true],
    ['?utm_source=x', false],
    ['', false],
  ])('of %j is %s', (query, expected) => {
    document.body.innerHTML = '<div data-query="messages model"></div>';
    history.replaceState(null, '', `/pricing${query}`);
    expect(needsHydration()).toBe(expected);
  });

  it('is false on a page that reads nothing from its URL', () => {
    history.replaceState(null, '', '/?messages=1');
    expect(needsHydration()).toBe(false);
  });
});

describe('countVisit', () => {
  const calls: string[] = [];

  beforeEach(() => {
    calls.length = 0;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      calls.push(`${init?.method ?? 'GET'} ${url}`);
      return Response.json({ views: 1234, likes: 'many' });
    });
    document.body.innerHTML =
      '<article data-id="3" data-beacon="/view" data-counts="/post"><i data-count="views">–</i><b data-count="likes">–</b></article>';
  });

  it('sends the view once and fills in known counts', async () => {
    countVisit();
    countVisit();
    await vi.waitFor(() => expect(document.querySelector('i')?.textContent).toBe('1,234'));
    expect(document.querySelector('b')?.textContent).toBe('–');
    expect(calls).toEqual(['POST /view', 'GET /post']);
    expect(document.querySelector('article')?.dataset.sent).toBe('3');
  });

  it('doesn’t send a view that the page has already sent', () => {
    document.querySelector('article')?.setAttribute('data-sent', '3');
    countVisit();
    expect(calls).toEqual([]);
  });

  it('only logs a failure', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    countVisit();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  });
});

it('hides a labelled count of zero with its label, and shows the one of the like button', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ views: 5, likes: 0 }));
  document.body.innerHTML =
    '<article data-id="3" data-beacon="/view" data-counts="/post"><p data-counted>Likes: <i data-count="likes">–</i></p><p data-counted>Views: <i data-count="views">–</i></p><button>Like, <i data-count="likes">–</i></button></article>';
  countVisit();
  await vi.waitFor(() => expect(document.querySelector('p')?.hidden).toBe(true));
  expect(document.querySelectorAll('p')[1]?.textContent).toBe('Views: 5');
  expect(document.querySelector('button')?.textContent).toBe('Like, 0');
});

describe('showLevel', () => {
  const badge = () => document.querySelector<HTMLElement>('[data-level]');

  beforeEach(() => {
    document.body.innerHTML = '<span data-level="Level 1" hidden></span>';
  });
  afterEach(() => localStorage.clear());

  it('shows the level of earlier visits before any script of the app', () => {
    localStorage.setItem('learning-progress', JSON.stringify({ totalPoints: 650 }));
    showLevel();
    expect(badge()?.hidden).toBe(false);
    expect(badge()?.textContent).toBe('Level 2');
  });

  it.each(['', '{}', '{"totalPoints":0}', 'broken'])('shows nothing for %j', (stored) => {
    localStorage.setItem('learning-progress', stored);
    showLevel();
    expect(badge()?.hidden).toBe(true);
    expect(badge()?.textContent).toBe('');
  });
});

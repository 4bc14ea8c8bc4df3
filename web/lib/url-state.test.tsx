// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Router, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { latestParams, oneOf, useQueryState } from './url-state.ts';

const defaults = { q: '', status: 'all' };
const setUp = (address: string) =>
  renderHook(() => ({ state: useQueryState(defaults), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  }).result;

describe('oneOf', () => {
  it('returns an allowed value, and the fallback for anything else', () => {
    expect(oneOf('b', ['a', 'b'], 'a')).toBe('b');
    expect(oneOf('c', ['a', 'b'], 'a')).toBe('a');
    expect(oneOf('', ['a', 'b'], 'a')).toBe('a');
    expect(oneOf<string>('toString', ['a', 'b'], 'a')).toBe('a');
  });
});

describe('useQueryState', () => {
  afterEach(cleanup);

  it('reads the filters from the URL', () => {
    expect(setUp('/admin?q=ada&status=new').current.state[0]).toEqual({ q: 'ada', status: 'new' });
  });

  it('leaves out default values and keeps other screens’ filters', () => {
    const result = setUp('/admin?tab=contacts&status=new');
    act(() => result.current.state[1]({ q: 'a & b', status: 'all' }));
    expect(result.current.search).toBe('?tab=contacts&q=a+%26+b');
    expect(result.current.state[0]).toEqual({ q: 'a & b', status: 'all' });
  });

  it('keeps both of two changes made before the next render', () => {
    const result = setUp('/admin?q=retail');
    act(() => {
      const [, change] = result.current.state;
      change({ q: '' });
      change({ status: 'new' });
    });
    expect(result.current.search).toBe('?status=new');
    act(() => result.current.state[1]({ q: 'ada' }));
    expect(result.current.search).toBe('?status=new&q=ada');
  });
});

describe('useQueryState with typed text', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const type = (result: ReturnType<typeof setUp>, q: string) =>
    act(() => result.current.state[1]({ q }, 'typed'));
  const rest = () => act(() => vi.advanceTimersByTime(300));

  it('shows the text at once, and writes it to the URL when typing pauses', () => {
    const result = setUp('/admin?status=new');
    type(result, 'a');
    expect(result.current.state[0]).toEqual({ q: 'a', status: 'new' });
    expect(result.current.search).toBe('?status=new');
    act(() => vi.advanceTimersByTime(299));
    type(result, 'ad');
    act(() => vi.advanceTimersByTime(299));
    expect(result.current.search).toBe('?status=new');
    rest();
    expect(result.current.search).toBe('?status=new&q=ad');
    type(result, '');
    expect(result.current.state[0].q).toBe('');
    rest();
    expect(result.current.search).toBe('?status=new');
  });

  it.each(['focusout', 'beforeunload', 'pagehide'])('writes the text to the URL at once on %s', (event) => {
    const result = setUp('/admin');
    type(result, 'ada');
    act(() => void fireEvent(window, new Event(event)));
    expect(result.current.search).toBe('?q=ada');
  });

  it('includes the text when a filter or another part of the URL changes right after typing', () => {
    const result = setUp('/admin?tab=contacts');
    type(result, 'ada');
    expect(latestParams(new URLSearchParams('tab=contacts')).toString()).toBe('tab=contacts&q=ada');
    expect(latestParams(new URLSearchParams('tab=clients')).toString()).toBe('tab=clients');
    act(() => result.current.state[1]({ status: 'new' }));
    expect(result.current.search).toBe('?tab=contacts&q=ada&status=new');
    rest();
    expect(result.current.search).toBe('?tab=contacts&q=ada&status=new');
  });

  it('lets the user clear the text before it is in the URL', () => {
    const result = setUp('/admin');
    type(result, 'zzz');
    act(() => {
      fireEvent(window, new Event('focusout'));
      result.current.state[1]({ q: '', status: 'all' });
    });
    expect(result.current.state[0].q).toBe('');
    rest();
    expect(result.current.search).toBe('');
  });

  it('keeps further typing while an earlier URL is being rendered', () => {
    const result = setUp('/admin');
    type(result, 'ab');
    act(() => {
      vi.advanceTimersByTime(300);
      result.current.state[1]({ q: 'abc' }, 'typed');
    });
    expect(result.current.search).toBe('?q=ab');
    expect(result.current.state[0].q).toBe('abc');
    rest();
    expect(result.current.search).toBe('?q=abc');
  });

  it('keeps the text when a busy page renders an outdated URL', () => {
    const asked: string[] = [];
    let draw: (address: string) => void = () => undefined;
    const BusyPage = ({ children }: { children: ReactNode }) => {
      const [address, setAddress] = useState('/admin');
      draw = setAddress;
      const navigator = {
        createHref: String,
        go: () => undefined,
        push: () => undefined,
        replace: ({ search = '' }: { search?: string }) => void asked.push(search),
      };
      return (
        <Router location={address} navigator={navigator as never}>
          {children}
        </Router>
      );
    };
    const { result } = renderHook(() => ({ state: useQueryState(defaults), search: '' }), {
      wrapper: BusyPage,
    });
    for (const q of ['a', 'ab']) {
      act(() => result.current.state[1]({ q }, 'typed'));
      rest();
    }
    act(() => result.current.state[1]({ q: 'abc' }, 'typed'));
    expect(asked).toEqual(['?q=a', '?q=ab']);
    act(() => draw(`/admin${asked[0]}`));
    expect(result.current.state[0].q).toBe('abc');
    act(() => draw(`/admin${asked[1]}`));
    rest();
    expect(asked.at(-1)).toBe('?q=abc');
  });

  it('discards the text on navigation and when the screen unmounts', () => {
    const { result, unmount } = renderHook(
      () => ({ state: useQueryState(defaults), go: useNavigate(), search: useLocation().search }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <MemoryRouter initialEntries={['/admin?q=before', '/admin?q=now']}>{children}</MemoryRouter>
        ),
      },
    );
    act(() => result.current.state[1]({ q: 'no more' }, 'typed'));
    act(() => void result.current.go(-1));
    expect(result.current.state[0].q).toBe('before');
    rest();
    expect(result.current.search).toBe('?q=before');
    act(() => result.current.state[1]({ q: 'left' }, 'typed'));
    unmount();
    rest();
    expect(setUp('/admin?q=before').current.state[0].q).toBe('before');
  });
});

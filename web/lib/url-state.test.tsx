// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Router, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newestAddress, oneOf, useQueryState } from './url-state.ts';

const defaults = { q: '', status: 'all' };
const setUp = (address: string) =>
  renderHook(() => ({ state: useQueryState(defaults), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  }).result;

describe('oneOf', () => {
  it('takes a value of the list and falls back for anything else', () => {
    expect(oneOf('b', ['a', 'b'], 'a')).toBe('b');
    expect(oneOf('c', ['a', 'b'], 'a')).toBe('a');
    expect(oneOf('', ['a', 'b'], 'a')).toBe('a');
    expect(oneOf<string>('toString', ['a', 'b'], 'a')).toBe('a');
  });
});

describe('useQueryState', () => {
  afterEach(cleanup);

  it('reads the filters from the address', () => {
    expect(setUp('/admin?q=ada&status=new').current.state[0]).toEqual({ q: 'ada', status: 'new' });
  });

  it('leaves defaults out and the filters of other screens alone', () => {
    const result = setUp('/admin?tab=contacts&status=new');
    act(() => result.current.state[1]({ q: 'a & b', status: 'all' }));
    expect(result.current.search).toBe('?tab=contacts&q=a+%26+b');
    expect(result.current.state[0]).toEqual({ q: 'a & b', status: 'all' });
  });

  it('keeps both of two changes that come before the first is drawn', () => {
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

describe('typed words', () => {
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

  it('are shown at once, and in the address when the typing rests', () => {
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

  it.each(['focusout', 'beforeunload', 'pagehide'])(
    'are in the address before anything else: %s',
    (event) => {
      const result = setUp('/admin');
      type(result, 'ada');
      act(() => void fireEvent(window, new Event(event)));
      expect(result.current.search).toBe('?q=ada');
    },
  );

  it('go along with a filter that is chosen right after them, and with any other part of the address', () => {
    const result = setUp('/admin?tab=contacts');
    type(result, 'ada');
    expect(newestAddress(new URLSearchParams('tab=contacts')).toString()).toBe('tab=contacts&q=ada');
    expect(newestAddress(new URLSearchParams('tab=clients')).toString()).toBe('tab=clients');
    act(() => result.current.state[1]({ status: 'new' }));
    expect(result.current.search).toBe('?tab=contacts&q=ada&status=new');
    rest();
    expect(result.current.search).toBe('?tab=contacts&q=ada&status=new');
  });

  it('are cleared by who clears them before they are in the address', () => {
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

  it('keep what is typed while their address is on its way', () => {
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

  it('outlive a page so busy that it draws the address before last after the last was asked for', () => {
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

  it('are given up by who goes elsewhere, and by the screen that ends', () => {
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

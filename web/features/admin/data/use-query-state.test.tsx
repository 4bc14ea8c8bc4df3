// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { oneOf, useQueryState } from './use-query-state.ts';

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

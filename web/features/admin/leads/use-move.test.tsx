// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Collection } from '../data/use-collection.ts';
import { useMove } from './use-move.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly updatedAt: string;
}
const row: Row = { id: 'a', status: 'new', updatedAt: '1' };

const setUp = (send: (id: string, change: { status: string; updatedAt: string }) => Promise<Row>) => {
  const replace = vi.fn<(row: Row) => void>();
  const refresh = vi.fn<() => Promise<void>>();
  const collection = { replace, refresh } as unknown as Collection<Row>;
  const sent = vi.fn(send);
  const { result } = renderHook(() => useMove(collection, sent, 'Failed to update contact'));
  return { move: result.current, replace, refresh, sent };
};

describe('moving a lead', () => {
  afterEach(cleanup);

  it('shows the new status before the server has answered', async () => {
    const { move, replace } = setUp(async (id, { status }) => ({ id, status, updatedAt: '2' }));
    const done = move(row, 'contacted');
    expect(replace).toHaveBeenCalledWith({ ...row, status: 'contacted' });
    await done;
    expect(replace).toHaveBeenLastCalledWith({ id: 'a', status: 'contacted', updatedAt: '2' });
  });

  it('bases a second quick move on what the first one left', async () => {
    let version = 1;
    const { move, sent, replace } = setUp(async (id, { status }) => {
      version += 1;
      return { id, status, updatedAt: String(version) };
    });
    await Promise.all([move(row, 'contacted'), move({ ...row, status: 'contacted' }, 'interested')]);
    expect(sent.mock.calls.map(([, change]) => change.updatedAt)).toEqual(['1', '2']);
    expect(replace).toHaveBeenLastCalledWith({ id: 'a', status: 'interested', updatedAt: '3' });
  });

  it('puts the lead back and reads the list again when it fails', async () => {
    const { move, replace, refresh } = setUp(() => Promise.reject(new Error('lost')));
    await move(row, 'contacted');
    expect(replace).toHaveBeenLastCalledWith(row);
    expect(refresh).toHaveBeenCalledOnce();
  });
});

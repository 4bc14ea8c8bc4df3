// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFlows } from '#shared/api/flows.ts';
import { clearCache, useRead } from './query.ts';
import { leaveSession, startSession } from './session.ts';

const serve = (...answers: [status: number, body: unknown][]) => {
  const fetched = vi.fn<typeof fetch>(async () => {
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const read = (config: Partial<Parameters<typeof useRead>[2]> = {}) =>
  renderHook(() => useRead(listFlows, undefined, { failure: 'Nothing came', ...config })).result;

describe('useRead', () => {
  beforeEach(() => {
    leaveSession();
    startSession('token');
  });
  afterEach(() => {
    cleanup();
    clearCache();
  });

  it('reports why it failed, and reads again on request', async () => {
    serve([503, {}], [200, [{ id: 'a' }]]);
    const held = read();
    await waitFor(() => expect(held.current.problem).toBe('Nothing came'));
    act(() => held.current.reload());
    await waitFor(() => expect(held.current.data).toEqual([{ id: 'a' }]));
    expect(held.current.problem).toBeUndefined();
  });

  it('retries after a login without reporting the ended session as a problem', async () => {
    const fetched = serve([401, {}], [200, [{ id: 'a' }]]);
    const held = read();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(localStorage.getItem('admin-token')).toBeNull());
    expect(held.current).toMatchObject({ data: undefined, problem: undefined, loading: true });
    act(() => startSession('next'));
    await waitFor(() => expect(held.current.data).toEqual([{ id: 'a' }]));
  });

  it('shows cached data at once and reads again', async () => {
    serve([200, [{ id: 'a' }]], [200, [{ id: 'b' }]]);
    const first = read();
    await waitFor(() => expect(first.current.data).toEqual([{ id: 'a' }]));
    cleanup();
    const second = read();
    expect(second.current.data).toEqual([{ id: 'a' }]);
    await waitFor(() => expect(second.current.data).toEqual([{ id: 'b' }]));
  });

  it('reads only once with `once`, and never shows cached data with `fresh`', async () => {
    const fetched = serve([200, [{ id: 'a' }]], [200, [{ id: 'b' }]]);
    const first = read({ cache: 'once' });
    await waitFor(() => expect(first.current.data).toEqual([{ id: 'a' }]));
    cleanup();
    expect(read({ cache: 'once' }).current.data).toEqual([{ id: 'a' }]);
    expect(fetched).toHaveBeenCalledTimes(1);
    const editor = read({ cache: 'fresh' });
    expect(editor.current.data).toBeUndefined();
    await waitFor(() => expect(editor.current.data).toEqual([{ id: 'b' }]));
  });

  it('never shows data of another session', async () => {
    serve([200, [{ id: 'a' }]], [200, []]);
    const held = read();
    await waitFor(() => expect(held.current.data).toEqual([{ id: 'a' }]));
    act(leaveSession);
    expect(held.current.data).toBeUndefined();
    await waitFor(() => expect(held.current.data).toEqual([]));
  });

  it('continues polling after a failure', async () => {
    serve([200, [{ id: 'a' }]], [503, {}], [200, [{ id: 'b' }]]);
    const held = read({ pollMs: 20 });
    await waitFor(() => expect(held.current.problem).toBe('Nothing came'));
    await waitFor(() => expect(held.current.data).toEqual([{ id: 'b' }]));
  });

  it('updates a saved record without reading', async () => {
    const fetched = serve([200, [{ id: 'a' }]]);
    const held = read();
    await waitFor(() => expect(held.current.data).toHaveLength(1));
    act(() => held.current.put((before) => before.slice(1)));
    await waitFor(() => expect(held.current.data).toEqual([]));
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

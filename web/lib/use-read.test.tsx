// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFlows } from '#shared/api/flows.ts';
import { leaveSession, startSession } from './session.ts';
import { useRead } from './use-read.ts';

const serve = (...answers: [status: number, body: unknown][]) => {
  const fetched = vi.fn<typeof fetch>(async () => {
    const [status, body] = answers.shift() ?? [500, {}];
    return Response.json(body, { status });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const read = () => renderHook(() => useRead(listFlows, undefined, { failure: 'Nothing came' })).result;

describe('useRead', () => {
  beforeEach(() => {
    leaveSession();
    startSession('token');
  });
  afterEach(cleanup);

  it('says why it failed and reads again on request', async () => {
    serve([503, {}], [200, [{ id: 'a' }]]);
    const held = read();
    await waitFor(() => expect(held.current.problem).toBe('Nothing came'));
    act(() => held.current.reload());
    await waitFor(() => expect(held.current.data).toEqual([{ id: 'a' }]));
    expect(held.current.problem).toBeUndefined();
  });

  it('reads once the login has been done, without a word about its own failure', async () => {
    const fetched = serve([401, {}], [200, [{ id: 'a' }]]);
    const held = read();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(localStorage.getItem('admin-token')).toBeNull());
    expect(held.current).toMatchObject({ data: undefined, problem: undefined, loading: true });
    act(() => startSession('next'));
    await waitFor(() => expect(held.current.data).toEqual([{ id: 'a' }]));
  });

  it('shows nothing that an earlier visit of the screen or another session read', async () => {
    const fetched = serve([200, [{ id: 'a' }]], [200, [{ id: 'b' }]], [200, []]);
    const first = read();
    await waitFor(() => expect(first.current.data).toEqual([{ id: 'a' }]));
    cleanup();
    const second = read();
    expect(second.current.data).toBeUndefined();
    await waitFor(() => expect(second.current.data).toEqual([{ id: 'b' }]));
    act(leaveSession);
    expect(second.current.data).toBeUndefined();
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
  });

  it('reads for itself right after a screen that takes what others read', async () => {
    const fetched = serve([200, [{ id: 'a' }]], [200, [{ id: 'b' }]]);
    const names = renderHook(() =>
      useRead(listFlows, undefined, { failure: 'Nothing came', anew: false }),
    ).result;
    await waitFor(() => expect(names.current.data).toEqual([{ id: 'a' }]));
    const screen = read();
    await waitFor(() => expect(screen.current.data).toEqual([{ id: 'b' }]));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('does not ask for ever where the second answer fails', async () => {
    const fetched = serve([200, [{ id: 'a' }]], [503, {}]);
    renderHook(() => useRead(listFlows, undefined, { failure: 'Nothing came', anew: false }));
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    const screen = read();
    await waitFor(() => expect(screen.current.problem).toBe('Nothing came'));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('puts a saved record in place without reading', async () => {
    const fetched = serve([200, [{ id: 'a' }]]);
    const held = read();
    await waitFor(() => expect(held.current.data).toHaveLength(1));
    act(() => held.current.put((before) => before.slice(1)));
    await waitFor(() => expect(held.current.data).toEqual([]));
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

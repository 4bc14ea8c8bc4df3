// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { deleteLater, deleteNow, undoMs } from './pending-deletes.ts';
import { clearUndo, undoLast } from './undo.ts';

let calls: string[] = [];
let refuse: string | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  refuse = undefined;
  clearUndo();
  startSession('a.b.c');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const id = String(url).split('/').pop() ?? '';
    calls.push(`${init.method} ${id}${init.keepalive ? ' beyond the page' : ''}`);
    return id === refuse ? new Response('{}', { status: 503 }) : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  leaveSession();
});

describe('deleteLater', () => {
  it('sends nothing until the time for undoing is over', async () => {
    const done = vi.fn();
    deleteLater(['a', 'b'], done);
    await vi.advanceTimersByTimeAsync(undoMs - 1);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(['DELETE a', 'DELETE b']);
    expect(done).toHaveBeenCalledWith([]);
    // A finished deletion cannot be undone.
    expect(undoLast()).toBeUndefined();
  });

  it('never sends after an undo', async () => {
    deleteLater(['a'], vi.fn());
    expect(undoLast()?.text).toBe('Contact deleted');
    await vi.advanceTimersByTimeAsync(undoMs * 2);
    expect(calls).toEqual([]);
  });

  it('reports the ids that could not be deleted', async () => {
    refuse = 'b';
    const done = vi.fn();
    deleteLater(['a', 'b'], done);
    await vi.advanceTimersByTimeAsync(undoMs);
    expect(done).toHaveBeenCalledWith(['b']);
  });

  it('deletes at once when the page is left, with keepalive', async () => {
    deleteLater(['a'], vi.fn());
    window.dispatchEvent(new Event('pagehide'));
    expect(calls).toEqual(['DELETE a beyond the page']);
    await vi.advanceTimersByTimeAsync(undoMs);
    expect(calls).toHaveLength(1);
    expect(deleteNow()).toBeUndefined();
  });
});

// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listContacts } from '#shared/api/admin-contacts.ts';
import { clearCache } from '#web/lib/query.ts';
import { leaveSession, startSession } from '#web/lib/session.ts';
import { adminRefreshMs, useList } from './use-list.ts';

interface Row {
  readonly id: string;
  readonly name?: string;
}
interface Reply {
  readonly rows?: readonly Row[];
  /** The cursor of the next page. */
  readonly next?: string;
  readonly etag?: string;
  readonly status?: number;
}

/** Holds each request until the test answers it. */
const stubServer = () => {
  const pending: { url: string; headers: Headers; answer: (reply: Reply) => void }[] = [];
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        pending.push({
          url,
          headers: new Headers(init.headers),
          answer: ({ rows = [], next, etag, status = 200 }) => {
            const headers = new Headers({ 'content-type': 'application/json', ...(etag ? { etag } : {}) });
            if (next) headers.set('link', `<${listContacts.path}?cursor=${next}>; rel="next"`);
            resolve(new Response(status === 304 ? null : JSON.stringify(rows), { status, headers }));
          },
        });
      }),
  );
  /** Answers the oldest request and returns it. */
  const reply = async (reply: Reply) => {
    await waitFor(() => expect(pending.length).toBeGreaterThan(0));
    const request = pending.shift();
    await act(async () => request?.answer(reply));
    return { url: request?.url ?? '', etag: request?.headers.get('if-none-match') };
  };
  return { reply, pending };
};

const renderList = () =>
  renderHook(() => useList<Row>(listContacts, 'Failed to fetch contact submissions')).result;
type List = ReturnType<typeof renderList>;
const names = (list: List) => list.current.rows.map(({ id, name }) => name ?? id).join(' ');
const poll = () => act(async () => vi.advanceTimersByTimeAsync(adminRefreshMs));

describe('useList', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    startSession('token');
  });
  afterEach(() => {
    cleanup();
    leaveSession();
    clearCache();
    vi.useRealTimers();
  });

  /** A list of one page that has been read. */
  const renderLoaded = async (rows: readonly Row[]) => {
    const server = stubServer();
    const list = renderList();
    await server.reply({ rows, etag: '"v1"' });
    await waitFor(() => expect(list.current.complete).toBe(true));
    return { ...server, list };
  };

  it('shows the first page at once, then the others', async () => {
    const { reply, pending } = stubServer();
    const list = renderList();
    expect(list.current.state).toBe('loading');
    await reply({ rows: [{ id: 'c' }, { id: 'b' }], next: 'b', etag: '"v1"' });
    await waitFor(() => expect(names(list)).toBe('c b'));
    expect(list.current).toMatchObject({ state: 'ready', complete: false });
    expect(await reply({ status: 304 })).toMatchObject({ url: listContacts.path, etag: '"v1"' });
    expect(await reply({ rows: [{ id: 'a' }], etag: '"v1"' })).toMatchObject({
      url: `${listContacts.path}?cursor=b`,
    });
    await waitFor(() => expect(list.current.complete).toBe(true));
    expect(names(list)).toBe('c b a');
    expect(pending).toHaveLength(0);
  });

  it('sends one request every 30 seconds and keeps its rows while nothing changes', async () => {
    const { reply, pending, list } = await renderLoaded([{ id: 'a' }]);
    const { rows } = list.current;
    await poll();
    expect(pending).toHaveLength(1);
    expect(await reply({ status: 304 })).toMatchObject({ etag: '"v1"' });
    expect(list.current.rows).toBe(rows);
    await poll();
    await reply({ rows: [{ id: 'new' }, { id: 'a' }], etag: '"v2"' });
    await waitFor(() => expect(names(list)).toBe('new a'));
  });

  it('reads all pages again when the list has changed, and swaps the rows at the end', async () => {
    const { reply } = stubServer();
    const list = renderList();
    await reply({ rows: [{ id: 'y' }], next: 'y', etag: '"v2"' });
    await reply({ status: 304 });
    await reply({ rows: [{ id: 'x' }], etag: '"v2"' });
    await waitFor(() => expect(names(list)).toBe('y x'));
    await act(async () => void list.current.refresh());
    await reply({ rows: [{ id: 'y' }], next: 'y', etag: '"v3"' });
    expect(names(list)).toBe('y x');
    expect(await reply({ rows: [{ id: 'w' }], etag: '"v3"' })).toMatchObject({
      url: `${listContacts.path}?cursor=y`,
      etag: null,
    });
    await waitFor(() => expect(names(list)).toBe('y w'));
  });

  it('keeps the rows when a refresh fails, reports the failure and retries', async () => {
    const { reply, list } = await renderLoaded([{ id: 'a' }]);
    await poll();
    await reply({ status: 503 });
    await waitFor(() => expect(list.current.problem).toBe('Failed to fetch contact submissions'));
    expect(list.current).toMatchObject({ state: 'ready', complete: true });
    expect(names(list)).toBe('a');
    await poll();
    await reply({ status: 304 });
    await waitFor(() => expect(list.current.problem).toBeUndefined());
  });

  it('fails when the first read fails, and recovers', async () => {
    const { reply } = stubServer();
    const list = renderList();
    await reply({ status: 500 });
    await waitFor(() => expect(list.current.state).toBe('failed'));
    await act(async () => void list.current.refresh());
    await reply({ rows: [{ id: 'a' }] });
    await waitFor(() => expect(list.current).toMatchObject({ state: 'ready', problem: undefined }));
  });

  it('waits for the login when the session has ended, then reads again', async () => {
    const { reply, pending, list } = await renderLoaded([{ id: 'a' }]);
    await poll();
    await reply({ status: 401 });
    await poll();
    expect(pending).toHaveLength(0);
    expect(list.current).toMatchObject({ state: 'ready', problem: undefined });
    act(() => startSession('next'));
    await reply({ rows: [{ id: 'b' }], etag: '"v2"' });
    await waitFor(() => expect(names(list)).toBe('b'));
  });

  it('shows a saved, a deleted and a new record at once, regardless of an older request’s response [ADMIN-016]', async () => {
    const { reply, list } = await renderLoaded([{ id: 'a' }, { id: 'b' }]);
    await act(async () => void list.current.refresh());
    act(() => list.current.replace({ id: 'a', name: 'saved' }));
    act(() => list.current.remove('b'));
    act(() => list.current.replace({ id: 'made' }));
    expect(names(list)).toBe('made saved');
    await reply({ rows: [{ id: 'a', name: 'past' }, { id: 'b' }], etag: '"v2"' });
    expect(names(list)).toBe('made saved');
  });

  it('loads the rest after a save during the first load', async () => {
    const { reply, pending } = stubServer();
    const list = renderList();
    await reply({ rows: [{ id: '2' }], next: '2', etag: '"v1"' });
    await waitFor(() => expect(pending).toHaveLength(1));
    act(() => list.current.replace({ id: '2', name: 'saved' }));
    expect(names(list)).toBe('saved');
    await waitFor(() => expect(pending).toHaveLength(2));
    while (!list.current.complete) {
      const isFirst = !pending[0]?.url.includes('cursor');
      await reply(
        isFirst
          ? { rows: [{ id: '2', name: 'saved' }], next: '2', etag: '"v2"' }
          : { rows: [{ id: '1' }], etag: '"v2"' },
      );
    }
    expect(names(list)).toBe('saved 1');
  });
});

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listContacts } from '#shared/api/admin-contacts.ts';
import { aheadAnswered, askAhead, startSession } from '#web/lib/session.ts';
import { type Attention, adminRefreshMs, useCollection } from './use-collection.ts';

interface Row {
  readonly id: string;
  readonly name?: string;
}
type Reply = {
  rows?: readonly Row[];
  next?: boolean;
  etag?: string;
  status?: number;
  removed?: readonly string[];
};

/** Answers one request after the other, each only when the test says so. */
const server = () => {
  const waiting: { headers: Record<string, string>; answer: (reply: Reply) => void }[] = [];
  vi.stubGlobal(
    'fetch',
    (url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
        waiting.push({
          headers: init.headers as Record<string, string>,
          answer: ({ rows = [], next, etag, removed, status = removed ? 226 : 200 }) => {
            const headers = new Headers(etag ? { etag } : {});
            if (next) headers.set('link', `<${url.split('?')[0]}?cursor=more>; rel="next"`);
            headers.set('content-type', 'application/json');
            const body = JSON.stringify(removed ? { rows, removed } : rows);
            resolve(new Response(status === 304 ? null : body, { status, headers }));
          },
        });
      }),
  );
  /** Answers the oldest request and hands out the headers that it came with. */
  const reply = async (reply: Reply) => {
    // The rest of a list is asked for once its first page is drawn.
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0));
    const request = waiting.shift();
    await act(async () => request?.answer(reply));
    return request?.headers ?? {};
  };
  return { reply, waiting };
};

const setUp = () => {
  const { result } = renderHook(() =>
    useCollection<Row>(listContacts, 'Failed to fetch contact submissions'),
  );
  return result;
};
const names = (held: { current: { rows: readonly Row[] } }) =>
  held.current.rows.map(({ id, name }) => name ?? id).join(' ');

describe('useCollection', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    startSession('token');
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    localStorage.clear();
  });

  it('shows the first page at once and streams in the rest', async () => {
    const { reply } = server();
    const held = setUp();
    expect(held.current.state).toBe('loading');
    await reply({ rows: [{ id: 'c' }, { id: 'b' }], next: true });
    await vi.waitFor(() => expect(names(held)).toBe('c b'));
    expect(held.current).toMatchObject({ state: 'ready', complete: false });
    await reply({ rows: [{ id: 'a' }] });
    await vi.waitFor(() => expect(held.current.complete).toBe(true));
    expect(names(held)).toBe('c b a');
  });

  it('asks for nothing while nobody wants it, once for who wants a look, and again and again for who watches', async () => {
    const { reply, waiting } = server();
    const { rerender } = renderHook(
      ({ attention }: { attention: Attention }) =>
        useCollection<Row>(listContacts, 'Failed to fetch contact submissions', attention),
      { initialProps: { attention: 'none' } },
    );
    const minute = () => act(async () => void vi.advanceTimersByTime(2 * adminRefreshMs));
    await minute();
    expect(waiting).toHaveLength(0);
    rerender({ attention: 'once' });
    await reply({ rows: [{ id: 'a' }], etag: '"v1"' });
    await minute();
    expect(waiting).toHaveLength(0);
    rerender({ attention: 'watched' });
    expect((await reply({ status: 304 }))['if-none-match']).toBe('"v1"');
    await minute();
    await reply({ status: 304 });
    // What was read stays read.
    rerender({ attention: 'once' });
    await minute();
    expect(waiting).toHaveLength(0);
  });

  it('begins with what was asked for before it was there, and goes on from it', async () => {
    const { reply, waiting } = server();
    askAhead(listContacts);
    await reply({ rows: [{ id: 'b' }], next: true, etag: '"v1"' });
    const held = setUp();
    await vi.waitFor(() => expect(names(held)).toBe('b'));
    await reply({ rows: [{ id: 'a' }] });
    await vi.waitFor(() => expect(held.current.complete).toBe(true));
    expect(names(held)).toBe('b a');
    expect(waiting).toHaveLength(0);
    await act(async () => void held.current.refresh());
    expect((await reply({ status: 304 }))['if-none-match']).toBe('"v1"');
  });

  it('is drawn with what was asked for before where that has come, and not again for the same rows', async () => {
    const { reply, waiting } = server();
    askAhead(listContacts);
    await reply({ rows: [{ id: 'b' }, { id: 'a' }], etag: '"v1"' });
    await aheadAnswered();
    const held = setUp();
    expect(held.current).toMatchObject({ state: 'ready', complete: true });
    const { rows } = held.current;
    expect(rows).toHaveLength(2);
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(held.current.rows).toBe(rows);
    expect(waiting).toHaveLength(0);
    await act(async () => void held.current.refresh());
    expect((await reply({ status: 304 }))['if-none-match']).toBe('"v1"');
  });

  it('knows that a first page is not all', async () => {
    const { reply } = server();
    askAhead(listContacts);
    await reply({ rows: [{ id: 'b' }], next: true });
    await aheadAnswered();
    const held = setUp();
    expect(held.current).toMatchObject({ state: 'ready', complete: false, rows: [{ id: 'b' }] });
    await reply({ rows: [{ id: 'a' }] });
    await vi.waitFor(() => expect(held.current.complete).toBe(true));
    expect(names(held)).toBe('b a');
  });

  it('says that what was asked before failed, and does not ask again by itself', async () => {
    const { reply, waiting } = server();
    askAhead(listContacts);
    await reply({ status: 503 });
    const held = setUp();
    await vi.waitFor(() => expect(held.current.state).toBe('failed'));
    expect(waiting).toHaveLength(0);
    await act(async () => void held.current.refresh());
    await reply({ rows: [{ id: 'a' }] });
    await vi.waitFor(() => expect(names(held)).toBe('a'));
  });

  it('asks itself where what was asked before was asked by somebody else', async () => {
    const { reply } = server();
    askAhead(listContacts);
    startSession('another');
    const other = setUp();
    await reply({ rows: [{ id: 'theirs' }] });
    expect(other.current.state).toBe('loading');
    await reply({ rows: [{ id: 'mine' }] });
    await vi.waitFor(() => expect(names(other)).toBe('mine'));
  });

  it('asks again after 30 seconds and keeps everything when nothing changed', async () => {
    const { reply } = server();
    const held = setUp();
    await reply({ rows: [{ id: 'a' }], etag: '"v1"' });
    await vi.waitFor(() => expect(held.current.complete).toBe(true));
    const { rows } = held.current;
    await act(async () => vi.advanceTimersByTime(adminRefreshMs));
    expect((await reply({ status: 304 }))['if-none-match']).toBe('"v1"');
    expect(held.current.rows).toBe(rows);
    await act(async () => vi.advanceTimersByTime(adminRefreshMs));
    await reply({ rows: [{ id: 'new' }, { id: 'a' }], etag: '"v2"' });
    await vi.waitFor(() => expect(names(held)).toBe('new a'));
  });

  it('asks only for what changed and puts it into the rows it has', async () => {
    const { reply } = server();
    const held = setUp();
    await reply({ rows: [{ id: '3' }, { id: '2' }, { id: '1' }], etag: '"v1"' });
    await vi.waitFor(() => expect(held.current.complete).toBe(true));
    const [third] = held.current.rows;
    await act(async () => void held.current.refresh());
    const asked = await reply({
      rows: [{ id: '4' }, { id: '2', name: 'two' }],
      removed: ['1'],
      etag: '"v2"',
    });
    expect(asked).toMatchObject({ 'if-none-match': '"v1"', 'a-im': 'changes' });
    await vi.waitFor(() => expect(names(held)).toBe('4 3 two'));
    expect(held.current.rows[1]).toBe(third);
    await act(async () => void held.current.refresh());
    expect(await reply({ status: 304 })).toMatchObject({ 'if-none-match': '"v2"' });
  });

  it('does not begin a long list anew when something is saved meanwhile, and asks for changes at its end', async () => {
    const { reply, waiting } = server();
    const held = setUp();
    await reply({ rows: [{ id: '2' }], next: true, etag: '"v1"' });
    await vi.waitFor(() => expect(names(held)).toBe('2'));
    act(() => held.current.replace({ id: '2', name: 'saved' }));
    await act(async () => void held.current.refresh());
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await reply({ rows: [{ id: '1' }] });
    await vi.waitFor(() => expect(names(held)).toBe('saved 1'));
    const asked = await reply({ rows: [{ id: '2', name: 'saved' }], removed: [], etag: '"v2"' });
    expect(asked).toMatchObject({ 'if-none-match': '"v1"', 'a-im': 'changes' });
  });

  it('keeps the old rows until a refresh is complete', async () => {
    const { reply } = server();
    const held = setUp();
    await reply({ rows: [{ id: 'a' }, { id: 'b' }], etag: '"v1"' });
    await vi.waitFor(() => expect(held.current.complete).toBe(true));
    await act(async () => void held.current.refresh());
    await reply({ rows: [{ id: 'y' }], next: true });
    expect(names(held)).toBe('a b');
    await reply({ rows: [{ id: 'x' }] });
    await vi.waitFor(() => expect(names(held)).toBe('y x'));
  });

  it('keeps the rows when a refresh fails, and says so', async () => {
    const { reply } = server();
    const held = setUp();
    await reply({ rows: [{ id: 'a' }] });
    await vi.waitFor(() => expect(held.current.complete).toBe(true));
    await act(async () => void held.current.refresh());
    await reply({ status: 503 });
    await vi.waitFor(() => expect(held.current.problem).toBe('Failed to fetch contact submissions'));
    expect(held.current).toMatchObject({ state: 'ready', complete: true });
    expect(names(held)).toBe('a');
  });

  it('has failed when there was never anything to show, and recovers', async () => {
    const { reply } = server();
    const held = setUp();
    await reply({ status: 500 });
    await vi.waitFor(() => expect(held.current.state).toBe('failed'));
    await act(async () => void held.current.refresh());
    await reply({ rows: [{ id: 'a' }] });
    await vi.waitFor(() => expect(held.current).toMatchObject({ state: 'ready', problem: undefined }));
  });

  it('does not let a read that began earlier undo what was saved or deleted meanwhile [ADMIN-016]', async () => {
    const { reply } = server();
    const held = setUp();
    await reply({ rows: [{ id: 'a' }, { id: 'b' }] });
    await vi.waitFor(() => expect(held.current.complete).toBe(true));
    await act(async () => void held.current.refresh());
    act(() => held.current.replace({ id: 'a', name: 'saved' }));
    act(() => held.current.remove('b'));
    expect(names(held)).toBe('saved');
    await reply({ rows: [{ id: 'a', name: 'past' }, { id: 'b' }, { id: 'c' }] });
    await vi.waitFor(() => expect(names(held)).toBe('saved c'));
  });

  it('puts a record made here in front', async () => {
    const { reply } = server();
    const held = setUp();
    await reply({ rows: [{ id: 'a' }] });
    await vi.waitFor(() => expect(held.current.complete).toBe(true));
    act(() => held.current.replace({ id: 'made' }));
    expect(names(held)).toBe('made a');
  });
});

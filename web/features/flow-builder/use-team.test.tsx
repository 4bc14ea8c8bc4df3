// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FlowEditing } from '#shared/api/flow-editing.ts';
import { describeEditors, readTabId, useTeam } from './use-team.ts';

const comment = { id: 'c1', nodeId: 'start', text: 'Greet by name?', at: '2026-11-28T10:00:00.000Z' };
let editing: FlowEditing;
let isBroken = false;

beforeEach(() => {
  isBroken = false;
  editing = { version: 4, editors: [{ tab: 'b', isSameBrowser: false }], comments: [comment] };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = (status: number, body: unknown) =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    if (url.endsWith('/editors')) return answer(200, editing);
    if (isBroken) return answer(500, { code: 'internal', message: 'Something went wrong on our side.' });
    if (init?.method === 'DELETE') return answer(200, { success: true });
    const { text, isResolved } = JSON.parse(String(init?.body)) as { text?: string; isResolved?: boolean };
    if (text !== undefined) return answer(201, { ...comment, id: 'c2', text });
    return answer(200, { ...comment, ...(isResolved ? { resolvedAt: comment.at } : {}) });
  });
});
afterEach(cleanup);

const open = async () => {
  const onVersion = vi.fn(async () => undefined);
  const { result } = renderHook(() => useTeam('f', onVersion));
  await waitFor(() => expect(result.current.comments).toHaveLength(1));
  return { result, onVersion };
};

describe('useTeam', () => {
  it('says who else has the flow open and which version is the newest', async () => {
    const { result, onVersion } = await open();
    expect(result.current.others).toBe('Also open in another browser');
    expect(onVersion).toHaveBeenCalledWith(4);
  });

  it('adds, resolves and deletes comments', async () => {
    const { result } = await open();
    await act(() => result.current.add('start', 'Shorter?'));
    expect(result.current.comments.map(({ text }) => text)).toEqual(['Greet by name?', 'Shorter?']);
    await act(() => result.current.resolve('c1', true));
    expect(result.current.comments[0]?.resolvedAt).toBeDefined();
    await act(() => result.current.remove('c1'));
    expect(result.current.comments.map(({ id }) => id)).toEqual(['c2']);
  });

  it('undoes a change that the server refuses', async () => {
    const { result } = await open();
    isBroken = true;
    await act(() => result.current.remove('c1'));
    await waitFor(() => expect(result.current.comments).toEqual([comment]));
  });

  it('asks nothing of a flow that was never saved', () => {
    const { result } = renderHook(() => useTeam(undefined, async () => undefined));
    expect(result.current).toMatchObject({ canComment: false, others: undefined, comments: [] });
  });
});

describe('readTabId', () => {
  it('returns the same id after a reload, and another one in a duplicated tab', () => {
    const id = readTabId(false);
    expect(readTabId(true)).toBe(id);
    expect(readTabId(false)).not.toBe(id);
  });
});

describe('describeEditors', () => {
  it.each([
    [[], undefined],
    [[true], 'Also open in another tab'],
    [[true, false], 'Also open in another browser'],
    [[false, false], 'Also open in 2 other browsers'],
  ] as const)('puts %j into words', (browsers, words) => {
    expect(describeEditors(browsers.map((isSameBrowser) => ({ tab: 't', isSameBrowser })))).toBe(words);
  });
});

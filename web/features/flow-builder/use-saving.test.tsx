// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { addNode } from '#shared/flow/graph.ts';
import { createModel, getDetails, reduce } from './model.ts';
import { useSaving } from './use-saving.ts';

const stored = {
  id: 'f',
  name: 'Desk',
  description: '',
  industry: 'General',
  language: 'en',
  version: 3,
  isActive: false,
  publishedVersion: null,
  flowData: createFlowDocument(),
} as unknown as Flow;

let sent: Record<string, unknown>[] = [];
beforeEach(() => {
  sent = [];
  let version = stored.version;
  let kept = JSON.stringify(stored.flowData);
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as Record<string, unknown>;
    sent.push(body);
    // Like the server: changed content creates a version, anything else doesn't.
    const content = JSON.stringify(body.flowData ?? JSON.parse(kept));
    if (content !== kept) version += 1;
    kept = content;
    return new Response(JSON.stringify({ ...stored, ...body, version, publishedVersion: version }), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(cleanup);

const open = () =>
  renderHook(() => {
    const first = { flow: stored.flowData, details: getDetails(stored) };
    const [model, dispatch] = useReducer(reduce, undefined, () => createModel(stored, undefined, first));
    return { model, dispatch, ...useSaving(model, dispatch) };
  }).result;

it('sends the flow with every save, but creates no revision for unchanged content or a new name', async () => {
  const builder = open();
  await act(() => builder.current.save());
  expect(sent).toMatchObject([{ flowData: stored.flowData, baseVersion: 3 }]);
  expect(builder.current.model.baseVersion).toBe(3);
  act(() =>
    builder.current.dispatch({ type: 'details', details: { ...getDetails(stored), name: 'Front desk' } }),
  );
  await act(() => builder.current.save());
  expect(sent.at(-1)).toMatchObject({ flowData: stored.flowData, name: 'Front desk', baseVersion: 3 });
  expect(builder.current.model.baseVersion).toBe(3);
});

it('creates one revision for an edit that is saved twice', async () => {
  const builder = open();
  act(() =>
    builder.current.dispatch({ type: 'edit', flow: addNode(stored.flowData, 'text'), kind: '', at: 0 }),
  );
  await act(() => builder.current.save());
  await act(() => builder.current.save());
  expect(sent.map(({ baseVersion }) => baseVersion)).toEqual([3, 4]);
  expect(builder.current.model.baseVersion).toBe(4);
});

it('publishes a saved flow without saving it again', async () => {
  const builder = open();
  await act(() => builder.current.publish([]));
  expect(sent).toEqual([{ isActive: true, baseVersion: 3 }]);
});

/** Responds to the first save with 409 and this flow, and to later saves like the server. */
const refuseOnce = (current: Flow) => {
  const answer = globalThis.fetch;
  let isRefused = false;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (isRefused) return answer(url, init);
    isRefused = true;
    const error = { code: 'record.stale', message: 'Stale', current };
    return new Response(JSON.stringify(error), {
      status: 409,
      headers: { 'content-type': 'application/json' },
    });
  });
};
const editBoth = (title: string) => {
  const builder = open();
  const mine = { ...stored.flowData, title };
  act(() => builder.current.dispatch({ type: 'edit', flow: mine, kind: '', at: 0 }));
  return builder;
};

it('merges a save from elsewhere and saves again', async () => {
  const builder = editBoth('Mine');
  refuseOnce({ ...stored, version: 4, flowData: addNode(stored.flowData, 'text') });
  await act(() => builder.current.save());
  expect(sent).toMatchObject([{ baseVersion: 4, flowData: { title: 'Mine' } }]);
  expect(builder.current.model.history.present.nodes).toHaveLength(2);
  expect(builder.current.model.stale).toBeUndefined();
});

it('asks when both changed the same, and saves what was chosen', async () => {
  const builder = editBoth('Mine');
  refuseOnce({ ...stored, version: 4, flowData: { ...addNode(stored.flowData, 'text'), title: 'Theirs' } });
  await act(() => builder.current.save());
  expect(sent).toEqual([]);
  expect(builder.current.model.stale?.flow.version).toBe(4);
  await act(() => builder.current.saveMerged(new Map([['title', 'theirs']])));
  expect(sent).toMatchObject([{ baseVersion: 4, flowData: { title: 'Theirs', nodes: [{}, {}] } }]);
});

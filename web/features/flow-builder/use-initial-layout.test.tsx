// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useCallback, useReducer } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { ensureStartNode } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { moveItem } from '#shared/flow/graph.ts';
import { normaliseFlow } from '#shared/flow/normalise.ts';
import { isUnarranged } from './is-unarranged.ts';
import { createModel, getDetails, isDirty, reduce } from './model.ts';
import { useInitialLayout } from './use-initial-layout.ts';

afterEach(cleanup);

const written = (place: (index: number) => unknown): FlowDocument => {
  const read = normaliseFlow({
    nodes: ['start', 'text', 'text', 'text'].map((type, index) => ({
      id: `n${index}`,
      type,
      data: { message: 'Hello' },
      position: place(index),
    })),
    connections: [0, 1, 2].map((index) => ({ from: `n${index}`, to: `n${index + 1}` })),
  });
  if (!read.ok) throw new Error(JSON.stringify(read.fields));
  return read.flow;
};

const opened = (flowData: FlowDocument) => {
  const saved = { id: 'f', name: 'F', version: 2, flowData, isActive: false } as Flow;
  const first = { flow: ensureStartNode(flowData), details: getDetails(saved) };
  return renderHook(() => {
    const [model, dispatch] = useReducer(reduce, undefined, () => createModel(saved, undefined, first));
    const placed = useCallback((flow: FlowDocument) => dispatch({ type: 'arranged', flow }), []);
    const { past, present } = model.history;
    return { model, dispatch, waits: useInitialLayout(past.length ? undefined : present, placed) };
  }).result;
};

it.each([
  ['without places', () => undefined],
  ['with all at one place', () => ({ x: 0, y: 0 })],
])('arranges a flow that came %s, without unsaved changes', async (_, place) => {
  const builder = opened(written(place));
  expect(builder.current.waits).toBe(true);
  await waitFor(() => expect(builder.current.waits).toBe(false));
  const { model } = builder.current;
  const columns = model.history.present.nodes.map(({ position }) => position.x);
  expect(columns).toEqual(columns.toSorted((a, b) => a - b));
  expect(new Set(columns).size).toBe(4);
  expect(isDirty(model)).toBe(false);
  expect(model.history.past).toEqual([]);
});

it('leaves a manual layout alone, even with overlapping cards', async () => {
  expect(isUnarranged(written((index) => ({ x: index * 300, y: 0 })))).toBe(false);
  expect(isUnarranged(written((index) => ({ x: Math.max(1, index) * 300, y: 0 })))).toBe(false);
  expect(isUnarranged({ nodes: [], connections: [], notes: [] })).toBe(false);
  const builder = opened(written((index) => ({ x: index * 300, y: 0 })));
  const flow = ['n0', 'n1', 'n2'].reduce(
    (next, id) => moveItem(next, id, { x: 0, y: 0 }),
    builder.current.model.history.present,
  );
  act(() => builder.current.dispatch({ type: 'edit', flow, kind: '', at: 0 }));
  expect(isUnarranged(flow)).toBe(true);
  expect(builder.current.waits).toBe(false);
  expect(isDirty(builder.current.model)).toBe(true);
});

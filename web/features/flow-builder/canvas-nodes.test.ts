import { describe, expect, it } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { addNode, addNote, moveItem } from '#shared/flow/graph.ts';
import { buildCanvasNodes } from './canvas-nodes.ts';

const shown = (flow = addNode(createFlowDocument(), 'text')) => ({
  flow,
  selected: [] as string[],
  problems: [],
  current: undefined,
  stats: undefined,
  connecting: undefined,
  renaming: undefined,
  readOnly: false,
  edit: () => undefined,
});

describe('canvas nodes', () => {
  it('keep their identity while nothing changes', () => {
    const view = shown();
    const first = buildCanvasNodes([], view);
    expect(buildCanvasNodes(first, view)).toBe(first);
  });

  it('are replaced only where they changed', () => {
    const view = shown();
    const first = buildCanvasNodes([], view);
    const moved = buildCanvasNodes(first, { ...view, flow: moveItem(view.flow, 'text-2', { x: 1, y: 2 }) });
    expect(moved.find(({ id }) => id === 'start')).toBe(first.find(({ id }) => id === 'start'));
    expect(moved.find(({ id }) => id === 'text-2')?.position).toEqual({ x: 1, y: 2 });
  });

  it('keep the measured size', () => {
    const view = shown();
    const measured = buildCanvasNodes([], view).map((node) => ({
      ...node,
      measured: { width: 260, height: 90 },
    }));
    const next = buildCanvasNodes(measured, { ...view, selected: ['text-2'] });
    expect(next.find(({ id }) => id === 'text-2')).toMatchObject({
      selected: true,
      measured: { height: 90 },
    });
  });

  it('never allow the start to be deleted, and put notes behind the rest', () => {
    const nodes = buildCanvasNodes([], shown(addNote(createFlowDocument(), { x: 0, y: 0 }, 'Remember')));
    expect(nodes.find(({ id }) => id === 'start')?.deletable).toBe(false);
    expect(nodes[0]).toMatchObject({ type: 'note', zIndex: -1 });
  });
});

import { describe, expect, it } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { addNode, connect, findNode } from '#shared/flow/graph.ts';
import { changeGroup, groupNodes } from '#shared/flow/groups.ts';
import { buildCanvasEdges } from './canvas-edges.ts';
import {
  buildGroupNodes,
  createCanvasLookup,
  placeItems,
  withGroupMoves,
  withGroupPicks,
} from './canvas-groups.ts';
import { buildCanvasNodes } from './canvas-nodes.ts';
import { findTarget } from './use-canvas-links.ts';

/** start, text-2, text-3, text-4 in a line; the middle two are a group. */
const grouped = (isCollapsed: boolean): FlowDocument => {
  let flow = createFlowDocument();
  for (let count = 0; count < 3; count += 1) flow = addNode(flow, 'text', { x: count * 400, y: 0 });
  for (const [from, to] of [
    ['start', 'text-2'],
    ['text-2', 'text-3'],
    ['text-3', 'text-4'],
  ] as const)
    flow = connect(flow, { from, to });
  return changeGroup(groupNodes(flow, ['text-2', 'text-3']).flow, 'group-1', { isCollapsed });
};
const shown = (flow: FlowDocument, selected: readonly string[] = []) => ({
  flow,
  selected,
  problems: [],
  current: undefined,
  renaming: undefined,
  stats: undefined,
  connecting: undefined,
  readOnly: false,
  edit: () => undefined,
});

describe('a group on the canvas', () => {
  it('is a frame around its cards, which stay', () => {
    const nodes = buildCanvasNodes([], shown(grouped(false)));
    expect(nodes.map(({ id }) => id)).toEqual(['#group-1', 'start', 'text-2', 'text-3', 'text-4']);
    expect(nodes[0]).toMatchObject({ position: { x: -20, y: -60 }, width: 700 });
  });

  it('is one card instead of its cards when collapsed, and connections attach to it', () => {
    const flow = grouped(true);
    const nodes = buildCanvasNodes([], shown(flow));
    expect(nodes.map(({ id }) => id)).toEqual(['#group-1', 'start', 'text-4']);
    const edges = buildCanvasEdges([], flow, {
      current: undefined,
      chosen: new Set(),
      hovered: undefined,
      highlightClass: 'lit',
    });
    expect(edges.map(({ source, target }) => [source, target])).toEqual([
      ['start', '#group-1'],
      ['#group-1', 'text-4'],
    ]);
    const [group] = buildGroupNodes(new Map(), shown(flow));
    expect(group?.data.exits.map(({ key }) => key)).toEqual([edges[1]?.sourceHandle]);
    expect(group?.data.steps).toHaveLength(2);
  });

  it('is selected with all of its nodes, and selecting it selects them', () => {
    const flow = grouped(false);
    const isSelected = (ids: string[]) => buildGroupNodes(new Map(), shown(flow, ids))[0]?.selected;
    expect([isSelected(['text-2']), isSelected(['text-2', 'text-3'])]).toEqual([false, true]);
    expect(withGroupPicks([{ id: '#group-1', type: 'select', selected: true }], flow)).toEqual([
      { id: 'text-2', selected: true },
      { id: 'text-3', selected: true },
    ]);
  });

  it('moves its cards while it is dragged, unless they are dragged themselves', () => {
    const flow = grouped(false);
    const nodes = buildCanvasNodes([], shown(flow));
    const drag = { id: '#group-1', type: 'position', position: { x: 0, y: -60 }, dragging: true } as const;
    const moves = withGroupMoves([drag], nodes, flow).slice(1);
    expect(moves).toMatchObject([
      { id: 'text-2', position: { x: 20, y: 0 } },
      { id: 'text-3', position: { x: 420, y: 0 } },
    ]);
    const both = [drag, { ...drag, id: 'text-2' }, { ...drag, id: 'text-3' }];
    expect(withGroupMoves(both, nodes, flow)).toBe(both);
  });

  it.each([true, false])(
    'moves its nodes once in the document, whatever else was moved (collapsed: %s)',
    (isCollapsed) => {
      const flow = grouped(isCollapsed);
      const places = [
        { id: 'text-2', position: { x: 100, y: 10 } },
        { id: '#group-1', position: { x: 80, y: -50 } },
      ];
      const after = placeItems(flow, places);
      expect(findNode(after, 'text-2')?.position).toEqual({ x: 100, y: 10 });
      expect(findNode(after, 'text-3')?.position).toEqual({ x: 500, y: 10 });
      expect(placeItems(after, places)).toEqual(after);
    },
  );

  it('stands for the node at which it is entered when a connection is dropped on it', () => {
    expect(findTarget(grouped(true), '#group-1')).toBe('text-2');
    expect(findTarget(grouped(true), 'text-4')).toBe('text-4');
    expect(createCanvasLookup(grouped(true))('text-3')).toBe('#group-1');
    expect(createCanvasLookup(grouped(false))('text-3')).toBe('text-3');
  });
});

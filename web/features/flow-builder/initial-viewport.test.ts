import { describe, expect, it } from 'vitest';
import { createNode } from '#shared/flow/defaults.ts';
import type { FlowDocument } from '#shared/flow/document.ts';
import { nodeWidth } from './card-size.ts';
import { getInitialViewport, readableZoom } from './initial-viewport.ts';

const chain = (length: number): FlowDocument => ({
  nodes: Array.from({ length }, (_, index) =>
    createNode(index === 0 ? 'start' : 'text', index === 0 ? 'start' : `n${index}`, {
      x: index * (nodeWidth + 110),
      y: (index % 3) * 400,
    }),
  ),
  connections: Array.from({ length: length - 1 }, (_, index) => ({
    from: index === 0 ? 'start' : `n${index}`,
    to: `n${index + 1}`,
  })),
  notes: [],
});
const onScreen = (x: number, view: { x: number; zoom: number }): number => x * view.zoom + view.x;

describe('the initial viewport', () => {
  it('shows all of a small flow, at 100 % or less', () => {
    const view = getInitialViewport(chain(1), { width: 900, height: 700 });
    expect(view.zoom).toBe(1);
    expect(onScreen(nodeWidth / 2, view)).toBeCloseTo(450);
  });

  it.each([
    { width: 900, height: 700 },
    { width: 390, height: 420 },
  ])('shows the start of a large flow at a readable size, at $width × $height', (size) => {
    const view = getInitialViewport(chain(15), size);
    expect(view.zoom).toBe(readableZoom);
    expect(onScreen(0, view)).toBeGreaterThanOrEqual(0);
    expect(onScreen(nodeWidth, view)).toBeLessThanOrEqual(size.width);
    expect(view.y).toBeGreaterThanOrEqual(0);
    expect(view.y).toBeLessThan(size.height / 2);
  });

  it('includes the start’s neighbours if there is room', () => {
    const view = getInitialViewport(chain(15), { width: 900, height: 700 });
    expect(onScreen(nodeWidth + 110 + nodeWidth, view)).toBeLessThanOrEqual(900);
  });

  it('shows only the start if its neighbours are far away', () => {
    const flow = chain(15);
    const far = flow.nodes.map((node) =>
      node.id === 'n1' ? { ...node, position: { x: 9000, y: -9000 } } : node,
    );
    const view = getInitialViewport({ ...flow, nodes: far }, { width: 900, height: 700 });
    expect(onScreen(0, view)).toBeCloseTo(48);
    expect(view.y).toBeLessThanOrEqual(700);
  });

  it('exists for a flow without nodes', () => {
    expect(
      getInitialViewport({ nodes: [], connections: [], notes: [] }, { width: 900, height: 700 }).zoom,
    ).toBe(1);
  });
});

import { expect, it } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { addNode, moveItem } from '#shared/flow/graph.ts';
import { findFreePosition } from './free-position.ts';

it('puts every new node at x 300 and y 200 plus 50 per existing node', () => {
  let flow = createFlowDocument();
  for (let count = 1; count <= 5; count += 1) flow = addNode(flow, 'text', findFreePosition(flow, 'text'));
  expect(flow.nodes.slice(1).map(({ position }) => position)).toEqual(
    [250, 300, 350, 400, 450].map((y) => ({ x: 300, y })),
  );
});

it('moves a new node down when it would cover a card exactly', () => {
  const flow = moveItem(addNode(createFlowDocument(), 'text'), 'text-2', { x: 300, y: 300 });
  const { x, y } = findFreePosition(flow, 'text');
  expect(x).toBe(300);
  expect(y).toBeGreaterThan(400);
});

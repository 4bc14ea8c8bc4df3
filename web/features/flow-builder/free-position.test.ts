import { expect, it } from 'vitest';
import { createFlowDocument } from '#shared/flow/defaults.ts';
import { nodeTypes } from '#shared/flow/document.ts';
import { addNode } from '#shared/flow/graph.ts';
import { estimateCardHeight, nodeWidth } from './card-size.ts';
import { findFreePosition } from './free-position.ts';

it('puts the first node at the specified place and no card on another, however many are pressed', () => {
  let flow = createFlowDocument();
  expect(findFreePosition(flow, 'text')).toEqual({ x: 300, y: 250 });
  for (let round = 0; round < 8; round += 1)
    for (const type of nodeTypes.filter((kind) => kind !== 'start'))
      flow = addNode(flow, type, findFreePosition(flow, type));
  for (const [index, a] of flow.nodes.entries())
    for (const b of flow.nodes.slice(index + 1))
      expect(
        Math.abs(a.position.x - b.position.x) >= nodeWidth ||
          a.position.y >= b.position.y + estimateCardHeight(b) ||
          b.position.y >= a.position.y + estimateCardHeight(a),
        `${a.id} and ${b.id}`,
      ).toBe(true);
});

import { newNode } from '#shared/flow/defaults.ts';
import type { FlowDocument, NodeType } from '#shared/flow/document.ts';
import { exitsOf } from '#shared/flow/exits.ts';
import { newNodePosition } from '#shared/flow/graph.ts';
import { nodeHeight, nodeWidth } from './layout.ts';

const gap = 20;
const step = 50;

/** Where a pressed node goes: the specified place, or the next one below it where it covers no other card. */
export const freePlace = (flow: FlowDocument, type: NodeType): { x: number; y: number } => {
  const place = newNodePosition(flow);
  const height = nodeHeight(exitsOf(newNode(type, 'new', place)).length);
  const isFree = (y: number): boolean =>
    flow.nodes.every(
      (node) =>
        Math.abs(node.position.x - place.x) >= nodeWidth + gap ||
        y >= node.position.y + nodeHeight(exitsOf(node).length) + gap ||
        y + height + gap <= node.position.y,
    );
  let { y } = place;
  while (!isFree(y)) y += step;
  return { x: place.x, y };
};

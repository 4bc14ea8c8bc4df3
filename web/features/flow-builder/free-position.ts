import { createNode } from '#shared/flow/defaults.ts';
import type { FlowDocument, FlowNode, NodeType } from '#shared/flow/document.ts';
import { getNewNodePosition } from '#shared/flow/graph.ts';
import { cardGap, columnGap, estimateCardHeight, getExitY, nodeWidth } from './card-size.ts';

interface Position {
  readonly x: number;
  readonly y: number;
}

const gap = 20;
const step = 50;

const isFree = (flow: FlowDocument, { x, y }: Position, height: number): boolean =>
  flow.nodes.every(
    (node) =>
      Math.abs(node.position.x - x) >= nodeWidth + gap ||
      y >= node.position.y + estimateCardHeight(node) + gap ||
      y + height + gap <= node.position.y,
  );

/** Finds the nearest position below or above at which a card of this height covers no other. */
export const findNearestFreePosition = (
  flow: FlowDocument,
  at: Position,
  height: number,
  onlyBelow = false,
): Position => {
  const [x, y] = [Math.round(at.x), Math.round(at.y)];
  for (let away = 0; ; away += onlyBelow ? step : 10) {
    if (isFree(flow, { x, y: y + away }, height)) return { x, y: y + away };
    if (!onlyBelow && isFree(flow, { x, y: y - away }, height)) return { x, y: y - away };
  }
};

const estimateTypeHeight = (type: NodeType): number =>
  estimateCardHeight(createNode(type, 'new', { x: 0, y: 0 }));

/** Finds the offset of copies: moves them down until they cover no card. */
export const findCopyOffset = (flow: FlowDocument, copied: readonly FlowNode[]): Position => {
  const limit = step * 400;
  for (let y = step; y < limit; y += step)
    if (
      copied.every((node) =>
        isFree(flow, { x: node.position.x + gap, y: node.position.y + y }, estimateCardHeight(node)),
      )
    )
      return { x: gap, y };
  return { x: gap, y: limit };
};

/** The specified position of a new node; the next free one below if it would cover a card exactly. */
export const findFreePosition = (flow: FlowDocument, type: NodeType): Position => {
  const at = getNewNodePosition(flow);
  const isTaken = flow.nodes.some(({ position }) => position.x === at.x && position.y === at.y);
  return isTaken ? findNearestFreePosition(flow, at, estimateTypeHeight(type), true) : at;
};

/** Finds the position of a node after another: in the next column, next to the exit. */
export const findPositionAfter = (
  flow: FlowDocument,
  from: FlowNode,
  exit: number,
  type: NodeType,
): Position => {
  const beside = from.position.y + getExitY(from, exit) - getExitY(from, 0) + exit * (cardGap + 80);
  return findNearestFreePosition(
    flow,
    { x: from.position.x + nodeWidth + columnGap, y: beside },
    estimateTypeHeight(type),
  );
};

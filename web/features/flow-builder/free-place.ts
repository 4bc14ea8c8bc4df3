import { createNode } from '#shared/flow/defaults.ts';
import type { FlowDocument, FlowNode, NodeType } from '#shared/flow/document.ts';
import { getNewNodePosition } from '#shared/flow/graph.ts';
import { cardGap, cardHeight, columnGap, exitTop, nodeWidth } from './card-size.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

const gap = 20;
const step = 50;

const isFree = (flow: FlowDocument, { x, y }: Place, height: number): boolean =>
  flow.nodes.every(
    (node) =>
      Math.abs(node.position.x - x) >= nodeWidth + gap ||
      y >= node.position.y + cardHeight(node) + gap ||
      y + height + gap <= node.position.y,
  );

/** The nearest place to this one, below or above it, where a card of this height covers no other. */
export const nearestPlace = (flow: FlowDocument, at: Place, height: number, onlyBelow = false): Place => {
  const [x, y] = [Math.round(at.x), Math.round(at.y)];
  for (let away = 0; ; away += onlyBelow ? step : 10) {
    if (isFree(flow, { x, y: y + away }, height)) return { x, y: y + away };
    if (!onlyBelow && isFree(flow, { x, y: y - away }, height)) return { x, y: y - away };
  }
};

const heightOf = (type: NodeType): number => cardHeight(createNode(type, 'new', { x: 0, y: 0 }));

/** How far copies go from what they were copied from: down until none covers a card. */
export const copyOffset = (flow: FlowDocument, copied: readonly FlowNode[]): Place => {
  const limit = step * 400;
  for (let y = step; y < limit; y += step)
    if (
      copied.every((node) =>
        isFree(flow, { x: node.position.x + gap, y: node.position.y + y }, cardHeight(node)),
      )
    )
      return { x: gap, y };
  return { x: gap, y: limit };
};

/** Where a pressed node goes: the specified place, or the next one below it where it covers no other card. */
export const freePlace = (flow: FlowDocument, type: NodeType): Place =>
  nearestPlace(flow, getNewNodePosition(flow), heightOf(type), true);

/** Where a node that comes after another goes: in the next column, beside the exit that leads to it. */
export const placeAfter = (flow: FlowDocument, from: FlowNode, exit: number, type: NodeType): Place => {
  const beside = from.position.y + exitTop(from, exit) - exitTop(from, 0) + exit * (cardGap + 80);
  return nearestPlace(flow, { x: from.position.x + nodeWidth + columnGap, y: beside }, heightOf(type));
};

import type { FlowDocument, NodeType } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { addNode, connect, findNode, reconnect } from '#shared/flow/graph.ts';
import { findGroupOf, groupNodes } from '#shared/flow/groups.ts';
import { columnGap, estimateCardHeight, nodeWidth } from './card-size.ts';
import { findFreePosition, findNearestFreePosition, findPositionAfter } from './free-position.ts';

/** Where to insert a node: after an exit, at a position if one was chosen. */
export interface InsertionPoint {
  readonly from: string;
  readonly on: string | undefined;
  readonly at?: { readonly x: number; readonly y: number };
}

const findTarget = (flow: FlowDocument, { from, on }: InsertionPoint) =>
  findNode(flow, flow.connections.find((link) => link.from === from && link.on === on)?.to ?? '');

/** Makes room for a column: moves everything from `x` on to the right. */
const makeRoom = (flow: FlowDocument, x: number): FlowDocument => {
  const shifted = <T extends { position: { x: number; y: number } }>(items: readonly T[]): T[] =>
    items.map((item) =>
      item.position.x >= x
        ? { ...item, position: { ...item.position, x: item.position.x + nodeWidth + columnGap } }
        : item,
    );
  return { ...flow, nodes: shifted(flow.nodes), notes: shifted(flow.notes) };
};

/**
 * Inserts a node after an exit. If the exit was connected, the node goes in between, unless a position was chosen. `id` is
 * undefined at the node limit. The new node joins the group of its predecessor, unless the group ends there.
 */
export const insertNode = (
  flow: FlowDocument,
  type: NodeType,
  spot: InsertionPoint,
): { flow: FlowDocument; id: string | undefined } => {
  const from = findNode(flow, spot.from);
  const next = spot.at ? undefined : findTarget(flow, spot);
  const known = new Set(flow.nodes.map(({ id }) => id));
  const lies = from && next && next.position.x - from.position.x;
  const crowded = lies !== undefined && lies > 0 && lies < 2 * nodeWidth + columnGap;
  const roomy = next && crowded ? makeRoom(flow, next.position.x) : flow;
  let added = addNode(roomy, type, { x: 0, y: 0 });
  const node = added.nodes.find(({ id }) => !known.has(id));
  if (!node) return { flow, id: undefined };
  const exit = from
    ? Math.max(
        0,
        getExits(from).findIndex(({ on }) => on === spot.on),
      )
    : 0;
  const position = spot.at
    ? findNearestFreePosition(roomy, spot.at, estimateCardHeight(node))
    : next && crowded
      ? findNearestFreePosition(roomy, next.position, estimateCardHeight(node))
      : from
        ? findPositionAfter(roomy, from, exit, type)
        : findFreePosition(roomy, type);
  added = { ...added, nodes: added.nodes.map((one) => (one === node ? { ...one, position } : one)) };
  const linked = (next ? reconnect : connect)(added, { from: spot.from, to: node.id, on: spot.on });
  const exits = getExits(node);
  const plain = exits.find(({ on }) => on === undefined) ?? exits[0];
  const whole = next && plain ? connect(linked, { from: node.id, to: next.id, on: plain.on }) : linked;
  const group = findGroupOf(flow, spot.from);
  const isInside = group && (!next || group.nodes.includes(next.id));
  return { flow: isInside ? groupNodes(whole, [spot.from, node.id]).flow : whole, id: node.id };
};

/** The predecessor with which a node can swap places: the only one, and not the start node. */
const findSwap = (flow: FlowDocument, id: string) => {
  const into = flow.connections.filter(({ to }) => to === id);
  const [link] = into;
  const before = link && into.length === 1 ? findNode(flow, link.from) : undefined;
  const node = findNode(flow, id);
  const plain = node && getExits(node).find(({ on }) => on === undefined);
  return link && before && before.type !== 'start' && before.id !== id && plain
    ? { link, before, node }
    : undefined;
};

export const canMoveUp = (flow: FlowDocument, id: string): boolean => findSwap(flow, id) !== undefined;

/** The successor with which a node can swap places. */
export const findMovableSuccessor = (flow: FlowDocument, id: string): string | undefined => {
  const to = flow.connections.find((link) => link.from === id && link.on === undefined)?.to;
  return to !== undefined && findSwap(flow, to)?.before.id === id ? to : undefined;
};

/** Swaps a node with its predecessor. Returns the flow unchanged if that isn't possible. */
export const moveUp = (flow: FlowDocument, id: string): FlowDocument => {
  const found = findSwap(flow, id);
  if (!found) return flow;
  const { link, before, node } = found;
  const onward = flow.connections.find(({ from, on }) => from === id && on === undefined);
  const connections = flow.connections.flatMap((one) => {
    if (one === onward) return [];
    if (one === link) return onward ? [{ ...link, to: onward.to }] : [];
    return [one.to === before.id ? { ...one, to: id } : one];
  });
  const swapped = {
    ...flow,
    connections,
    nodes: flow.nodes.map((one) =>
      one === node
        ? { ...one, position: before.position }
        : one === before
          ? { ...one, position: node.position }
          : one,
    ),
  };
  return connect(swapped, { from: id, to: before.id });
};

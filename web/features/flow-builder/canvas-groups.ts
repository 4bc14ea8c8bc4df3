import type { Node, NodeChange, NodePositionChange, NodeSelectionChange } from '@xyflow/react';
import type { FlowDocument, FlowNode } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { findNode, moveItem } from '#shared/flow/graph.ts';
import { type FlowGroup, findGroup, mapCollapsedNodes, moveGroup } from '#shared/flow/groups.ts';
import { getNodeLabel } from '#shared/flow/node-titles.ts';
import type { Problem } from '#shared/flow/problems.ts';
import { estimateCardHeight, nodeWidth } from './card-size.ts';

/** Space between a group's frame and its cards; multiples of the canvas's grid. */
export const framePadding = 20;
export const frameHead = 40;

export interface GroupExit {
  readonly key: string;
  readonly label: string;
}

export type GroupNode = Node<
  {
    group: FlowGroup;
    /** Titles of the steps, for a collapsed group. */
    steps: readonly string[];
    /** Exits that lead out of a collapsed group. */
    exits: readonly GroupExit[];
    problem: Problem['severity'] | undefined;
    isCurrent: boolean;
    isRenaming: boolean;
  },
  'frame'
>;

/** Canvas ids of groups: `#` can't be in a node's id. */
export const toCanvasId = (groupId: string): string => `#${groupId}`;
/** The group's id; undefined for the canvas id of anything else. */
export const toGroupId = (canvasId: string): string | undefined =>
  canvasId.startsWith('#') ? canvasId.slice(1) : undefined;

/** The frame around cards; undefined without cards. */
export const getFrame = (
  nodes: readonly FlowNode[],
): { x: number; y: number; width: number; height: number } | undefined => {
  if (nodes.length === 0) return undefined;
  const x = Math.min(...nodes.map(({ position }) => position.x)) - framePadding;
  const y = Math.min(...nodes.map(({ position }) => position.y)) - framePadding - frameHead;
  const right = Math.max(...nodes.map(({ position }) => position.x)) + nodeWidth + framePadding;
  const bottom = Math.max(...nodes.map((node) => node.position.y + estimateCardHeight(node))) + framePadding;
  return { x, y, width: right - x, height: bottom - y };
};

const listMembers = (flow: FlowDocument, { nodes }: FlowGroup): FlowNode[] =>
  nodes.flatMap((id) => findNode(flow, id) ?? []);

/** The key of an exit on a collapsed group's card. */
export const buildGroupExitKey = (nodeId: string, exitKey = 'next'): string =>
  JSON.stringify([nodeId, exitKey]);

const listGroupExits = (flow: FlowDocument, group: FlowGroup): GroupExit[] => {
  const inside = new Set(group.nodes);
  return listMembers(flow, group).flatMap((node) =>
    getExits(node).flatMap(({ on, key, label }) => {
      const link = flow.connections.find((one) => one.from === node.id && one.on === on);
      return link && !inside.has(link.to) ? [{ key: buildGroupExitKey(node.id, key), label }] : [];
    }),
  );
};

interface GroupState {
  readonly flow: FlowDocument;
  readonly selected: readonly string[];
  readonly problems: readonly Problem[];
  readonly current: string | undefined;
  readonly renaming: string | undefined;
}

const isSame = (a: GroupNode, b: GroupNode): boolean =>
  a.data.group === b.data.group &&
  a.position.x === b.position.x &&
  a.position.y === b.position.y &&
  a.width === b.width &&
  a.height === b.height &&
  Boolean(a.selected) === Boolean(b.selected) &&
  JSON.stringify({ ...a.data, group: 0 }) === JSON.stringify({ ...b.data, group: 0 });

/** Converts groups to React Flow nodes: a frame behind the cards, or one card for a collapsed group. */
export const buildGroupNodes = (before: ReadonlyMap<string, Node>, shown: GroupState): GroupNode[] =>
  (shown.flow.groups ?? []).flatMap((group): GroupNode[] => {
    const members = listMembers(shown.flow, group);
    const frame = getFrame(members);
    if (!frame) return [];
    const isCollapsed = Boolean(group.isCollapsed);
    const inside = new Set(group.nodes);
    const own = shown.problems.filter(({ nodeId }) => nodeId !== undefined && inside.has(nodeId));
    const next: GroupNode = {
      id: toCanvasId(group.id),
      type: 'frame',
      position: { x: frame.x, y: frame.y },
      ...(isCollapsed ? {} : { width: frame.width, height: frame.height, style: { pointerEvents: 'none' } }),
      selected: group.nodes.every((id) => shown.selected.includes(id)),
      deletable: false,
      connectable: isCollapsed,
      ariaLabel: `Group ${group.title}, ${members.length} steps${isCollapsed ? ', collapsed' : ''}`,
      zIndex: isCollapsed ? 0 : -1,
      data: {
        group,
        steps: isCollapsed ? members.map(getNodeLabel) : [],
        exits: isCollapsed ? listGroupExits(shown.flow, group) : [],
        problem: own.find(({ severity }) => severity === 'error')?.severity ?? own[0]?.severity,
        isCurrent: isCollapsed && shown.current !== undefined && inside.has(shown.current),
        isRenaming: shown.renaming === group.id,
      },
    };
    const old = before.get(next.id) as GroupNode | undefined;
    if (!old) return [next];
    if (isSame(old, next)) return [old];
    // Collapsing changes the size, so an old measurement must not stay.
    return [Boolean(old.data.group.isCollapsed) === isCollapsed ? { ...old, ...next } : next];
  });

/** Adds the moves of a group's cards while its frame is dragged alone. */
export const withGroupMoves = <N extends Node>(
  changes: NodeChange<N>[],
  nodes: readonly N[],
  flow: FlowDocument,
): NodeChange<N>[] => {
  const changed = new Set(changes.flatMap((change) => (change.type === 'position' ? [change.id] : [])));
  const places = new Map(nodes.map(({ id, position }) => [id, position]));
  const moves = changes.flatMap((change): NodePositionChange[] => {
    const groupId = change.type === 'position' ? toGroupId(change.id) : undefined;
    if (change.type !== 'position' || groupId === undefined || !change.position) return [];
    const from = places.get(change.id);
    if (!from) return [];
    const [x, y] = [change.position.x - from.x, change.position.y - from.y];
    return (findGroup(flow, groupId)?.nodes ?? []).flatMap((id) => {
      const place = places.get(id);
      return place && !changed.has(id)
        ? [{ ...change, id, position: { x: place.x + x, y: place.y + y } }]
        : [];
    });
  });
  return moves.length > 0 ? [...changes, ...moves] : changes;
};

/** Selecting a group selects its nodes. */
export const withGroupPicks = (
  picks: readonly NodeSelectionChange[],
  flow: FlowDocument,
): { id: string; selected: boolean }[] => {
  const expanded = picks.flatMap(({ id, selected }) => {
    const groupId = toGroupId(id);
    return groupId === undefined
      ? []
      : (findGroup(flow, groupId)?.nodes ?? []).map((node) => ({ id: node, selected }));
  });
  return [...expanded, ...picks.filter(({ id }) => toGroupId(id) === undefined)];
};

interface Place {
  readonly id: string;
  readonly position: { readonly x: number; readonly y: number };
}

const round = ({ x, y }: Place['position']) => ({ x: Math.round(x), y: Math.round(y) });

/**
 * Moves nodes, notes and groups to their positions. Groups go first, because their nodes may have positions
 * of their own.
 */
export const placeItems = (flow: FlowDocument, places: readonly Place[]): FlowDocument => {
  const groupsFirst = places.toSorted(
    (a, b) => Number(toGroupId(a.id) === undefined) - Number(toGroupId(b.id) === undefined),
  );
  return groupsFirst.reduce((next, { id, position }) => {
    const groupId = toGroupId(id);
    const group = groupId === undefined ? undefined : findGroup(next, groupId);
    const to = round(position);
    if (!group) return moveItem(next, id, to);
    const frame = getFrame(listMembers(next, group));
    return frame ? moveGroup(next, group.id, { x: to.x - frame.x, y: to.y - frame.y }) : next;
  }, flow);
};

/** Finds what represents a node on the canvas: itself, or the card of its collapsed group. */
export const createCanvasLookup = (flow: FlowDocument): ((nodeId: string) => string) => {
  const collapsed = mapCollapsedNodes(flow);
  return (nodeId) => {
    const group = collapsed.get(nodeId);
    return group ? toCanvasId(group.id) : nodeId;
  };
};

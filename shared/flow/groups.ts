import type { FlowDocument } from './document.ts';
import { flowLimits } from './limits.ts';

export type FlowGroup = NonNullable<FlowDocument['groups']>[number];

/** Title of a new group, which its author should replace. */
export const newGroupTitle = 'Group';

const listGroups = ({ groups = [] }: Pick<FlowDocument, 'groups'>): readonly FlowGroup[] => groups;

/** Replaces the groups; a document without groups has no key for them. */
const withGroups = (
  { groups: _groups, ...flow }: FlowDocument,
  groups: readonly FlowGroup[],
): FlowDocument => (groups.length > 0 ? { ...flow, groups: [...groups] } : flow);

/** Removes missing nodes and second memberships from the groups, then groups without nodes. */
export const tidyGroups = (flow: FlowDocument): FlowDocument => {
  if (!flow.groups) return flow;
  const free = new Set(flow.nodes.map(({ id }) => id));
  const tidied = flow.groups.map((group) => {
    const nodes = group.nodes.filter((id) => free.delete(id));
    return nodes.length === group.nodes.length ? group : { ...group, nodes };
  });
  const kept = tidied.filter(({ nodes }) => nodes.length > 0);
  const isSame = kept.length === flow.groups.length && kept.every((group, at) => group === flow.groups?.[at]);
  return isSame && kept.length > 0 ? flow : withGroups(flow, kept);
};

/** Finds the group that a node belongs to. */
export const findGroupOf = (flow: Pick<FlowDocument, 'groups'>, nodeId: string): FlowGroup | undefined =>
  listGroups(flow).find(({ nodes }) => nodes.includes(nodeId));

export const findGroup = (flow: Pick<FlowDocument, 'groups'>, id: string): FlowGroup | undefined =>
  listGroups(flow).find((group) => group.id === id);

const createGroupId = (flow: FlowDocument): string => {
  let number = listGroups(flow).length + 1;
  while (findGroup(flow, `group-${number}`)) number += 1;
  return `group-${number}`;
};

/**
 * Puts nodes in one group: in the one that some of them are in already, or else in a new one. Returns the group's id;
 * undefined, with the flow unchanged, without nodes and at the limit.
 */
export const groupNodes = (
  flow: FlowDocument,
  ids: readonly string[],
): { flow: FlowDocument; id: string | undefined } => {
  const nodes = flow.nodes.map(({ id }) => id).filter((id) => ids.includes(id));
  const joined = listGroups(flow).find((group) => group.nodes.some((id) => ids.includes(id)));
  if (nodes.length === 0 || (!joined && listGroups(flow).length >= flowLimits.groups))
    return { flow, id: undefined };
  const id = joined?.id ?? createGroupId(flow);
  const left = listGroups(flow).map((group) =>
    group === joined
      ? { ...group, nodes: [...group.nodes, ...nodes.filter((one) => !group.nodes.includes(one))] }
      : { ...group, nodes: group.nodes.filter((one) => !nodes.includes(one)) },
  );
  const groups = joined ? left : [...left, { id, title: newGroupTitle, nodes }];
  return {
    flow: withGroups(
      flow,
      groups.filter((group) => group.nodes.length > 0),
    ),
    id,
  };
};

/** Changes a group's title or whether it is collapsed. */
export const changeGroup = (
  flow: FlowDocument,
  id: string,
  changes: { readonly title?: string; readonly isCollapsed?: boolean },
): FlowDocument => {
  const group = findGroup(flow, id);
  if (!group) return flow;
  const { isCollapsed = false, ...rest } = { ...group, ...changes };
  if (rest.title === group.title && isCollapsed === Boolean(group.isCollapsed)) return flow;
  const changed: FlowGroup = isCollapsed ? { ...rest, isCollapsed } : rest;
  return withGroups(
    flow,
    listGroups(flow).map((one) => (one === group ? changed : one)),
  );
};

/** Dissolves a group; its nodes stay. */
export const dissolveGroup = (flow: FlowDocument, id: string): FlowDocument =>
  findGroup(flow, id)
    ? withGroups(
        flow,
        listGroups(flow).filter((group) => group.id !== id),
      )
    : flow;

/** Takes a node out of its group. */
export const leaveGroup = (flow: FlowDocument, nodeId: string): FlowDocument =>
  tidyGroups({
    ...flow,
    ...(flow.groups
      ? {
          groups: flow.groups.map((group) =>
            group.nodes.includes(nodeId)
              ? { ...group, nodes: group.nodes.filter((id) => id !== nodeId) }
              : group,
          ),
        }
      : {}),
  });

/** Moves all nodes of a group by an offset. */
export const moveGroup = (flow: FlowDocument, id: string, by: { x: number; y: number }): FlowDocument => {
  const members = new Set(findGroup(flow, id)?.nodes);
  if (members.size === 0 || (by.x === 0 && by.y === 0)) return flow;
  return {
    ...flow,
    nodes: flow.nodes.map((node) =>
      members.has(node.id)
        ? { ...node, position: { x: node.position.x + by.x, y: node.position.y + by.y } }
        : node,
    ),
  };
};

/** Maps every node of a collapsed group to the group. */
export const mapCollapsedNodes = (flow: Pick<FlowDocument, 'groups'>): ReadonlyMap<string, FlowGroup> =>
  new Map(
    listGroups(flow)
      .filter(({ isCollapsed }) => isCollapsed)
      .flatMap((group) => group.nodes.map((id) => [id, group] as const)),
  );

/** The node at which connections enter a group: one that something outside leads to, or else the first. */
export const findGroupEntry = (flow: FlowDocument, { nodes }: FlowGroup): string | undefined => {
  const inside = new Set(nodes);
  const entered = new Set(flow.connections.filter(({ from }) => !inside.has(from)).map(({ to }) => to));
  return nodes.find((id) => entered.has(id)) ?? nodes[0];
};

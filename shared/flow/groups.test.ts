import { describe, expect, it } from 'vitest';
import { describeChanges } from './changes.ts';
import { createFlowDocument } from './defaults.ts';
import type { FlowDocument } from './document.ts';
import { addNode, connect, pasteNodes, removeNodes } from './graph.ts';
import {
  changeGroup,
  dissolveGroup,
  findGroupEntry,
  findGroupOf,
  groupNodes,
  leaveGroup,
  mapCollapsedNodes,
  moveGroup,
} from './groups.ts';
import { normaliseFlow } from './normalise.ts';

/** Start and three texts in a line: start, text-2, text-3, text-4. */
const line = (): FlowDocument => {
  let flow = createFlowDocument();
  for (let count = 0; count < 3; count += 1) flow = addNode(flow, 'text', { x: count * 300, y: 0 });
  for (const [from, to] of [
    ['start', 'text-2'],
    ['text-2', 'text-3'],
    ['text-3', 'text-4'],
  ] as const)
    flow = connect(flow, { from, to });
  return flow;
};

describe('groupNodes', () => {
  it('makes a group of nodes in the order of the document', () => {
    const { flow, id } = groupNodes(line(), ['text-3', 'text-2', 'unknown']);
    expect(id).toBe('group-1');
    expect(flow.groups).toEqual([{ id: 'group-1', title: 'Group', nodes: ['text-2', 'text-3'] }]);
  });

  it('adds nodes to the group that one of them is in', () => {
    const first = groupNodes(line(), ['text-2']).flow;
    expect(groupNodes(first, ['text-2', 'text-4']).flow.groups).toEqual([
      { id: 'group-1', title: 'Group', nodes: ['text-2', 'text-4'] },
    ]);
  });

  it('takes nodes out of other groups and drops groups that lose all nodes', () => {
    const first = groupNodes(line(), ['text-2']).flow;
    const second = groupNodes(first, ['text-3']).flow;
    expect(groupNodes(second, ['text-2', 'text-3']).flow.groups).toEqual([
      { id: 'group-1', title: 'Group', nodes: ['text-2', 'text-3'] },
    ]);
  });

  it('changes nothing without a node', () => {
    const flow = line();
    expect(groupNodes(flow, ['note-1'])).toEqual({ flow, id: undefined });
  });
});

describe('changes of a group', () => {
  const grouped = () => groupNodes(line(), ['text-2', 'text-3']).flow;

  it('renames, collapses and expands', () => {
    const collapsed = changeGroup(grouped(), 'group-1', { title: 'Contact', isCollapsed: true });
    expect(collapsed.groups).toEqual([
      { id: 'group-1', title: 'Contact', nodes: ['text-2', 'text-3'], isCollapsed: true },
    ]);
    expect([...mapCollapsedNodes(collapsed).keys()]).toEqual(['text-2', 'text-3']);
    const open = changeGroup(collapsed, 'group-1', { isCollapsed: false });
    expect(open.groups?.[0]).not.toHaveProperty('isCollapsed');
    expect(changeGroup(open, 'group-1', { title: 'Contact' })).toBe(open);
  });

  it('keeps the nodes when it is dissolved and drops the key with the last group', () => {
    const after = dissolveGroup(grouped(), 'group-1');
    expect(after).toEqual(line());
    expect(after).not.toHaveProperty('groups');
  });

  it('moves only its nodes', () => {
    const after = moveGroup(grouped(), 'group-1', { x: 10, y: -20 });
    expect(after.nodes.map(({ position }) => position.y)).toEqual([200, -20, -20, 0]);
  });

  it('lets a node leave, and ends with its last node', () => {
    const one = leaveGroup(grouped(), 'text-2');
    expect(findGroupOf(one, 'text-2')).toBeUndefined();
    expect(findGroupOf(one, 'text-3')?.id).toBe('group-1');
    expect(leaveGroup(one, 'text-3')).not.toHaveProperty('groups');
  });

  it('finds the node that outside nodes lead to', () => {
    const { flow } = groupNodes(line(), ['text-4', 'text-3']);
    const [group] = flow.groups ?? [];
    expect(group && findGroupEntry(flow, group)).toBe('text-3');
  });
});

describe('groups in other operations', () => {
  const grouped = () => groupNodes(line(), ['text-2', 'text-3']).flow;

  it('lose removed nodes', () => {
    expect(removeNodes(grouped(), ['text-2']).groups?.[0]?.nodes).toEqual(['text-3']);
    expect(removeNodes(grouped(), ['text-2', 'text-3'])).not.toHaveProperty('groups');
  });

  it('are pasted as a whole with new ids', () => {
    const flow = changeGroup(grouped(), 'group-1', { title: 'Contact', isCollapsed: true });
    const { flow: after } = pasteNodes(flow, {
      nodes: flow.nodes.slice(1, 3),
      connections: [],
      notes: [],
      groups: flow.groups,
    });
    expect(after.groups).toEqual([
      { id: 'group-1', title: 'Contact', nodes: ['text-2', 'text-3'], isCollapsed: true },
      { id: 'group-2', title: 'Contact', nodes: ['text-5', 'text-6'], isCollapsed: true },
    ]);
  });

  it('are described in the changes of a revision', () => {
    const named = changeGroup(grouped(), 'group-1', { title: 'Contact' });
    expect(describeChanges(line(), named)).toEqual(['Added the group “Contact”.']);
    expect(describeChanges(grouped(), named)).toEqual(['Changed the group “Contact”.']);
    expect(describeChanges(named, line())).toEqual(['Removed the group “Contact”.']);
  });
});

describe('normaliseFlow', () => {
  it('keeps documents without groups as they are', () => {
    expect(normaliseFlow(line())).toEqual({ ok: true, flow: line() });
  });

  it('drops missing nodes, second memberships and empty groups', () => {
    const groups = [
      { id: 'a', title: 'A', nodes: ['text-2', 'gone'], extra: 1 },
      { id: 'b', nodes: ['text-2'] },
      { id: 'c', title: 'C', nodes: ['text-2', 'text-4'], isCollapsed: true },
    ];
    const read = normaliseFlow({ ...line(), groups });
    expect(read.ok && read.flow.groups).toEqual([
      { id: 'a', title: 'A', nodes: ['text-2'] },
      { id: 'c', title: 'C', nodes: ['text-4'], isCollapsed: true },
    ]);
  });

  it('names the place of a group that is not one', () => {
    const read = normaliseFlow({ ...line(), groups: [{ id: 'a', title: 'A', nodes: 'text-2' }] });
    expect(read).toEqual({ ok: false, fields: { 'groups.0.nodes': 'A group needs a list of node ids.' } });
  });

  it('keeps the title of a node', () => {
    const [start, ...rest] = line().nodes;
    const read = normaliseFlow({ ...line(), nodes: [{ ...start, title: 'Hello' }, ...rest] });
    expect(read.ok && read.flow.nodes[0]?.title).toBe('Hello');
  });
});

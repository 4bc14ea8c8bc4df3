import { describe, expect, it } from 'vitest';
import { createFlowDocument } from './defaults.ts';
import type { FlowDocument, FlowNode } from './document.ts';
import {
  addNode,
  addNote,
  connect,
  findNode,
  moveItem,
  reconnect,
  removeNodes,
  replaceNode,
} from './graph.ts';
import { changeGroup, groupNodes } from './groups.ts';
import { mergeFlows } from './merge.ts';
import { normaliseFlow } from './normalise.ts';
import { setTranslations } from './translations.ts';

const base = (): FlowDocument => {
  let flow = createFlowDocument();
  for (let count = 0; count < 3; count += 1) flow = addNode(flow, 'text', { x: count * 400, y: 0 });
  flow = connect(connect(flow, { from: 'start', to: 'text-2' }), { from: 'text-2', to: 'text-3' });
  const read = normaliseFlow(flow);
  return read.ok ? read.flow : flow;
};
const write = (flow: FlowDocument, id: string, message: string): FlowDocument => {
  const node = findNode(flow, id) as FlowNode;
  return replaceNode(flow, { ...node, data: { ...node.data, message } } as FlowNode);
};
const messages = (flow: FlowDocument | undefined) =>
  flow?.nodes.map(({ data }) => (data as { message: string }).message);

describe('mergeFlows', () => {
  it('keeps edits of different nodes', () => {
    const merged = mergeFlows(base(), write(base(), 'text-2', 'Mine'), write(base(), 'text-3', 'Theirs'));
    expect(merged?.conflicts).toEqual([]);
    expect(messages(merged?.flow)?.slice(1)).toEqual(['Mine', 'Theirs', 'Enter your message here...']);
  });

  it('returns the other side’s version if only that changed', () => {
    const theirs = removeNodes(write(base(), 'text-3', 'Theirs'), ['text-4']);
    expect(mergeFlows(base(), base(), theirs)).toEqual({ flow: theirs, conflicts: [] });
    expect(mergeFlows(base(), theirs, base())).toEqual({ flow: theirs, conflicts: [] });
  });

  it('reports a node that both changed, and follows the choice', () => {
    const [mine, theirs] = [write(base(), 'text-2', 'Mine'), write(base(), 'text-2', 'Theirs')];
    const merged = mergeFlows(base(), mine, theirs);
    expect(merged?.conflicts).toMatchObject([
      { key: 'node text-2', title: 'Text “Mine”', mine: { data: { message: 'Mine' } } },
    ]);
    expect(messages(merged?.flow)?.[1]).toBe('Mine');
    const other = mergeFlows(base(), mine, theirs, new Map([['node text-2', 'theirs']]));
    expect(messages(other?.flow)?.[1]).toBe('Theirs');
  });

  it('reports a node that one side removed and the other changed', () => {
    const [mine, theirs] = [removeNodes(base(), ['text-3']), write(base(), 'text-3', 'Theirs')];
    expect(mergeFlows(base(), mine, theirs)?.conflicts.map(({ key }) => key)).toEqual(['node text-3']);
    const kept = mergeFlows(base(), mine, theirs, new Map([['node text-3', 'theirs']]));
    expect(findNode(kept?.flow as FlowDocument, 'text-3')).toBeDefined();
  });

  it('lets a moved node be removed, and keeps both moves without a question', () => {
    const moved = moveItem(base(), 'text-3', { x: 1, y: 1 });
    expect(mergeFlows(base(), removeNodes(base(), ['text-3']), moved)?.conflicts).toEqual([]);
    const both = mergeFlows(base(), moveItem(base(), 'text-2', { x: 5, y: 5 }), moved);
    expect(both?.flow.nodes.map(({ position }) => position.x)).toEqual([0, 5, 1, 800]);
  });

  it('keeps two new nodes that got the same id, with their connections and translations', () => {
    const added = (message: string) => {
      const flow = connect(write(addNode(base(), 'text'), 'text-5', message), {
        from: 'text-3',
        to: 'text-5',
      });
      return flow;
    };
    const mine = setTranslations(added('Mine'), 'de', { 'text-5.message': 'Meins' });
    const theirs = connect(write(addNode(base(), 'text'), 'text-5', 'Theirs'), {
      from: 'text-4',
      to: 'text-5',
    });
    const merged = mergeFlows(base(), mine, theirs);
    expect(merged?.conflicts).toEqual([]);
    expect(messages(merged?.flow)?.slice(4)).toEqual(['Mine', 'Theirs']);
    const [own] = merged?.flow.nodes.slice(4) ?? [];
    expect(own?.id).toBe('text-6');
    expect(merged?.flow.connections).toContainEqual({ from: 'text-3', to: 'text-6' });
    expect(merged?.flow.connections).toContainEqual({ from: 'text-4', to: 'text-5' });
    expect(merged?.flow.translations?.de).toEqual({ 'text-6.message': 'Meins' });
  });

  it('reports an exit that both sides connected to different nodes', () => {
    const mine = reconnect(base(), { from: 'text-2', to: 'text-4' });
    const theirs = reconnect(base(), { from: 'text-2', to: 'start' });
    const merged = mergeFlows(base(), mine, theirs);
    expect(merged?.conflicts).toMatchObject([{ mine: ['text-4'], theirs: ['start'] }]);
  });

  it('merges notes, groups and translations', () => {
    const grouped = groupNodes(base(), ['text-2', 'text-3']).flow;
    const mine = changeGroup(addNote(grouped, { x: 0, y: 0 }, 'Mine'), 'group-1', { title: 'Contact' });
    const theirs = setTranslations(groupNodes(grouped, ['text-2', 'text-4']).flow, 'fr', {
      'start.message': 'Bonjour',
    });
    const merged = mergeFlows(grouped, mine, theirs);
    expect(merged?.conflicts).toEqual([]);
    expect(merged?.flow.groups).toEqual([
      { id: 'group-1', title: 'Contact', nodes: ['text-2', 'text-3', 'text-4'] },
    ]);
    expect(merged?.flow.notes).toHaveLength(1);
    expect(merged?.flow.translations?.fr).toEqual({ 'start.message': 'Bonjour' });
  });

  it('is undefined when the result would be too large', () => {
    const fill = (flow: FlowDocument, id: string) => ({
      ...flow,
      nodes: [
        ...flow.nodes,
        ...Array.from({ length: 150 }, (_, index) => ({ ...flow.nodes[1], id: `${id}${index}` }) as FlowNode),
      ],
    });
    expect(mergeFlows(base(), fill(base(), 'a'), fill(base(), 'b'))).toBeUndefined();
  });
});

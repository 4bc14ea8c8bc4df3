import type { FlowDocument, FlowNode, NodeType } from './document.ts';
import { nodeKinds } from './nodes/all.ts';

/** Label of an option that is added in the edit panel. See docs/behaviour.md, "The flow builder". */
export const newOptionLabel = 'New Option';

/** A node of this type with its default data and no connections. */
export const newNode = (type: NodeType, id: string, position: { x: number; y: number }): FlowNode =>
  ({ id, type, position, data: nodeKinds[type].defaults(), connections: [] }) as FlowNode;

/** What the builder starts a new flow with: a single start node. */
export const newFlow = (): FlowDocument => ({
  nodes: [newNode('start', 'start', { x: 0, y: 200 })],
  connections: [],
  notes: [],
});

/** The flow data of a duplicate by 'Duplicate': nothing. */
export const emptyFlow = (): FlowDocument => ({ nodes: [], connections: [], notes: [] });

/** A document to edit: one without a start node gets one. */
export const withStart = (document: FlowDocument): FlowDocument => {
  if (document.nodes.some(({ type }) => type === 'start')) return document;
  const taken = new Set(document.nodes.map(({ id }) => id));
  let id = 'start';
  while (taken.has(id)) id = `${id}_`;
  return { ...document, nodes: [newNode('start', id, { x: 0, y: 200 }), ...document.nodes] };
};

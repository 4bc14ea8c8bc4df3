import type { FlowDocument, FlowNode, NodeType } from './document.ts';
import { nodeKinds } from './nodes/all.ts';

/** Creates a node of this type with its default data and no connections. */
export const createNode = (type: NodeType, id: string, position: { x: number; y: number }): FlowNode =>
  ({ id, type, position, data: nodeKinds[type].defaults(), connections: [] }) as FlowNode;

/** Creates the document of a new flow: a single start node. */
export const createFlowDocument = (): FlowDocument => ({
  nodes: [createNode('start', 'start', { x: 0, y: 200 })],
  connections: [],
  notes: [],
});

/** Creates a document without nodes. */
export const createEmptyDocument = (): FlowDocument => ({ nodes: [], connections: [], notes: [] });

/** Adds a start node to a document that has none. */
export const ensureStartNode = (document: FlowDocument): FlowDocument => {
  if (document.nodes.some(({ type }) => type === 'start')) return document;
  const taken = new Set(document.nodes.map(({ id }) => id));
  let id = 'start';
  while (taken.has(id)) id = `${id}_`;
  return { ...document, nodes: [createNode('start', id, { x: 0, y: 200 }), ...document.nodes] };
};

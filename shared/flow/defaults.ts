import type { FlowDocument, FlowNode, NodeData, NodeType } from './document.ts';
import { userInput } from './names.ts';

/** The message of a new flow's start node. Source: product specification, flow builder. */
export const welcomeMessage = 'Welcome! How can I help you today?';

/** Label of an option that is added in the edit panel. Source: product specification. */
export const newOptionLabel = 'New Option';

const defaults: { readonly [T in NodeType]: () => NodeData<T> } = {
  start: () => ({ message: welcomeMessage }),
  text: () => ({ message: 'Enter your message here...', delay: 0 }),
  quick_reply: () => ({
    message: 'Please select an option:',
    options: [
      { id: 'o1', label: 'Option 1', value: 'option1' },
      { id: 'o2', label: 'Option 2', value: 'option2' },
    ],
  }),
  condition: () => ({ condition: userInput, operator: 'equals', value: '' }),
  action: () => ({ action: 'collect_email', config: {} }),
  api_call: () => ({ url: '', method: 'GET', headers: {}, responseMapping: {} }),
};

/** Data of a new node. Source: product specification, flow builder. */
export const defaultNodeData = <T extends NodeType>(type: T): NodeData<T> => defaults[type]();

/** A node of this type with its default data and no connections. */
export const newNode = (type: NodeType, id: string, position: { x: number; y: number }): FlowNode =>
  ({ id, type, position, data: defaultNodeData(type), connections: [] }) as FlowNode;

/** What the builder starts a new flow with: a single start node. */
export const newFlow = (): FlowDocument => ({
  nodes: [newNode('start', 'start', { x: 100, y: 200 })],
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
  return { ...document, nodes: [newNode('start', id, { x: 100, y: 200 }), ...document.nodes] };
};

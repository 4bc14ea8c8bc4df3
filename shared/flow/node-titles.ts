import { type FlowNode, getNodeKind } from './document.ts';
import { truncate } from './nodes/truncate.ts';

/** How a sentence names a node: its kind and the start of its text. */
export const getNodeTitle = (node: FlowNode): string => {
  const { name, title } = getNodeKind(node);
  const words = node.title?.trim() || title(node.data).trim();
  return words ? `${name} “${truncate(words)}”` : name;
};

/** Name of a node in lists, where two nodes must not look the same: its kind and its text, or else its summary. */
export const getNodeLabel = (node: FlowNode): string => {
  const { name, title, summary: subject } = getNodeKind(node);
  const words = node.title?.trim() || title(node.data).trim() || subject(node.data).trim();
  return words ? `${name} “${truncate(words)}”` : name;
};

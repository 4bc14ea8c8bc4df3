import type { FlowDocument } from './document.ts';

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** Derives each node's `connections` from the document's list; nodes that already agree stay the same object. */
export const syncNodeConnections = (document: FlowDocument): FlowDocument => {
  const targets = new Map<string, string[]>();
  for (const { from, to } of document.connections) {
    const list = targets.get(from);
    if (!list) targets.set(from, [to]);
    else if (!list.includes(to)) list.push(to);
  }
  let changed = false;
  const nodes = document.nodes.map((node) => {
    const connections = targets.get(node.id) ?? [];
    if (isSameList(node.connections, connections)) return node;
    changed = true;
    return { ...node, connections };
  });
  return changed ? { ...document, nodes } : document;
};

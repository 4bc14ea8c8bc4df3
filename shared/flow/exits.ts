import type { FlowConnection, FlowDocument, FlowNode } from './document.ts';

export interface Exit {
  /** What a connection's `on` says; absent for the plain exit. */
  on: string | undefined;
  /** For a person: the option's label, 'True', 'False', 'Error', or 'Next'. */
  label: string;
  /** Stable while the node is edited: the option's id, or the exit's own name. For handles and statistics. */
  key: string;
}

const plain: Exit = { on: undefined, label: 'Next', key: 'next' };
const failed: Exit = { on: 'error', label: 'Error', key: 'error' };

/** Whether this node asks another server. */
export const makesRequest = (node: FlowNode): boolean =>
  node.type === 'api_call' ||
  (node.type === 'action' && (node.data.action === 'send_webhook' || node.data.action === 'api_call'));

/** The ways out of a node, in the order in which a builder shows them. */
export const exitsOf = (node: FlowNode): Exit[] => {
  if (node.type === 'quick_reply')
    return [
      ...node.data.options.map(({ id, label, value }) => ({ on: value, label: label || value, key: id })),
      { ...plain, label: 'Otherwise' },
    ];
  if (node.type === 'condition')
    return [
      { on: 'true', label: 'True', key: 'true' },
      { on: 'false', label: 'False', key: 'false' },
    ];
  return makesRequest(node) ? [plain, failed] : [plain];
};

/** The exit's connection: the first with this label, else the first without one. Source: decisions, flow connections. */
export const followedConnection = (
  flow: FlowDocument,
  nodeId: string,
  on: string | undefined,
): FlowConnection | undefined => {
  let otherwise: FlowConnection | undefined;
  for (const connection of flow.connections) {
    if (connection.from !== nodeId) continue;
    if (on !== undefined && connection.on === on) return connection;
    if (connection.on === undefined) otherwise ??= connection;
  }
  return otherwise;
};

/** The connection by which a failed request goes on: its own exit, else the plain one. */
export const hasExit = (flow: FlowDocument, nodeId: string, on: string): boolean =>
  flow.connections.some((connection) => connection.from === nodeId && connection.on === on);

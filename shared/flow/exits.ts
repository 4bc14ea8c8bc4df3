import { type FlowConnection, type FlowDocument, type FlowNode, kindOf } from './document.ts';
import type { Exit } from './nodes/kind.ts';
import type { RequestSpec } from './request.ts';

/** The ways out of a node, in the order in which a builder shows them. */
export const exitsOf = (node: FlowNode): Exit[] => kindOf(node).exits(node.data);

/** What a node asks of another server, if it is one that does. */
export const requestSpecOf = (node: FlowNode): RequestSpec | undefined => kindOf(node).request(node.data);

/** The exit's connection: the first with this label, else the first without one. See docs/behaviour.md, "Flow connections". */
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

/** Whether a flow ends at this node: nothing leads on from it, and it is of a kind that may be the last. */
export const isLast = (flow: FlowDocument, node: FlowNode): boolean =>
  kindOf(node).mayBeLast && !flow.connections.some(({ from }) => from === node.id);

/** The name of a link in statistics: its exit's key, which stays while the exit is edited. */
export const exitKey = (node: FlowNode, { on }: Pick<FlowConnection, 'on'>): string =>
  exitsOf(node).find((exit) => exit.on === on)?.key ?? 'next';

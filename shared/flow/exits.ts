import { type FlowConnection, type FlowDocument, type FlowNode, getNodeKind } from './document.ts';
import type { Exit } from './nodes/kind.ts';
import type { RequestSpec } from './request.ts';

/** Lists the exits of a node in the order in which the builder shows them. */
export const getExits = (node: FlowNode): Exit[] => getNodeKind(node).exits(node.data);

/** The request that a node makes to another server, if any. */
export const getRequestSpec = (node: FlowNode): RequestSpec | undefined =>
  getNodeKind(node).request(node.data);

/**
 * Finds the connection that a conversation follows from an exit: the first with this `on`, else the first without one. See
 * docs/behaviour.md, "Flow connections".
 */
export const resolveConnection = (
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

/** Whether a connection starts at exactly this exit of a node. */
export const isExitConnected = (flow: FlowDocument, nodeId: string, on: string): boolean =>
  flow.connections.some((connection) => connection.from === nodeId && connection.on === on);

/** Whether the flow properly ends at this node: no connection starts there, and its kind may end a flow. */
export const isEndNode = (flow: FlowDocument, node: FlowNode): boolean =>
  getNodeKind(node).canEndFlow && !flow.connections.some(({ from }) => from === node.id);

/** The key of a connection's exit, which names the connection in statistics and survives edits. */
export const getExitKey = (node: FlowNode, { on }: Pick<FlowConnection, 'on'>): string =>
  getExits(node).find((exit) => exit.on === on)?.key ?? 'next';

/** An exit that a conversation took, as an element of its path. */
export const buildTrailStep = (from: string, exit = 'next'): string => `${from} ${exit}`;

/** Lists the exits that lead somewhere, each once, as elements of a path. */
export const listConnectedExits = (flow: FlowDocument): string[] => {
  const nodes = new Map(flow.nodes.map((node) => [node.id, node]));
  const steps = flow.connections.flatMap((connection) => {
    const node = nodes.get(connection.from);
    return node ? [buildTrailStep(node.id, getExitKey(node, connection))] : [];
  });
  return [...new Set(steps)];
};

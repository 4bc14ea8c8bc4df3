import type { FlowDocument } from '#shared/flow/document.ts';
import { exitsOf } from '#shared/flow/exits.ts';

/** Space of a node on the canvas in pixels: the cards have this width, and grow with their exits. */
export const nodeWidth = 260;
const nodeHeight = (exits: number): number => 110 + exits * 28;

/** The flow in columns from left to right, notes where they are. The layout library is loaded when first used. */
export const arranged = async (flow: FlowDocument): Promise<FlowDocument> => {
  const { Graph, layout } = await import('@dagrejs/dagre');
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: 40, ranksep: 110, marginx: 60, marginy: 60 });
  graph.setDefaultEdgeLabel(() => ({}));
  const heights = new Map(flow.nodes.map((node) => [node.id, nodeHeight(exitsOf(node).length)]));
  for (const { id } of flow.nodes) graph.setNode(id, { width: nodeWidth, height: heights.get(id) ?? 120 });
  for (const [index, { from, to }] of flow.connections.entries()) graph.setEdge(from, to, {}, String(index));
  layout(graph);
  return {
    ...flow,
    nodes: flow.nodes.map((node) => {
      const place = graph.node(node.id);
      const x = Math.round(place.x - nodeWidth / 2);
      const y = Math.round(place.y - (heights.get(node.id) ?? 120) / 2);
      return { ...node, position: { x, y } };
    }),
  };
};

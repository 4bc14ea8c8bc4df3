import type { FlowDocument } from '#shared/flow/document.ts';
import { exitsOf } from '#shared/flow/exits.ts';

/** Space of a node on the canvas in pixels: the cards have this width, and grow with their exits. */
export const nodeWidth = 260;
export const nodeHeight = (exits: number): number => 110 + exits * 28;

/** Brings the layout library when it is first used; what it gives puts a flow in columns from left to right, notes where they are. */
export const loadArrange = async (): Promise<(flow: FlowDocument) => FlowDocument> => {
  const { Graph, layout } = await import('@dagrejs/dagre');
  return (flow) => {
    const graph = new Graph({ multigraph: true });
    graph.setGraph({ rankdir: 'LR', nodesep: 40, ranksep: 110, marginx: 60, marginy: 60 });
    graph.setDefaultEdgeLabel(() => ({}));
    const heights = new Map(flow.nodes.map((node) => [node.id, nodeHeight(exitsOf(node).length)]));
    for (const [id, height] of heights) graph.setNode(id, { width: nodeWidth, height });
    for (const [index, { from, to }] of flow.connections.entries())
      if (heights.has(from) && heights.has(to)) graph.setEdge(from, to, {}, String(index));
    if (heights.size > 0) layout(graph);
    return {
      ...flow,
      nodes: flow.nodes.map((node) => {
        const place = graph.node(node.id);
        const x = Math.round(place.x - nodeWidth / 2);
        const y = Math.round(place.y - (heights.get(node.id) ?? 0) / 2);
        return { ...node, position: { x, y } };
      }),
    };
  };
};

import type { FlowDocument } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { cardGap, columnGap, estimateCardHeight, nodeWidth } from './card-size.ts';
import { countCrossings } from './crossings.ts';
import { reduceCrossings } from './reduce-crossings.ts';

export type Layout = (flow: FlowDocument, heights?: ReadonlyMap<string, number>) => FlowDocument;

/** Dagre's ranking algorithms; none is best for every flow. */
const rankers = ['network-simplex', 'tight-tree', 'longest-path'];
/** Above this number of nodes only the first is tried. */
const largeFlow = 60;

/** Sorts connections by exit, so that the first exit's branch is drawn above the second's. */
const sortByExit = (flow: FlowDocument): FlowDocument['connections'] =>
  flow.nodes.flatMap((node) => {
    const order = getExits(node).map(({ on }) => on);
    const own = flow.connections.filter(({ from }) => from === node.id);
    return own.toSorted((a, b) => order.indexOf(a.on) - order.indexOf(b.on));
  });

/**
 * Loads the layout library. The layout puts nodes in columns from left to right with few crossings; notes stay. Heights that
 * aren't measured are estimated.
 */
export const loadLayout = async (): Promise<Layout> => {
  const { Graph, layout } = await import('@dagrejs/dagre');
  return (flow, measured) => {
    const heights = new Map(
      flow.nodes.map((node) => [node.id, measured?.get(node.id) ?? estimateCardHeight(node)]),
    );
    const links = sortByExit(flow).filter(({ from, to }) => heights.has(from) && heights.has(to));
    const drawn = (ranker: string): FlowDocument => {
      const graph = new Graph({ multigraph: true });
      graph.setGraph({
        rankdir: 'LR',
        ranker,
        nodesep: cardGap,
        ranksep: columnGap,
        marginx: 60,
        marginy: 60,
      });
      graph.setDefaultEdgeLabel(() => ({}));
      for (const [id, height] of heights) graph.setNode(id, { width: nodeWidth, height });
      for (const [index, { from, to }] of links.entries()) graph.setEdge(from, to, {}, String(index));
      if (heights.size > 0) layout(graph);
      const nodes = flow.nodes.map((node) => {
        const place = graph.node(node.id);
        const x = Math.round(place.x - nodeWidth / 2);
        const y = Math.round(place.y - (heights.get(node.id) ?? 0) / 2);
        return { ...node, position: { x, y } };
      });
      return reduceCrossings({ ...flow, nodes }, heights);
    };
    const tried = (flow.nodes.length <= largeFlow ? rankers : rankers.slice(0, 1)).map(drawn);
    const counts = tried.map(countCrossings);
    return tried[counts.indexOf(Math.min(...counts))] ?? flow;
  };
};

/** Arranges some nodes where they are; all others stay. */
export const arrangeSelection = (
  flow: FlowDocument,
  ids: readonly string[],
  arrange: Layout,
): FlowDocument => {
  const chosen = new Set(ids);
  const before = flow.nodes.filter(({ id }) => chosen.has(id));
  const connections = flow.connections.filter(({ from, to }) => chosen.has(from) && chosen.has(to));
  const after = arrange({ ...flow, nodes: before, connections }).nodes;
  const corner = (nodes: FlowDocument['nodes']) => ({
    x: Math.min(...nodes.map(({ position }) => position.x)),
    y: Math.min(...nodes.map(({ position }) => position.y)),
  });
  const [was, is] = [corner(before), corner(after)];
  const moved = new Map(
    after.map((node) => [node.id, { x: node.position.x + was.x - is.x, y: node.position.y + was.y - is.y }]),
  );
  return {
    ...flow,
    nodes: flow.nodes.map((node) => ({ ...node, position: moved.get(node.id) ?? node.position })),
  };
};

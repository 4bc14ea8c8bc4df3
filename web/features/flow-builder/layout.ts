import type { FlowDocument, FlowNode } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { getFrame } from './canvas-groups.ts';
import { cardGap, columnGap, estimateCardHeight, nodeWidth } from './card-size.ts';
import { countCrossings } from './crossings.ts';
import { reduceCrossings } from './reduce-crossings.ts';
import { type Block, wrapColumns } from './wrap-columns.ts';

export type Layout = (flow: FlowDocument, heights?: ReadonlyMap<string, number>) => FlowDocument;

/** Dagre's ranking algorithms; none is best for every flow. */
const rankers = ['network-simplex', 'tight-tree', 'longest-path'];
/** Above this number of nodes only the first is tried. */
const largeFlow = 60;

type Links = readonly { readonly from: string; readonly to: string }[];
type Size = Pick<Block, 'id' | 'width' | 'height'>;

/** Sorts connections by exit, so that the first exit's branch is drawn above the second's. */
const sortByExit = (flow: FlowDocument): FlowDocument['connections'] =>
  flow.nodes.flatMap((node) => {
    const order = getExits(node).map(({ on }) => on);
    const own = flow.connections.filter(({ from }) => from === node.id);
    return own.toSorted((a, b) => order.indexOf(a.on) - order.indexOf(b.on));
  });

const place = (flow: FlowDocument, places: ReadonlyMap<string, FlowNode['position']>): FlowDocument => ({
  ...flow,
  nodes: flow.nodes.map((node) => ({ ...node, position: places.get(node.id) ?? node.position })),
});

/**
 * Loads the layout library. The layout puts nodes into columns from left to right with few crossings, and
 * wraps many columns into rows; a group's nodes stay together. Notes stay where they are. Heights that aren't
 * measured are estimated.
 */
export const loadLayout = async (): Promise<Layout> => {
  const { Graph, layout } = await import('@dagrejs/dagre');

  const arrangeBlocks = (sizes: readonly Size[], links: Links, ranker: string): Block[] => {
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
    for (const { id, width, height } of sizes) graph.setNode(id, { width, height });
    for (const [index, { from, to }] of links.entries()) graph.setEdge(from, to, {}, String(index));
    if (sizes.length > 0) layout(graph);
    return sizes.map((size) => {
      const centre = graph.node(size.id);
      return {
        ...size,
        x: Math.round(centre.x - size.width / 2),
        y: Math.round(centre.y - size.height / 2),
      };
    });
  };

  /** Arranges nodes without regard to groups, in one row. */
  const arrangeNodes = (flow: FlowDocument, heights: ReadonlyMap<string, number>): FlowDocument => {
    const sizes = flow.nodes.map(({ id }) => ({ id, width: nodeWidth, height: heights.get(id) ?? 0 }));
    const links = sortByExit(flow).filter(({ from, to }) => heights.has(from) && heights.has(to));
    const tried = (flow.nodes.length <= largeFlow ? rankers : rankers.slice(0, 1)).map((ranker) => {
      const places = arrangeBlocks(sizes, links, ranker).map(({ id, x, y }) => [id, { x, y }] as const);
      return reduceCrossings(place(flow, new Map(places)), heights);
    });
    const counts = tried.map(countCrossings);
    return tried[counts.indexOf(Math.min(...counts))] ?? flow;
  };

  return (flow, measured) => {
    const heights = new Map(
      flow.nodes.map((node) => [node.id, measured?.get(node.id) ?? estimateCardHeight(node)]),
    );
    const blockOf = new Map<string, string>();
    /** Positions within a group's frame. */
    const inner = new Map<string, FlowNode['position']>();
    const frames: Size[] = (flow.groups ?? []).flatMap((group) => {
      const members = new Set(group.nodes);
      const nodes = flow.nodes.filter(({ id }) => members.has(id));
      const connections = flow.connections.filter(({ from, to }) => members.has(from) && members.has(to));
      const arranged = arrangeNodes(
        { ...flow, nodes, connections },
        new Map(nodes.map(({ id }) => [id, heights.get(id) ?? 0])),
      ).nodes;
      const frame = getFrame(arranged);
      if (!frame) return [];
      for (const { id, position } of arranged) {
        blockOf.set(id, `#${group.id}`);
        inner.set(id, { x: position.x - frame.x, y: position.y - frame.y });
      }
      return [{ id: `#${group.id}`, width: frame.width, height: frame.height }];
    });
    const links = sortByExit(flow)
      .filter(({ from, to }) => heights.has(from) && heights.has(to))
      .map(({ from, to }) => ({ from: blockOf.get(from) ?? from, to: blockOf.get(to) ?? to }))
      .filter(({ from, to }) => from !== to);
    const blocks: Block[] =
      frames.length === 0
        ? arrangeNodes(flow, heights).nodes.map(({ id, position }) => ({
            id,
            ...position,
            width: nodeWidth,
            height: heights.get(id) ?? 0,
          }))
        : arrangeBlocks(
            [
              ...flow.nodes
                .filter(({ id }) => !blockOf.has(id))
                .map(({ id }) => ({ id, width: nodeWidth, height: heights.get(id) ?? 0 })),
              ...frames,
            ],
            links,
            'network-simplex',
          );
    const places = new Map(wrapColumns(blocks, links).map(({ id, x, y }) => [id, { x, y }]));
    for (const [id, blockId] of blockOf) {
      const [frame, at] = [places.get(blockId), inner.get(id)];
      if (frame && at) places.set(id, { x: frame.x + at.x, y: frame.y + at.y });
    }
    return place(flow, places);
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
  const groups = flow.groups?.filter(({ nodes }) => nodes.every((id) => chosen.has(id)));
  const { groups: _groups, ...rest } = flow;
  const after = arrange({ ...rest, nodes: before, connections, ...(groups ? { groups } : {}) }).nodes;
  const corner = (nodes: FlowDocument['nodes']) => ({
    x: Math.min(...nodes.map(({ position }) => position.x)),
    y: Math.min(...nodes.map(({ position }) => position.y)),
  });
  const [was, is] = [corner(before), corner(after)];
  const moved = new Map(
    after.map((node) => [node.id, { x: node.position.x + was.x - is.x, y: node.position.y + was.y - is.y }]),
  );
  return place(flow, moved);
};

import type { FlowDocument } from '#shared/flow/document.ts';
import { exitsOf } from '#shared/flow/exits.ts';

/** Space of a node on the canvas in pixels: the cards have this width, and grow with their exits. */
export const nodeWidth = 260;
const nodeHeight = (exits: number): number => 110 + exits * 28;
const gap = { column: 110, row: 40, margin: 60 };
const sweeps = 4;

type Links = ReadonlyMap<string, readonly string[]>;

/** What each node leads to, in the order of its exits, without links that go back in a circle; and the nodes as they are met. */
const forwardLinks = (flow: FlowDocument): { order: string[]; forward: Links } => {
  const targets = new Map<string, string[]>();
  for (const node of flow.nodes) {
    const exits = exitsOf(node).map(({ on }) => on);
    const rank = (on: string | undefined) => (exits.includes(on) ? exits.indexOf(on) : exits.length);
    const own = flow.connections.filter(({ from }) => from === node.id);
    targets.set(
      node.id,
      own.sort((a, b) => rank(a.on) - rank(b.on)).map(({ to }) => to),
    );
  }
  const forward = new Map<string, string[]>();
  const open = new Set<string>();
  const order: string[] = [];
  const visit = (id: string): void => {
    const kept: string[] = [];
    forward.set(id, kept);
    order.push(id);
    open.add(id);
    for (const to of targets.get(id) ?? []) {
      if (open.has(to) || !targets.has(to) || kept.includes(to)) continue;
      kept.push(to);
      if (!forward.has(to)) visit(to);
    }
    open.delete(id);
  };
  const isLedTo = new Set(flow.connections.map(({ to }) => to));
  const roots = [
    ...flow.nodes.filter(({ type }) => type === 'start'),
    ...flow.nodes.filter(({ id }) => !isLedTo.has(id)),
    ...flow.nodes,
  ];
  for (const { id } of roots) if (!forward.has(id)) visit(id);
  return { order, forward };
};

/** A node's column: one after the last of those that lead to it. */
const columnsOf = (order: readonly string[], forward: Links): string[][] => {
  const waiting = new Map(order.map((id) => [id, 0]));
  for (const tos of forward.values()) for (const to of tos) waiting.set(to, (waiting.get(to) ?? 0) + 1);
  const column = new Map<string, number>();
  const ready = order.filter((id) => waiting.get(id) === 0);
  for (const id of ready) {
    const own = column.get(id) ?? 0;
    column.set(id, own);
    for (const to of forward.get(id) ?? []) {
      column.set(to, Math.max(column.get(to) ?? 0, own + 1));
      const left = (waiting.get(to) ?? 1) - 1;
      waiting.set(to, left);
      if (left === 0) ready.push(to);
    }
  }
  const columns: string[][] = [];
  for (const id of order) {
    const own = column.get(id) ?? 0;
    columns[own] = [...(columns[own] ?? []), id];
  }
  return Array.from(columns, (ids) => ids ?? []);
};

const reversed = (links: Links): Links => {
  const back = new Map<string, string[]>();
  for (const [from, tos] of links) for (const to of tos) back.set(to, [...(back.get(to) ?? []), from]);
  return back;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The flow in columns from left to right, each node near the middle of those it hangs on; notes stay where they are. */
export const arranged = (flow: FlowDocument): FlowDocument => {
  const heights = new Map(flow.nodes.map((node) => [node.id, nodeHeight(exitsOf(node).length)]));
  const heightOf = (id: string) => heights.get(id) ?? 0;
  const { order, forward } = forwardLinks(flow);
  const columns = columnsOf(order, forward);
  const centre = new Map<string, number>();
  /** Stacks a column as near to the wished centres as its nodes' heights allow. */
  const stack = (ids: readonly string[], wish: (id: string) => number) => {
    let bottom = Number.NEGATIVE_INFINITY;
    for (const id of ids) {
      const top = Math.max(wish(id) - heightOf(id) / 2, bottom + gap.row);
      centre.set(id, top + heightOf(id) / 2);
      bottom = top + heightOf(id);
    }
    const shift = ids.length ? mean(ids.map((id) => wish(id) - (centre.get(id) ?? 0))) : 0;
    for (const id of ids) centre.set(id, (centre.get(id) ?? 0) + shift);
  };
  for (const ids of columns) stack(ids, () => 0);
  const back = reversed(forward);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const leftToRight = sweep % 2 === 0;
    const neighbours = leftToRight ? back : forward;
    const wish = (id: string) => {
      const places = (neighbours.get(id) ?? []).map((other) => centre.get(other) ?? 0);
      return places.length ? mean(places) : (centre.get(id) ?? 0);
    };
    for (const ids of leftToRight ? columns : columns.toReversed()) {
      // Sorting is stable: nodes that hang on the same one keep the order of its exits.
      if (leftToRight) ids.sort((a, b) => wish(a) - wish(b));
      const wishes = new Map(ids.map((id) => [id, wish(id)]));
      stack(ids, (id) => wishes.get(id) ?? 0);
    }
  }
  const topMost = Math.min(...order.map((id) => (centre.get(id) ?? 0) - heightOf(id) / 2));
  const columnOf = new Map(columns.flatMap((ids, index) => ids.map((id) => [id, index] as const)));
  return {
    ...flow,
    nodes: flow.nodes.map((node) => ({
      ...node,
      position: {
        x: gap.margin + (columnOf.get(node.id) ?? 0) * (nodeWidth + gap.column),
        y: Math.round(gap.margin + (centre.get(node.id) ?? 0) - heightOf(node.id) / 2 - topMost),
      },
    })),
  };
};

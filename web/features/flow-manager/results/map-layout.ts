import type { FlowConnection, FlowDocument, FlowNode } from '#shared/flow/document.ts';

/** Size of a step in pixels: two lines of text and a line of statistics. */
export const stepSize = { width: 208, height: 84 } as const;
const across = 64;
const down = 18;
/** Space for connections between bands, and above the first band for those that lead back. */
const gutter = 44;
/** Space beside the outermost steps where connections turn. */
const side = 28;
/** Margin at the top and bottom. */
const edge = 8;
/** Order of connections in the same gutter; the first is in the middle. */
const lanes = [0, -1, 1, -2, 2];
const laneWidth = 7;
const corner = 10;
/** Distance between the labels of connections in the same gutter. */
const labelStep = 24;

interface Point {
  readonly x: number;
  readonly y: number;
}
export interface MapStep extends Point {
  readonly node: FlowNode;
}
export interface MapLink {
  readonly connection: FlowConnection;
  readonly path: string;
  /** Position of its label. */
  readonly label: Point;
}
export interface MapLayout {
  readonly steps: readonly MapStep[];
  readonly links: readonly MapLink[];
  readonly width: number;
  readonly height: number;
}

/** Groups nodes by their longest distance from the start; connections that lead back don't count. */
export const rankNodes = ({ nodes, connections }: FlowDocument): FlowNode[][] => {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const targets = (id: string) => connections.flatMap(({ from, to }) => (from === id ? [to] : []));
  const found: string[] = [];
  const left: string[] = [];
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id) || !known.has(id)) return;
    seen.add(id);
    found.push(id);
    for (const to of targets(id)) visit(to);
    left.unshift(id);
  };
  // Nodes without a predecessor come first, so that an unconnected part begins at its beginning.
  const entered = new Set(connections.map(({ to }) => to));
  const first = nodes.find(({ type }) => type === 'start')?.id;
  if (first) visit(first);
  const reached = new Set(seen);
  for (const { id } of nodes) if (!entered.has(id)) visit(id);
  for (const { id } of nodes) visit(id);

  const place = new Map(left.map((id, index) => [id, index]));
  const rank = new Map(left.map((id) => [id, 0]));
  for (const [index, id] of left.entries())
    for (const to of targets(id))
      if ((place.get(to) ?? 0) > index && (reached.has(id) || !reached.has(to)))
        rank.set(to, Math.max(rank.get(to) ?? 0, (rank.get(id) ?? 0) + 1));
  // Unreachable nodes come last.
  const rest = Math.max(-1, ...[...reached].map((id) => rank.get(id) ?? 0)) + 1;
  const ranks: FlowNode[][] = [];
  for (const id of found) {
    const node = known.get(id);
    const at = (rank.get(id) ?? 0) + (reached.has(id) ? 0 : rest);
    if (node) ranks[at] = [...(ranks[at] ?? []), node];
  }
  return ranks;
};

/** An SVG path through these points with rounded corners. */
const roundedPath = ([first, ...rest]: readonly Point[]): string => {
  if (!first) return '';
  const towards = (from: Point, to: Point): Point => {
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const part = long === 0 ? 0 : Math.min(corner, long / 2) / long;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  let before = first;
  const parts = rest.map((point, index) => {
    const next = rest[index + 1];
    const [turn, away] = next ? [towards(point, before), towards(point, next)] : [point, undefined];
    before = point;
    return `L${turn.x} ${turn.y}${away ? ` Q${point.x} ${point.y} ${away.x} ${away.y}` : ''}`;
  });
  return `M${first.x} ${first.y} ${parts.join(' ')}`;
};

/** Lays out the steps from left to right, wrapped into bands that fit the width, so that everything stays readable. */
export const layoutMap = (flow: FlowDocument, room: number): MapLayout => {
  const { width: stepWidth, height: stepHeight } = stepSize;
  const ranks = rankNodes(flow);
  const fitting = Math.floor((room - 2 * side + across) / (stepWidth + across));
  const perBand = Math.max(1, Math.min(fitting, ranks.length));
  const steps: MapStep[] = [];
  const bandOf = new Map<string, { readonly top: number; readonly column: number }>();
  const first = new Set(ranks.slice(0, perBand).flatMap((nodes) => nodes.map(({ id }) => id)));
  const column = new Map(ranks.flatMap((nodes, index) => nodes.map(({ id }) => [id, index])));
  const isBack = ({ from, to }: FlowConnection) =>
    first.has(to) && (column.get(from) ?? -1) >= (column.get(to) ?? 0);
  let top = flow.connections.some(isBack) ? gutter : edge;
  for (let band = 0; band * perBand < ranks.length; band += 1) {
    const columns = ranks.slice(band * perBand, (band + 1) * perBand);
    const most = Math.max(...columns.map(({ length }) => length));
    for (const [column, nodes] of columns.entries())
      for (const [row, node] of nodes.entries()) {
        const lower = ((most - nodes.length) / 2 + row) * (stepHeight + down);
        steps.push({ node, x: side + column * (stepWidth + across), y: top + lower });
        bandOf.set(node.id, { top, column });
      }
    top += most * (stepHeight + down) - down + gutter;
  }
  const placed = new Map(steps.map((step) => [step.node.id, step]));
  const turned = new Map<number, number>();
  const links = flow.connections.flatMap((connection): MapLink[] => {
    const [a, b] = [placed.get(connection.from), placed.get(connection.to)];
    const [from, to] = [bandOf.get(connection.from), bandOf.get(connection.to)];
    if (!a || !b || !from || !to) return [];
    const start = { x: a.x + stepWidth, y: a.y + stepHeight / 2 };
    const end = { x: b.x, y: b.y + stepHeight / 2 };
    if (from.top === to.top && to.column > from.column) {
      const bend = across / 2;
      // The label of a long connection is near its start, where no step covers it.
      const far = to.column > from.column + 1;
      return [
        {
          connection,
          path: `M${start.x} ${start.y} C${start.x + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x} ${end.y}`,
          label: far
            ? { x: start.x + bend / 2, y: start.y + Math.sign(end.y - start.y) * 12 }
            : { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
        },
      ];
    }
    const lane = turned.get(to.top) ?? 0;
    turned.set(to.top, lane + 1);
    const out = start.x + side / 2;
    const back = end.x - side / 2;
    const along = to.top - gutter / 2 + (lanes[lane % lanes.length] ?? 0) * laneWidth;
    return [
      {
        connection,
        path: roundedPath([
          start,
          { x: out, y: start.y },
          { x: out, y: along },
          { x: back, y: along },
          { x: back, y: end.y },
          end,
        ]),
        label: { x: out - labelStep * (1 + (lane % lanes.length)), y: along },
      },
    ];
  });
  const used = perBand * (stepWidth + across) - across + 2 * side;
  return { steps, links, width: used, height: top - gutter + edge };
};

import type { FlowDocument } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { entryY, estimateCardHeight, getExitY, nodeWidth } from './card-size.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  readonly from: string;
  readonly to: string;
  readonly a: Point;
  readonly b: Point;
}

/** Connections as straight lines from exit to entry. */
export const listLines = ({ nodes, connections }: FlowDocument): Line[] => {
  const byId = new Map(
    nodes.map((node) => [node.id, { node, height: estimateCardHeight(node), exits: getExits(node) }]),
  );
  return connections.flatMap(({ from, to, on }) => {
    const [source, target] = [byId.get(from), byId.get(to)];
    if (!source || !target || from === to) return [];
    const index = source.exits.findIndex((exit) => exit.on === on);
    const top = getExitY(source.node, index < 0 ? source.exits.length - 1 : index, source.height);
    return [
      {
        from,
        to,
        a: { x: source.node.position.x + nodeWidth, y: source.node.position.y + top },
        b: { x: target.node.position.x, y: target.node.position.y + entryY },
      },
    ];
  });
};

const orientation = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));

/** Whether two lines cross; lines with a common end don't. */
export const doLinesCross = (p: Line, q: Line): boolean => {
  if (p.to === q.to || (p.from === q.from && p.a.y === q.a.y)) return false;
  if (Math.max(p.a.x, p.b.x) < Math.min(q.a.x, q.b.x) || Math.max(q.a.x, q.b.x) < Math.min(p.a.x, p.b.x))
    return false;
  if (Math.max(p.a.y, p.b.y) < Math.min(q.a.y, q.b.y) || Math.max(q.a.y, q.b.y) < Math.min(p.a.y, p.b.y))
    return false;
  return (
    orientation(p.a, p.b, q.a) * orientation(p.a, p.b, q.b) < 0 &&
    orientation(q.a, q.b, p.a) * orientation(q.a, q.b, p.b) < 0
  );
};

/** Counts the crossings of a layout. */
export const countCrossings = (flow: FlowDocument): number => {
  const lines = listLines(flow);
  let count = 0;
  for (const [index, line] of lines.entries())
    for (let other = index + 1; other < lines.length; other += 1)
      if (doLinesCross(line, lines[other] as Line)) count += 1;
  return count;
};

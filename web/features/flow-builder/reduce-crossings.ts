import type { FlowDocument } from '#shared/flow/document.ts';
import { cardGap } from './card-size.ts';
import { doLinesCross, type Line, listLines } from './crossings.ts';

const maxPasses = 12;

/** Counts crossings of lines that start or end at one of these nodes. */
const countTouchedCrossings = (lines: readonly Line[], touched: ReadonlySet<string>): number => {
  let count = 0;
  for (const [index, line] of lines.entries()) {
    const mine = touched.has(line.from) || touched.has(line.to);
    for (let other = index + 1; other < lines.length; other += 1) {
      const second = lines[other] as Line;
      if ((mine || touched.has(second.from) || touched.has(second.to)) && doLinesCross(line, second))
        count += 1;
    }
  }
  return count;
};

/** In longer columns only neighbours are swapped, to limit the time. */
const smallColumn = 9;

/** Swaps cards of a column as long as that reduces crossings: the layout library doesn't know the order of exits. */
export const reduceCrossings = (flow: FlowDocument, heights: ReadonlyMap<string, number>): FlowDocument => {
  const columns = new Map<number, string[]>();
  for (const { id, position } of flow.nodes.toSorted((a, b) => a.position.y - b.position.y))
    columns.set(position.x, [...(columns.get(position.x) ?? []), id]);
  const index = new Map(flow.nodes.map(({ id }, place) => [id, place]));
  const nodes = [...flow.nodes];
  const yOf = (id: string): number => nodes[index.get(id) ?? 0]?.position.y ?? 0;
  const move = (id: string, y: number): void => {
    const place = index.get(id) ?? 0;
    const node = nodes[place];
    if (node) nodes[place] = { ...node, position: { ...node.position, y } };
  };
  const lines = () => listLines({ ...flow, nodes });
  /** Stacks cards from `top` on with the given gaps. */
  const stack = (ids: readonly string[], top: number, gaps: readonly number[]): void => {
    let y = top;
    for (const [place, id] of ids.entries()) {
      move(id, y);
      y += (heights.get(id) ?? 0) + (gaps[place] ?? cardGap);
    }
  };
  const attempt = (column: string[], from: number, to: number): boolean => {
    const part = column.slice(from, to + 1);
    const touched = new Set(part);
    const cost = countTouchedCrossings(lines(), touched);
    if (cost === 0) return false;
    const places = part.map(yOf);
    const gaps = part.map((id, at) =>
      Math.max(cardGap, (places[at + 1] ?? 0) - (places[at] ?? 0) - (heights.get(id) ?? 0)),
    );
    const swapped = [part.at(-1) ?? '', ...part.slice(1, -1), part[0] ?? ''];
    stack(swapped, places[0] ?? 0, gaps);
    if (countTouchedCrossings(lines(), touched) < cost) {
      column.splice(from, swapped.length, ...swapped);
      return true;
    }
    for (const [at, id] of part.entries()) move(id, places[at] ?? 0);
    return false;
  };
  for (let round = 0; round < maxPasses; round += 1) {
    let better = false;
    for (const column of columns.values()) {
      const reach = column.length <= smallColumn ? column.length : 1;
      for (let from = 0; from + 1 < column.length; from += 1)
        for (let to = from + 1; to <= Math.min(column.length - 1, from + reach); to += 1)
          better = attempt(column, from, to) || better;
    }
    if (!better) break;
  }
  return { ...flow, nodes };
};

/** A card, or a group with its cards, as the layout places it. */
export interface Block {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Space between two rows of columns, for the connections between them. */
export const rowGap = 140;
/** A layout up to this width, 14 columns, stays in one row. */
const maxSingleRow = 5200;
const aspectRatio = 1.6;
/** A row ends at the boundary with the fewest connections within this last share of its width. */
const searchedShare = 0.3;

interface Column {
  readonly left: number;
  readonly right: number;
  readonly blocks: readonly Block[];
}

/** Groups blocks by their centre: the layout centres the blocks of a column. */
const listColumns = (blocks: readonly Block[]): Column[] => {
  const byCentre = new Map<number, Block[]>();
  for (const block of blocks) {
    const centre = Math.round(block.x + block.width / 2);
    byCentre.set(centre, [...(byCentre.get(centre) ?? []), block]);
  }
  return [...byCentre]
    .toSorted(([a], [b]) => a - b)
    .map(([, own]) => ({
      blocks: own,
      left: Math.min(...own.map(({ x }) => x)),
      right: Math.max(...own.map(({ x, width }) => x + width)),
    }));
};

/** Counts the connections that cross the boundary after each column. */
const countBoundaryLinks = (
  columns: readonly Column[],
  links: readonly { readonly from: string; readonly to: string }[],
): number[] => {
  const columnOf = new Map(columns.flatMap(({ blocks }, at) => blocks.map(({ id }) => [id, at] as const)));
  const counts = columns.map(() => 0);
  for (const { from, to } of links) {
    const [a, b] = [columnOf.get(from) ?? 0, columnOf.get(to) ?? 0];
    for (let at = Math.min(a, b); at < Math.max(a, b); at += 1) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
};

const splitRows = (
  columns: readonly Column[],
  crossings: readonly number[],
  rowWidth: number,
): Column[][] => {
  const rows: Column[][] = [];
  let first = 0;
  while (first < columns.length) {
    const left = columns[first]?.left ?? 0;
    let end = first;
    while (end + 1 < columns.length && (columns[end + 1]?.right ?? 0) - left <= rowWidth) end += 1;
    if (end < columns.length - 1) {
      let best = end;
      for (let at = end; at > first; at -= 1) {
        if ((columns[at]?.right ?? 0) - left < rowWidth * (1 - searchedShare)) break;
        if ((crossings[at] ?? 0) < (crossings[best] ?? 0)) best = at;
      }
      end = best;
    }
    rows.push(columns.slice(first, end + 1));
    first = end + 1;
  }
  return rows;
};

/**
 * Breaks a wide layout into rows below each other, like lines of text, so that a long flow fills a page
 * instead of one line. Narrow layouts stay as they are.
 */
export const wrapColumns = (
  blocks: readonly Block[],
  links: readonly { readonly from: string; readonly to: string }[],
): readonly Block[] => {
  const columns = listColumns(blocks);
  const [start] = columns;
  const width = (columns.at(-1)?.right ?? 0) - (start?.left ?? 0);
  if (!start || width <= maxSingleRow) return blocks;
  const top = Math.min(...blocks.map(({ y }) => y));
  const height = Math.max(...blocks.map((block) => block.y + block.height)) - top;
  const rowCount = Math.max(1, Math.sqrt(width / (aspectRatio * (height + rowGap))));
  const rowWidth = Math.max(maxSingleRow, width / rowCount);
  let y = top;
  return splitRows(columns, countBoundaryLinks(columns, links), rowWidth).flatMap((row) => {
    const own = row.flatMap((column) => column.blocks);
    const rowTop = Math.min(...own.map((block) => block.y));
    const rowBottom = Math.max(...own.map((block) => block.y + block.height));
    const shift = { x: start.left - (row[0]?.left ?? 0), y: y - rowTop };
    y += rowBottom - rowTop + rowGap;
    return own.map((block) => ({ ...block, x: block.x + shift.x, y: block.y + shift.y }));
  });
};

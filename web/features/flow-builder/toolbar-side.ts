import type { FlowDocument } from '#shared/flow/document.ts';
import { estimateCardHeight, nodeWidth } from './card-size.ts';

/** Size of the selection bar with its margin, in screen pixels. */
const toolbarSize = { width: 220, height: 56 } as const;

/** Chooses the side of the selection on which the bar covers no card; the top if neither does. */
export const chooseToolbarSide = (
  { nodes }: FlowDocument,
  chosen: readonly string[],
  zoom: number,
): 'top' | 'bottom' => {
  const own = nodes.filter(({ id }) => chosen.includes(id));
  if (own.length === 0) return 'top';
  const left = Math.min(...own.map(({ position }) => position.x));
  const right = Math.max(...own.map(({ position }) => position.x)) + nodeWidth;
  const top = Math.min(...own.map(({ position }) => position.y));
  const bottom = Math.max(...own.map((node) => node.position.y + estimateCardHeight(node)));
  const half = Math.max(right - left, toolbarSize.width / zoom) / 2;
  const middle = (left + right) / 2;
  const height = toolbarSize.height / zoom;
  const covers = (from: number) =>
    nodes.some((node) => {
      const { x, y } = node.position;
      if (chosen.includes(node.id) || x >= middle + half || x + nodeWidth <= middle - half) return false;
      return y < from + height && y + estimateCardHeight(node) > from;
    });
  return covers(top - height) && !covers(bottom) ? 'bottom' : 'top';
};

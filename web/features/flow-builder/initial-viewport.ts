import { getViewportForBounds, type Viewport } from '@xyflow/react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { estimateCardHeight, nodeWidth } from './card-size.ts';

/** Below this zoom cards can't be read. */
export const readableZoom = 0.8;
/** Fitting the whole flow stops here; below `farZoom` cards show larger titles. */
export const minFitZoom = 0.4;
export const farZoom = 0.55;
const margin = 48;
const padding = 0.12;

interface Size {
  readonly width: number;
  readonly height: number;
}

const getBounds = (nodes: FlowDocument['nodes']) => {
  const x = Math.min(...nodes.map(({ position }) => position.x));
  const y = Math.min(...nodes.map(({ position }) => position.y));
  return {
    x,
    y,
    width: Math.max(...nodes.map(({ position }) => position.x + nodeWidth)) - x,
    height: Math.max(...nodes.map((node) => node.position.y + estimateCardHeight(node))) - y,
  };
};

/** Offset that centres a span but keeps the start node visible. */
const anchorStart = (
  zoom: number,
  start: number,
  startSize: number,
  from: number,
  size: number,
  room: number,
): number => {
  const middle = room / 2 - (from + size / 2) * zoom;
  const first = margin - start * zoom;
  const last = room - margin - (start + startSize) * zoom;
  return Math.min(Math.max(middle, first), Math.max(first, last));
};

/** The viewport of the whole flow if its zoom is at least `minZoom`, or else of the start node and its successors. */
export const getInitialViewport = (
  { nodes, connections }: FlowDocument,
  { width, height }: Size,
  minZoom = readableZoom,
): Viewport => {
  if (nodes.length === 0) return { x: 0, y: 0, zoom: 1 };
  const whole = getViewportForBounds(getBounds(nodes), width, height, 0.01, 1, padding);
  const start = nodes.find(({ type }) => type === 'start') ?? nodes[0];
  if (whole.zoom >= minZoom || !start) return whole;
  const next = new Set(connections.filter(({ from }) => from === start.id).map(({ to }) => to));
  const near = getBounds(nodes.filter((node) => node === start || next.has(node.id)));
  const { x, y } = start.position;
  const startHeight = estimateCardHeight(start);
  return {
    x: near.x < x ? anchorStart(minZoom, x, nodeWidth, near.x, near.width, width) : margin - x * minZoom,
    y: anchorStart(minZoom, y, startHeight, near.y, near.height, height),
    zoom: minZoom,
  };
};

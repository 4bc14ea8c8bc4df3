import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { nodeWidth } from './card-size.ts';

/** Height of a node that has not been measured. */
const defaultHeight = 140;
const margin = 8;
/** A smaller change of the canvas, such as a header that wraps, moves nothing. */
const minChange = 64;

/** Duration of canvas movements; 0 with reduced motion. */
export const getTransitionMs = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;

/** Keeps a node in view when it is selected or when the canvas becomes smaller. */
export const useKeepInView = (id: string | undefined): void => {
  const { getInternalNode, getViewport, setCenter } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const isThere = useStore((state) => id !== undefined && state.nodeLookup.has(id));
  const seen = useRef<{ id: string | undefined; width: number; height: number }>(undefined);
  useEffect(() => {
    const before = seen.current;
    seen.current = isThere ? { id, width, height } : undefined;
    if (
      before?.id === id &&
      Math.abs((before?.width ?? 0) - width) < minChange &&
      Math.abs((before?.height ?? 0) - height) < minChange
    )
      return;
    const node = id === undefined || !isThere ? undefined : getInternalNode(id);
    if (!node || !width || !height) return;
    const { x, y, zoom } = getViewport();
    const place = node.internals.positionAbsolute;
    const size = { w: node.measured.width ?? nodeWidth, h: node.measured.height ?? defaultHeight };
    const [left, top] = [place.x * zoom + x, place.y * zoom + y];
    const fits =
      left >= margin &&
      top >= margin &&
      left + size.w * zoom <= width - margin &&
      top + size.h * zoom <= height - margin;
    if (!fits)
      void setCenter(place.x + size.w / 2, place.y + size.h / 2, { zoom, duration: getTransitionMs() });
  }, [id, isThere, width, height, getInternalNode, getViewport, setCenter]);
};

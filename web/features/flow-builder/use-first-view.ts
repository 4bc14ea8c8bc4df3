import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { firstView } from './first-view.ts';

/** Once, as soon as the canvas knows its size: shows the flow's beginning. */
export const useFirstView = (flow: FlowDocument): void => {
  const { setViewport } = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !width || !height) return;
    done.current = true;
    void setViewport(firstView(flow, { width, height }));
  }, [flow, width, height, setViewport]);
};

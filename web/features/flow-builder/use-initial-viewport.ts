import { useReactFlow, useStore, useStoreApi } from '@xyflow/react';
import { useCallback, useEffect, useRef } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { getInitialViewport } from './initial-viewport.ts';

/** Sets the initial viewport once the canvas has a size; the returned function does it again, down to `minZoom`. */
export const useInitialViewport = (flow: FlowDocument): ((duration?: number, minZoom?: number) => void) => {
  const { setViewport } = useReactFlow();
  const store = useStoreApi();
  const isMeasured = useStore(({ width, height }) => width > 0 && height > 0);
  const done = useRef(false);
  const latest = useRef(flow);
  latest.current = flow;
  const show = useCallback(
    (duration?: number, minZoom?: number) =>
      void setViewport(
        getInitialViewport(latest.current, store.getState(), minZoom),
        duration ? { duration } : undefined,
      ),
    [setViewport, store],
  );
  useEffect(() => {
    if (done.current || !isMeasured) return;
    done.current = true;
    show();
  }, [isMeasured, show]);
  return show;
};

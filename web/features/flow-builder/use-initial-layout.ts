import { useEffect, useMemo, useState } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { isUnarranged } from './is-unarranged.ts';
import { loadLayout } from './layout.ts';

/** Arranges an unarranged flow once; true while it is being arranged. Shows it as it is if the layout can't be loaded. */
export const useInitialLayout = (
  flow: FlowDocument | undefined,
  onPlaced: (after: FlowDocument) => void,
): boolean => {
  const [left, setLeft] = useState<FlowDocument>();
  const piled = useMemo(() => flow !== undefined && isUnarranged(flow), [flow]);
  const waits = piled && left !== flow;
  useEffect(() => {
    if (!waits || !flow) return;
    let isWanted = true;
    loadLayout().then(
      (arranged) => isWanted && onPlaced(arranged(flow)),
      () => isWanted && setLeft(flow),
    );
    return () => {
      isWanted = false;
    };
  }, [waits, flow, onPlaced]);
  return waits;
};

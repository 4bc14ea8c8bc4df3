import { useEffect, useMemo, useState } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { isUnarranged } from './is-unarranged.ts';
import { loadLayout } from './layout.ts';

/**
 * Gives the nodes of a pile places of their own; true until it has. A flow that cannot be arranged, because the layout did
 * not load, is shown as it is.
 */
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

import { useEffect } from 'react';
import { contributeToVisit } from '#web/lib/visit-context.ts';
import { getAttachedFlow } from './attached-flow.ts';

/** Shows nothing: makes the flow that a visitor chose travel with the enquiry they send. */
export const Floating = () => {
  useEffect(
    () =>
      contributeToVisit('flow', () => {
        const flow = getAttachedFlow();
        return flow ? { flowId: flow.id } : undefined;
      }),
    [],
  );
  return null;
};

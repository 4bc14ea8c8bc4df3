import { useEffect } from 'react';
import { contributeToVisit } from '#web/lib/visit-context.ts';
import { getAttachedFlow } from './attached-flow.ts';

/** Adds the attached flow to the visitor's enquiry. Renders nothing. */
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

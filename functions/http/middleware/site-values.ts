import { siteValuesRefresh } from '#functions/http/live-site-values.ts';
import type { Step } from './step.ts';

/** Lets the handlers of rows with `usesSite` read the published values in `brand`. */
export const siteValues = (): Step => {
  const refresh = siteValuesRefresh();
  return {
    before: async ({ event: { policy, deps } }) => {
      if (policy.usesSite) await refresh(deps);
    },
  };
};

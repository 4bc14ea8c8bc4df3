import { useEffect } from 'react';
import { contributeToVisit } from '#web/lib/visit-context.ts';
import { pricingVisit } from './pricing-visit.ts';

/** Renders nothing: adds the visitor's quote to messages sent from any page. */
export const Floating = () => {
  useEffect(() => contributeToVisit('pricing', pricingVisit), []);
  return null;
};

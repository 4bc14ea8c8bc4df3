import { useEffect } from 'react';
import { contributeToVisit } from '#web/lib/visit-context.ts';
import { pricingVisit } from './pricing-visit.ts';

/** Draws nothing: it lets a message sent from any page carry the quote that was made on the pricing page. */
export const Floating = () => {
  useEffect(() => contributeToVisit('pricing', pricingVisit), []);
  return null;
};

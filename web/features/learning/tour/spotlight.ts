import type { TourStepId } from '#shared/domain/learning/catalogue.ts';

/** The target of each step. A step whose target isn't on the page has no spotlight. */
export const targetSelectors: Readonly<Record<TourStepId, string>> = {
  welcome: '#home',
  services: '#services',
  templates: '#templates',
  chatbot: '[data-tour="chat"]',
  pricing: '#pricing',
  contact: '#contact',
};

export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

const margin = 8;

/** The visible part of the target plus padding, in viewport pixels; undefined when it is out of view. */
export const spotlightBox = (rect: Box, viewport: { width: number; height: number }): Box | undefined => {
  const top = Math.max(margin, rect.top - margin);
  const left = Math.max(margin, rect.left - margin);
  const bottom = Math.min(viewport.height - margin, rect.top + rect.height + margin);
  const right = Math.min(viewport.width - margin, rect.left + rect.width + margin);
  return bottom - top < 24 || right - left < 24
    ? undefined
    : { top, left, width: right - left, height: bottom - top };
};

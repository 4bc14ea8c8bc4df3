/**
 * Days of tailoring a template to a business. See docs/behaviour.md, "Industry templates".
 * professional services follow the same scale.
 */
export const setupDays = {
  healthcare: { from: 3, to: 5 },
  ecommerce: { from: 2, to: 3 },
  'real-estate': { from: 4, to: 6 },
  fitness: { from: 2, to: 3 },
  restaurant: { from: 2, to: 4 },
  automotive: { from: 3, to: 4 },
  education: { from: 3, to: 5 },
  'professional-services': { from: 3, to: 5 },
} as const;

export type TemplateId = keyof typeof setupDays;

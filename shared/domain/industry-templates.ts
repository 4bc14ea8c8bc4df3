import * as z from 'zod/mini';

/** Icons the gallery draws; any other value gets a generic bot icon. See docs/behaviour.md, "Industry templates". */
export const templateIcons = [
  'Heart',
  'ShoppingCart',
  'Home',
  'Dumbbell',
  'Utensils',
  'Car',
  'GraduationCap',
  'Briefcase',
] as const;

export const industryTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  industry: z.string(),
  description: z.string(),
  /** One of `templateIcons`, or anything else: clients fall back to the generic icon. */
  icon: z.string(),
  estimatedSetupTime: z.string(),
  useCases: z.array(z.string()),
  features: z.array(z.string()),
  sampleQuestions: z.array(z.string()),
  benefits: z.array(z.string()),
});
export type IndustryTemplate = z.infer<typeof industryTemplateSchema>;

import * as z from 'zod/mini';
import { industryTemplateSchema } from '#shared/api/industry-templates.ts';

const text = z.string().check(z.minLength(1), z.maxLength(600));

/** What a template's demo bot knows: a sample business, visibly made up, complete enough to answer in role. */
export const demoBusinessSchema = z.strictObject({
  name: text,
  about: text,
  hours: text,
  location: text,
  contact: text,
  services: z.array(text).check(z.minLength(3)),
  prices: z
    .array(z.strictObject({ item: text, price: z.number().check(z.positive()), unit: z.optional(text) }))
    .check(z.minLength(3)),
  /** `keywords`: further words of the question, in English, word stems allowed. */
  faq: z.array(z.strictObject({ question: text, keywords: z.string(), answer: text })).check(z.minLength(8)),
});
export type DemoBusiness = z.infer<typeof demoBusinessSchema>;

/** A template of the gallery together with its demo bot's knowledge, which stays on the server. */
export const fullTemplateSchema = z.strictObject({
  ...industryTemplateSchema.shape,
  business: demoBusinessSchema,
});
export type FullTemplate = z.infer<typeof fullTemplateSchema>;

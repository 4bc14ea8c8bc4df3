import * as z from 'zod/mini';

/** `rendering` becomes `live` or `failed`; when another publication goes live, `live` becomes `replaced`. */
export const publicationStates = [
  'scheduled',
  'rendering',
  'live',
  'failed',
  'replaced',
  'cancelled',
] as const;

export const publicationSchema = z.object({
  number: z.number(),
  state: z.enum(publicationStates),
  createdAt: z.string(),
  createdBy: z.string(),
  /** When a scheduled publication goes live. */
  at: z.optional(z.string()),
  liveAt: z.optional(z.string()),
  /** Dotted keys that differ from the publication before, such as `offer.starter`. */
  changedKeys: z.array(z.string()),
  /** Why it failed. */
  error: z.optional(z.string()),
});
export type Publication = z.infer<typeof publicationSchema>;

export const siteChangeSchema = z.object({
  key: z.string(),
  label: z.optional(z.string()),
  /** Texts as shown to the owner; empty if there is no value. */
  before: z.string(),
  after: z.string(),
});
export type SiteChange = z.infer<typeof siteChangeSchema>;

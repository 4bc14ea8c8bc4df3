import * as z from 'zod/mini';

/** Whether a person is available for live chat and, if not, when one will be. */
export const personStateSchema = z.object({
  /** `talking`: a person has taken over this conversation and the assistant doesn't reply. */
  state: z.enum(['here', 'away', 'waiting', 'talking']),
  /** Next opening time (ISO 8601) while nobody is available. */
  opensAt: z.optional(z.string()),
  /** Promised response time in hours. */
  answersWithinHours: z.number(),
  /** The message asked for a person and one is available: the panel requests the hand-over. */
  wanted: z.optional(z.boolean()),
});
export type PersonState = z.infer<typeof personStateSchema>;

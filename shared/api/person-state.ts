import * as z from 'zod/mini';

/** Whether a person could be had, and if not, when. */
export const personStateSchema = z.object({
  /** `talking`: a person has taken this conversation over and the assistant keeps quiet. */
  state: z.enum(['here', 'away', 'waiting', 'talking']),
  /** While nobody is here: when the company opens next, ISO 8601. */
  opensAt: z.optional(z.string()),
  /** Within how many hours a message is answered. */
  answersWithinHours: z.number(),
  /** The visitor's message was a wish for a person who is here: the panel asks for them. */
  wanted: z.optional(z.boolean()),
});
export type PersonState = z.infer<typeof personStateSchema>;

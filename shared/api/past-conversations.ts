import * as z from 'zod/mini';
import { movingLimits, movingSystems } from '#shared/moving/types.ts';
import { emailText, optionalText, requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

/** Conversations in one call. */
export const conversationsAtOnce = 25;

const instant = z.iso
  .datetime({ error: 'A time is written as 2027-01-31T09:30:00.000Z.' })
  .check(z.refine((at) => at >= '1990', { error: 'Times before 1990 are not taken.' }));

const message = z.strictObject({
  role: z.enum(['user', 'assistant', 'person']),
  name: z.optional(optionalText(100, 'Name')),
  at: instant,
  text: requiredText(movingLimits.messageChars, 'Message'),
});

/**
 * Stores conversations of another system as history of their people. The result of each: `known` if it was imported before. With
 * `dryRun`, nothing is stored.
 */
export const importConversations = defineRoute({
  method: 'POST',
  path: '/api/admin/past-conversations',
  body: z.strictObject({
    conversations: z
      .array(
        z.strictObject({
          system: z.enum(Object.keys(movingSystems) as (keyof typeof movingSystems)[]),
          sourceId: requiredText(220, 'Id'),
          /** The visitor's email address, or the placeholder address of a phone number. */
          person: emailText,
          title: z.optional(optionalText(movingLimits.titleChars + 20, 'Title')),
          messages: z.array(message).check(
            z.minLength(1, { error: 'A conversation needs a message.' }),
            z.maxLength(movingLimits.partMessages, {
              error: `At most ${movingLimits.partMessages} messages.`,
            }),
          ),
        }),
      )
      .check(
        z.minLength(1, { error: 'There is nothing to import.' }),
        z.maxLength(conversationsAtOnce, { error: `At most ${conversationsAtOnce} at a time.` }),
      ),
    dryRun: z.optional(z.boolean()),
  }),
  response: z.object({ results: z.array(z.enum(['created', 'known'])) }),
  maxBodyBytes: 1024 * 1024,
});

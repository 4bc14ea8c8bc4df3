import * as z from 'zod/mini';
import { formGuardSchema } from './contact.ts';
import { emailText, optionalText } from './fields.ts';
import { defineRoute } from './route.ts';

/** The same message for new and known addresses, so that nobody can find out who is subscribed. */
export const subscribedMessage =
  'Thank you for subscribing! We will write only when there is something worth reading.';

export const subscribeInputSchema = z.strictObject({
  email: emailText,
  /** Path of the page with the form, stored with the consent. */
  page: z.optional(optionalText(200, 'Page')),
  ...formGuardSchema,
});
export type SubscribeInput = z.infer<typeof subscribeInputSchema>;

export const subscribe = defineRoute({
  method: 'POST',
  path: '/api/subscribe',
  body: subscribeInputSchema,
  response: z.object({ success: z.boolean(), message: z.string() }),
});

import * as z from 'zod/mini';
import { leadChannelValues } from '#shared/domain/lead-statuses.ts';
import { defineRoute } from './route.ts';

/**
 * One visit for the overview's funnel: the browser tells it once per tab, when somebody touches a public page or has it open for
 * twelve seconds. What brought them is one word of a closed list; nothing else is sent or kept.
 */
export const countVisit = defineRoute({
  method: 'POST',
  path: '/api/visits',
  body: z.strictObject({ channel: z.enum(leadChannelValues, { error: 'Please choose a channel.' }) }),
  response: z.object({ counted: z.boolean() }),
});

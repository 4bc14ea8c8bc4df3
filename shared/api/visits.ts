import * as z from 'zod/mini';
import { leadChannelValues } from '#shared/domain/lead-statuses.ts';
import { defineRoute } from './route.ts';

/**
 * Counts one visit for the overview's funnel. The browser sends it once per tab, on the first interaction
 * with a public page or after twelve seconds. It contains only the channel, one word of a closed list.
 */
export const countVisit = defineRoute({
  method: 'POST',
  path: '/api/visits',
  body: z.strictObject({ channel: z.enum(leadChannelValues, { error: 'Please choose a channel.' }) }),
  response: z.object({ counted: z.boolean() }),
});

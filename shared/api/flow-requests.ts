import * as z from 'zod/mini';
import { recordField, requestFields } from '#shared/flow/fields.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { defineRoute } from './route.ts';

/**
 * Sends a node's request once, filled with the given variables, under the rules of real requests. The answer is what the other
 * server said, or a sentence why nothing was sent; nothing is stored.
 */
export const testFlowRequest = defineRoute({
  method: 'POST',
  path: '/api/admin/flow-requests',
  body: z.strictObject({
    request: z.strictObject(requestFields),
    variables: recordField(
      flowLimits.variables,
      flowLimits.variableChars,
      flowLimits.variableValueChars,
      'Variables',
    ),
  }),
  response: z.object({
    ok: z.boolean(),
    status: z.optional(z.int()),
    /** Text of the answer, at most 64 KB. */
    body: z.optional(z.string()),
    error: z.optional(z.string()),
    milliseconds: z.int(),
  }),
});

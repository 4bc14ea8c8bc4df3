import * as z from 'zod/mini';
import { recordField, requestFields } from '#shared/flow/fields.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { defineRoute } from './route.ts';

/**
 * Sends a node's request once, filled with the given variables, under the same rules as real requests.
 * Returns the other server's response, or a sentence that says why nothing was sent; stores nothing.
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
    /** Text of the response, at most 64 KB. */
    body: z.optional(z.string()),
    error: z.optional(z.string()),
    milliseconds: z.int(),
  }),
});

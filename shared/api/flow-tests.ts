import * as z from 'zod/mini';
import { flowTestInputSchema, flowTestLimits } from '#shared/flow/flow-test.ts';
import { idText } from './fields.ts';
import { flowParams } from './flows.ts';
import { defineRoute } from './route.ts';

const flowTestSchema = z.object({
  id: z.string(),
  /** Increases with each change of the test. */
  version: z.number(),
  /** ISO instant. */
  updatedAt: z.string(),
  ...flowTestInputSchema.shape,
});
/** A stored test of a flow. */
export type FlowTest = z.infer<typeof flowTestSchema>;

const testParams = z.strictObject({ id: idText, test: idText });
/** A test as JSON, with escapes. */
const maxBodyBytes = 8 * flowTestLimits.chars;

/** All tests of a flow, oldest first. They are run in the browser. */
export const listFlowTests = defineRoute({
  method: 'GET',
  path: '/api/flows/{id}/tests',
  params: flowParams,
  response: z.array(flowTestSchema),
});

/** 409 limit.reached beyond 100 tests. */
export const addFlowTest = defineRoute({
  method: 'POST',
  path: '/api/flows/{id}/tests',
  params: flowParams,
  body: flowTestInputSchema,
  errors: ['limit.reached'],
  response: flowTestSchema,
  status: 201,
  maxBodyBytes,
});

/** Replaces a test. 409 record.stale if it has changed since version `basedOn`. */
export const putFlowTest = defineRoute({
  method: 'PUT',
  path: '/api/flows/{id}/tests/{test}',
  params: testParams,
  body: z.strictObject({ test: flowTestInputSchema, basedOn: z.int().check(z.minimum(1)) }),
  errors: ['record.stale'],
  response: flowTestSchema,
  maxBodyBytes,
});

export const deleteFlowTest = defineRoute({
  method: 'DELETE',
  path: '/api/flows/{id}/tests/{test}',
  params: testParams,
  response: z.object({ success: z.boolean() }),
});

const { answers, language, known, results, seed, today, timeZone } = flowTestInputSchema.shape;

/**
 * Turns a session of one of the site's own flows into a test and stores nothing. The visitor's data become sample data. Calls of other
 * servers are rebuilt from the values that the flow stored.
 */
export const proposeFlowTest = defineRoute({
  method: 'POST',
  path: '/api/admin/flows/{id}/tests/propose',
  params: flowParams,
  body: z.strictObject({ session: idText }),
  errors: ['record.not_found'],
  response: z.object({
    script: z.object({ answers, language, known, results, seed, today, timeZone }),
    /** Personal data that were replaced. */
    replaced: z.number(),
    /** Whether messages are missing, because only the newest of a long conversation are stored. */
    isCut: z.boolean(),
  }),
});

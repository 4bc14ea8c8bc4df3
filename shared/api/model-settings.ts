import * as z from 'zod/mini';
import { optionalText, requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

/** The longest deadline that fits the chat function's own timeout. */
export const maxDeadlineSeconds = 20;
const maxDailyTokens = 1_000_000_000;

/** A model behind an OpenAI-compatible server. Empty texts mean OpenAI and its default model. */
export const modelSettingsSchema = z.strictObject({
  /** Base address such as https://api.example.com/v1. */
  baseUrl: optionalText(300, 'Address').check(
    z.refine((text) => text === '' || /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/i.test(text), {
      error: 'Please enter an address such as https://api.example.com/v1.',
    }),
  ),
  model: optionalText(120, 'Model'),
  /** Deadline for all attempts at one reply. */
  deadlineSeconds: z.optional(
    z
      .int({ error: 'Please enter whole seconds.' })
      .check(
        z.minimum(1, { error: 'At least 1 second.' }),
        z.maximum(maxDeadlineSeconds, { error: `At most ${maxDeadlineSeconds} seconds.` }),
      ),
  ),
  /** Daily budget for the whole site; 0 turns the model off. */
  dailyTokens: z.optional(
    z
      .int({ error: 'Please enter a number.' })
      .check(
        z.minimum(0, { error: 'At least 0.' }),
        z.maximum(maxDailyTokens, { error: 'At most 1,000,000,000.' }),
      ),
  ),
});
export type ModelSettingsInput = z.infer<typeof modelSettingsSchema>;

/** As stored: without the key. `testedAt` is absent until the model answered with these settings. */
export const storedModelSchema = z.object({
  baseUrl: z.string(),
  model: z.string(),
  deadlineSeconds: z.optional(z.number()),
  dailyTokens: z.optional(z.number()),
  /** Local servers need no key. */
  hasKey: z.boolean(),
  savedAt: z.string(),
  testedAt: z.optional(z.string()),
  /** Why the latest test failed. */
  testFailure: z.optional(z.string()),
});
export type StoredModel = z.infer<typeof storedModelSchema>;

export const modelStateSchema = z.object({
  /** A model is in use: the deployment's, or the one set up here once it was tested. */
  setUp: z.boolean(),
  name: z.optional(z.string()),
  tokensToday: z.number(),
  dailyTokens: z.number(),
  stored: z.optional(storedModelSchema),
  /** The deployment has a model; used while none is set up here. */
  deployed: z.optional(z.boolean()),
});
export type ModelState = z.infer<typeof modelStateSchema>;

/**
 * Saves the model; it must pass a test before it is used. Without `apiKey` the stored one is used, unless the
 * address changes: a key must not reach another server.
 */
export const saveModel = defineRoute({
  method: 'PUT',
  path: '/api/admin/settings/model',
  body: z.strictObject({ ...modelSettingsSchema.shape, apiKey: z.optional(requiredText(1000, 'Key')) }),
  response: storedModelSchema,
});

/** Deletes the settings and the key. If the deployment has a model, that is used again. */
export const removeModel = defineRoute({
  method: 'DELETE',
  path: '/api/admin/settings/model',
  response: z.object({ removed: z.literal(true) }),
});

/** Asks the model for one short answer. If `works` is false, `reason` can be shown as it is. */
export const testModel = defineRoute({
  method: 'POST',
  path: '/api/admin/settings/model/test',
  response: z.object({
    works: z.boolean(),
    reason: z.optional(z.string()),
    ms: z.optional(z.number()),
    tokens: z.optional(z.number()),
  }),
});

import * as z from 'zod/mini';
import { firstScreens } from '#shared/domain/first-screens.ts';
import { clearable } from './admin-fields.ts';
import { defineRoute } from './route.ts';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please enter a time.' }));

/** The owner's preferences: start screen and support hours (days 1 = Monday to 7, company time). */
export const preferencesSchema = z.object({
  firstScreen: z.optional(z.enum(firstScreens)),
  workingHours: z.optional(
    z.object({
      days: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.maxLength(7)),
      from: clock,
      to: clock,
    }),
  ),
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** Which integrations are configured. Never contains webhook addresses or keys. */
export const settingsSchema = z.object({
  mail: z.object({ setUp: z.boolean(), from: z.optional(z.string()), to: z.optional(z.string()) }),
  slack: z.object({ setUp: z.boolean() }),
  model: z.object({
    setUp: z.boolean(),
    name: z.optional(z.string()),
    tokensToday: z.number(),
    dailyTokens: z.number(),
  }),
  /** Retention in days by kind of data; absent means until deleted. */
  retention: z.array(z.object({ what: z.string(), days: z.optional(z.number()) })),
  responseHours: z.number(),
  timeZone: z.string(),
  preferences: preferencesSchema,
});
export type PortalSettings = z.infer<typeof settingsSchema>;

export const getSettings = defineRoute({
  method: 'GET',
  path: '/api/admin/settings',
  response: settingsSchema,
});

/** Absent keeps a preference, `null` restores its default. */
export const savePreferences = defineRoute({
  method: 'PATCH',
  path: '/api/admin/settings',
  body: z.strictObject({
    firstScreen: clearable(z.enum(firstScreens, { error: 'Please choose a screen.' })),
    workingHours: clearable(
      z
        .strictObject({
          days: z
            .array(z.int().check(z.minimum(1), z.maximum(7)))
            .check(z.minLength(1, { error: 'Please choose a day.' }), z.maxLength(7)),
          from: clock,
          to: clock,
        })
        .check(
          z.refine(({ from, to }) => from < to, { error: 'The end is before the beginning.', path: ['to'] }),
        ),
    ),
  }),
  response: preferencesSchema,
});

/** Sends a test message to the owner. If `sent` is false, `reason` can be shown as it is. */
export const testChannel = defineRoute({
  method: 'POST',
  path: '/api/admin/settings/tests/{channel}',
  params: z.strictObject({ channel: z.enum(['mail', 'slack']) }),
  response: z.object({ sent: z.boolean(), reason: z.optional(z.string()) }),
});

import * as z from 'zod/mini';
import { firstScreens } from '#shared/domain/first-screens.ts';
import { clearable } from './admin-fields.ts';
import { emailText, optionalText, requiredText } from './fields.ts';
import { modelStateSchema } from './model-settings.ts';
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

export const smtpSecurityValues = ['tls', 'starttls', 'none'] as const;

/**
 * A mail server. `security`: `tls` from the first byte (port 465), `starttls` upgrades before logging in
 * (port 587), `none` sends unencrypted, which only an installation on one machine accepts.
 */
export const smtpSettingsSchema = z.strictObject({
  host: requiredText(253, 'Server').check(
    z.regex(/^[a-z0-9.:-]+$/i, { error: 'Please enter a host name such as smtp.example.com.' }),
  ),
  port: z
    .int({ error: 'Please enter a port.' })
    .check(
      z.minimum(1, { error: 'Please enter a port.' }),
      z.maximum(65_535, { error: 'Please enter a port.' }),
    ),
  security: z.enum(smtpSecurityValues, { error: 'Please choose the encryption.' }),
  /** Empty for servers without a login. */
  user: optionalText(254, 'User name'),
  /** Sender of all mail. */
  from: emailText,
  /** Receives notifications and replies. */
  owner: emailText,
});
export type SmtpSettings = z.infer<typeof smtpSettingsSchema>;

/** As stored: without the password. `testedAt` is absent until a test mail was sent with these settings. */
export const storedSmtpSchema = z.object({
  ...smtpSettingsSchema.shape,
  savedAt: z.string(),
  testedAt: z.optional(z.string()),
  /** Why the latest test failed. */
  testFailure: z.optional(z.string()),
});
export type StoredSmtp = z.infer<typeof storedSmtpSchema>;

const mailStateSchema = z.object({
  /** Mail can be sent: by the deployment's SES, or by a mail server that was tested. */
  setUp: z.boolean(),
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  smtp: z.optional(storedSmtpSchema),
  /** SES is deployed; used while no mail server is set up. */
  ses: z.optional(z.boolean()),
});
export type MailState = z.infer<typeof mailStateSchema>;

/** Which integrations are configured. Never contains webhook addresses or keys. */
export const settingsSchema = z.object({
  mail: mailStateSchema,
  slack: z.object({ setUp: z.boolean() }),
  model: modelStateSchema,
  /** Retention in days by kind of data; without a number, data stays until it is deleted. */
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

/** An absent preference stays as it is, `null` restores its default. */
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

/**
 * Saves the mail server; it is used only after a test message was sent. Without `password` the stored one is
 * used, unless server, port, encryption or user name change: it must not reach another server.
 */
export const saveMailServer = defineRoute({
  method: 'PUT',
  path: '/api/admin/settings/mail',
  body: z.strictObject({ ...smtpSettingsSchema.shape, password: z.optional(requiredText(1000, 'Password')) }),
  response: mailStateSchema,
});

/** Deletes the mail server with its password. */
export const removeMailServer = defineRoute({
  method: 'DELETE',
  path: '/api/admin/settings/mail',
  response: mailStateSchema,
});

/** Sends a test message to the owner. If `sent` is false, `reason` can be shown as it is. */
export const testChannel = defineRoute({
  method: 'POST',
  path: '/api/admin/settings/tests/{channel}',
  params: z.strictObject({ channel: z.enum(['mail', 'slack']) }),
  response: z.object({ sent: z.boolean(), reason: z.optional(z.string()) }),
});

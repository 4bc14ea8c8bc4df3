import * as z from 'zod/mini';
import { firstScreens } from '#shared/domain/first-screens.ts';
import { defineRoute } from './route.ts';

export const usernameMinLength = 3;
export const passwordMinLength = 8;
/** bcrypt ignores bytes beyond 72, so longer passwords are rejected instead of silently truncated. */
export const passwordMaxBytes = 72;

const utf8 = new TextEncoder();
const usernameText = z
  .string({ error: 'Username is required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'Username is required', abort: true }),
    z.maxLength(64, { error: 'Username can have at most 64 characters' }),
  );

/** An existing password. Only its length is checked, before any hashing. */
export const givenPassword = z
  .string({ error: 'Password is required' })
  .check(
    z.minLength(1, { error: 'Password is required', abort: true }),
    z.maxLength(1024, { error: 'Password is too long' }),
  );

/** A new password: at least 8 characters, at most 72 bytes. The server also rejects common passwords. */
export const newPasswordText = z.string({ error: 'Password must be at least 8 characters' }).check(
  z.maxLength(1024, { error: 'Password is too long', abort: true }),
  z.minLength(passwordMinLength, { error: 'Password must be at least 8 characters', abort: true }),
  z.refine((value) => utf8.encode(value.normalize('NFC')).length <= passwordMaxBytes, {
    error: 'Password can have at most 72 bytes; letters outside a-z count more than one',
  }),
);

const newUsernameText = z.string({ error: 'Username must be at least 3 characters' }).check(
  z.trim(),
  z.minLength(usernameMinLength, { error: 'Username must be at least 3 characters', abort: true }),
  z.maxLength(64, { error: 'Username can have at most 64 characters' }),
  z.refine((value) => /[^\s\p{Cf}\p{Cc}]/u.test(value), { error: 'Username must be at least 3 characters' }),
);

/** `codeRequired`: the server needs the setup code from the deployment's link. */
export const setupStatusSchema = z.object({ setupComplete: z.boolean(), codeRequired: z.boolean() });

export const setupInputSchema = z.strictObject({ username: newUsernameText, password: newPasswordText });

export const loginInputSchema = z.strictObject({ username: usernameText, password: givenPassword });
export type LoginInput = z.infer<typeof loginInputSchema>;

/**
 * `expiresAt` (ISO 8601) lets the portal warn before the session ends. `firstScreen` is the owner's
 * preferred start screen, if set.
 */
export const loginReplySchema = z.object({
  success: z.boolean(),
  token: z.string(),
  expiresAt: z.string(),
  username: z.string(),
  firstScreen: z.optional(z.enum(firstScreens)),
});
export type LoginReply = z.infer<typeof loginReplySchema>;

const doneSchema = z.object({ success: z.boolean() });

export const getSetupStatus = defineRoute({
  method: 'GET',
  path: '/api/admin/setup-status',
  response: setupStatusSchema,
});

export const setUpAdmin = defineRoute({
  method: 'POST',
  path: '/api/admin/setup',
  body: setupInputSchema,
  errors: ['setup.code', 'setup.done', 'auth.locked'],
  response: doneSchema,
  status: 201,
  maxBodyBytes: 8 * 1024,
});

export const logIn = defineRoute({
  method: 'POST',
  path: '/api/admin/login',
  body: loginInputSchema,
  errors: ['auth.failed', 'auth.locked', 'auth.second_factor'],
  response: loginReplySchema,
  maxBodyBytes: 8 * 1024,
});

/** Ends this session on the server. */
export const logOut = defineRoute({ method: 'POST', path: '/api/admin/logout', response: doneSchema });

/** Ends all sessions of the administrator, including this one. */
export const logOutEverywhere = defineRoute({
  method: 'POST',
  path: '/api/admin/logout-everywhere',
  response: doneSchema,
});

export const passwordInputSchema = z.strictObject({
  currentPassword: givenPassword,
  newPassword: newPasswordText,
});

/**
 * Also ends all other sessions; the response has a new token for this session. A wrong current password is a
 * 400 on its field.
 */
export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/admin/password',
  body: passwordInputSchema,
  errors: ['auth.locked'],
  response: loginReplySchema,
  maxBodyBytes: 8 * 1024,
});

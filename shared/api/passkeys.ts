import * as z from 'zod/mini';
import { givenPassword, loginReplySchema } from './admin-account.ts';
import { requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

/** Maximum number of passkeys per account. */
export const maxPasskeys = 10;

const base64url = (max: number) =>
  z.string().check(z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/, { error: 'Not what a passkey answers.' }));
const credentialBase = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') };

/** The browser's response when a passkey is created. Other fields are ignored. */
export const registrationSchema = z.object({
  ...credentialBase,
  response: z.object({
    clientDataJSON: base64url(4000),
    attestationObject: base64url(16_000),
    transports: z.optional(
      z
        .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
        .check(z.maxLength(8)),
    ),
  }),
});

/** The browser's response when a passkey is used. */
export const assertionSchema = z.object({
  ...credentialBase,
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
});

/** A passkey as the owner sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.optional(z.string()),
  /** The passkey is synced to more than one device. */
  backedUp: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const secondFactorsSchema = z.object({
  passkeys: z.array(passkeySchema),
  /** Number of unused recovery codes. */
  codesLeft: z.number(),
  /** A password alone is no longer enough to log in. */
  required: z.boolean(),
  /** New recovery codes, shown once. Only their hashes are stored. */
  recoveryCodes: z.optional(z.array(z.string())),
});
export type SecondFactors = z.infer<typeof secondFactorsSchema>;

const challengeOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** A login challenge. It doesn't list passkeys, so it reveals none. */
export const getPasskeyChallenge = defineRoute({
  method: 'POST',
  path: '/api/admin/login/challenge',
  response: challengeOptionsSchema,
});

/** Logs in with a passkey, even while password logins are locked. The device verifies the user. */
export const logInWithPasskey = defineRoute({
  method: 'POST',
  path: '/api/admin/login/passkey',
  body: z.strictObject({ credential: assertionSchema }),
  errors: ['auth.failed'],
  response: loginReplySchema,
});

/** Logs in with a recovery code. Each code works once. */
export const logInWithCode = defineRoute({
  method: 'POST',
  path: '/api/admin/login/code',
  body: z.strictObject({ code: requiredText(60, 'Recovery code') }),
  errors: ['auth.failed', 'auth.locked'],
  response: loginReplySchema,
  maxBodyBytes: 8 * 1024,
});

export const listPasskeys = defineRoute({
  method: 'GET',
  path: '/api/admin/passkeys',
  response: secondFactorsSchema,
});

/** Options for creating a passkey. Requires the password, so that a stolen session can't add one. */
export const getPasskeyOptions = defineRoute({
  method: 'POST',
  path: '/api/admin/passkeys/options',
  body: z.strictObject({ currentPassword: givenPassword }),
  errors: ['auth.locked', 'limit.reached'],
  response: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    timeout: z.number(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  }),
  maxBodyBytes: 8 * 1024,
});

/** Stores a new passkey. The first one also returns recovery codes. */
export const addPasskey = defineRoute({
  method: 'POST',
  path: '/api/admin/passkeys',
  body: z.strictObject({ name: requiredText(60, 'Name'), credential: registrationSchema }),
  errors: ['limit.reached', 'record.stale'],
  response: secondFactorsSchema,
  status: 201,
});

const passkeyId = base64url(1400);

/** Renames or removes a passkey, changes whether one is required, or replaces all recovery codes. */
export const changePasskeys = defineRoute({
  method: 'PATCH',
  path: '/api/admin/passkeys',
  body: z.discriminatedUnion('change', [
    z.strictObject({ change: z.literal('rename'), id: passkeyId, name: requiredText(60, 'Name') }),
    z.strictObject({ change: z.literal('remove'), id: passkeyId, currentPassword: givenPassword }),
    z.strictObject({ change: z.literal('require'), required: z.boolean(), currentPassword: givenPassword }),
    z.strictObject({ change: z.literal('codes'), currentPassword: givenPassword }),
  ]),
  errors: ['auth.locked', 'record.not_found', 'record.stale'],
  response: secondFactorsSchema,
  maxBodyBytes: 8 * 1024,
});

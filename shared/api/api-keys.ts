import * as z from 'zod/mini';
import { givenPassword } from './admin-account.ts';
import { dayText, requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

/** What an API key may be allowed to do. A route names its scope in its row of the route table. */
export const apiScopes = [
  'leads:read',
  'leads:write',
  'bookings:read',
  'bookings:write',
  'conversations:read',
  'conversations:write',
  'knowledge:read',
  'knowledge:write',
  'flows:read',
  'flows:write',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Maximum number of API keys. */
export const maxApiKeys = 50;

/** A key as the owner sees it; the key itself is not stored. */
export const apiKeySchema = z.object({
  /** SHA-256 of the key. It identifies the key and can't be used in its place. */
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdBy: z.string(),
  createdAt: z.string(),
  /** The last day (UTC) on which the key is valid. */
  expiresOn: z.optional(z.string()),
  /** The last day (UTC) on which the key was used. */
  lastUsedOn: z.optional(z.string()),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

/** All keys, newest first, expired ones too. */
export const listApiKeys = defineRoute({
  method: 'GET',
  path: '/api/admin/api-keys',
  response: z.object({ keys: z.array(apiKeySchema) }),
});

/**
 * Creates a key, which only this response contains. Requires the password, so that a stolen session can't leave a key
 * behind.
 */
export const createApiKey = defineRoute({
  method: 'POST',
  path: '/api/admin/api-keys',
  body: z.strictObject({
    name: requiredText(60, 'Name'),
    scopes: z
      .array(z.enum(apiScopes))
      .check(z.minLength(1, { error: 'Please choose what the key may do.' }), z.maxLength(apiScopes.length)),
    expiresOn: z.optional(dayText),
    currentPassword: givenPassword,
  }),
  errors: ['auth.locked', 'limit.reached'],
  response: z.object({ key: z.string(), stored: apiKeySchema }),
  status: 201,
});

/** Revokes a key at once. */
export const revokeApiKey = defineRoute({
  method: 'DELETE',
  path: '/api/admin/api-keys/{id}',
  params: z.object({ id: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  response: z.object({}),
  errors: ['record.not_found'],
});

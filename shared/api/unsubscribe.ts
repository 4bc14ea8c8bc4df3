import * as z from 'zod/mini';
import { idText } from './fields.ts';
import { defineRoute } from './route.ts';

/** Token for one subscription: its id and a server signature. */
const params = z.strictObject({
  token: z.string().check(z.regex(/^[0-9a-f]{32}[A-Za-z0-9_-]{22}$/, { error: 'Not a valid link.' })),
});
/** The newsletter issue whose link was used, for its statistics. */
const query = z.object({ issue: z.optional(idText) });

/** Shows a page with a button. Opening it changes nothing, because mail scanners open every link. */
export const getUnsubscribePage = defineRoute({
  method: 'GET',
  path: '/api/unsubscribe/{token}',
  params,
  query,
  errors: ['record.not_found'],
  response: z.string(),
});

/**
 * Unsubscribes the address; safe to repeat. Mail programs call it with one click (RFC 8058): the body
 * `List-Unsubscribe=One-Click` is ignored.
 */
export const unsubscribe = defineRoute({
  method: 'POST',
  path: '/api/unsubscribe/{token}',
  params,
  query,
  errors: ['record.not_found'],
  response: z.string(),
});

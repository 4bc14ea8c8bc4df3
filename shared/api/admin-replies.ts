import * as z from 'zod/mini';
import { languageCodes } from '#shared/domain/languages.ts';
import { bookingSchema, clientSchema, contactSchema } from '#shared/domain/leads.ts';
import { idParams } from './admin-fields.ts';
import { idText, requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

/**
 * A plain-text reply to the person behind a lead. `confirmed`: the administrator sent it with their own mail
 * program.
 */
export const replyInputSchema = z.strictObject({
  kind: z.enum(['contacts', 'clients', 'bookings']),
  id: idText,
  subject: requiredText(200, 'Subject'),
  text: requiredText(20_000, 'Text'),
  confirmed: z.optional(z.boolean()),
});
export type ReplyInput = z.infer<typeof replyInputSchema>;

/**
 * `sent`: the mail sender delivered it. `logged`: it is in the history, the status moved from new to
 * contacted and the clock stopped. Both are false without a mail sender: open the mail program with this
 * text, then repeat the request with `confirmed`. The records are the updated leads.
 */
export const replyResultSchema = z.object({
  sent: z.boolean(),
  logged: z.boolean(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The mail has a link that continues the person's chat conversation. */
  hasLink: z.optional(z.boolean()),
  contact: z.optional(contactSchema),
  client: z.optional(clientSchema),
  booking: z.optional(bookingSchema),
});
export type ReplyResult = z.infer<typeof replyResultSchema>;

/** Safe to repeat with the same Idempotency-Key: sent and logged once. */
export const sendReply = defineRoute({
  method: 'POST',
  path: '/api/admin/replies',
  body: replyInputSchema,
  errors: ['record.not_found', 'request.conflict', 'mail.failed'],
  response: replyResultSchema,
  maxBodyBytes: 128 * 1024,
});

/**
 * A reply template. `{{first name}}`, `{{last name}}`, `{{company}}` and `{{service}}` are filled from the
 * lead, see `filledIn` in shared/domain/reply-texts.ts.
 */
export const replyTemplateInputSchema = z.strictObject({
  name: requiredText(100, 'Name'),
  language: z.enum(languageCodes, { error: 'Please choose a language.' }),
  subject: requiredText(200, 'Subject'),
  text: requiredText(10_000, 'Text'),
});

export const replyTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  language: z.string(),
  subject: z.string(),
  text: z.string(),
  updatedAt: z.string(),
});
export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;

/** All templates, sorted by name; at most 200. */
export const listReplyTemplates = defineRoute({
  method: 'GET',
  path: '/api/admin/reply-templates',
  response: z.array(replyTemplateSchema),
});

export const addReplyTemplate = defineRoute({
  method: 'POST',
  path: '/api/admin/reply-templates',
  body: replyTemplateInputSchema,
  errors: ['limit.reached'],
  response: replyTemplateSchema,
  status: 201,
});

export const changeReplyTemplate = defineRoute({
  method: 'PUT',
  path: '/api/admin/reply-templates/{id}',
  params: idParams,
  body: replyTemplateInputSchema,
  errors: ['record.not_found'],
  response: replyTemplateSchema,
});

export const deleteReplyTemplate = defineRoute({
  method: 'DELETE',
  path: '/api/admin/reply-templates/{id}',
  params: idParams,
  response: z.object({ id: z.string() }),
});

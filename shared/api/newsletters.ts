import * as z from 'zod/mini';
import { idParams } from './admin-fields.ts';
import { requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

/** `sending` continues by itself until every subscriber has been tried; `done` may include failures. */
export const newsletterStates = ['draft', 'sending', 'done'] as const;

/** An issue's text is Markdown. */
export const newsletterInputSchema = z.strictObject({
  subject: requiredText(200, 'Subject'),
  text: requiredText(50_000, 'Text'),
});
export type NewsletterInput = z.infer<typeof newsletterInputSchema>;

export const newsletterSchema = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(newsletterStates),
  updatedAt: z.string(),
  /** Subscribers who joined later don't get this issue. */
  startedAt: z.optional(z.string()),
  finishedAt: z.optional(z.string()),
  sent: z.number(),
  failed: z.number(),
  /** Readers who unsubscribed by a link in this issue. */
  unsubscribed: z.number(),
  /** Why sending is paused until a later run continues it. */
  problem: z.optional(z.string()),
});
export type Newsletter = z.infer<typeof newsletterSchema>;

/** The newest first; at most 200. */
export const listNewsletters = defineRoute({
  method: 'GET',
  path: '/api/admin/newsletters',
  response: z.array(newsletterSchema),
});

const maxBodyBytes = 256 * 1024;

export const addNewsletter = defineRoute({
  method: 'POST',
  path: '/api/admin/newsletters',
  body: newsletterInputSchema,
  errors: ['limit.reached'],
  response: newsletterSchema,
  status: 201,
  maxBodyBytes,
});

/** Only drafts can be changed. */
export const changeNewsletter = defineRoute({
  method: 'PUT',
  path: '/api/admin/newsletters/{id}',
  params: idParams,
  body: newsletterInputSchema,
  errors: ['record.not_found', 'request.conflict'],
  response: newsletterSchema,
  maxBodyBytes,
});

/** Only drafts can be deleted. */
export const deleteNewsletter = defineRoute({
  method: 'DELETE',
  path: '/api/admin/newsletters/{id}',
  params: idParams,
  errors: ['request.conflict'],
  response: z.object({ id: z.string() }),
});

/** Mails the issue to the owner. */
export const testNewsletter = defineRoute({
  method: 'POST',
  path: '/api/admin/newsletters/{id}/test',
  params: idParams,
  errors: ['record.not_found', 'mail.failed'],
  response: z.object({ sent: z.boolean(), to: z.optional(z.string()) }),
});

/**
 * Starts sending a draft to all subscribers, or retries the failed deliveries of a finished issue. A
 * background job sends; the list shows its progress, and why it is paused.
 */
export const sendNewsletter = defineRoute({
  method: 'POST',
  path: '/api/admin/newsletters/{id}/send',
  params: idParams,
  errors: ['record.not_found', 'request.conflict'],
  response: newsletterSchema,
});

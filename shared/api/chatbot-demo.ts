import * as z from 'zod/mini';
import { chatMaxChars, chatReplySchema, historySchema, languageSchema } from './chat.ts';
import { requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

/**
 * A message to a template's demo bot, which acts as that industry's assistant. Without a template, the site's
 * assistant replies. An unknown template is 404 `record.not_found`.
 */
export const demoInputSchema = z.strictObject({
  templateId: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, { error: 'Not a template.' }))),
  message: requiredText(chatMaxChars, 'Message'),
  conversationHistory: historySchema,
  language: languageSchema,
  page: z.optional(z.string().check(z.maxLength(300))),
});

/** Demos never open a form, so replies have no action. */
export const demoReplySchema = z.omit(chatReplySchema, { action: true });

export const sendDemoMessage = defineRoute({
  method: 'POST',
  path: '/api/chatbot/demo',
  body: demoInputSchema,
  errors: ['record.not_found'],
  response: demoReplySchema,
  maxBodyBytes: 256 * 1024,
});

import * as z from 'zod/mini';
import {
  bookingSchema,
  changeSchema,
  clientSchema,
  contactSchema,
  subscriberSchema,
} from '#shared/domain/leads.ts';
import { isEmail, phoneDigits } from '#shared/domain/person.ts';
import { visitContextSchema } from './contact.ts';
import { idText } from './fields.ts';
import { listContract } from './list-contract.ts';
import { defineRoute } from './route.ts';

export const listSubscribers = listContract('/api/admin/subscribers', subscriberSchema);

/**
 * The whole story of a lead: what the visitor attached, every change, and everything else from the same address, newest
 * first (the record itself is not repeated). `story` is absent when nothing was attached.
 */
export const leadStorySchema = z.object({
  story: z.optional(visitContextSchema),
  /** What was said to the flow that made this lead; empty once it is no longer kept, absent for other leads. */
  conversation: z.optional(z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() }))),
  /** The flow and its session that made this lead. */
  flowSession: z.optional(z.object({ flow: z.string(), session: z.string() })),
  history: z.array(changeSchema),
  sameAddress: z.object({
    contacts: z.array(contactSchema),
    clients: z.array(clientSchema),
    bookings: z.array(bookingSchema),
    subscribed: z.boolean(),
  }),
});
export type LeadStory = z.infer<typeof leadStorySchema>;

/** A lead by the collection that lists it. */
export const leadParams = z.strictObject({ kind: z.enum(['contacts', 'clients', 'bookings']), id: idText });

export const getLeadStory = defineRoute({
  method: 'GET',
  path: '/api/admin/leads/{kind}/{id}',
  params: leadParams,
  response: leadStorySchema,
});

/** The address travels in the body, so that it appears in no access log. */
const personText = z.string({ error: 'Please enter an email address or phone number.' }).check(
  z.trim(),
  z.refine((text) => isEmail(text) || phoneDigits(text) !== undefined, {
    error: 'Please enter a valid email address or phone number.',
  }),
);

/** `email` is what a person is known by: an e-mail address or a phone number, however it is grouped. */
export const personInputSchema = z.strictObject({
  email: personText,
  /** Goes on after an earlier page, with its `next`. */
  cursor: z.optional(z.string().check(z.maxLength(4000))),
});

/**
 * Everything stored about one e-mail address or phone number, to hand over. Much comes in pages of this shape: `next` leads on,
 * and the lists of all pages together are the document.
 */
export const personExportSchema = z.object({
  email: z.string(),
  exportedAt: z.string(),
  contacts: z.array(contactSchema),
  clients: z.array(clientSchema),
  bookings: z.array(bookingSchema),
  subscriptions: z.array(subscriberSchema),
  stories: z.array(z.object({ leadId: z.string(), story: z.unknown() })),
  history: z.array(z.object({ leadId: z.string(), change: changeSchema })),
  /** Flow sessions and anything else kept under the address, as stored. */
  other: z.array(z.record(z.string(), z.unknown())),
  next: z.optional(z.string()),
});
export type PersonExport = z.infer<typeof personExportSchema>;
export type PersonLists = Omit<PersonExport, 'email' | 'exportedAt' | 'next'>;

export const exportPerson = defineRoute({
  method: 'POST',
  path: '/api/admin/person/export',
  body: personInputSchema,
  response: personExportSchema,
});

/**
 * How far an erasure is, and its receipt: how many of which kind, never of whom. `done` false: send the same again with
 * `job`.
 */
export const erasePersonResultSchema = z.object({
  /** All that this erasure removed so far. */
  erased: z.number(),
  done: z.boolean(),
  job: z.string(),
  counts: z.record(z.string(), z.number()),
  startedAt: z.string(),
  finishedAt: z.optional(z.string()),
});
export type ErasePersonResult = z.infer<typeof erasePersonResultSchema>;

/** Erases everything found by one e-mail address or phone number. Repeating it is harmless. */
export const erasePerson = defineRoute({
  method: 'POST',
  path: '/api/admin/person/erase',
  body: z.strictObject({ email: personText, job: z.optional(idText) }),
  response: erasePersonResultSchema,
});

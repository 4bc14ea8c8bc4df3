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
 * A lead's timeline, newest first: visitor context, changes and other records with the same email. `story` is
 * absent if the visitor attached nothing.
 */
export const leadStorySchema = z.object({
  story: z.optional(visitContextSchema),
  /** The flow conversation that created this lead. Empty once it has expired, absent for other leads. */
  conversation: z.optional(z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() }))),
  /** The flow and session that created this lead. */
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

/** A lead, identified by collection and id. */
export const leadParams = z.strictObject({ kind: z.enum(['contacts', 'clients', 'bookings']), id: idText });

export const getLeadStory = defineRoute({
  method: 'GET',
  path: '/api/admin/leads/{kind}/{id}',
  params: leadParams,
  response: leadStorySchema,
});

/** The address is sent in the body to keep it out of access logs. */
const personText = z.string({ error: 'Please enter an email address or phone number.' }).check(
  z.trim(),
  z.refine((text) => isEmail(text) || phoneDigits(text) !== undefined, {
    error: 'Please enter a valid email address or phone number.',
  }),
);

/** `email` is an email address or a phone number in any grouping. */
export const personInputSchema = z.strictObject({
  email: personText,
  /** `next` from the previous page. */
  cursor: z.optional(z.string().check(z.maxLength(4000))),
});

/**
 * All data stored about one email address or phone number. Large exports have several pages of this shape:
 * follow `next` and concatenate the lists.
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
  /** Flow sessions and all other stored items of this person, unchanged. */
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

/** A mention of the person in someone else's data or in the site's own. */
export const mentionSchema = z.object({
  /** Identifies the mention in `keep` and `erase`. */
  ref: z.string(),
  /** As in `counts`. */
  kind: z.string(),
  /** The words around the name. */
  excerpt: z.string(),
  /** Path within the site of the page that shows it. */
  link: z.optional(z.string()),
  /** `site`: the site's own texts, which only the owner edits. */
  action: z.enum(['masked', 'kept', 'site']),
});
export type Mention = z.infer<typeof mentionSchema>;

/**
 * Progress and receipt of an erasure, or with `preview` its plan: counts by kind, without personal data. If
 * `done` is false, send the request again, with `job` for an erasure or `cursor` for a preview.
 */
export const erasePersonResultSchema = z.object({
  /** Number of items removed so far. */
  erased: z.number(),
  done: z.boolean(),
  job: z.string(),
  counts: z.record(z.string(), z.number()),
  startedAt: z.string(),
  finishedAt: z.optional(z.string()),
  /** Stored items searched for the person's name so far. */
  scanned: z.optional(z.number()),
  /** Mentions found by this request. */
  mentions: z.optional(z.array(mentionSchema)),
  /** In the first page of a preview: addresses and numbers that the administrator linked with this one. */
  linked: z.optional(z.array(z.string())),
  cursor: z.optional(z.string()),
});
export type ErasePersonResult = z.infer<typeof erasePersonResultSchema>;

const refs = z.optional(z.array(z.string().check(z.maxLength(1200))).check(z.maxLength(500)));

/**
 * Erases everything about one email address or phone number, and about linked ones in `also`, in any
 * spelling. What others wrote about the person is masked, unless its `ref` is in `keep`; conversations in
 * `erase` are erased as a whole. Safe to repeat.
 */
export const erasePerson = defineRoute({
  method: 'POST',
  path: '/api/admin/person/erase',
  body: z.strictObject({
    email: personText,
    job: z.optional(idText),
    also: z.optional(z.array(personText).check(z.maxLength(12))),
    keep: refs,
    erase: refs,
    /** Only reports what would be erased. */
    preview: z.optional(z.boolean()),
    cursor: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,8000}$/))),
  }),
  response: erasePersonResultSchema,
});

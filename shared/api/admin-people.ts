import * as z from 'zod/mini';
import {
  bookingSchema,
  changeSchema,
  clientSchema,
  contactSchema,
  subscriberSchema,
} from '#shared/domain/leads.ts';
import { idText, requiredText } from './fields.ts';
import { defineRoute } from './route.ts';

/** Path of a person: see `personKey` in shared/domain/person.ts. */
export const personKeyText = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{4,1400}$/, { error: 'Not a person of this portal.' }));
export const personParams = z.strictObject({ key: personKeyText });

/**
 * One thing that happened with a person. Known kinds: `contact`, `client`, `booking`, `subscription` (`record` says which),
 * `change` (an edit, a link, an import, later answers to a flow), `reply`, `note`, `flow` (a conversation with a flow) and
 * `conversation` (a chat). Further ones may come: show `title` and `text`.
 */
export const timelineEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.optional(z.string()),
  /** The administrator's name, or `visitor`. */
  by: z.optional(z.string()),
  /** The lead that it belongs to. */
  lead: z.optional(z.object({ kind: z.enum(['contacts', 'clients', 'bookings']), id: z.string() })),
  change: z.optional(changeSchema),
  /** Where it opens, within the site. */
  link: z.optional(z.string()),
  /** What was said, in order. */
  turns: z.optional(
    z.array(z.object({ role: z.enum(['user', 'assistant', 'person']), content: z.string() })),
  ),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

const personRefSchema = z.object({
  key: z.string(),
  /** The e-mail address or phone number. */
  identity: z.string(),
  name: z.string(),
  company: z.optional(z.string()),
});

export const personSchema = z.object({
  key: z.string(),
  identity: z.string(),
  /** Every e-mail address and phone number that belongs to them, this one first. */
  identities: z.array(z.object({ key: z.string(), identity: z.string(), kind: z.enum(['email', 'phone']) })),
  name: z.string(),
  company: z.optional(z.string()),
  language: z.optional(z.string()),
  contacts: z.array(contactSchema),
  clients: z.array(clientSchema),
  bookings: z.array(bookingSchema),
  subscriptions: z.array(subscriberSchema),
  /** One clock for all their leads: `respondBy` while an answer is owed, `respondedAt` the first answer there was. */
  clock: z.object({ respondBy: z.optional(z.string()), respondedAt: z.optional(z.string()) }),
  /** Others that the administrator said are the same person; their records are among the above. */
  linked: z.array(z.extend(personRefSchema, { link: z.string(), at: z.string(), by: z.string() })),
  /** Others that may be: the same number or former address in another record, or a colleague by the company's domain. */
  duplicates: z.array(z.extend(personRefSchema, { reason: z.enum(['phone', 'email', 'domain']) })),
  /** Newest first. */
  timeline: z.array(timelineEntrySchema),
  /** `cursor` of the next, older page of the timeline; the rest is said with the first page only. */
  next: z.optional(z.string()),
});
export type PersonRecord = z.infer<typeof personSchema>;

/** Everything of one person. An unknown one: 404. */
export const getPerson = defineRoute({
  method: 'GET',
  path: '/api/admin/people/{key}',
  params: personParams,
  query: z.strictObject({
    cursor: z.optional(
      z.string().check(z.regex(/^[A-Za-z0-9_-]{1,400}$/, { error: 'Not a page of this list.' })),
    ),
  }),
  errors: ['record.not_found'],
  response: personSchema,
});

/** A note on the person; it is part of the timeline. */
export const addPersonNote = defineRoute({
  method: 'POST',
  path: '/api/admin/people/{key}/notes',
  params: personParams,
  body: z.strictObject({ text: requiredText(10_000, 'Note') }),
  errors: ['request.conflict'],
  response: timelineEntrySchema,
  status: 201,
});

export const deletePersonNote = defineRoute({
  method: 'DELETE',
  path: '/api/admin/people/{key}/notes/{id}',
  params: z.strictObject({ key: personKeyText, id: idText }),
  response: z.object({ id: z.string() }),
});

/** Says that two are one person: one record, one timeline, one clock. Nothing is copied, so taking it back loses nothing. */
export const linkPeople = defineRoute({
  method: 'POST',
  path: '/api/admin/people/{key}/links',
  params: personParams,
  body: z.strictObject({ with: personKeyText }),
  errors: ['record.not_found', 'limit.reached'],
  response: z.object({ id: z.string() }),
  status: 201,
});

export const unlinkPeople = defineRoute({
  method: 'DELETE',
  path: '/api/admin/people/{key}/links/{id}',
  params: z.strictObject({ key: personKeyText, id: idText }),
  response: z.object({ id: z.string() }),
});

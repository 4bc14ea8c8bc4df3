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
 * One event in a person's timeline. Kinds: `contact`, `client`, `booking`, `subscription` (`record` names
 * the item), `change` (edit, link, import, later flow answers), `reply`, `note`, `flow`, `conversation` and
 * `past` (imported from another system).
 * For unknown kinds show `title` and `text`.
 */
export const timelineEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.optional(z.string()),
  /** The administrator's name, or `visitor`. */
  by: z.optional(z.string()),
  /** Lead of this entry. */
  lead: z.optional(z.object({ kind: z.enum(['contacts', 'clients', 'bookings']), id: z.string() })),
  change: z.optional(changeSchema),
  /** Path within the site of the page that shows it. */
  link: z.optional(z.string()),
  /** The messages in order. */
  turns: z.optional(
    z.array(z.object({ role: z.enum(['user', 'assistant', 'person']), content: z.string() })),
  ),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

const personRefSchema = z.object({
  key: z.string(),
  /** The email address or phone number. */
  identity: z.string(),
  name: z.string(),
  company: z.optional(z.string()),
});

export const personSchema = z.object({
  key: z.string(),
  identity: z.string(),
  /** All email addresses and phone numbers of this person, the requested one first. */
  identities: z.array(z.object({ key: z.string(), identity: z.string(), kind: z.enum(['email', 'phone']) })),
  name: z.string(),
  company: z.optional(z.string()),
  language: z.optional(z.string()),
  contacts: z.array(contactSchema),
  clients: z.array(clientSchema),
  bookings: z.array(bookingSchema),
  subscriptions: z.array(subscriberSchema),
  /**
   * One response clock for all leads of the person: `respondBy` while a response is due, `respondedAt` after
   * the first one.
   */
  clock: z.object({ respondBy: z.optional(z.string()), respondedAt: z.optional(z.string()) }),
  /** People that the administrator linked as the same person; their records are included above. */
  linked: z.array(z.extend(personRefSchema, { link: z.string(), at: z.string(), by: z.string() })),
  /** Possible duplicates: same phone number, a former email address, or the same company domain. */
  duplicates: z.array(z.extend(personRefSchema, { reason: z.enum(['phone', 'email', 'domain']) })),
  /** Newest first. */
  timeline: z.array(timelineEntrySchema),
  /** Cursor of the next page, with older entries. Later pages contain only the timeline. */
  next: z.optional(z.string()),
});
export type PersonRecord = z.infer<typeof personSchema>;

/** Everything about one person; 404 if unknown. */
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

/** A note on the person, shown in the timeline. */
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

/**
 * Links two identities as one person with one timeline and one clock. Nothing is copied, so unlinking loses
 * nothing.
 */
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

import * as z from 'zod/mini';
import {
  bookingStatusValues,
  clientPriorityValues,
  clientStatusValues,
  contactStatusValues,
  leadChannelValues,
  leadSourceValues,
} from './lead-statuses.ts';

/** What was not asked of a client, in the words of the portal. */
export const notSpecified = 'Not specified';

const optionalString = z.optional(z.string());
const money = z.number().check(z.minimum(0));

/** Present on a stored record that could not be read as it is: which fields were replaced by blanks. */
const problem = optionalString;

/**
 * Fields that every lead carries beside its own. `updatedAt` is the version that a PATCH may be based on; `respondBy` is
 * the end of the 24-hour promise and `respondedAt` when the lead left 'new'. All are ISO 8601 instants.
 */
const leadClock = {
  createdAt: z.string(),
  updatedAt: z.string(),
  respondBy: optionalString,
  respondedAt: optionalString,
  /** When it was imported, if the import said when it had come: `createdAt` is then that day, and nobody's clock ran since. */
  importedAt: optionalString,
};

/** When the administrator wants to hear of a record again: a calendar day `YYYY-MM-DD`, and an instant until which it waits. */
const reminders = { followUpDate: optionalString, snoozedUntil: optionalString };

/** What is known of how somebody came: their language (a code of `languages`) and the address they wrote from. */
const arrival = { language: optionalString, page: optionalString };

/** What a project needs; a contact may carry it as well, once it was asked. */
const needs = {
  industry: z.string(),
  companySize: z.string(),
  budget: z.string(),
  primaryGoals: z.array(z.string()),
  preferredTemplate: optionalString,
  languageRequirements: z.array(z.string()),
  integrationNeeds: z.array(z.string()),
  hasExistingCRM: z.boolean(),
  existingCRMName: optionalString,
  hasWebsite: z.boolean(),
  websitePlatform: optionalString,
  hasLiveChat: z.boolean(),
  currentChallenges: z.string(),
  timeline: z.string(),
};

/** A contact submission as stored and as the portal lists it. */
export const contactSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  service: z.string(),
  message: z.string(),
  status: z.enum(contactStatusValues),
  phone: optionalString,
  ...z.partial(z.object(needs)).shape,
  ...leadClock,
  ...reminders,
  ...arrival,
  notes: optionalString,
  pricePerMonth: z.optional(money),
  contractMonths: z.optional(z.int().check(z.minimum(0))),
  aiInsights: optionalString,
  source: z.enum(leadSourceValues),
  channel: z.enum(leadChannelValues),
  /** Why it arrived as spam. */
  spamReason: optionalString,
  /** The client project made from it. */
  clientId: optionalString,
  /** The consultation request that the same conversation made. */
  bookingId: optionalString,
  /** Whether the visitor's story (transcript, calculator, learning) was attached. */
  hasStory: z.optional(z.boolean()),
  problem,
});
export type Contact = z.infer<typeof contactSchema>;

/** A client project as stored and as the portal lists it. */
export const clientSchema = z.object({
  id: z.string(),
  companyName: z.string(),
  clientName: z.string(),
  clientEmail: z.string(),
  clientPhone: optionalString,
  ...needs,
  status: z.enum(clientStatusValues),
  priorityLevel: z.enum(clientPriorityValues),
  ...leadClock,
  ...reminders,
  ...arrival,
  quotedPrice: z.optional(money),
  notes: optionalString,
  source: z.enum(leadSourceValues),
  channel: z.enum(leadChannelValues),
  contactId: optionalString,
  bookingId: optionalString,
  hasStory: z.optional(z.boolean()),
  problem,
});
export type Client = z.infer<typeof clientSchema>;

/** A consultation request as stored and as the portal lists it. */
export const bookingSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  phone: optionalString,
  /** The visitor's own wall clock in `timeZone`: `YYYY-MM-DD` and `HH:MM`; absent when no wish was given. */
  preferredDate: optionalString,
  preferredTime: optionalString,
  timeZone: optionalString,
  /** The same moment, when both date and time were given: ISO 8601 instant. */
  startsAt: optionalString,
  serviceInterest: optionalString,
  message: optionalString,
  status: z.enum(bookingStatusValues),
  /** The other moment that the administrator offers, while the status is `proposed`: ISO 8601 instant. */
  proposedStartsAt: optionalString,
  durationMinutes: z.int(),
  /** Where it takes place: a link to a call, a number or an address; the visitor sees it. */
  place: optionalString,
  /** What the administrator tells the visitor with the latest change of state. */
  reply: optionalString,
  /** The administrator's own. */
  notes: optionalString,
  createdAt: z.string(),
  updatedAt: z.string(),
  ...reminders,
  ...arrival,
  /** The client project made with it, in the same transaction. */
  clientId: optionalString,
  /** The contact it belongs to, where a conversation made both: they are one lead. */
  contactId: optionalString,
  spamReason: optionalString,
  problem,
});
export type Booking = z.infer<typeof bookingSchema>;

/** A newsletter subscriber. */
export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: z.string(),
  source: optionalString,
  problem,
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/**
 * One entry of a lead's history, newest last. `by` is the administrator's name, or `visitor`: `answered` is what a visitor said
 * after the lead was handled, which changes nothing in the lead itself.
 */
export const changeSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  kind: z.enum(['created', 'updated', 'linked', 'answered', 'replied', 'imported']),
  changes: z.array(
    z.object({ field: z.string(), from: z.nullable(z.unknown()), to: z.nullable(z.unknown()) }),
  ),
  /** With `replied`: what was written. `by`: sent by the owner's mail sender, or by their own mail program. */
  reply: z.optional(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      by: z.enum(['sender', 'program']),
    }),
  ),
});
export type Change = z.infer<typeof changeSchema>;

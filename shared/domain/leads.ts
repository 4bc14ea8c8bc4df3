import * as z from 'zod/mini';
import {
  bookingStatusValues,
  clientPriorityValues,
  clientStatusValues,
  contactStatusValues,
  leadChannelValues,
  leadSourceValues,
} from './lead-statuses.ts';

/** The portal's text for a missing value. */
export const notSpecified = 'Not specified';

const optionalString = z.optional(z.string());
const money = z.number().check(z.minimum(0));

/** Names the fields that could not be read and were left blank. */
const problem = optionalString;

/**
 * Fields shared by all leads, as ISO 8601 instants. `updatedAt` is the version for PATCH, `respondBy` the
 * end of the 24-hour promise, `respondedAt` when the lead left 'new'.
 */
const leadClock = {
  createdAt: z.string(),
  updatedAt: z.string(),
  respondBy: optionalString,
  respondedAt: optionalString,
  /** Set when an import gave a creation date. `createdAt` is then that date and no response clock runs. */
  importedAt: optionalString,
};

/** Reminders: a calendar day `YYYY-MM-DD`, and the instant until which the record is snoozed. */
const reminders = { followUpDate: optionalString, snoozedUntil: optionalString };

/** The visitor's language (a code of `languages`) and the page they wrote from. */
const arrival = { language: optionalString, page: optionalString };

/** Project requirements; a contact may have them as well. */
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

/** A contact as stored and listed. */
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
  /** Why the contact was marked as spam on arrival. */
  spamReason: optionalString,
  /** The client created from it. */
  clientId: optionalString,
  /** The consultation request created by the same conversation. */
  bookingId: optionalString,
  /** Whether the visitor's context (transcript, calculator, learning) was attached. */
  hasStory: z.optional(z.boolean()),
  problem,
});
export type Contact = z.infer<typeof contactSchema>;

/** A client as stored and listed. */
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

/** A consultation request as stored and listed. */
export const bookingSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  phone: optionalString,
  /**
   * Requested time in the visitor's zone `timeZone`: `YYYY-MM-DD` and `HH:MM`; absent if the visitor chose
   * none.
   */
  preferredDate: optionalString,
  preferredTime: optionalString,
  timeZone: optionalString,
  /** The same time as an ISO 8601 instant, if both date and time were given. */
  startsAt: optionalString,
  serviceInterest: optionalString,
  message: optionalString,
  status: z.enum(bookingStatusValues),
  /** The alternative time offered while the status is `proposed`, ISO 8601. */
  proposedStartsAt: optionalString,
  /** Until when an unanswered request or proposal holds its time, ISO 8601; absent if it holds none. */
  heldUntil: optionalString,
  durationMinutes: z.int(),
  /** Location of the appointment (link, phone number or address); shown to the visitor. */
  place: optionalString,
  /** The administrator's message to the visitor with the latest status change. */
  reply: optionalString,
  /** Internal notes. */
  notes: optionalString,
  createdAt: z.string(),
  updatedAt: z.string(),
  ...reminders,
  ...arrival,
  /** The client created in the same transaction. */
  clientId: optionalString,
  /** The contact it belongs to if one conversation created both; they count as one lead. */
  contactId: optionalString,
  spamReason: optionalString,
  problem,
});
export type Booking = z.infer<typeof bookingSchema>;

/**
 * A newsletter subscriber. After unsubscribing, the record stays, so that only the person can subscribe
 * again.
 */
export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  createdAt: z.string(),
  source: optionalString,
  /** What the person agreed to: when, on which page, and the text shown beside the form. */
  consent: z.optional(z.object({ at: z.string(), page: optionalString, text: z.string() })),
  unsubscribedAt: optionalString,
  problem,
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/**
 * A change in a lead's history, newest last. `by` is the administrator's name or `visitor`. `answered`
 * records what a visitor added after the lead was handled.
 */
export const changeSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  kind: z.enum(['created', 'updated', 'linked', 'answered', 'replied', 'imported']),
  changes: z.array(
    z.object({ field: z.string(), from: z.nullable(z.unknown()), to: z.nullable(z.unknown()) }),
  ),
  /**
   * With `replied`: the text. `by`: sent by the mail sender, by the administrator's own mail program, or by the
   * site itself as a confirmation. `failed`: why it was not sent.
   */
  reply: z.optional(
    z.object({
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      by: z.enum(['sender', 'program', 'site']),
      failed: optionalString,
    }),
  ),
});
export type Change = z.infer<typeof changeSchema>;

import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

const counts = z.record(z.string(), z.number());

/**
 * What came in a span of days and what has become of it until now: leads made then, each once, how many of them were answered and
 * signed (a contact signed, a project in progress or completed). Chats count by their first message, visits as
 * `shared/api/visits.ts` says. A lead needs no chat, and a chat may become a lead on a later day: the steps are figures of one
 * span of days, not one group of people.
 */
const periodSchema = z.object({
  /** UTC days `YYYY-MM-DD`, both inclusive. */
  from: z.string(),
  to: z.string(),
  visits: z.number(),
  chats: z.number(),
  leads: z.number(),
  signed: z.number(),
  /** Visits by what brought them, as `byChannel` has the leads. */
  visitsByChannel: counts,
  bySource: counts,
  byChannel: counts,
  byLanguage: counts,
  byPage: counts,
  /** One entry per UTC day, oldest first, zeros included. */
  daily: z.array(z.object({ day: z.string(), visits: z.number(), chats: z.number(), leads: z.number() })),
  /** `medianHours` is estimated from how many answers fell into which span of time; absent without answers. */
  response: z.object({ answered: z.number(), inTime: z.number(), medianHours: z.optional(z.number()) }),
});
export type OverviewPeriod = z.infer<typeof periodSchema>;

/**
 * The pipeline in figures, from counters that the writes keep in their own transactions. Spam is counted only under its
 * status. Money is US dollars per month.
 */
export const overviewSchema = z.object({
  /** One entry per UTC day of the asked span, oldest first, zeros included. */
  days: z.array(
    z.object({
      day: z.string(),
      contacts: z.number(),
      bookings: z.number(),
      clients: z.number(),
      subscribers: z.number(),
    }),
  ),
  contacts: z.object({ total: z.number(), byStatus: counts, bySource: counts, byChannel: counts }),
  clients: z.object({
    total: z.number(),
    byStatus: counts,
    byPriority: counts,
    bySource: counts,
    byChannel: counts,
  }),
  /** Leads, each once, whatever became of it: a contact, a request, a project added by hand or imported. Spam is none. */
  leads: z.object({
    total: z.number(),
    bySource: counts,
    byChannel: counts,
    byLanguage: counts,
    /** By the part of the site they were sent from, see `leadPages`. */
    byPage: counts,
  }),
  /** The asked span and the equally long one before it. */
  periods: z.object({ current: periodSchema, previous: periodSchema }),
  bookings: z.object({ total: z.number() }),
  subscribers: z.object({ total: z.number() }),
  /** Share of contacts (without spam) that are signed, 0-1; 0 when there are none. */
  conversion: z.number(),
  /** Sum of price per month over signed contacts. */
  monthlyRevenue: z.number(),
  /** Sum of quoted prices over projects that are quoted or in progress. */
  openQuotes: z.number(),
  /** First answers: how many leads were answered, how many of them within 24 hours, mean hours until the answer. */
  response: z.object({ answered: z.number(), inTime: z.number(), meanHours: z.number() }),
  /** Notifications to the owner that could not be delivered after every retry, newest first, at most 20. */
  failedNotifications: z.array(
    z.object({ id: z.string(), leadId: z.string(), at: z.string(), channel: z.string(), reason: z.string() }),
  ),
});
export type Overview = z.infer<typeof overviewSchema>;

export const getOverview = defineRoute({
  method: 'GET',
  path: '/api/admin/overview',
  query: z.strictObject({
    days: z.optional(z.string().check(z.regex(/^(7|30|90)$/, { error: 'Choose 7, 30 or 90 days.' }))),
  }),
  response: overviewSchema,
});

import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

const counts = z.record(z.string(), z.number());

/**
 * Counts for one period: leads created in it, and how many of those are answered or signed by now. Chats
 * count by their first message, visits as described in shared/api/visits.ts. The steps are independent
 * counts, not a cohort: a lead needs no chat.
 */
const periodSchema = z.object({
  /** UTC days `YYYY-MM-DD`, inclusive. */
  from: z.string(),
  to: z.string(),
  visits: z.number(),
  chats: z.number(),
  leads: z.number(),
  signed: z.number(),
  /** Visits by channel, with the same keys as `byChannel`. */
  visitsByChannel: counts,
  bySource: counts,
  byChannel: counts,
  byLanguage: counts,
  byPage: counts,
  /** One entry per UTC day, oldest first, including zeros. */
  daily: z.array(z.object({ day: z.string(), visits: z.number(), chats: z.number(), leads: z.number() })),
  /** First answers to the period's leads, and how many came within 24 hours. */
  response: z.object({ answered: z.number(), inTime: z.number() }),
});
export type OverviewPeriod = z.infer<typeof periodSchema>;

/**
 * Pipeline statistics from counters that are updated in the same transaction as each record. Spam is counted
 * only under its status. Money is US dollars per month.
 */
export const overviewSchema = z.object({
  /** One entry per UTC day of the requested period, oldest first, including zeros. */
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
  /**
   * All leads, each counted once: contacts, bookings, and clients added by hand or imported. Without spam.
   */
  leads: z.object({
    total: z.number(),
    bySource: counts,
    byChannel: counts,
    byLanguage: counts,
    /** By the page the lead came from, see `leadPages`. */
    byPage: counts,
  }),
  /** The requested period and the equally long period before it. */
  periods: z.object({ current: periodSchema, previous: periodSchema }),
  bookings: z.object({ total: z.number() }),
  subscribers: z.object({ total: z.number() }),
  /** Share of contacts (without spam) that signed, 0-1; 0 without contacts. */
  conversion: z.number(),
  /** Sum of monthly prices of signed contacts. */
  monthlyRevenue: z.number(),
  /** Sum of quoted prices of clients that are quoted or in progress. */
  openQuotes: z.number(),
  /** First responses: number of answered leads, how many within 24 hours, and the mean delay in hours. */
  response: z.object({ answered: z.number(), inTime: z.number(), meanHours: z.number() }),
  /** Notifications to the owner that failed after all retries, newest first, at most 20. */
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

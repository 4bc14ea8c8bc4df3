import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** Events that can be sent to other systems. */
export const eventTypes = [
  'lead.created',
  'booking.created',
  'conversation.ended',
  'flow.completed',
] as const;
export type EventType = (typeof eventTypes)[number];

const receiver = {
  url: z.string().check(
    z.maxLength(2000),
    z.refine((text) => /^https:\/\/[^\s/?#@]+/i.test(text), {
      error: 'Please enter an address that starts with https://.',
    }),
  ),
  events: z.array(z.enum(eventTypes)).check(z.minLength(1, { error: 'Please choose at least one event.' })),
};

/** `retrying`: an attempt failed and the next one is at `nextAt`. `failed`: all attempts failed. */
export const deliveryStates = ['waiting', 'retrying', 'delivered', 'failed'] as const;

export const eventDeliverySchema = z.object({
  id: z.string(),
  type: z.enum(eventTypes),
  createdAt: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  nextAt: z.optional(z.string()),
  /** Of the latest attempt. */
  status: z.optional(z.int()),
  error: z.optional(z.string()),
});
export type EventDelivery = z.infer<typeof eventDeliverySchema>;

/** The receiver and the newest deliveries, newest first. */
export const getOutgoingEvents = defineRoute({
  method: 'GET',
  path: '/api/admin/outgoing-events',
  response: z.object({
    receiver: z.optional(
      z.object({ url: z.string(), events: z.array(z.enum(eventTypes)), savedAt: z.string() }),
    ),
    deliveries: z.array(eventDeliverySchema),
  }),
});
export type OutgoingEvents = z.infer<typeof getOutgoingEvents.response>;

/**
 * Saves the receiver. A new receiver, or `newSecret`, creates a signing secret, which only this response
 * contains.
 */
export const saveEventReceiver = defineRoute({
  method: 'PUT',
  path: '/api/admin/outgoing-events',
  body: z.strictObject({ ...receiver, newSecret: z.optional(z.boolean()) }),
  response: z.object({ secret: z.optional(z.string()) }),
});

/** Stops sending; drops events that are waiting. */
export const removeEventReceiver = defineRoute({
  method: 'DELETE',
  path: '/api/admin/outgoing-events',
  response: z.object({}),
});

/** Sends a delivery again at once, with the same id, and returns its new state. 404 without a receiver or delivery. */
export const resendEvent = defineRoute({
  method: 'POST',
  path: '/api/admin/outgoing-events/{id}',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f-]{36}$/)) }),
  response: eventDeliverySchema,
  errors: ['record.not_found'],
});

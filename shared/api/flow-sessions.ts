import * as z from 'zod/mini';
import { placementSchema } from '#shared/domain/placements.ts';
import { inputKinds } from '#shared/flow/fields.ts';
import { flowOutcomes } from '#shared/flow/outcomes.ts';
import { idText } from './fields.ts';
import { defineRoute } from './route.ts';
import { timeZoneText } from './time-zone.ts';

/** The part of a public link that names a flow: a random UUID. */
export const flowUuidText = z.string().check(
  z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, {
    error: 'Not a flow link.',
  }),
);

export const publicFlowSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  language: z.string(),
  /** Of the site's own flows only: every other is a visitor's, and is shown as such. */
  official: z.optional(z.boolean()),
});
export type PublicFlow = z.infer<typeof publicFlowSchema>;

/** What the chat page needs of an active flow; 404 for any other. */
export const getPublicFlow = defineRoute({
  method: 'GET',
  path: '/api/flows/public/{uuid}',
  params: z.strictObject({ uuid: flowUuidText }),
  response: publicFlowSchema,
});

export const sessionMessageSchema = z.object({
  /** `notice`: the request that an anonymous workspace's flow would have made. */
  role: z.enum(['bot', 'visitor', 'notice']),
  text: z.string(),
  /** Milliseconds to show typing before it. */
  delay: z.number(),
});
export type SessionMessage = z.infer<typeof sessionMessageSchema>;

/** What the flow waits for. `choice` is answered with an option's value (its label or number work too). */
export const awaitingSchema = z.object({
  kind: z.enum(['choice', 'appointment', ...inputKinds]),
  options: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
  /** With `appointment`: only the company's consultation slots are taken. */
  slots: z.optional(z.boolean()),
});
export type SessionAwaiting = z.infer<typeof awaitingSchema>;

export const sessionTurnSchema = z.object({
  id: z.string(),
  /** Number of the question that is open; the next answer names it. */
  step: z.number(),
  messages: z.array(sessionMessageSchema),
  awaiting: z.nullable(awaitingSchema),
  done: z.boolean(),
  /** How it ended. */
  outcome: z.optional(z.enum(flowOutcomes)),
  /** What it is held in: the visitor's language where the flow has it, else the flow's own. */
  language: z.string(),
  /** Who goes on after the flow. */
  handOver: z.optional(z.enum(['person', 'assistant'])),
  /** With `strict`: whether the answer was one. Where it was not, nothing changed; `again` asks in other words. */
  fits: z.optional(z.boolean()),
  again: z.optional(z.object({ question: z.string(), retry: z.string() })),
  /**
   * The answer held what looks like a payment card, an account or an identity number: nothing was kept, the question is
   * still open. `said` is the answer with it masked, to be sent as it is, or the first one again with `asIs`.
   */
  masked: z.optional(z.boolean()),
  said: z.optional(z.string()),
  /** Where this step is kept in the chat's conversation, if it is part of one. */
  turn: z.optional(z.string()),
});
export type SessionTurn = z.infer<typeof sessionTurnSchema>;

const knownSchema = z
  .record(
    z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, { error: 'Not the name of a variable.' })),
    z.string().check(z.maxLength(500, { error: 'A value can have at most 500 characters.' })),
  )
  .check(z.refine((known) => Object.keys(known).length <= 30, { error: 'At most 30 values.' }));

/** Begins a conversation. Everything in the body may be left out. */
export const startFlowSession = defineRoute({
  method: 'POST',
  path: '/api/flows/{id}/sessions',
  /** `id` is the flow's public UUID. */
  params: z.strictObject({ id: flowUuidText }),
  optionalBody: true,
  body: z.strictObject({
    /** The visitor's languages, the dearest first. */
    languages: z.optional(
      z.array(z.string().check(z.maxLength(35))).check(z.maxLength(10, { error: 'At most 10 languages.' })),
    ),
    /** Answers given elsewhere: they are variables from the start, and questions for them are passed over. */
    known: z.optional(knownSchema),
    /** The page it was begun on. */
    page: z.optional(z.string().check(z.maxLength(300))),
    /** What of the site opened it. */
    placement: z.optional(placementSchema.shape.id),
    /** It runs in the site's chat and belongs to the visitor's conversation there. */
    inChat: z.optional(z.boolean()),
  }),
  errors: ['request.conflict'],
  response: sessionTurnSchema,
  status: 201,
});

const sessionParams = z.strictObject({ id: flowUuidText, session: idText });

/**
 * Answers question `step`. The same step with the same input again repeats the answer; another input for a step that
 * is already answered gives 409 record.stale with the open turn as `current`.
 */
export const continueFlowSession = defineRoute({
  method: 'POST',
  path: '/api/flows/{id}/sessions/{session}',
  params: sessionParams,
  body: z.strictObject({
    step: z.int({ error: 'step must be a whole number.' }).check(z.minimum(0)),
    input: z
      .string({ error: 'input must be text.' })
      .check(z.maxLength(2000, { error: 'An answer can have at most 2,000 characters.' })),
    /** Of the wall clock that an appointment is meant in; without it company time. */
    timeZone: z.optional(timeZoneText),
    /** The visitor was shown what would be masked and means it: an order number, say. Counts for text and numbers only. */
    asIs: z.optional(z.boolean()),
    /** What doesn't fit is no answer: it changes nothing, and the turn says `fits: false`. */
    strict: z.optional(z.boolean()),
  }),
  errors: ['record.stale'],
  response: sessionTurnSchema,
});

/** The conversation so far, for a page that is loaded again; `messages` is all of it. */
export const getFlowSession = defineRoute({
  method: 'GET',
  path: '/api/flows/{id}/sessions/{session}',
  params: sessionParams,
  response: sessionTurnSchema,
});

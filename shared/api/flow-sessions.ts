import * as z from 'zod/mini';
import { placementSchema } from '#shared/domain/placements.ts';
import { publicProfileSchema } from '#shared/domain/public-profile.ts';
import { inputKinds } from '#shared/flow/fields.ts';
import { messageMediaSchema } from '#shared/flow/media.ts';
import { flowOutcomes } from '#shared/flow/outcomes.ts';
import { idText } from './fields.ts';
import { defineRoute } from './route.ts';
import { timeZoneText } from './time-zone.ts';

/** The random UUID in a flow's public link. */
export const flowUuidText = z.string().check(
  z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, {
    error: 'Not a flow link.',
  }),
);

export const publicFlowSchema = z.object({
  uuid: z.string(),
  /** The public title in the flow's language; empty if it has none. */
  name: z.string(),
  ...z.partial(publicProfileSchema).shape,
  description: z.string(),
  language: z.string(),
  /** True for the site's own flows; any other is labelled as a visitor's. */
  official: z.optional(z.boolean()),
});
export type PublicFlow = z.infer<typeof publicFlowSchema>;

/** The public data of an active flow; 404 for any other. */
export const getPublicFlow = defineRoute({
  method: 'GET',
  path: '/api/flows/public/{uuid}',
  params: z.strictObject({ uuid: flowUuidText }),
  response: publicFlowSchema,
});

export const sessionMessageSchema = z.object({
  /** `notice`: a request that was displayed instead of sent, in flows of anonymous workspaces. */
  role: z.enum(['bot', 'visitor', 'notice']),
  text: z.string(),
  /** Milliseconds of typing before it. */
  delay: z.number(),
  /** Pictures, videos, links or cards; `text` is their text version. Never in a visitor's flow. */
  media: z.optional(z.array(messageMediaSchema)),
});
export type SessionMessage = z.infer<typeof sessionMessageSchema>;

/** The answer that the flow waits for. A `choice` accepts an option's value, label or number. */
export const awaitingSchema = z.object({
  kind: z.enum(['choice', 'appointment', ...inputKinds]),
  options: z.optional(
    z.array(
      z.object({
        label: z.string(),
        value: z.string(),
        /** Never in a visitor's flow. */
        picture: messageMediaSchema.shape.picture,
        alt: z.optional(z.string()),
      }),
    ),
  ),
  /** How many options can be chosen; the answer has their values, one on each line. */
  several: z.optional(z.object({ min: z.number(), max: z.number(), hint: z.string(), done: z.string() })),
  /** With `appointment`: only the company's consultation slots are accepted. */
  slots: z.optional(z.boolean()),
});
export type SessionAwaiting = z.infer<typeof awaitingSchema>;

export const sessionTurnSchema = z.object({
  id: z.string(),
  /** Number of the open question; the next answer has to repeat it. */
  step: z.number(),
  messages: z.array(sessionMessageSchema),
  awaiting: z.nullable(awaitingSchema),
  done: z.boolean(),
  /** How it ended. */
  outcome: z.optional(z.enum(flowOutcomes)),
  /** The visitor's language if the flow is translated into it, otherwise the flow's own. */
  language: z.string(),
  /** Who takes over after the flow. */
  handOver: z.optional(z.enum(['person', 'assistant'])),
  /** With `strict`: whether the answer was accepted. If not, nothing changed and `again` has the texts to ask again. */
  fits: z.optional(z.boolean()),
  again: z.optional(z.object({ question: z.string(), retry: z.string() })),
  /**
   * The answer seems to contain a payment card, account or identity number: nothing was stored and the question is still open.
   * `said` is the masked answer. Send that, or the original with `asIs`.
   */
  masked: z.optional(z.boolean()),
  said: z.optional(z.string()),
  /** Id of this turn in the chat's conversation, if it belongs to one. */
  turn: z.optional(z.string()),
  /** Only in the response to the start: opens the session by `flowSecretHeader` if cookies are blocked. */
  secret: z.optional(z.string()),
});
export type SessionTurn = z.infer<typeof sessionTurnSchema>;

/** Request header with a session's secret. */
export const flowSecretHeader = 'x-flow-secret';

/** Headers that open a session without its cookie. */
export const flowSecretHeaders = (secret: string | undefined): Record<string, string> =>
  secret === undefined ? {} : { [flowSecretHeader]: secret };

const knownSchema = z
  .record(
    z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/, { error: 'Not the name of a variable.' })),
    z.string().check(z.maxLength(500, { error: 'A value can have at most 500 characters.' })),
  )
  .check(z.refine((known) => Object.keys(known).length <= 30, { error: 'At most 30 values.' }));

/** Starts a conversation. */
export const startFlowSession = defineRoute({
  method: 'POST',
  path: '/api/flows/{id}/sessions',
  /** `id` is the flow's public UUID. */
  params: z.strictObject({ id: flowUuidText }),
  optionalBody: true,
  body: z.strictObject({
    /** The visitor's languages, in order of preference. */
    languages: z.optional(
      z.array(z.string().check(z.maxLength(35))).check(z.maxLength(10, { error: 'At most 10 languages.' })),
    ),
    /** Known answers: set as variables, and their questions are skipped. */
    known: z.optional(knownSchema),
    /** The page on which it starts. */
    page: z.optional(z.string().check(z.maxLength(300))),
    /** Host of the other site that it is embedded in. */
    host: z.optional(
      z.string().check(z.regex(/^[a-z0-9.:-]{1,253}$/i, { error: 'A host looks like www.example.org.' })),
    ),
    /** The placement that opened it. */
    placement: z.optional(placementSchema.shape.id),
    /** Whether it belongs to the visitor's conversation in the site's chat. */
    inChat: z.optional(z.boolean()),
  }),
  errors: ['request.conflict'],
  response: sessionTurnSchema,
  status: 201,
});

const sessionParams = z.strictObject({ id: flowUuidText, session: idText });

/**
 * Answers question `step`. 404 unless the request has the cookie or the secret of the browser that began the session. Repeating the same input returns the same turn; another input for an answered step gives 409
 * record.stale with the open turn as `current`.
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
    /** Time zone of an appointment or date; by default company time. */
    timeZone: z.optional(timeZoneText),
    /** Stores text and numbers without masking, after the visitor has confirmed it. */
    asIs: z.optional(z.boolean()),
    /** A rejected answer changes nothing and returns `fits: false`. */
    strict: z.optional(z.boolean()),
  }),
  errors: ['record.stale'],
  response: sessionTurnSchema,
});

/**
 * The conversation so far, to restore it after a reload; `messages` has all of it. 404 for other browsers.
 */
export const getFlowSession = defineRoute({
  method: 'GET',
  path: '/api/flows/{id}/sessions/{session}',
  params: sessionParams,
  response: sessionTurnSchema,
});

import * as z from 'zod/mini';
import {
  liveMessageChars,
  liveStates,
  openReasons,
  turnMarks,
  turnOutcomes,
} from '#shared/domain/conversations.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { messageMediaSchema } from '#shared/flow/media.ts';
import { chatLinkSchema } from './chat-link.ts';
import { dayText, requiredText } from './fields.ts';
import { personStateSchema } from './person-state.ts';
import { defineRoute } from './route.ts';

const uuidText = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'Not a valid id.' }));
const languageText = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);
const pathText = z.string().check(z.maxLength(300));
const candidateSchema = z.object({ card: z.string(), score: z.number() });

/** Why the assistant gave this reply. */
export const explainedSchema = z.object({
  card: z.optional(z.string()),
  score: z.optional(z.number()),
  runnerUp: z.optional(candidateSchema),
  /** Checks that the model's reply failed. */
  checksFailed: z.optional(z.array(z.string())),
});

/** One stored turn with the assistant, a demo or a flow. */
export const turnSchema = z.object({
  id: z.string(),
  at: z.string(),
  said: z.string(),
  text: z.string(),
  language: languageText,
  page: z.string(),
  /** `site`, `demo:<template>` or `flow:<link>`. */
  where: z.string(),
  outcome: z.enum(turnOutcomes),
  mode: z.enum(['model', 'offline']),
  cards: z.array(z.string()),
  /** Links within the site that the reply offered. */
  links: z.optional(z.array(chatLinkSchema)),
  /** Pictures, videos, links and cards that a flow sent besides its text. */
  media: z.optional(z.array(messageMediaSchema)),
  explained: z.optional(explainedSchema),
  tokens: z.optional(z.number()),
  /** The owner's rating of the reply. */
  mark: z.optional(z.enum(turnMarks)),
  /** The assistant asked a question and the visitor chose one of its suggestions. */
  taken: z.optional(z.boolean()),
  /** The visitor may be in danger; the reply gave emergency numbers. */
  danger: z.optional(z.boolean()),
});
export type Turn = z.infer<typeof turnSchema>;

/** A live-chat message; `seq` counts from 1 without gaps. */
export const liveMessageSchema = z.object({
  seq: z.number(),
  clientId: z.string(),
  from: z.enum(['visitor', 'person']),
  text: z.string(),
  at: z.string(),
});
export type LiveMessage = z.infer<typeof liveMessageSchema>;

/** Typing and read indicators. */
const signsSchema = z.object({
  typingUntil: z.optional(z.string()),
  read: z.number(),
});

/** A conversation in the portal's list. */
export const conversationSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  updatedAt: z.string(),
  endsAt: z.string(),
  language: languageText,
  page: z.string(),
  where: z.string(),
  turns: z.number(),
  /** Outcome of the latest turn. */
  outcome: z.enum(turnOutcomes),
  first: z.string(),
  last: z.string(),
  state: z.enum(liveStates),
  waitingSince: z.optional(z.string()),
  /** The visitor was waiting for a person and has left. */
  left: z.optional(z.boolean()),
  /** One of its messages suggests that the visitor is in danger. */
  danger: z.optional(z.boolean()),
  /** Number of live-chat messages. */
  live: z.number(),
  /** Only in the list of unanswered questions: the visitor's message and the reason. */
  missed: z.optional(
    z.object({
      turn: z.string(),
      said: z.string(),
      language: languageText,
      at: z.string(),
      reason: z.enum(openReasons),
    }),
  ),
});
export type ConversationSummary = z.infer<typeof conversationSchema>;

const idParams = z.strictObject({ id: uuidText });
/** `care`: a visitor may be in danger and no person has taken over yet. */
export const conversationViews = ['live', 'waiting', 'care', 'unanswered', 'all'] as const;
export type ConversationView = (typeof conversationViews)[number];

/**
 * Conversations, newest first; `Link: rel="next"` has the next page. Search matches the first and last
 * message as text, and whole words (the last one as a prefix) in all visitor messages. Conversations that
 * need care come first. Among waiting conversations, those whose visitors are still present come first.
 * `unanswered` has a row for each question, so a conversation may be listed several times.
 */
export const listConversations = defineRoute({
  method: 'GET',
  path: '/api/admin/conversations',
  query: z.strictObject({
    view: z.optional(z.enum(conversationViews)),
    q: z.optional(z.string().check(z.maxLength(100))),
    language: z.optional(languageText),
    page: z.optional(z.string().check(z.maxLength(40))),
    topic: z.optional(z.string().check(z.maxLength(40))),
    outcome: z.optional(z.enum(turnOutcomes)),
    flow: z.optional(z.string().check(z.maxLength(60))),
    /** First and last UTC day on which the conversations began, `YYYY-MM-DD`. */
    from: z.optional(dayText),
    to: z.optional(dayText),
    cursor: z.optional(z.string().check(z.maxLength(300))),
  }),
  response: z.array(conversationSchema),
});

/**
 * A conversation with all its messages. The ETag is the head's version: an unchanged one costs one read and
 * returns 304.
 */
export const getConversation = defineRoute({
  method: 'GET',
  path: '/api/admin/conversations/{id}',
  params: idParams,
  response: z.object({
    conversation: conversationSchema,
    turns: z.array(turnSchema),
    messages: z.array(liveMessageSchema),
    visitor: signsSchema,
    person: signsSchema,
    /** Email addresses and phone numbers given in it, in the form used by the person page. */
    people: z.array(z.string()),
    /** Leads the visitor sent from this conversation. */
    leads: z.array(z.object({ collection: z.string(), id: z.string() })),
  }),
});

/** Rates a reply as good or wrong; `null` removes the rating. Wrong replies appear in the unanswered list. */
export const markTurn = defineRoute({
  method: 'PATCH',
  path: '/api/admin/conversations/{id}/turns/{turn}',
  params: z.strictObject({ id: uuidText, turn: uuidText }),
  body: z.strictObject({ mark: z.nullable(z.enum(turnMarks)) }),
  response: turnSchema,
});

/** The owner takes over (`person`) or hands back to the assistant. */
export const takeConversation = defineRoute({
  method: 'PUT',
  path: '/api/admin/conversations/{id}/speaker',
  params: idParams,
  body: z.strictObject({ speaker: z.enum(['person', 'assistant']) }),
  response: conversationSchema,
});

const messageBody = z.strictObject({
  /** Chosen by the client; the same id twice is one message. */
  clientId: uuidText,
  text: requiredText(liveMessageChars, 'Message'),
  /** Number of the last message the client has. Saves a read. */
  known: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
});
const signsBody = z.strictObject({
  typing: z.boolean({ error: 'typing must be true or false.' }),
  /** The last message read. */
  read: z.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
});

/** Deletes a conversation with all its messages and collected data. Leads sent from it are kept. */
export const removeConversation = defineRoute({
  method: 'DELETE',
  path: '/api/admin/conversations/{id}',
  params: idParams,
  response: z.object({ deleted: z.boolean() }),
});

/** The owner's message in a conversation they took over. */
export const sayToVisitor = defineRoute({
  method: 'POST',
  path: '/api/admin/conversations/{id}/messages',
  params: idParams,
  body: messageBody,
  errors: ['record.stale'],
  response: liveMessageSchema,
  status: 201,
});

export const showToVisitor = defineRoute({
  method: 'POST',
  path: '/api/admin/conversations/{id}/signs',
  params: idParams,
  body: signsBody,
  response: z.object({ ok: z.boolean() }),
});

/**
 * Reports that the portal is open. Visitors see that a person is available; the portal learns who is
 * waiting.
 */
export const reportPresence = defineRoute({
  method: 'POST',
  path: '/api/admin/presence',
  body: z.strictObject({ here: z.boolean({ error: 'here must be true or false.' }) }),
  response: z.object({
    waiting: z.array(
      z.object({ id: z.string(), since: z.string(), language: languageText, page: z.string() }),
    ),
    /**
     * Number of visitors who asked for a person within the last day and got nobody, including those who left.
     */
    asked: z.number(),
    /** Number of conversations that need care and are not among `asked`. */
    care: z.optional(z.number()),
  }),
});

/**
 * Reports whether the waiting list changed. If it didn't, this costs one read, made together with the
 * session; if it did, one more.
 */
export const watchWaiting = defineRoute({
  method: 'GET',
  path: '/api/admin/waiting',
  response: z.object({ waiting: z.array(z.object({ id: z.string(), since: z.string() })) }),
});

/** Polled by the chat panel during live chat or while waiting for a person. 304 if nothing changed. */
export const pollConversation = defineRoute({
  method: 'GET',
  path: '/api/conversation',
  query: z.strictObject({
    /** Number of the last live message the client has. */
    after: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  }),
  response: z.object({
    state: z.enum(liveStates),
    waitingSince: z.optional(z.string()),
    endsAt: z.optional(z.string()),
    messages: z.array(liveMessageSchema),
    /** The person's typing and read indicators. */
    person: signsSchema,
    /** The conversation was deleted in another tab or by the owner. */
    deleted: z.optional(z.boolean()),
  }),
});

/** A turn as the visitor sees it, without the owner's rating and the explanation. */
export const ownTurnSchema = z.object({
  id: z.string(),
  at: z.string(),
  said: z.string(),
  text: z.string(),
  language: languageText,
  /** The message came from a flow. */
  flow: z.optional(z.boolean()),
  cards: z.array(z.string()),
  links: z.optional(z.array(chatLinkSchema)),
  media: z.optional(z.array(messageMediaSchema)),
});
export type OwnTurn = z.infer<typeof ownTurnSchema>;

/**
 * The visitor's own conversation, for a tab that doesn't have it: the latest 200 turns with the assistant
 * and the site's flows, and all live messages. Demo turns are excluded.
 */
export const getOwnConversation = defineRoute({
  method: 'GET',
  path: '/api/conversation/turns',
  response: z.object({
    state: z.enum(liveStates),
    turns: z.array(ownTurnSchema),
    messages: z.array(liveMessageSchema),
    deleted: z.optional(z.boolean()),
  }),
});

/** The visitor asks for a person or stops waiting. The response says whether a person is available. */
export const askForPerson = defineRoute({
  method: 'POST',
  path: '/api/conversation/person',
  body: z.strictObject({
    wanted: z.boolean({ error: 'wanted must be true or false.' }),
    /** With `wanted: false`: stop waiting only if the person is no longer present. */
    ifAway: z.optional(z.boolean()),
    language: z.optional(languageText),
    page: z.optional(pathText),
  }),
  response: z.object({ person: personStateSchema, waitingSince: z.optional(z.string()) }),
});

/** The visitor's message to a person. */
export const sayToPerson = defineRoute({
  method: 'POST',
  path: '/api/conversation/messages',
  body: z.extend(messageBody, {
    /** For the emergency numbers of the visitor's country. */
    timeZone: z.optional(z.string().check(z.maxLength(60))),
    page: z.optional(pathText),
  }),
  errors: ['record.not_found', 'record.stale', 'limit.reached'],
  /** `danger`: emergency numbers for a visitor who may be in danger. */
  response: z.extend(liveMessageSchema, { danger: z.optional(z.string()) }),
  status: 201,
});

export const showToPerson = defineRoute({
  method: 'POST',
  path: '/api/conversation/signs',
  body: signsBody,
  errors: ['record.not_found'],
  response: z.object({ ok: z.boolean() }),
});

/**
 * Continues the conversation in a mail's link in this browser; with `null`, leaves the current one, so that
 * the next message starts a new one. Deletes nothing. 404 for links that are forged or expired, or whose
 * conversation was deleted.
 */
export const switchConversation = defineRoute({
  method: 'PUT',
  path: '/api/conversation',
  body: z.strictObject({ link: z.nullable(z.string().check(z.maxLength(120))) }),
  errors: ['record.not_found'],
  response: z.object({ endsAt: z.optional(z.string()) }),
});

/** Deletes the visitor's conversation. Succeeds even if there is none. */
export const deleteConversation = defineRoute({
  method: 'DELETE',
  path: '/api/conversation',
  response: z.object({ deleted: z.boolean() }),
});

const countsSchema = z.record(z.string(), z.number());

/** Statistics of the assistant, from counters. Outcomes are counted by name, including `left`. */
export const getTalkFigures = defineRoute({
  method: 'GET',
  path: '/api/admin/conversation-figures',
  query: z.strictObject({ days: z.optional(z.enum(['7', '30', '90'])) }),
  response: z.object({
    days: z.array(z.object({ day: z.string(), outcomes: countsSchema })),
    byLanguage: z.record(z.string(), countsSchema),
    byPage: z.record(z.string(), countsSchema),
    byTopic: z.record(z.string(), countsSchema),
    conversations: z.number(),
    turns: z.number(),
    leads: z.number(),
    tokens: z.number(),
    /** How often visitors asked for a person, how often one came, and the average wait in seconds. */
    person: z.object({ asked: z.number(), came: z.number(), seconds: z.number() }),
    /** Uses of each card, including zeros. */
    cards: countsSchema,
    /** How often a card was the nearest match to a question that wasn't answered right away. */
    near: countsSchema,
    /** First question of each taught card, by card id. */
    titles: z.record(z.string(), z.string()),
  }),
});

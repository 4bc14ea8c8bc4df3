import * as z from 'zod/mini';
import {
  liveMessageChars,
  liveStates,
  openReasons,
  turnMarks,
  turnOutcomes,
} from '#shared/domain/conversations.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';
import { chatLinkSchema } from './chat-link.ts';
import { requiredText } from './fields.ts';
import { personStateSchema } from './person-state.ts';
import { defineRoute } from './route.ts';

const uuidText = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { error: 'Not a valid id.' }));
const languageText = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);
const pathText = z.string().check(z.maxLength(300));
const candidateSchema = z.object({ card: z.string(), score: z.number() });

/** Why the assistant answered so. */
export const explainedSchema = z.object({
  card: z.optional(z.string()),
  score: z.optional(z.number()),
  runnerUp: z.optional(candidateSchema),
  /** Checks that a model's answer did not pass. */
  checksFailed: z.optional(z.array(z.string())),
});

/** One exchange with the assistant, a demo or a flow, as it is kept. */
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
  /** Places on the site that the answer led to. */
  links: z.optional(z.array(chatLinkSchema)),
  explained: z.optional(explainedSchema),
  tokens: z.optional(z.number()),
  /** What the owner thinks of the answer. */
  mark: z.optional(z.enum(turnMarks)),
  /** It asked back, and the visitor took one of the questions that it offered. */
  taken: z.optional(z.boolean()),
});
export type Turn = z.infer<typeof turnSchema>;

/** One message between visitor and person; `seq` counts from 1 without gaps. */
export const liveMessageSchema = z.object({
  seq: z.number(),
  clientId: z.string(),
  from: z.enum(['visitor', 'person']),
  text: z.string(),
  at: z.string(),
});
export type LiveMessage = z.infer<typeof liveMessageSchema>;

/** Who writes until when, and how far each has read. */
const signsSchema = z.object({
  typingUntil: z.optional(z.string()),
  read: z.number(),
});

/** A conversation as it stands in the list. */
export const conversationSchema = z.object({
  id: z.string(),
  startedAt: z.string(),
  updatedAt: z.string(),
  endsAt: z.string(),
  language: languageText,
  page: z.string(),
  where: z.string(),
  turns: z.number(),
  /** What became of the latest exchange. */
  outcome: z.enum(turnOutcomes),
  first: z.string(),
  last: z.string(),
  state: z.enum(liveStates),
  waitingSince: z.optional(z.string()),
  /** They waited for a person and have left meanwhile. */
  left: z.optional(z.boolean()),
  /** Messages between visitor and person so far. */
  live: z.number(),
  /** In the list of those not answered: the latest sentence that was not, and why. */
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
export const conversationViews = ['live', 'waiting', 'unanswered', 'all'] as const;
export type ConversationView = (typeof conversationViews)[number];

/**
 * The latest first; `Link: rel="next"` leads on. Search looks at what was said first and last as it reads, and for whole words
 * in everything the visitor said, the last of which may be the beginning of one. Those that wait: who is still there first.
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
    cursor: z.optional(z.string().check(z.maxLength(300))),
  }),
  response: z.array(conversationSchema),
});

/** A conversation with everything said in it. Its ETag is the head's version: an unchanged one costs one read and a 304. */
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
    /** Addresses and numbers given in it, as the person's page is found by them. */
    people: z.array(z.string()),
    /** Leads that the visitor sent from it. */
    leads: z.array(z.object({ collection: z.string(), id: z.string() })),
  }),
});

/** Marks an answer as good or wrong; `null` takes the mark back. A wrong one stands among those not answered. */
export const markTurn = defineRoute({
  method: 'PATCH',
  path: '/api/admin/conversations/{id}/turns/{turn}',
  params: z.strictObject({ id: uuidText, turn: uuidText }),
  body: z.strictObject({ mark: z.nullable(z.enum(turnMarks)) }),
  response: turnSchema,
});

/** The owner speaks (`person`) or gives the talk back to the assistant. */
export const takeConversation = defineRoute({
  method: 'PUT',
  path: '/api/admin/conversations/{id}/speaker',
  params: idParams,
  body: z.strictObject({ speaker: z.enum(['person', 'assistant']) }),
  response: conversationSchema,
});

const messageBody = z.strictObject({
  /** Made by the client; the same id twice is one message. */
  clientId: uuidText,
  text: requiredText(liveMessageChars, 'Message'),
  /** The number of the last message the client knows: a hint that spares a read. */
  known: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
});
const signsBody = z.strictObject({
  typing: z.boolean({ error: 'typing must be true or false.' }),
  /** The last message read. */
  read: z.number().check(z.int(), z.minimum(0), z.maximum(100_000)),
});

/** The owner deletes a conversation with everything that was said, asked and collected in it. A lead sent from it stays. */
export const removeConversation = defineRoute({
  method: 'DELETE',
  path: '/api/admin/conversations/{id}',
  params: idParams,
  response: z.object({ deleted: z.boolean() }),
});

/** What the owner says in a conversation that they took over. */
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

/** The portal is open: tells visitors that somebody is there, and the portal who waits. */
export const reportPresence = defineRoute({
  method: 'POST',
  path: '/api/admin/presence',
  body: z.strictObject({ here: z.boolean({ error: 'here must be true or false.' }) }),
  response: z.object({
    waiting: z.array(
      z.object({ id: z.string(), since: z.string(), language: languageText, page: z.string() }),
    ),
    /** How many asked for a person within the last day, and nobody has come to yet; those who have left are among them. */
    asked: z.number(),
  }),
});

/** Whether somebody began or ceased to wait: its ETag costs one read with the session, a change one more. */
export const watchWaiting = defineRoute({
  method: 'GET',
  path: '/api/admin/waiting',
  response: z.object({ waiting: z.array(z.object({ id: z.string(), since: z.string() })) }),
});

/** What the panel asks for while a person is, or may come, into the talk. 304 while nothing has changed. */
export const pollConversation = defineRoute({
  method: 'GET',
  path: '/api/conversation',
  query: z.strictObject({
    /** The last live message known. */
    after: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  }),
  response: z.object({
    state: z.enum(liveStates),
    waitingSince: z.optional(z.string()),
    endsAt: z.optional(z.string()),
    messages: z.array(liveMessageSchema),
    /** The person's signs. */
    person: signsSchema,
    /** It was deleted meanwhile, in another tab or by the owner. */
    deleted: z.optional(z.boolean()),
  }),
});

/** An exchange as the visitor had it. Why it was answered so, and what the owner thinks of it, is the owner's. */
export const ownTurnSchema = z.object({
  id: z.string(),
  at: z.string(),
  said: z.string(),
  text: z.string(),
  language: languageText,
  /** A guided flow said it. */
  flow: z.optional(z.boolean()),
  cards: z.array(z.string()),
  links: z.optional(z.array(chatLinkSchema)),
});
export type OwnTurn = z.infer<typeof ownTurnSchema>;

/**
 * What was said so far in the visitor's own conversation, for a tab that doesn't have it: the latest 200 exchanges with the
 * assistant and the site's flows, and messages to and from a person. What a demo played stands in the demo only.
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

/** The visitor asks for a person, or doesn't wait any longer. The answer says truthfully whether one is there. */
export const askForPerson = defineRoute({
  method: 'POST',
  path: '/api/conversation/person',
  body: z.strictObject({
    wanted: z.boolean({ error: 'wanted must be true or false.' }),
    /** With `wanted: false`: only where the person who came is not there any more. */
    ifAway: z.optional(z.boolean()),
    language: z.optional(languageText),
    page: z.optional(pathText),
  }),
  response: z.object({ person: personStateSchema, waitingSince: z.optional(z.string()) }),
});

/** What the visitor says to a person. */
export const sayToPerson = defineRoute({
  method: 'POST',
  path: '/api/conversation/messages',
  body: messageBody,
  errors: ['record.not_found', 'record.stale', 'limit.reached'],
  response: liveMessageSchema,
  status: 201,
});

export const showToPerson = defineRoute({
  method: 'POST',
  path: '/api/conversation/signs',
  body: signsBody,
  errors: ['record.not_found'],
  response: z.object({ ok: z.boolean() }),
});

/** Deletes the visitor's conversation everywhere; harmless where there is none. */
export const deleteConversation = defineRoute({
  method: 'DELETE',
  path: '/api/conversation',
  response: z.object({ deleted: z.boolean() }),
});

const countsSchema = z.record(z.string(), z.number());

/** What the assistant did, from counters. Outcomes are counted by name, `left` among them. */
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
    /** How often a person was asked for and came, and after how many seconds on average. */
    person: z.object({ asked: z.number(), came: z.number(), seconds: z.number() }),
    /** How often each card was used; those that never were are 0. */
    cards: countsSchema,
    /** How often a card came nearest to a question that was not, or not at once, answered. */
    near: countsSchema,
    /** What taught cards are about: their first questions. */
    titles: z.record(z.string(), z.string()),
  }),
});

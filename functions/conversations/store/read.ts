import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { StoredState } from '#functions/http/types.ts';
import {
  conversationHeadKey,
  conversationPartition,
  liveMessageKey,
  livePrefix,
  turnPrefix,
} from '#functions/table/keys.ts';
import { queryAll } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import { isLive } from '#functions/table/time.ts';
import type { Item } from '#functions/table/transact.ts';
import {
  type ConversationSummary,
  type LiveMessage,
  liveMessageSchema,
  type Turn,
  turnSchema,
} from '#shared/api/conversations.ts';
import { leftSeconds, liveStates, turnOutcomes, waitEndsSeconds } from '#shared/domain/conversations.ts';
import { isLanguageCode, type LanguageCode } from '#shared/domain/languages.ts';
import { AppError } from '#shared/errors.ts';

const languageSchema = z.catch(
  z.custom<LanguageCode>((value) => isLanguageCode(value)),
  'en',
);
const textWithDefault = (blank: string) => z.catch(z.string(), blank);
const countSchema = z.catch(z.number(), 0);
const leadSchema = z.object({ collection: z.string(), id: z.string() });
const instantSchema = z.optional(z.string());

const lastTurnSchema = z.object({
  id: z.string(),
  /** ISO 8601 */
  at: z.string(),
  /** The visitor's message as stored, cut to `saidChars`. */
  said: z.string(),
  language: z.custom<LanguageCode>((value) => isLanguageCode(value)),
  page: z.string(),
  outcome: z.enum(turnOutcomes),
  /** The card that answered. */
  card: z.optional(z.string()),
});
/** The assistant's last turn: the next message may object to it or pick one of its suggestions. */
export type LastTurn = z.infer<typeof lastTurnSchema>;

const topicsSchema = z.object({
  plan: z.optional(z.string()),
  namedPlan: z.optional(z.string()),
  managed: z.optional(z.boolean()),
  model: z.optional(z.number()),
  /** Present if the complete state is stored; then nothing is worked out from the history. */
  addOns: z.optional(z.record(z.string(), z.number())),
  languages: z.optional(z.readonly(z.array(z.string()))),
  volume: z.optional(z.object({ count: z.number(), unit: z.enum(['messages', 'conversations']) })),
  topic: z.optional(z.string()),
  industry: z.optional(z.string()),
  near: z.optional(z.array(z.string())),
  /** The request under way: its kind and the problem in the visitor's words. */
  task: z.optional(z.object({ kind: z.string(), notes: z.readonly(z.array(z.string())) })),
  /** The visitor's name, address, number and time as the model noted them. */
  details: z.optional(z.record(z.string(), z.string())),
  /** The last prices that the model had the calculator work out, line by line in English. */
  quotes: z.optional(z.readonly(z.array(z.string()))),
  /** Number of the model's answers in this conversation so far. */
  modelAnswers: z.optional(z.number()),
});
/** The assistant's state after the last turn: quote, topic and request under way. */
export type StoredTopics = z.infer<typeof topicsSchema>;

export const chatMemorySchema = z.object({ lastTurn: lastTurnSchema, topics: topicsSchema });
/** State in the head that the next message needs. */
export type ChatMemory = z.infer<typeof chatMemorySchema>;

const headSchema = z.object({
  startedAt: textWithDefault(''),
  updatedAt: textWithDefault(''),
  ttl: countSchema,
  language: languageSchema,
  page: textWithDefault('other'),
  where: textWithDefault('site'),
  turns: countSchema,
  outcome: z.catch(z.enum(turnOutcomes), 'answered'),
  first: textWithDefault(''),
  last: textWithDefault(''),
  speaker: z.catch(z.enum(liveStates), 'assistant'),
  waitingSince: instantSchema,
  /** Number of live messages so far. */
  live: countSchema,
  visitorRead: countSchema,
  personRead: countSchema,
  visitorTyping: instantSchema,
  personTyping: instantSchema,
  chatMemory: z.catch(z.optional(chatMemorySchema), undefined),
  /** The visitor may be in danger. */
  danger: z.catch(z.optional(z.boolean()), undefined),
  /** Increases with every change. */
  v: countSchema,
});

/** A conversation's head as it is stored. */
export type Head = Omit<z.infer<typeof headSchema>, 'chatMemory'> & {
  readonly id: string;
  readonly memory: ChatMemory | undefined;
};

/** Visitors who have been waiting since before this instant (ISO 8601) no longer wait. */
export const oldestWait = (now: Date): string =>
  new Date(now.getTime() - waitEndsSeconds * 1000).toISOString();

const conversationId = ({ pk }: Item): string => String(pk).slice(conversationPartition('').length);

/** Returns the current speaker; a wait that has timed out has ended. */
const currentSpeaker = (
  { speaker, waitingSince }: Pick<Head, 'speaker' | 'waitingSince'>,
  now: Date,
): Head['speaker'] =>
  speaker === 'waiting' && (waitingSince ?? '') <= oldestWait(now) ? 'assistant' : speaker;

/** Parses a head; undefined if there is none, or it was deleted or has expired. */
export const readHead = (item: Item | undefined, now: Date): Head | undefined => {
  if (!item || item.deleted === true || !isLive(item, now)) return undefined;
  const { chatMemory: memory, ...head } = headSchema.parse(item);
  return { ...head, memory, speaker: currentSpeaker(head, now), id: conversationId(item) };
};

/** Whether only the marker of a deleted conversation is left. */
export const isDeleted = (head: Item | undefined): boolean => head?.deleted === true;

export const etagOfHead = ({ id, v }: Head): string => `"${id}-${v}"`;

/** Whether a waiting visitor has left: an open panel would have ended its wait by now. */
const hasLeft = ({ speaker, updatedAt }: Head, now: Date): boolean =>
  speaker === 'waiting' && now.getTime() - Date.parse(updatedAt) > leftSeconds * 1000;

export const toSummary = (head: Head, now: Date): ConversationSummary => ({
  id: head.id,
  startedAt: head.startedAt,
  updatedAt: head.updatedAt,
  endsAt: new Date(head.ttl * 1000).toISOString(),
  language: head.language,
  page: head.page,
  where: head.where,
  turns: head.turns,
  outcome: head.outcome,
  first: head.first,
  last: head.last,
  state: head.speaker,
  ...(head.speaker === 'waiting' && head.waitingSince ? { waitingSince: head.waitingSince } : {}),
  ...(hasLeft(head, now) ? { left: true } : {}),
  ...(head.danger ? { danger: true } : {}),
  live: head.live,
});

const each = <T>(items: readonly Item[], prefix: string, schema: z.ZodMiniType<T>): T[] =>
  items
    .filter(({ sk }) => String(sk).startsWith(prefix))
    .flatMap((item) => {
      const read = z.safeParse(schema, item);
      return read.success ? [read.data] : [];
    });

export const turnsOf = (items: readonly Item[]): Turn[] => each(items, turnPrefix, turnSchema);
export const liveMessagesOf = (items: readonly Item[]): LiveMessage[] =>
  each(items, livePrefix, liveMessageSchema);

/** People and leads that a conversation is bound to. */
export const peopleOf = (items: readonly Item[]) => ({
  identities: [...new Set(items.flatMap(({ identity }) => (typeof identity === 'string' ? [identity] : [])))],
  leads: [
    ...new Map(
      items.flatMap(({ lead }) => {
        const read = z.safeParse(leadSchema, lead);
        return read.success ? [[read.data.id, read.data] as const] : [];
      }),
    ).values(),
  ],
});

/** Query for a whole conversation; one page if its length is ordinary. */
export const conversationParams = (table: string, id: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': conversationPartition(id) },
  ConsistentRead: true,
});

export const readConversation = (table: Table, id: string): Promise<Item[]> =>
  queryAll(table, conversationParams(table.name, id));

/** Reads the live messages after a number, and the head, with one Query. */
export const readSince = async (
  { client, name }: Table,
  id: string,
  after: number,
  now: Date,
): Promise<{ head: Head | undefined; messages: LiveMessage[]; deleted: boolean }> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND sk > :after',
      ExpressionAttributeValues: {
        ':pk': conversationPartition(id),
        ':after': liveMessageKey(id, after).sk,
      },
      ConsistentRead: true,
    }),
  );
  const head = Items.find(({ sk }) => sk === conversationHeadKey(id).sk);
  return { head: readHead(head, now), messages: liveMessagesOf(Items), deleted: isDeleted(head) };
};

export const saidChars = 2000;

/** Returns the conversation's head that was read with the session; throws 404 without one. */
export const requireHead = ({ record }: StoredState, now: Date): Head => {
  const head = readHead(record, now);
  if (!head) throw new AppError('record.not_found');
  return head;
};

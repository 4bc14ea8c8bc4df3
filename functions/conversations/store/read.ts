import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
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
import { type ChatMemory, chatMemorySchema } from './memory.ts';

const languageSchema = z.catch(
  z.custom<LanguageCode>((value) => isLanguageCode(value)),
  'en',
);
const textWithDefault = (blank: string) => z.catch(z.string(), blank);
const countSchema = z.catch(z.number(), 0);
const leadSchema = z.object({ collection: z.string(), id: z.string() });
const instantSchema = z.optional(z.string());

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
  /** Messages to and from a person so far. */
  live: countSchema,
  visitorRead: countSchema,
  personRead: countSchema,
  visitorTyping: instantSchema,
  personTyping: instantSchema,
  chatMemory: z.catch(z.optional(chatMemorySchema), undefined),
  /** Counts every change. */
  v: countSchema,
});

/** A conversation's head as it is stored. */
export type Head = Omit<z.infer<typeof headSchema>, 'chatMemory'> & {
  readonly id: string;
  readonly memory: ChatMemory | undefined;
};

/** Whoever has waited since before this instant waits no longer, ISO 8601. */
export const oldestWait = (now: Date): string =>
  new Date(now.getTime() - waitEndsSeconds * 1000).toISOString();

const conversationId = ({ pk }: Item): string => String(pk).slice(conversationPartition('').length);

/** Who speaks now: a wait that nobody ended is over by itself. */
const currentSpeaker = (
  { speaker, waitingSince }: Pick<Head, 'speaker' | 'waitingSince'>,
  now: Date,
): Head['speaker'] =>
  speaker === 'waiting' && (waitingSince ?? '') <= oldestWait(now) ? 'assistant' : speaker;

/** A head; undefined for none, a deleted one, and one whose time is over. */
export const readHead = (item: Item | undefined, now: Date): Head | undefined => {
  if (!item || item.deleted === true || !isLive(item, now)) return undefined;
  const { chatMemory: memory, ...head } = headSchema.parse(item);
  return { ...head, memory, speaker: currentSpeaker(head, now), id: conversationId(item) };
};

/** Whether all that is left of a conversation is the mark that it was deleted. */
export const isDeleted = (head: Item | undefined): boolean => head?.deleted === true;

export const etagOfHead = ({ id, v }: Head): string => `"${id}-${v}"`;

/** Whether whoever waits has gone: their panel would have said by now that it waits no longer. */
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

/** Everything of a conversation, in one Query where it is of ordinary length. */
export const conversationParams = (table: string, id: string): QueryCommandInput => ({
  TableName: table,
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': conversationPartition(id) },
  ConsistentRead: true,
});

export const readConversation = (table: Table, id: string): Promise<Item[]> =>
  queryAll(table, conversationParams(table.name, id));

/** The messages to and from a person after one, and the head: one Query. */
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

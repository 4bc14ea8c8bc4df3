import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { conflicting, isConditionFailed } from '#functions/table/errors.ts';
import {
  conversationHeadKey,
  conversationListIndex,
  conversationPartition,
  liveMessageKey,
  livePrefix,
  sentKey,
} from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, type Item, transact, type Write } from '#functions/table/transact.ts';
import type { LiveMessage } from '#shared/api/conversations.ts';
import { mayContinueNumber, redactedAfter } from '#shared/domain/redact/redact.ts';
import { AppError } from '#shared/errors.ts';
import { careWrites } from './head.ts';
import { personWrites, storableTexts } from './people.ts';
import { type Head, liveMessagesOf, readHead } from './read.ts';

/** Most live messages in one conversation. */
const maxLiveMessages = 300;
/**
 * In each round, one of several concurrent senders wins; on a busy machine the same sender may lose often.
 */
const maxAttempts = 30;
const previewChars = 160;

export interface NewLiveMessage {
  readonly id: string;
  readonly endsAt: number;
  readonly from: LiveMessage['from'];
  readonly clientId: string;
  readonly text: string;
  /** Message count as the caller knows it; if it is wrong, one more call is needed. */
  readonly known: number;
  readonly now: Date;
  /** The owner's reply by mail, which joins the conversation no matter who speaks in it. */
  readonly isMailed?: boolean;
  /** The message suggests danger: marks the conversation. */
  readonly danger?: boolean | undefined;
}

/**
 * The writes for one message. The head increments its count on condition of the message's number, so that no
 * two messages share one; a marker with the client's id makes resending harmless.
 */
const liveMessageWrites = (table: string, said: NewLiveMessage, before: string | undefined) => {
  const { id, endsAt, from, clientId, known, now } = said;
  const {
    texts: [text],
    people,
  } = storableTexts([redactedAfter(before, said.text)] as const);
  const message: LiveMessage = { seq: known + 1, clientId, from, text, at: now.toISOString() };
  const { gsi1sk } = conversationListIndex('all', message.at, id);
  const writes = {
    head: {
      Update: {
        TableName: table,
        Key: conversationHeadKey(id),
        UpdateExpression: `SET live = :seq, updatedAt = :at, gsi1sk = :sort, #last = :last, ${from}Read = :seq${said.danger ? ', danger = :danger' : ''} REMOVE ${from}Typing ADD v :one`,
        ConditionExpression: `${said.isMailed ? 'attribute_exists(pk)' : 'speaker = :person'} AND attribute_not_exists(deleted) AND ${known === 0 ? '(attribute_not_exists(live) OR live = :known)' : 'live = :known'}`,
        ExpressionAttributeNames: { '#last': 'last' },
        ExpressionAttributeValues: {
          ':seq': message.seq,
          ':at': message.at,
          ':sort': gsi1sk,
          ':last': text.slice(0, previewChars),
          ':one': 1,
          ...(said.isMailed ? {} : { ':person': 'person' }),
          ':known': known,
          ...(said.danger ? { ':danger': true } : {}),
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    } satisfies Write,
    sent: {
      Put: {
        TableName: table,
        Item: { ...sentKey(id, clientId), entity: 'Sent', message, ttl: endsAt },
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    } satisfies Write,
    message: {
      Put: {
        TableName: table,
        Item: { ...liveMessageKey(id, message.seq), entity: 'LiveMessage', ...message, ttl: endsAt },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    people: personWrites(table, { id, endsAt, identities: people }),
    care: careWrites(table, said),
  };
  return { message, writes };
};

/** How many of the newest messages to search for the visitor's last one. */
const maxBefore = 6;

/**
 * The visitor's message before a new one that may continue a card number; one Query, or none if the new
 * message can't.
 */
const readBefore = async (
  { client, name }: Table,
  { id, from, clientId, text }: NewLiveMessage,
): Promise<string | undefined> => {
  if (from !== 'visitor' || !mayContinueNumber(text)) return undefined;
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :live)',
      ExpressionAttributeValues: { ':pk': conversationPartition(id), ':live': livePrefix },
      ScanIndexForward: false,
      Limit: maxBefore,
      ConsistentRead: true,
    }),
  );
  const own = liveMessagesOf(Items).find((one) => one.from === 'visitor' && one.clientId !== clientId);
  return own?.text;
};

/** Reads the message count from the head; throws if nobody can be reached in this conversation. */
const readMessageCount = (found: Item | undefined, { isMailed, now }: NewLiveMessage): number => {
  const head = readHead(found, now);
  if (!head) throw new AppError('record.not_found');
  if (!isMailed && head.speaker !== 'person')
    throw new AppError('record.stale', {
      message: 'The assistant is answering in this conversation.',
    });
  return head.live;
};

/**
 * Stores a message once and in order. 404 if the conversation doesn't exist, 409 if no person speaks in it.
 */
export const sendLiveMessage = async (table: Table, said: NewLiveMessage): Promise<LiveMessage> => {
  let { known } = said;
  for (let round = 0; round < maxAttempts; round += 1) {
    if (known >= maxLiveMessages) throw new AppError('limit.reached');
    // Read in each round, because the first half of a number may have arrived in between.
    const before = await readBefore(table, said);
    const { message, writes } = liveMessageWrites(table.name, { ...said, known }, before);
    try {
      await transact(table, writes);
      return message;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      const earlier = error.found('sent')?.message;
      if (earlier) return earlier as LiveMessage;
      known = readMessageCount(error.found('head'), said);
    }
  }
  throw conflicting('Others were quicker every time');
};

const typingSeconds = 6;

export interface Signs {
  readonly id: string;
  readonly by: LiveMessage['from'];
  readonly typing: boolean;
  readonly read: number;
  readonly now: Date;
}

/** Shows that somebody is typing and how far they have read; false if the conversation doesn't exist. */
export const showSigns = async (
  { client, name }: Table,
  { id, by, typing, read, now }: Signs,
): Promise<boolean> => {
  const until = new Date(now.getTime() + typingSeconds * 1000).toISOString();
  try {
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: conversationHeadKey(id),
        UpdateExpression: `SET ${by}Read = :read${typing ? `, ${by}Typing = :until` : ''}${typing ? '' : ` REMOVE ${by}Typing`} ADD v :one`,
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deleted)',
        ExpressionAttributeValues: { ':read': read, ':one': 1, ...(typing ? { ':until': until } : {}) },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
};

/** What the other side sees: typing and read state. */
export const signsOf = (head: Head, by: LiveMessage['from'], now: Date) => {
  const typing = by === 'visitor' ? head.visitorTyping : head.personTyping;
  return {
    ...(typing && typing > now.toISOString() ? { typingUntil: typing } : {}),
    read: by === 'visitor' ? head.visitorRead : head.personRead,
  };
};

import { incrementCounters } from '#functions/table/counters.ts';
import { deleteWrite } from '#functions/table/delete-record.ts';
import {
  conversationCareKey,
  conversationHeadKey,
  conversationListIndex,
  conversationWaitKey,
} from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { epochSeconds } from '#functions/table/time.ts';
import { ConditionFailed, type NamedWrites, transact, type Write } from '#functions/table/transact.ts';
import { waitEndsSeconds } from '#shared/domain/conversations.ts';
import { AppError } from '#shared/errors.ts';
import { incrementToday } from './day-counters.ts';
import { type Head, oldestWait, readHead } from './read.ts';

interface Change {
  readonly now: Date;
  readonly endsAt: number;
}

/** The head records the request and appears in the list of waiting conversations. */
const waitWrites = (
  table: string,
  id: string,
  { now, endsAt, language, page }: Change & { readonly language: string; readonly page: string },
) => {
  const at = now.toISOString();
  const all = conversationListIndex('all', at, id);
  return {
    head: {
      Update: {
        TableName: table,
        Key: conversationHeadKey(id),
        UpdateExpression: [
          'SET entity = :entity, gsi1pk = :list, gsi1sk = :sort, #ttl = :ttl, updatedAt = :at, speaker = :waiting, waitingSince = :at,',
          '#language = if_not_exists(#language, :language), page = if_not_exists(page, :page), startedAt = if_not_exists(startedAt, :at)',
          'ADD v :one, tags :tags',
        ].join(' '),
        ConditionExpression:
          'attribute_not_exists(deleted) AND (attribute_not_exists(speaker) OR speaker = :assistant OR (speaker = :waiting AND waitingSince <= :ended))',
        ExpressionAttributeNames: { '#ttl': 'ttl', '#language': 'language' },
        ExpressionAttributeValues: {
          ':entity': 'Conversation',
          ':list': all.gsi1pk,
          ':sort': all.gsi1sk,
          ':ttl': endsAt,
          ':at': at,
          ':waiting': 'waiting',
          ':assistant': 'assistant',
          ':ended': oldestWait(now),
          ':language': language,
          ':page': page,
          ':one': 1,
          ':tags': new Set(['o:passed', `l:${language}`, `p:${page}`]),
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      },
    } satisfies Write,
    waiting: {
      Put: {
        TableName: table,
        Item: {
          ...conversationWaitKey(id),
          ...conversationListIndex('waiting', at, id),
          entity: 'ConversationWaiting',
          id,
          since: at,
          language,
          page,
          ttl: epochSeconds(now) + waitEndsSeconds,
        },
      },
    } satisfies Write,
    day: incrementToday(table, 'talk', { asked: 1 }, now),
    version: incrementCounters(table, 'WAITS'),
  };
};

const speakerUpdate = (
  table: string,
  id: string,
  { speaker, from, now }: { speaker: Head['speaker']; from: readonly Head['speaker'][]; now: Date },
): Write => ({
  Update: {
    TableName: table,
    Key: conversationHeadKey(id),
    UpdateExpression: 'SET speaker = :speaker, updatedAt = :at REMOVE waitingSince, personTyping ADD v :one',
    ConditionExpression: `attribute_exists(pk) AND attribute_not_exists(deleted) AND (speaker IN (${from.map((_, index) => `:from${index}`).join(', ')})${from.includes('assistant') ? ' OR attribute_not_exists(speaker)' : ''})`,
    ExpressionAttributeValues: {
      ':speaker': speaker,
      ':at': now.toISOString(),
      ':one': 1,
      ...Object.fromEntries(from.map((one, index) => [`:from${index}`, one])),
    },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  },
});

/** Writes a change of speaker. No error if that is already the speaker; 404 if the conversation is gone. */
const changeSpeaker = async (table: Table, writes: NamedWrites, wished: Head['speaker'], now: Date) => {
  try {
    await transact(table, writes);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const head = readHead(error.found('head'), now);
    if (!head) throw new AppError('record.not_found');
    if (head.speaker !== wished) throw new AppError('record.stale');
  }
};

/** Requests a person; no effect if one was already requested or is speaking. */
export const requestPerson = async (
  table: Table,
  id: string,
  change: Change & { readonly language: string; readonly page: string },
): Promise<Head['speaker']> => {
  try {
    await transact(table, waitWrites(table.name, id, change));
    return 'waiting';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const head = readHead(error.found('head'), change.now);
    if (!head) throw new AppError('record.not_found');
    return head.speaker;
  }
};

/** Ends the visitor's wait for a person, or for the person's answer. */
export const stopWaiting = (table: Table, id: string, now: Date): Promise<void> =>
  changeSpeaker(
    table,
    {
      head: speakerUpdate(table.name, id, { speaker: 'assistant', from: ['waiting', 'person'], now }),
      waiting: deleteWrite(table.name, conversationWaitKey(id)),
      version: incrementCounters(table.name, 'WAITS'),
    },
    'assistant',
    now,
  );

/** Makes the owner the speaker and counts how long the visitor waited. */
export const takeOver = (table: Table, head: Head, now: Date): Promise<void> => {
  const waited: Record<string, number> =
    head.speaker === 'waiting' && head.waitingSince
      ? {
          came: 1,
          waitedSeconds: Math.max(0, Math.round((now.getTime() - Date.parse(head.waitingSince)) / 1000)),
        }
      : {};
  return changeSpeaker(
    table,
    {
      head: speakerUpdate(table.name, head.id, { speaker: 'person', from: ['assistant', 'waiting'], now }),
      waiting: deleteWrite(table.name, conversationWaitKey(head.id)),
      care: deleteWrite(table.name, conversationCareKey(head.id)),
      version: incrementCounters(table.name, 'WAITS'),
      day: incrementToday(table.name, 'talk', waited, now),
    },
    'person',
    now,
  );
};

/** Makes the assistant the speaker again; `event` reports that to another system. */
export const handBack = (table: Table, id: string, now: Date, event?: Write): Promise<void> =>
  changeSpeaker(
    table,
    {
      head: speakerUpdate(table.name, id, { speaker: 'assistant', from: ['person', 'waiting'], now }),
      waiting: deleteWrite(table.name, conversationWaitKey(id)),
      version: incrementCounters(table.name, 'WAITS'),
      event,
    },
    'assistant',
    now,
  );

import { conversationCareKey, conversationHeadKey, conversationListIndex } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/transact.ts';
import { maxTurns, type TurnOutcome } from '#shared/domain/conversations.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ChatMemory } from './read.ts';

/** A turn's changes to the head of its conversation. */
export interface HeadTurn {
  readonly id: string;
  readonly endsAt: number;
  readonly now: Date;
  readonly language: LanguageCode;
  readonly page: string;
  readonly where: string;
  readonly outcome: TurnOutcome;
  readonly said: string;
  /** Tags that the list filters by, see `tagsOf`. */
  readonly tags: readonly string[];
  /** Folded words that the list searches. */
  readonly words: readonly string[];
  /** State for the next message; undefined keeps the stored state. */
  readonly memory?: ChatMemory | undefined;
  /** Marks the conversation permanently. */
  readonly danger?: boolean | undefined;
}

const previewChars = 160;

/** Tags by which the list filters a conversation. */
export const tagsOf = (turn: {
  readonly language: string;
  readonly page: string;
  readonly where: string;
  readonly outcome: string;
  readonly topic: string;
}): string[] => [
  `l:${turn.language}`,
  `p:${turn.page}`,
  `t:${turn.topic}`,
  `o:${turn.outcome}`,
  `w:${turn.where}`,
];

/**
 * Updates the head without reading it first: it only sets and adds. Fails if the conversation was deleted, is
 * full or is with a person; the failure then contains the head.
 */
export const headWrite = (table: string, turn: HeadTurn): Write => {
  const at = turn.now.toISOString();
  const { gsi1pk, gsi1sk } = conversationListIndex('all', at, turn.id);
  const said = turn.said.slice(0, previewChars);
  return {
    Update: {
      TableName: table,
      Key: conversationHeadKey(turn.id),
      UpdateExpression: [
        'SET entity = :entity, gsi1pk = :list, gsi1sk = :sort, #ttl = :ttl, updatedAt = :at, #language = :language,',
        'page = :page, #where = :where, outcome = :outcome, #last = :said,',
        `startedAt = if_not_exists(startedAt, :at), #first = if_not_exists(#first, :said)${turn.memory ? ', chatMemory = :memory' : ''}${turn.danger ? ', danger = :danger' : ''}`,
        `ADD turns :one, v :one, tags :tags${turn.words.length > 0 ? ', words :words' : ''}`,
      ].join(' '),
      ConditionExpression:
        'attribute_not_exists(deleted) AND (attribute_not_exists(speaker) OR speaker <> :person) AND (attribute_not_exists(turns) OR turns < :most)',
      ExpressionAttributeNames: {
        '#ttl': 'ttl',
        '#language': 'language',
        '#where': 'where',
        '#last': 'last',
        '#first': 'first',
      },
      ExpressionAttributeValues: {
        ':entity': 'Conversation',
        ':list': gsi1pk,
        ':sort': gsi1sk,
        ':ttl': turn.endsAt,
        ':at': at,
        ':language': turn.language,
        ':page': turn.page,
        ':where': turn.where,
        ':outcome': turn.outcome,
        ':said': said,
        ...(turn.memory ? { ':memory': turn.memory } : {}),
        ...(turn.danger ? { ':danger': true } : {}),
        ':one': 1,
        ':tags': new Set(turn.tags),
        ...(turn.words.length > 0 ? { ':words': new Set(turn.words) } : {}),
        ':person': 'person',
        ':most': maxTurns,
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
};

/** The write that lists a conversation as needing care; none for an ordinary message. */
export const careWrites = (
  table: string,
  { id, endsAt, now, danger }: Pick<HeadTurn, 'id' | 'endsAt' | 'now' | 'danger'>,
): Write[] =>
  danger
    ? [
        {
          Put: {
            TableName: table,
            Item: {
              ...conversationCareKey(id),
              ...conversationListIndex('care', now.toISOString(), id),
              entity: 'ConversationCare',
              id,
              ttl: endsAt,
            },
          },
        },
      ]
    : [];

import { conversationHeadKey, talksIndex } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/transact.ts';
import { mostTurns, type TurnOutcome } from '#shared/domain/conversations.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { ChatMemory } from './memory.ts';

/** What an exchange changes in the head of its conversation. */
export interface HeadTurn {
  readonly id: string;
  readonly endsAt: number;
  readonly now: Date;
  readonly language: LanguageCode;
  readonly page: string;
  readonly where: string;
  readonly outcome: TurnOutcome;
  readonly said: string;
  /** What the list is filtered by, see `tagsOf`. */
  readonly tags: readonly string[];
  /** What it is searched by, folded. */
  readonly words: readonly string[];
  /** For the next message; left as it is when undefined. */
  readonly memory?: ChatMemory | undefined;
}

const previewChars = 160;

/** The names by which a conversation is found in the list. */
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
 * Moves the head on. Without reading: whatever it needs to know it sets or adds. Refused where the conversation was deleted,
 * where a person has taken over, and where it is full; the head is then found in the refusal.
 */
export const headWrite = (table: string, turn: HeadTurn): Write => {
  const at = turn.now.toISOString();
  const { gsi1pk, gsi1sk } = talksIndex('all', at, turn.id);
  const said = turn.said.slice(0, previewChars);
  return {
    Update: {
      TableName: table,
      Key: conversationHeadKey(turn.id),
      UpdateExpression: [
        'SET entity = :entity, gsi1pk = :list, gsi1sk = :sort, #ttl = :ttl, updatedAt = :at, #language = :language,',
        'page = :page, #where = :where, outcome = :outcome, #last = :said,',
        `startedAt = if_not_exists(startedAt, :at), #first = if_not_exists(#first, :said)${turn.memory ? ', chatMemory = :memory' : ''}`,
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
        ':one': 1,
        ':tags': new Set(turn.tags),
        ...(turn.words.length > 0 ? { ':words': new Set(turn.words) } : {}),
        ':person': 'person',
        ':most': mostTurns,
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    },
  };
};

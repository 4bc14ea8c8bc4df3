import { conversationListPartition, turnKey } from '#functions/table/keys.ts';
import type { Write } from '#functions/table/transact.ts';
import { topicOf } from '#shared/domain/conversations.ts';
import { type DayCounts, moveCounts } from './day-counters.ts';
import type { LastTurn } from './memory.ts';

/** Lists an answered turn as unanswered; fails if it was disputed or marked meanwhile. */
export const disputeWrite = (table: string, id: string, turn: LastTurn): Write => ({
  Update: {
    TableName: table,
    Key: turnKey(id, turn.id),
    UpdateExpression: 'SET outcome = :disputed, gsi1pk = :list, gsi1sk = :sort',
    ConditionExpression: 'outcome = :answered AND attribute_not_exists(mark)',
    ExpressionAttributeValues: {
      ':disputed': 'disputed',
      ':list': conversationListPartition.unanswered,
      ':sort': `${turn.at}#${turn.id}`,
      ':answered': 'answered',
    },
  },
});

/** Moves the turn from `answered` to `disputed` in the counters of the day it was asked. */
export const disputedCounts = (turn: LastTurn): DayCounts => ({
  topic: topicOf(turn.card),
  at: turn.at,
  counts: moveCounts(turn, 'answered', 'disputed'),
});

/** Removes a turn from the unanswered questions after the visitor picked one of the questions it offered. */
export const markSuggestionChosenWrite = (table: string, id: string, turn: LastTurn): Write => ({
  Update: {
    TableName: table,
    Key: turnKey(id, turn.id),
    UpdateExpression: 'SET taken = :yes REMOVE gsi1pk, gsi1sk',
    ConditionExpression: 'outcome = :clarified AND attribute_not_exists(mark)',
    ExpressionAttributeValues: { ':yes': true, ':clarified': 'clarified' },
  },
});

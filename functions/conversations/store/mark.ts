import { conflicting } from '#functions/table/errors.ts';
import { updateParts } from '#functions/table/expressions.ts';
import {
  conversationHeadKey,
  conversationListIndex,
  conversationListPartition,
  turnKey,
} from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { ConditionFailed, type Item, transact, type Write } from '#functions/table/transact.ts';
import type { Turn } from '#shared/api/conversations.ts';
import { countedOutcome, isOpenQuestion, topicOf } from '#shared/domain/conversations.ts';
import { AppError } from '#shared/errors.ts';
import { type DayCounts, incrementConversationDays, moveCounts } from './day-counters.ts';
import type { LastTurn } from './read.ts';
import { readConversation, readHead, turnsOf } from './read.ts';

const maxAttempts = 4;

interface Marked {
  readonly id: string;
  readonly before: Turn;
  readonly after: Turn;
}

/** Writes the turn with its mark, on condition that neither has changed since it was read. */
const turnWrite = (table: string, { id, before, after }: Marked): Write => {
  const parts = updateParts({
    set: {
      mark: after.mark,
      ...(isOpenQuestion(after) ? conversationListIndex('unanswered', after.at, after.id) : {}),
    },
    remove: [...(after.mark ? [] : ['mark']), ...(isOpenQuestion(after) ? [] : ['gsi1pk', 'gsi1sk'])],
  });
  return {
    Update: {
      TableName: table,
      Key: turnKey(id, before.id),
      ...parts,
      ConditionExpression: `outcome = :was AND ${before.mark ? 'mark = :mark' : 'attribute_not_exists(mark)'}`,
      ExpressionAttributeValues: {
        ...parts.ExpressionAttributeValues,
        ':was': before.outcome,
        ...(before.mark ? { ':mark': before.mark } : {}),
      },
    },
  };
};

/** Updates the head's tags, on condition that the conversation hasn't changed since it was read. */
const headWrite = (
  table: string,
  head: Item,
  { id, before, after, others }: Marked & { readonly others: readonly Turn[] },
): Write => {
  const gone = countedOutcome(before);
  const tags = new Set(head.tags instanceof Set ? (head.tags as Set<string>) : []);
  if (!others.some((turn) => countedOutcome(turn) === gone)) tags.delete(`o:${gone}`);
  tags.add(`o:${countedOutcome(after)}`);
  const isLast = others.every((turn) => turn.id < after.id);
  return {
    Update: {
      TableName: table,
      Key: conversationHeadKey(id),
      UpdateExpression: `SET tags = :tags${isLast ? ', outcome = :outcome' : ''} ADD v :one`,
      ConditionExpression: 'v = :v AND attribute_not_exists(deleted)',
      ExpressionAttributeValues: {
        ':one': 1,
        ':tags': tags,
        ':v': head.v,
        ...(isLast ? { ':outcome': countedOutcome(after) } : {}),
      },
    },
  };
};

/**
 * Marks an answer or removes the mark, and updates the unanswered list, the day's counters and the
 * conversation's tags. 404 for an unknown turn.
 */
export const markTurn = async (
  table: Table,
  id: string,
  turnId: string,
  { mark, now }: { readonly mark: Turn['mark'] | null; readonly now: Date },
): Promise<Turn> => {
  for (let round = 0; round < maxAttempts; round += 1) {
    const items = await readConversation(table, id);
    const head = items.find(({ sk }) => sk === conversationHeadKey(id).sk);
    const turns = turnsOf(items);
    const before = turns.find((turn) => turn.id === turnId);
    if (!head || !readHead(head, now) || !before) throw new AppError('record.not_found');
    const { mark: _mark, ...rest } = before;
    const after: Turn = { ...rest, ...(mark ? { mark } : {}) };
    if (before.mark === after.mark) return before;
    const others = turns.filter((turn) => turn !== before);
    const counts = moveCounts(after, countedOutcome(before), countedOutcome(after));
    try {
      await transact(table, [
        turnWrite(table.name, { id, before, after }),
        headWrite(table.name, head, { id, before, after, others }),
        ...incrementConversationDays(
          table.name,
          [{ topic: topicOf(after.cards[0]), counts, at: after.at }],
          now,
        ),
      ]);
      return after;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw conflicting('The conversation keeps changing');
};

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

/** Removes a turn from the unanswered questions after the visitor picked one of the suggested questions. */
export const markSuggestionChosenWrite = (table: string, id: string, turn: LastTurn): Write => ({
  Update: {
    TableName: table,
    Key: turnKey(id, turn.id),
    UpdateExpression: 'SET taken = :yes REMOVE gsi1pk, gsi1sk',
    ConditionExpression: 'outcome = :clarified AND attribute_not_exists(mark)',
    ExpressionAttributeValues: { ':yes': true, ':clarified': 'clarified' },
  },
});

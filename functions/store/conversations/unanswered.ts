import * as z from 'zod/mini';
import type { Table } from '#functions/store/table/table.ts';
import { type Turn, turnSchema } from '#shared/api/conversations.ts';
import { isOpenQuestion } from '#shared/domain/conversations.ts';
import { conversationPartition } from '../table/keys.ts';
import { readList } from './list.ts';

export interface UnansweredTurn extends Turn {
  readonly conversation: string;
}

const mostTurns = 400;

/** The latest exchanges that found no answer or a wrong one. */
export const readUnanswered = async (table: Table, since: string, now: Date): Promise<UnansweredTurn[]> => {
  const { items } = await readList(table, { list: 'unanswered', since }, { wanted: mostTurns, now });
  return items.flatMap((item) => {
    const turn = z.safeParse(turnSchema, item);
    return turn.success && turn.data.said.trim() !== '' && isOpenQuestion(turn.data)
      ? [{ ...turn.data, conversation: String(item.pk).slice(conversationPartition('').length) }]
      : [];
  });
};

import * as z from 'zod/mini';
import { conversationPartition } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { type Turn, turnSchema } from '#shared/api/conversations.ts';
import { isOpenQuestion } from '#shared/domain/conversations.ts';
import { readList } from './list.ts';

export interface UnansweredTurn extends Turn {
  readonly conversation: string;
}

const maxTurns = 400;

/** Parses an item of the unanswered list; empty if it was answered since. */
export const openTurnOf = (item: Item): UnansweredTurn[] => {
  const turn = z.safeParse(turnSchema, item);
  return turn.success && isOpenQuestion(turn.data)
    ? [{ ...turn.data, conversation: String(item.pk).slice(conversationPartition('').length) }]
    : [];
};

/** Reads the latest turns without an answer or with a wrong one. */
export const readUnanswered = async (table: Table, since: string, now: Date): Promise<UnansweredTurn[]> => {
  const { items } = await readList(table, { list: 'unanswered', since }, { wanted: maxTurns, now });
  return items.flatMap(openTurnOf).filter(({ said }) => said.trim() !== '');
};

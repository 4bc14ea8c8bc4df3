import { markTurn as mark } from '#functions/conversations/store/mark.ts';
import { defineHandler } from '#functions/http/define.ts';
import { markTurn } from '#shared/api/conversations.ts';

/** Stores the owner's rating of an answer. */
export const route = defineHandler(
  markTurn,
  ({ table, clock }) =>
    ({ params, body }) =>
      mark(table, params.id, params.turn, { mark: body.mark, now: clock() }),
);

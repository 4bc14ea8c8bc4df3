import { markTurn as mark } from '#functions/conversations/store/mark.ts';
import { handle } from '#functions/http/define.ts';
import { markTurn } from '#shared/api/conversations.ts';

/** The owner's opinion of an answer. */
export const route = handle(
  markTurn,
  ({ table, clock }) =>
    ({ params, body }) =>
      mark(table, params.id, params.turn, { mark: body.mark, now: clock() }),
);

import { deleteConversation } from '#functions/conversations/store/delete.ts';
import { requireHead } from '#functions/conversations/store/read.ts';
import { defineHandler } from '#functions/http/define.ts';
import { removeConversation } from '#shared/api/conversations.ts';

/** Deletes a conversation with its unanswered questions and its answers to flows. */
export const route = defineHandler(removeConversation, ({ table, clock }) => async ({ stored }) => {
  const now = clock();
  await deleteConversation(table, requireHead(stored, now).id, now);
  return { deleted: true };
});

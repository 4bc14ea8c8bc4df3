import { deleteConversation } from '#functions/conversations/store/delete.ts';
import { defineHandler } from '#functions/http/define.ts';
import { removeConversation } from '#shared/api/conversations.ts';
import { storedHead } from './head.ts';

/** The owner deletes a conversation: what was said, its questions without an answer, what was said to its flows. */
export const route = defineHandler(removeConversation, ({ table, clock }) => async ({ stored }) => {
  const now = clock();
  await deleteConversation(table, storedHead(stored, now).id, now);
  return { deleted: true };
});

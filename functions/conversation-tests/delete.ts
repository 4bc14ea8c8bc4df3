import { defineHandler } from '#functions/http/define.ts';
import { deleteConversationTest } from '#shared/api/conversation-tests.ts';
import { deleteTest } from './store.ts';

/** Deletes a test. */
export const route = defineHandler(deleteConversationTest, ({ table }) => async ({ params }) => {
  await deleteTest(table, params.id);
  return { deleted: true };
});

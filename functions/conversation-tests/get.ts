import { defineHandler } from '#functions/http/define.ts';
import { getConversationTest } from '#shared/api/conversation-tests.ts';
import { readTest } from './store.ts';

/** Returns a test with the answers of its last run. */
export const route = defineHandler(
  getConversationTest,
  ({ table }) =>
    ({ params }) =>
      readTest(table, params.id),
);

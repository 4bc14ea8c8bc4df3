import { defineHandler } from '#functions/http/define.ts';
import { listConversationTests } from '#shared/api/conversation-tests.ts';
import { listTests } from './store.ts';

/** Lists the tests with their last result. */
export const route = defineHandler(
  listConversationTests,
  ({ table }) =>
    () =>
      listTests(table),
);

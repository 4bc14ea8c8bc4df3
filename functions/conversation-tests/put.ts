import { defineHandler } from '#functions/http/define.ts';
import { putConversationTest } from '#shared/api/conversation-tests.ts';
import { replaceTest } from './store.ts';

/** Replaces a test. */
export const route = defineHandler(
  putConversationTest,
  ({ table, clock }) =>
    ({ params, body }) =>
      replaceTest(table, params.id, body, clock()),
);

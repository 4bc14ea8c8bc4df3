import { defineHandler } from '#functions/http/define.ts';
import { addConversationTest } from '#shared/api/conversation-tests.ts';
import { addTest } from './store.ts';

/** Stores a new test. */
export const route = defineHandler(
  addConversationTest,
  ({ table, newId, clock }) =>
    ({ body }) =>
      addTest(table, newId(), body, clock()),
);

import { sendLiveMessage } from '#functions/conversations/store/live.ts';
import { requireHead } from '#functions/conversations/store/read.ts';
import { defineHandler } from '#functions/http/define.ts';
import { sayToVisitor } from '#shared/api/conversations.ts';

/** Sends the owner's message to the visitor, once and in order. */
export const route = defineHandler(sayToVisitor, ({ table, clock }) => async ({ body, stored }) => {
  const now = clock();
  const { id, ttl, live } = requireHead(stored, now);
  const { clientId, text } = body;
  return sendLiveMessage(table, { id, endsAt: ttl, clientId, text, known: live, from: 'person', now });
});

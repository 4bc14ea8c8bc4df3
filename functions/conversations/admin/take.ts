import { requireHead, toSummary } from '#functions/conversations/store/read.ts';
import { handBack, takeOver } from '#functions/conversations/store/speaker.ts';
import { defineHandler } from '#functions/http/define.ts';
import { takeConversation } from '#shared/api/conversations.ts';

/** Hands a conversation to the owner or back to the assistant. */
export const route = defineHandler(
  takeConversation,
  ({ table, clock }) =>
    async ({ body: { speaker }, stored }) => {
      const now = clock();
      const head = requireHead(stored, now);
      if (speaker === 'person') await takeOver(table, head, now);
      else await handBack(table, head.id, now);
      const { waitingSince: _waited, left: _left, ...rest } = toSummary(head, now);
      return { ...rest, state: speaker };
    },
);

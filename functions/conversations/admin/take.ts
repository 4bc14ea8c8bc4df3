import { requireHead, toSummary } from '#functions/conversations/store/read.ts';
import { handBack, takeOver } from '#functions/conversations/store/speaker.ts';
import { queueWrite } from '#functions/events/queue.ts';
import { readReceiver } from '#functions/events/settings.ts';
import { defineHandler } from '#functions/http/define.ts';
import { conversationHeadKey } from '#functions/table/keys.ts';
import { takeConversation } from '#shared/api/conversations.ts';

/** Hands a conversation to the owner or back to the assistant. */
export const route = defineHandler(
  takeConversation,
  ({ table, clock, newId }) =>
    async ({ body: { speaker }, stored }) => {
      const now = clock();
      const head = requireHead(stored, now);
      if (speaker === 'person') await takeOver(table, head, now);
      else {
        const isWanted = (await readReceiver(table))?.events.includes('conversation.ended');
        const ended = {
          id: newId(),
          type: 'conversation.ended',
          about: conversationHeadKey(head.id),
        } as const;
        await handBack(table, head.id, now, isWanted ? queueWrite(table.name, ended, now) : undefined);
      }
      const { waitingSince: _waited, left: _left, ...rest } = toSummary(head, now);
      return { ...rest, state: speaker };
    },
);

import { signsOf } from '#functions/conversations/store/live.ts';
import {
  etagOfHead,
  liveMessagesOf,
  peopleOf,
  readConversation,
  readHead,
  toSummary,
  turnsOf,
} from '#functions/conversations/store/read.ts';
import { defineHandler, reply } from '#functions/http/define.ts';
import { sameEtag } from '#functions/http/etag.ts';
import { getConversation } from '#shared/api/conversations.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Returns a conversation with all its messages. The pipeline reads the head with the session, so an
 * unchanged conversation costs no further read.
 */
export const route = defineHandler(
  getConversation,
  ({ table, clock }) =>
    async ({ params, stored, headers }) => {
      const now = clock();
      const head = readHead(stored.record, now);
      if (!head) throw new AppError('record.not_found');
      const etag = etagOfHead(head);
      if (sameEtag(headers['if-none-match'], etag)) return reply({ headers: { etag } });
      const items = await readConversation(table, params.id);
      const { identities, leads } = peopleOf(items);
      return reply({
        headers: { etag },
        body: {
          conversation: toSummary(head, now),
          turns: turnsOf(items),
          messages: liveMessagesOf(items),
          visitor: signsOf(head, 'visitor', now),
          person: signsOf(head, 'person', now),
          people: identities,
          leads,
        },
      });
    },
);

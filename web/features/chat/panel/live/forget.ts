import { deleteConversation } from '#shared/api/conversations.ts';
import { forgetStored } from '#web/features/chat/model/stored.ts';
import { call } from '#web/lib/http.ts';
import { clearQueue } from '#web/lib/queue.ts';
import { liveTopic } from './connection.ts';

/** Deletes the conversation on the server; rejects on failure. */
export const deleteOwnConversation = async (): Promise<void> => {
  await call(deleteConversation);
  clearQueue(liveTopic);
  forgetStored();
};

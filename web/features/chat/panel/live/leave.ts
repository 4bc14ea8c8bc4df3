import { switchConversation } from '#shared/api/conversations.ts';
import { leaveStored } from '#web/features/chat/model/stored.ts';
import { ApiError, call } from '#web/lib/http.ts';
import { clearQueue } from '#web/lib/queue.ts';
import { liveTopic } from './connection.ts';

/** Leaves the conversation in this browser; it stays on the server. Rejects on failure. */
export const leaveConversation = async (): Promise<void> => {
  await call(switchConversation, { body: { link: null } });
  clearQueue(liveTopic);
  leaveStored();
};

/**
 * Continues the conversation of a mail's link in this browser. Returns its end in milliseconds; undefined if the link
 * doesn't work any more. Rejects on other failures.
 */
export const continueByLink = async (link: string): Promise<number | undefined> => {
  try {
    const { endsAt = '' } = await call(switchConversation, { body: { link } });
    return Date.parse(endsAt);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
};

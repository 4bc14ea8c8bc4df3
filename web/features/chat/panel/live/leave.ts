import { switchConversation } from '#shared/api/conversations.ts';
import { claimConversation, leaveStored, rememberStoredUntil } from '#web/features/chat/model/stored.ts';
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
 * Continues the conversation of a mail's link in this browser, in place of the one that `onSwitch` clears. False if the
 * link doesn't work any more; rejects on other failures.
 */
export const continueByLink = async (link: string, onSwitch: () => void): Promise<boolean> => {
  try {
    const { endsAt = '' } = await call(switchConversation, { body: { link } });
    onSwitch();
    rememberStoredUntil(Date.parse(endsAt));
    claimConversation();
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return false;
    throw error;
  }
};

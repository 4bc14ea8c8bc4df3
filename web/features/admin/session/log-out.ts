import { logOut as logOutRoute } from '#shared/api/admin-account.ts';
import { call } from '#web/lib/http.ts';
import { clearDraft } from '#web/lib/persist.ts';
import { clearCache } from '#web/lib/query.ts';
import { clearQueue } from '#web/lib/queue.ts';
import { leaveSession, sessionHeader, tokenKey } from '#web/lib/session.ts';
import { clientDraftKey } from '../clients/client-draft.ts';
import { conversationTopicPrefix } from '../conversations/use-conversation.ts';
import { clearDrafts } from '../data/drafts.ts';
import { clearCounts } from '../data/known-counts.ts';
import { deleteNow } from '../data/pending-deletes.ts';
import { clearUndo } from '../data/undo.ts';
import { clearImport } from '../import/clear-import.ts';
import { clearMoving } from '../moving/clear-moving.ts';

/** Returns to the login page and clears everything read or typed in the session. */
export const leave = (): void => {
  clearDraft(clientDraftKey);
  clearDrafts();
  clearCounts();
  clearImport();
  clearMoving();
  clearQueue(conversationTopicPrefix);
  clearUndo();
  leaveSession();
  clearCache();
};

/**
 * Logs out at once without waiting for the server to revoke the token. Pending deletes are sent first,
 * because they need the token.
 */
export const logOut = (): void => {
  const token = localStorage.getItem(tokenKey) ?? '';
  const revoke = () => call(logOutRoute, { headers: sessionHeader(token) }).catch(() => undefined);
  const deleting = deleteNow();
  if (deleting) void deleting.then(revoke);
  else void revoke();
  leave();
};

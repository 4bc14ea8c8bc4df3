import { logOut as logOutRoute } from '#shared/api/admin-account.ts';
import { clearDraft } from '#web/lib/drafts.ts';
import { leaveSession, sessionCall } from '#web/lib/session.ts';
import { forgetReads } from '#web/lib/use-read.ts';
import { clientDraft } from '../clients/client-draft.ts';
import { forgetUndo } from '../data/undo.ts';
import { forgetDrafts } from '../person/drafts.ts';

/** Back to the login page, and nothing of what was seen or typed is kept. */
export const leave = (): void => {
  clearDraft(clientDraft);
  forgetDrafts();
  forgetUndo();
  leaveSession();
  forgetReads();
};

/** The token goes at once; the server's revocation must not keep anyone waiting. */
export const logOut = (): void => {
  void sessionCall(logOutRoute).catch(() => undefined);
  leave();
};

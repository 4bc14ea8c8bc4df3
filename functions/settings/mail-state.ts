import type { Deps } from '#functions/http/types.ts';
import type { MailState, StoredSmtp } from '#shared/api/admin-settings.ts';

/** How mail is sent, as the owner sees it. */
export const toMailState = (
  smtp: StoredSmtp | undefined,
  { NOTIFY_EMAIL: to, NOTIFY_FROM: from = to }: Deps['env'],
): MailState => {
  const server = smtp ? { smtp } : {};
  if (smtp?.testedAt)
    return { setUp: true, from: smtp.from, to: smtp.owner, ...server, ...(to ? { ses: true } : {}) };
  return to && from ? { setUp: true, from, to, ses: true, ...server } : { setUp: false, ...server };
};

import type { LeadNotice } from '#functions/leads/lead-notice.ts';
import type { Item } from '#functions/table/transact.ts';

const loginMethodLabels: Readonly<Record<string, string>> = {
  password: 'with the password',
  passkey: 'with a passkey',
  code: 'with a recovery code',
};

/** Builds the owner's notice of a login from an unknown browser. */
export const loginNotice = (item: Item, siteUrl: string): LeadNotice => ({
  leadId: String(item.sk),
  kind: 'login',
  subject: 'Login to the portal from a new browser',
  facts: [
    ['When', String(item.createdAt)],
    ['How', loginMethodLabels[String(item.how)] ?? String(item.how)],
  ],
  message:
    'If this was not you: change the password in the portal, which ends every session, and look through its passkeys.',
  replyTo: '',
  portalUrl: `${siteUrl.replace(/\/+$/, '')}/admin`,
});

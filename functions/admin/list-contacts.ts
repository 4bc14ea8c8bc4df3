import { handle } from '#functions/http/define.ts';
import { contacts } from '#functions/leads/contacts.ts';
import { listContacts } from '#shared/api/admin-contacts.ts';
import { listReply } from './list-page.ts';

/** Contact submissions. */
export const route = handle(
  listContacts,
  ({ table }) =>
    (request) =>
      listReply(table, listContacts, contacts, request),
);

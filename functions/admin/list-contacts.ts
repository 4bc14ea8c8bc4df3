import { handle } from '#functions/http/define.ts';
import { readPage } from '#functions/store/collections.ts';
import { readContact } from '#functions/store/contacts.ts';
import { listContacts } from '#shared/api/admin-contacts.ts';
import { pageReply } from './list-page.ts';

/** Contact submissions, newest first; the pipeline answers 304 while the collection's version stands still. */
export const route = handle(listContacts, ({ table }) => async ({ query }) => {
  const { rows, cursor } = await readPage(table, 'CONTACTS', query.cursor);
  return pageReply(listContacts, { rows: rows.map(readContact), cursor });
});

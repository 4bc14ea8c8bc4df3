import { defineHandler } from '#functions/http/define.ts';
import { readLink, unlinkWrites } from '#functions/people/store/links.ts';
import { aliasKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import { transact } from '#functions/table/transact.ts';
import { unlinkPeople } from '#shared/api/admin-people.ts';

/** Unlinks two identities; succeeds if the link is already gone. */
export const route = defineHandler(unlinkPeople, ({ table }) => async ({ params }) => {
  const [item] = await batchGet(table, [aliasKey(params.id)]);
  const link = readLink(item);
  if (link) await transact(table, unlinkWrites(table.name, link));
  return { id: params.id };
});

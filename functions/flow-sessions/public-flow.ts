import { handle } from '#functions/http/define.ts';
import { activeLink } from '#functions/store/flows/links.ts';
import { getPublicFlow } from '#shared/api/flow-sessions.ts';

/** What the chat page shows before the conversation begins. */
export const route = handle(getPublicFlow, ({ table, clock }) => async ({ params }) => {
  const { name, description, language } = await activeLink(table, params.uuid, clock());
  return { uuid: params.uuid, name, description, language };
});

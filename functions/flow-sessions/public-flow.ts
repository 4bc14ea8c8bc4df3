import { handle } from '#functions/http/define.ts';
import { activeLink } from '#functions/store/flows/links.ts';
import { siteWorkspace } from '#functions/store/flows/workspace.ts';
import { getPublicFlow } from '#shared/api/flow-sessions.ts';

/** What the chat page shows before the conversation begins. */
export const route = handle(getPublicFlow, ({ table, clock }) => async ({ params }) => {
  const { name, description, language, workspace } = await activeLink(table, params.uuid, clock());
  const official = workspace === siteWorkspace ? { official: true } : {};
  return { uuid: params.uuid, name, description, language, ...official };
});

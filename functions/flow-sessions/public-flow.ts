import { activeLink } from '#functions/flows/store/links.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getPublicFlow } from '#shared/api/flow-sessions.ts';

/** Returns what the chat page shows before the conversation begins. */
export const route = defineHandler(getPublicFlow, ({ table, clock }) => async ({ params }) => {
  const { name, description, language, workspace } = await activeLink(table, params.uuid, clock());
  const official = workspace === siteWorkspace ? { official: true } : {};
  return { uuid: params.uuid, name, description, language, ...official };
});

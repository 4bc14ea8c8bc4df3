import { activeLink } from '#functions/flows/store/links.ts';
import { siteWorkspace } from '#functions/flows/store/workspace.ts';
import { defineHandler } from '#functions/http/define.ts';
import { getPublicFlow } from '#shared/api/flow-sessions.ts';
import { chooseTitle } from '#shared/domain/public-profile.ts';

/** Returns what the chat page shows before the conversation begins. */
export const route = defineHandler(getPublicFlow, ({ table, clock }) => async ({ params }) => {
  const { description, language, workspace, profile } = await activeLink(table, params.uuid, clock());
  const isOfficial = workspace === siteWorkspace;
  return {
    uuid: params.uuid,
    name: chooseTitle(profile?.titles, language),
    ...(profile ? { titles: profile.titles } : {}),
    // A visitor's picture could pass for the company's.
    ...(isOfficial && profile?.picture ? { picture: profile.picture } : {}),
    ...(profile?.accent ? { accent: profile.accent } : {}),
    description,
    language,
    ...(isOfficial ? { official: true } : {}),
  };
});

import { defineHandler, reply } from '#functions/http/define.ts';
import { switchConversation } from '#shared/api/conversations.ts';
import { AppError } from '#shared/errors.ts';
import { forgetConversation, issueConversation } from './cookie.ts';
import { openLink } from './mail-link.ts';

/** Ties the conversation in a mail's link to this browser, or unties it. */
export const route = defineHandler(
  switchConversation,
  ({ table, clock, env }) =>
    async ({ body: { link } }) => {
      const now = clock();
      if (link === null) return reply({ cookies: [forgetConversation(env, now)], body: {} });
      const opened = await openLink(table, env.VISITOR_SECRET, link, now);
      if (!opened) throw new AppError('record.not_found');
      return reply({
        cookies: [issueConversation(env, opened, now)],
        body: { endsAt: new Date(opened.endsAt * 1000).toISOString() },
      });
    },
);

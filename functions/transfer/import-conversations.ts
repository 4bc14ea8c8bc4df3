import { requireAdmin } from '#functions/account/identity.ts';
import { defineHandler } from '#functions/http/define.ts';
import { arePastConversations, storePastConversation } from '#functions/people/store/past-conversations.ts';
import { importConversations } from '#shared/api/past-conversations.ts';
import { AppError } from '#shared/errors.ts';

/**
 * Imports conversations from another system as history of the people in them. Nobody is notified, and no
 * answer becomes due.
 */
export const route = defineHandler(
  importConversations,
  ({ table, clock, log }) =>
    async ({ body, admin, requestId }) => {
      const { conversations, dryRun = false } = body;
      const now = clock().toISOString();
      if (conversations.some(({ messages }) => messages.some(({ at }) => at > now)))
        throw new AppError('request.invalid', { message: 'A message is dated in the future.' });
      const { username } = requireAdmin(admin);
      const known = dryRun
        ? await arePastConversations(table, conversations)
        : await Promise.all(
            conversations.map(async (one) => !(await storePastConversation(table, one, username))),
          );
      log.info('conversations.imported', { requestId, dryRun, created: known.filter((one) => !one).length });
      return { results: known.map((isKnown) => (isKnown ? ('known' as const) : ('created' as const))) };
    },
);

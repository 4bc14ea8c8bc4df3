import { defineHandler } from '#functions/http/define.ts';
import { replyTo } from '#functions/replies/send-reply.ts';
import { sendReply } from '#shared/api/admin-replies.ts';
import { requireAdmin } from '../account/identity.ts';

/** Replies to the person behind a lead. */
export const route = defineHandler(
  sendReply,
  (deps) =>
    async ({ body, admin, idempotencyKey, requestId }) => {
      const result = await replyTo(deps, body, { by: requireAdmin(admin).username, key: idempotencyKey });
      deps.log.info('lead.replied', { requestId, sent: result.sent, logged: result.logged });
      return result;
    },
);

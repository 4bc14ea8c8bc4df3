import { defineHandler } from '#functions/http/define.ts';
import { evenTime } from '#functions/http/even-time.ts';
import { spamReason } from '#functions/leads/spam.ts';
import { putSubscriber } from '#functions/subscribers/subscribers.ts';
import { subscribe, subscribedMessage } from '#shared/api/subscribe.ts';
import { footer } from '#shared/content/landing/footer.ts';

const { newsletter } = footer;

/**
 * Minimum milliseconds until the response: a refused transaction is faster than a successful one, and the
 * response time must not reveal which it was.
 */
const answerMs = 50;

/**
 * Subscribes an address. New and known addresses and suspected robots get the same response; robots are not
 * stored.
 */
export const route = defineHandler(subscribe, ({ table, clock, newId }) => async ({ body }) => {
  const store = async () => {
    if (spamReason({ ...body, names: [] })) return;
    const at = clock().toISOString();
    const consent = { at, text: newsletter.text, ...(body.page ? { page: body.page } : {}) };
    await putSubscriber(table, { id: newId(), email: body.email, createdAt: at, consent });
  };
  await evenTime(answerMs, store);
  return { success: true, message: subscribedMessage };
});

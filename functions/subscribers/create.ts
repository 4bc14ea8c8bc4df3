import { defineHandler } from '#functions/http/define.ts';
import { evenTime } from '#functions/http/even-time.ts';
import { spamReason } from '#functions/leads/spam.ts';
import { putSubscriber } from '#functions/subscribers/subscribers.ts';
import { subscribe, subscribedMessage } from '#shared/api/subscribe.ts';

/**
 * Milliseconds until the response: a refused transaction is faster than a successful one, and the response
 * time must not reveal which.
 */
const answerMs = 50;

/**
 * Subscribes an address. New and known addresses and suspected robots get the same response; robots are not
 * stored.
 */
export const route = defineHandler(subscribe, ({ table, clock, newId }) => async ({ body }) => {
  const store = async () => {
    if (spamReason({ ...body, names: [] })) return;
    await putSubscriber(table, { id: newId(), email: body.email, createdAt: clock().toISOString() });
  };
  await evenTime(answerMs, store);
  return { success: true, message: subscribedMessage };
});

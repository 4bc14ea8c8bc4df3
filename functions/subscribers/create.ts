import { defineHandler } from '#functions/http/define.ts';
import { evenTime } from '#functions/http/even-time.ts';
import { spamReason } from '#functions/leads/spam.ts';
import { putSubscriber } from '#functions/subscribers/subscribers.ts';
import { subscribe, subscribedMessage } from '#shared/api/subscribe.ts';

/** A refused transaction is quicker than one that is done: this long, nobody can tell them apart. */
const answerMs = 50;

/** Subscribes an address. New, known and suspected robot get the same answer; the robot is not stored. */
export const route = defineHandler(subscribe, ({ table, clock, newId }) => async ({ body }) => {
  const store = async () => {
    if (spamReason({ ...body, names: [] })) return;
    await putSubscriber(table, { id: newId(), email: body.email, createdAt: clock().toISOString() });
  };
  await evenTime(answerMs, store);
  return { success: true, message: subscribedMessage };
});

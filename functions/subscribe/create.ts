import { spamReason } from '#functions/contact/spam.ts';
import { handle } from '#functions/http/define.ts';
import { putSubscriber } from '#functions/store/subscribers.ts';
import { subscribe, subscribedMessage } from '#shared/api/subscribe.ts';

/** Subscribes an address. New, known and suspected robot get the same answer; the robot is not stored. */
export const route = handle(subscribe, ({ table, clock, newId }) => async ({ body }) => {
  if (!spamReason({ ...body, names: [] })) {
    await putSubscriber(table, { id: newId(), email: body.email, createdAt: clock().toISOString() });
  }
  return { success: true, message: subscribedMessage };
});

import { defineHandler } from '#functions/http/define.ts';
import { resendEvent } from '#shared/api/outgoing-events.ts';
import { AppError } from '#shared/errors.ts';
import { attemptDelivery } from './deliver.ts';
import { requeueEvent } from './queue.ts';
import { readReceiver } from './settings.ts';

/** Sends an event again at once; if that fails, the usual attempts follow. */
export const route = defineHandler(resendEvent, (deps) => async ({ params: { id } }) => {
  const receiver = await readReceiver(deps.table);
  const event = receiver && (await requeueEvent(deps.table, id, deps.clock()));
  const delivery = event && (await attemptDelivery(deps, receiver, event));
  if (!delivery) throw new AppError('record.not_found');
  return delivery;
});

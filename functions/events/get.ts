import * as z from 'zod/mini';
import { readLog, readQueue } from '#functions/events/queue.ts';
import { defineHandler } from '#functions/http/define.ts';
import { isLive } from '#functions/table/time.ts';
import { eventDeliverySchema, getOutgoingEvents } from '#shared/api/outgoing-events.ts';
import { readReceiver } from './settings.ts';

const maxShown = 100;

/** Returns the receiver and its newest deliveries; never the secret. */
export const route = defineHandler(getOutgoingEvents, ({ table, clock }) => async () => {
  const [receiver, queue, log] = await Promise.all([
    readReceiver(table),
    readQueue(table),
    readLog(table, maxShown),
  ]);
  const waiting = queue.map(({ sk, about: _, attempts, ...event }) => ({
    ...event,
    id: sk,
    attempts,
    state: attempts === 0 ? ('waiting' as const) : ('retrying' as const),
  }));
  const done = log
    .filter((item) => isLive(item, clock()))
    .flatMap(({ sk, ...item }) => {
      const parsed = z.safeParse(eventDeliverySchema, { ...item, id: sk });
      return parsed.success ? [parsed.data] : [];
    });
  const deliveries = [...waiting, ...done].sort((a, b) => b.id.localeCompare(a.id)).slice(0, maxShown);
  if (!receiver) return { deliveries };
  const { url, events, savedAt } = receiver;
  return { receiver: { url, events, savedAt }, deliveries };
});

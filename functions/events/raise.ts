import type { Deps } from '#functions/http/types.ts';
import { isConditionFailed } from '#functions/table/errors.ts';
import { eventQueuePartition, noticeKey } from '#functions/table/keys.ts';
import { inDays } from '#functions/table/time.ts';
import { ConditionFailed, type Item, transact } from '#functions/table/transact.ts';
import type { EventType } from '#shared/api/outgoing-events.ts';
import { attemptDelivery, type DeliveryDeps } from './deliver.ts';
import { parseQueued, queueWrite } from './queue.ts';
import { type EventReceiver, readReceiver } from './settings.ts';

const typesByPartition: Readonly<Record<string, EventType>> = {
  CONTACTS: 'lead.created',
  BOOKINGS: 'booking.created',
};

const isSpam = (item: Item): boolean => item.status === 'spam' || item.spamReason !== undefined;

/** Queues the event for a new lead or booking, only once, however often the stream repeats the record. */
const raise = async (
  { table, clock, newId }: Pick<Deps, 'table' | 'clock' | 'newId'>,
  receiver: EventReceiver | undefined,
  item: Item,
): Promise<void> => {
  const type = typesByPartition[String(item.pk)];
  if (!type || isSpam(item) || item.source === 'import' || !receiver?.events.includes(type)) return;
  const now = clock();
  const about = { pk: String(item.pk), sk: String(item.sk) };
  try {
    await transact(table, [
      {
        Put: {
          TableName: table.name,
          Item: { ...noticeKey(about.sk, type), entity: 'Notice', state: 'sent', ttl: inDays(now, 30) },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      queueWrite(table.name, { id: newId(), type, about }, now),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed) && !isConditionFailed(error)) throw error;
  }
};

/**
 * Handles each new item in the stream: queues the event for a record, and makes the first attempt for a
 * queued event.
 */
export const handleEvents = async (
  records: readonly { readonly id: string; readonly item: Item }[],
  deps: DeliveryDeps & Pick<Deps, 'newId'>,
): Promise<string[]> => {
  const wanted = records.filter(
    ({ item: { pk } }) => pk === eventQueuePartition || String(pk) in typesByPartition,
  );
  if (wanted.length === 0) return [];
  const receiver = await readReceiver(deps.table);
  const failed: string[] = [];
  const handle = async ({ id, item }: (typeof wanted)[number]) => {
    const queued = item.pk === eventQueuePartition ? parseQueued(item) : undefined;
    try {
      if (queued) await attemptDelivery(deps, receiver, queued);
      else await raise(deps, receiver, item);
    } catch (error) {
      deps.log.error('event.failed', { id, error: (error as Error).name });
      // If this fails, the job repeats the queued event.
      if (!queued) failed.push(id);
    }
  };
  // All at once, because one slow response would take most of the function's time.
  await Promise.all(wanted.map(handle));
  return failed;
};

import { deliver } from './deliver.ts';
import { exclusively } from './exclusively.ts';
import type { OutboxItem } from './item.ts';
import { tell } from './news.ts';
import { outboxStore as store } from './store.ts';
import { sync } from './sync.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits and tells every page; tries again while the page is open and something is left. */
export const sendWaiting = async (): Promise<void> => {
  clearTimeout(timer);
  const { deliveries, nextTry } = await deliver({ store });
  for (const delivery of deliveries) tell({ type: 'answered', delivery });
  if (deliveries.length > 0 || nextTry !== undefined) tell({ type: 'changed' });
  if (nextTry !== undefined)
    timer = setTimeout(() => void sendWaiting().catch(() => undefined), nextTry - Date.now());
};

/** Puts a form in line. False where the browser can't keep it. */
export const keepWaiting = async (item: Omit<OutboxItem, 'since' | 'state'>): Promise<boolean> => {
  try {
    await store.put({ ...item, since: Date.now(), state: 'waiting' });
  } catch {
    return false;
  }
  tell({ type: 'changed' });
  sync.ask().catch(() => undefined);
  if (navigator.onLine) void sendWaiting().catch(() => undefined);
  return true;
};

/** What is in line; nothing where the browser can't keep it. */
export const waitingItems = (): Promise<OutboxItem[]> => store.all().catch(() => []);

/** Takes a form out of line. False when it was sent already; waits for a try that is under way. */
export const takeBack = (key: string): Promise<boolean> =>
  exclusively(async () => {
    const item = (await waitingItems()).find((one) => one.key === key);
    if (item) await store.remove(key);
    tell({ type: 'changed' });
    return item !== undefined && item.state !== 'sent';
  });

/** The visitor was asked and still wants it sent. */
export const sendAfterAll = async (item: OutboxItem): Promise<void> => {
  await store.put({ ...item, since: Date.now(), state: 'waiting', notBefore: undefined });
  tell({ type: 'changed' });
  await sendWaiting();
};

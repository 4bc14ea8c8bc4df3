import type { OutboxItem } from './item.ts';

/** Where waiting forms are; a page and the service worker see the same. */
export interface OutboxStore {
  readonly all: () => Promise<OutboxItem[]>;
  readonly put: (item: OutboxItem) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

const table = 'waiting';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const open = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open('outbox', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'key' });
  return settled(request);
};

/** One short transaction on a connection of its own, so that no tab holds another's upgrade up. */
const within = async <T>(
  mode: IDBTransactionMode,
  work: (items: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const database = await open();
  try {
    const transaction = database.transaction(table, mode);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await settled(work(transaction.objectStore(table)));
    await done;
    return result;
  } finally {
    database.close();
  }
};

/** IndexedDB, because the service worker can't read the page's storage. Rejects where it is blocked. */
export const outboxStore: OutboxStore = {
  all: () => within<OutboxItem[]>('readonly', (items) => items.getAll()),
  put: async (item) => {
    await within('readwrite', (items) => items.put(item));
  },
  remove: async (key) => {
    await within('readwrite', (items) => items.delete(key));
  },
};

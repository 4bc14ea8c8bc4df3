import { deliver } from './deliver.ts';
import { tell } from './news.ts';
import { outboxStore } from './store.ts';

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { readonly register: (tag: string) => Promise<void> };
}

interface WindowClients {
  readonly clients?: { readonly matchAll: (options: { type: 'window' }) => Promise<readonly unknown[]> };
}

const tag = 'outbox';

/** Sending after the page was closed, in browsers that can (Background Sync); elsewhere the next visit sends. */
export const sync = {
  tag,

  /** Asks the browser to wake the worker once there is a connection. */
  ask: async (): Promise<void> => {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(tag);
  },

  /** The worker's part. Rejects while something still waits, so that the browser wakes it again. */
  run: async (): Promise<void> => {
    const pages = await (self as unknown as WindowClients).clients?.matchAll({ type: 'window' });
    const { deliveries, nextTry } = await deliver({ store: outboxStore, leaveNotes: !pages?.length });
    for (const delivery of deliveries) tell({ type: 'answered', delivery });
    if (nextTry !== undefined) throw new Error('Some messages still wait.');
  },
};

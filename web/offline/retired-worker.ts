import type { WorkerScope } from './worker-scope.ts';

/** The worker that ends all others: published in place of `/sw.js`, it forgets what was kept and takes itself away. */
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      await worker.registration.unregister();
    })(),
  ),
);

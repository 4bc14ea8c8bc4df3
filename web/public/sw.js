// Earlier versions registered a service worker here. Browsers that still have it load this one, which deletes its caches,
// its queue and itself.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const cleanUp = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    indexedDB.deleteDatabase('outbox');
    await registration.unregister();
  };
  event.waitUntil(cleanUp());
});

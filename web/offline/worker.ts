import { sync } from '#web/lib/outbox/sync.ts';
import { deleteOldCaches, fetchAndKeep, keep, keepPage, kept, keptPages } from './caches.ts';
import { keepMessage } from './keep-message.ts';
import { type Kind, kindOf } from './kept-requests.ts';
import { offlinePage } from './offline-page.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/**
 * The service worker, `/sw.js`. It knows nothing of a particular build, so a new one may take over at once: pages and
 * public reads come from the network first, only files named by their content come from here first. It never claims the
 * page that registered it; that page asks it to keep what it shows.
 */
const worker = self as unknown as WorkerScope;

/** How long the network may take before the last visit is shown instead. */
const patienceMs = 3000;

const networkFirst = async (event: FetchEvent, kind: Kind, url: URL): Promise<Response | undefined> => {
  const save = kind === 'page' ? keepPage : (at: URL, answer: Response) => keep(kind, at, answer);
  const fresh = fetch(event.request).then((answer) => {
    const copy = answer.clone();
    return { answer, saved: save(url, copy).catch(() => undefined) };
  });
  event.waitUntil(fresh.then(({ saved }) => saved).catch(() => undefined));
  const answer = fresh.then((got) => got.answer).catch(() => undefined);
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  return (await Promise.race([answer, patience])) ?? (await kept(kind, url)) ?? (await answer);
};

const cacheFirst = async (event: FetchEvent, url: URL): Promise<Response> => {
  const known = await kept('asset', url).catch(() => undefined);
  if (known) return known;
  const answer = await fetch(event.request);
  event.waitUntil(keep('asset', url, answer.clone()).catch(() => undefined));
  return answer;
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url: address } = event.request;
  const url = new URL(address);
  const kind = method === 'GET' ? kindOf(url, worker.location.origin) : undefined;
  if (kind === 'asset') event.respondWith(cacheFirst(event, url));
  else if (kind === 'data')
    event.respondWith(networkFirst(event, kind, url).then((answer) => answer ?? Response.error()));
  else if (kind === 'page' && mode === 'navigate')
    event.respondWith(
      networkFirst(event, kind, url).then(async (answer) => answer ?? offlinePage(await keptPages())),
    );
});

worker.addEventListener('message', (event) => {
  const addresses = keepMessage.read(event.data);
  event.waitUntil(
    (async () => {
      for (const address of addresses) await fetchAndKeep(address);
    })(),
  );
});

worker.addEventListener('sync', (event) => {
  if (event.tag === sync.tag) event.waitUntil(sync.run());
});

import { assetsOf, type Kind, kindOf, mayKeep } from './kept-requests.ts';

/** Raise when what is kept changes shape: a new worker deletes every cache of another name. */
const version = 1;
const prefix = 'kept-';
const nameOf = (kind: Kind) => `${prefix}${kind}-${version}`;

/** Most entries of a kind; the oldest leave. A page's files are some thirty, most of them shared. */
const most: Readonly<Record<Kind, number>> = { page: 25, asset: 240, data: 30 };

const originOf = () => self.location.origin;

/** Campaign and filter parameters don't make another page; of a read they do. */
const keyOf = (kind: Kind, url: URL) => (kind === 'page' ? originOf() + url.pathname : url.href);

export const kept = async (kind: Kind, url: URL): Promise<Response | undefined> =>
  (await caches.open(nameOf(kind))).match(keyOf(kind, url), { ignoreVary: true });

/** Puts an answer away if that is allowed, as the newest of its kind. Storage that is full or blocked keeps nothing. */
export const keep = async (kind: Kind, url: URL, response: Response): Promise<void> => {
  if (!mayKeep(kind, response)) return;
  const cache = await caches.open(nameOf(kind));
  const key = keyOf(kind, url);
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most[kind])).map((old) => cache.delete(old)));
};

/** Fetches and keeps what isn't kept yet (a page: always anew); what can't be had now is left out. */
export const fetchAndKeep = async (address: string): Promise<void> => {
  const url = new URL(address, originOf());
  const kind = kindOf(url, originOf());
  if (!kind || (kind === 'asset' && (await kept(kind, url)))) return;
  const response = await fetch(url.pathname + url.search, { credentials: 'same-origin' }).catch(
    () => undefined,
  );
  if (!response) return;
  if (kind === 'page') await keepPage(url, response);
  else await keep(kind, url, response);
};

/** A page is readable and alive later only with its files. */
export const keepPage = async (url: URL, response: Response): Promise<void> => {
  const html = mayKeep('page', response) ? await response.clone().text() : '';
  await keep('page', url, response);
  for (const asset of assetsOf(html)) await fetchAndKeep(asset);
};

/** The pages that can be read now, with their titles, newest first. */
export const keptPages = async (): Promise<{ path: string; title: string }[]> => {
  const cache = await caches.open(nameOf('page'));
  const pages = (await cache.keys()).map(async (request) => {
    const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
    const path = new URL(request.url).pathname;
    return { path, title: /<title>([^<]*)/.exec(html)?.[1] ?? path };
  });
  return (await Promise.all(pages)).reverse();
};

export const deleteOldCaches = async (): Promise<void> => {
  const current = (['page', 'asset', 'data'] as const).map(nameOf);
  const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
};

import { readStored, writeStored } from '../lib/persist.ts';

const key = 'reloaded-at';
const againAfterMs = 60_000;

/**
 * Reloads after a script failed to load, most likely because a new version was published. At most once a
 * minute and only online, so that a persistent failure shows instead of looping. Drafts keep typed text.
 */
export const reloadOnce = (now = Date.now(), reload = () => location.reload()): boolean => {
  const last = readStored<unknown>(key, 0, undefined, 'session');
  if (!navigator.onLine || (typeof last === 'number' && now - last < againAfterMs)) return false;
  // Without storage, it could reload for ever.
  if (!writeStored(key, now, 'session')) return false;
  reload();
  return true;
};

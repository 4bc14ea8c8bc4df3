import { readStored, writeStored } from '../lib/persist.ts';

const key = 'reloaded-at';
const againAfterMs = 60_000;

/**
 * A page's script is gone: most likely a new version was published while this tab was open. Reloads to get it, at most
 * once a minute and only online, so that a real failure is shown instead of a loop. What was typed is kept as drafts.
 */
export const reloadOnce = (now = Date.now(), reload = () => location.reload()): boolean => {
  const last = readStored<unknown>(key, 0, undefined, 'session');
  if (!navigator.onLine || (typeof last === 'number' && now - last < againAfterMs)) return false;
  // Without a memory of it, reloading could go on for ever.
  if (!writeStored(key, now, 'session')) return false;
  reload();
  return true;
};

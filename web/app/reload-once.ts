import { persisted } from '../lib/persist.ts';

const reloadedAt = persisted('reloaded-at', {
  fallback: 0,
  parse: (value) => (typeof value === 'number' ? value : undefined),
  area: 'session',
});
const againAfterMs = 60_000;

/**
 * Reloads after a script failed to load, most likely because a new version was published. At most once a
 * minute and only online, so that a persistent failure shows instead of looping. Drafts keep typed text.
 */
export const reloadOnce = (now = Date.now(), reload = () => location.reload()): boolean => {
  if (!navigator.onLine || now - reloadedAt.read() < againAfterMs) return false;
  // Without storage, the page could reload for ever.
  if (!reloadedAt.write(now)) return false;
  reload();
  return true;
};

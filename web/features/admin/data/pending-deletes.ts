import { deleteContact } from '#shared/api/admin-contacts.ts';
import { buildUrl } from '#web/lib/http.ts';
import { sessionCall, sessionHeader, tokenKey } from '#web/lib/session.ts';
import { createStore, useStore } from '#web/lib/store.ts';
import { mapWithLimit } from './map-with-limit.ts';
import { offerUndo } from './undo.ts';

/** How long a deletion can be undone: longer than the undo bar is shown. */
export const undoMs = 10_000;

interface Waiting {
  readonly ids: readonly string[];
  readonly done: (failed: readonly string[]) => void;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly withdraw: () => void;
}

let waiting: readonly Waiting[] = [];
/** Ids that are being deleted or waiting for it. */
const hidden = createStore<ReadonlySet<string>>(new Set());

const show = (ids: readonly string[], on: boolean) => {
  const next = new Set(hidden.get());
  for (const id of ids) {
    if (on) next.delete(id);
    else next.add(id);
  }
  hidden.set(next);
};

const send = async ({ ids, done }: Waiting): Promise<void> => {
  const failed: string[] = [];
  const remove = (id: string) => sessionCall(deleteContact, { params: { id } }).catch(() => failed.push(id));
  await Promise.all(mapWithLimit(ids, remove));
  done(failed);
  show(ids, true);
};

const settle = (one: Waiting) => {
  clearTimeout(one.timer);
  one.withdraw();
  waiting = waiting.filter((other) => other !== one);
};

/**
 * Sends all pending deletions now, with `keepalive`, because the page is closing or the administrator logs
 * out. Returns undefined when nothing was pending.
 */
export const deleteNow = (): Promise<unknown> | undefined => {
  const token = localStorage.getItem(tokenKey) ?? '';
  const now = waiting;
  for (const one of now) settle(one);
  if (now.length === 0) return undefined;
  return Promise.allSettled(
    now
      .flatMap(({ ids }) => ids)
      .map((id) =>
        fetch(buildUrl(deleteContact, { params: { id } }), {
          method: 'DELETE',
          keepalive: true,
          headers: sessionHeader(token),
        }),
      ),
  );
};

const onPageHide = () => void deleteNow();

/**
 * Hides contacts at once and deletes them on the server when the time for undoing is over or the page is
 * left. `done` receives the ids that could not be deleted.
 */
export const deleteLater = (ids: readonly string[], done: Waiting['done']): void => {
  show(ids, false);
  if (waiting.length === 0) window.addEventListener('pagehide', onPageHide);
  const one: Waiting = {
    ids,
    done,
    timer: setTimeout(() => {
      settle(one);
      void send(one);
    }, undoMs),
    withdraw: offerUndo(ids.length === 1 ? 'Contact deleted' : `${ids.length} contacts deleted`, () => {
      settle(one);
      show(ids, true);
    }),
  };
  waiting = [...waiting, one];
};

/** Ids of contacts that are hidden because they are being deleted. */
export const useDeleted = (): ReadonlySet<string> => useStore(hidden);

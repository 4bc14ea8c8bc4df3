import { createStore, useStore } from '#web/lib/store.ts';

/** A finished action that can be undone. */
export interface Undoable {
  readonly id: number;
  /** The action: 'Ada Lovelace marked as contacted'. */
  readonly text: string;
  readonly undo: () => void | Promise<void>;
}

/** Actions that `z` can step back through. */
const maxUndo = 30;

const done = createStore<readonly Undoable[]>([]);
const undone = createStore<Undoable | undefined>(undefined);
let lastId = 0;
/**
 * Announces an action and offers to undo it by button or with the `z` key. Returns a function that withdraws
 * the offer.
 */
export const offerUndo = (text: string, undo: Undoable['undo']): (() => void) => {
  lastId += 1;
  const id = lastId;
  done.set([...done.get(), { id, text, undo }].slice(-maxUndo));
  return () => done.set(done.get().filter((one) => one.id !== id));
};

/** Undoes the latest action; another call undoes the one before. */
export const undoLast = (): Undoable | undefined => {
  const last = done.get().at(-1);
  if (!last) return undefined;
  undone.set(last);
  done.set(done.get().slice(0, -1));
  void last.undo();
  return last;
};

/** Removes all offers, on logout. */
export const clearUndo = (): void => {
  undone.set(undefined);
  done.set([]);
};

/** The action that `z` would undo. */
export const useLastDone = (): Undoable | undefined => useStore(done, (all) => all.at(-1));

/** The action that was undone last. */
export const useLastUndone = (): Undoable | undefined => useStore(undone);

import { createStore, useStore } from '#web/lib/store.ts';

/** Something just done that can be taken back. */
export interface Undoable {
  readonly id: number;
  /** What was done: 'Ada Lovelace marked as contacted'. */
  readonly text: string;
  readonly undo: () => void | Promise<void>;
}

/** Further back nobody remembers what it was. */
const kept = 30;

const done = createStore<readonly Undoable[]>([]);
const undone = createStore<Undoable | undefined>(undefined);
let lastId = 0;
/** Says what was done and offers to take it back, by a button and by the key `z`. Answers how to withdraw the offer. */
export const offerUndo = (text: string, undo: Undoable['undo']): (() => void) => {
  lastId += 1;
  const id = lastId;
  done.set([...done.get(), { id, text, undo }].slice(-kept));
  return () => done.set(done.get().filter((one) => one.id !== id));
};

/** Takes back what was done last and is not taken back yet; the one before is then the last. */
export const undoLast = (): Undoable | undefined => {
  const last = done.get().at(-1);
  if (!last) return undefined;
  undone.set(last);
  done.set(done.get().slice(0, -1));
  void last.undo();
  return last;
};

/** Nothing can be taken back after a logout. */
export const forgetUndo = (): void => {
  undone.set(undefined);
  done.set([]);
};

/** What `z` would take back. */
export const useLastDone = (): Undoable | undefined => useStore(done, (all) => all.at(-1));

/** What was taken back last. */
export const useLastUndone = (): Undoable | undefined => useStore(undone);

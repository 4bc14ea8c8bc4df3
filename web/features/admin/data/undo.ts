import { useSyncExternalStore } from 'react';

/** Something just done that can be taken back. */
export interface Undoable {
  readonly id: number;
  /** What was done: 'Ada Lovelace marked as contacted'. */
  readonly text: string;
  readonly undo: () => void | Promise<void>;
}

/** Further back nobody remembers what it was. */
const kept = 30;

let done: readonly Undoable[] = [];
let undone: Undoable | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

const set = (next: readonly Undoable[]) => {
  done = next;
  for (const listener of listeners) listener();
};

/** Says what was done and offers to take it back, by a button and by the key `z`. Answers how to withdraw the offer. */
export const offerUndo = (text: string, undo: Undoable['undo']): (() => void) => {
  lastId += 1;
  const id = lastId;
  set([...done, { id, text, undo }].slice(-kept));
  return () => set(done.filter((one) => one.id !== id));
};

/** Takes back what was done last and is not taken back yet; the one before is then the last. */
export const undoLast = (): Undoable | undefined => {
  const last = done.at(-1);
  if (!last) return undefined;
  undone = last;
  set(done.slice(0, -1));
  void last.undo();
  return last;
};

/** Nothing can be taken back after a logout. */
export const forgetUndo = (): void => {
  undone = undefined;
  set([]);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What `z` would take back. */
export const useLastDone = (): Undoable | undefined => useSyncExternalStore(subscribe, () => done.at(-1));

/** What was taken back last. */
export const useLastUndone = (): Undoable | undefined => useSyncExternalStore(subscribe, () => undone);

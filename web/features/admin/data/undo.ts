import { createStore, useStore } from '#web/lib/store.ts';

/** A finished action that can be undone. */
export interface Undoable {
  readonly id: number;
  /** The action: 'Ada Lovelace marked as contacted'. */
  readonly text: string;
  /** Absent while the server still saves the action. */
  readonly undo?: () => void | Promise<void>;
}

/** Actions that `z` can step back through. */
const maxUndo = 30;

const done = createStore<readonly Undoable[]>([]);
const undone = createStore<Undoable | undefined>(undefined);
let lastId = 0;
/** Actions to undo as soon as the server has saved them. */
const undoRequested = new Set<number>();

/** An action that the server is saving. */
interface PendingAction {
  /** Announces the saved action and offers to undo it, or undoes it if that was requested in the meantime. */
  readonly saved: (text: string, undo: NonNullable<Undoable['undo']>) => void;
  readonly failed: () => void;
}

/** Keeps an action's place in the order of `z` while the server saves it. */
export const beginAction = (text: string): PendingAction => {
  lastId += 1;
  const id = lastId;
  done.set([...done.get(), { id, text }].slice(-maxUndo));
  const without = () => done.get().filter((one) => one.id !== id);
  return {
    saved: (savedText, undo) => {
      if (undoRequested.delete(id)) void undo();
      else done.set(done.get().map((one) => (one.id === id ? { id, text: savedText, undo } : one)));
    },
    failed: () => {
      undoRequested.delete(id);
      done.set(without());
    },
  };
};

/**
 * Announces an action and offers to undo it by button or with the `z` key. Returns a function that withdraws
 * the offer.
 */
export const offerUndo = (text: string, undo: NonNullable<Undoable['undo']>): (() => void) => {
  const action = beginAction(text);
  action.saved(text, undo);
  return action.failed;
};

/** Undoes the latest action, once the server has saved it; another call undoes the one before. */
export const undoLast = (): Undoable | undefined => {
  const last = done.get().at(-1);
  if (!last) return undefined;
  undone.set(last);
  done.set(done.get().slice(0, -1));
  if (last.undo) void last.undo();
  else undoRequested.add(last.id);
  return last;
};

/** Removes all offers, on logout. */
export const clearUndo = (): void => {
  undone.set(undefined);
  done.set([]);
  undoRequested.clear();
};

/** The action that `z` would undo; undefined while the server still saves it. */
export const useLastDone = (): Undoable | undefined =>
  useStore(done, (all) => (all.at(-1)?.undo ? all.at(-1) : undefined));

/** The action that was undone last. */
export const useLastUndone = (): Undoable | undefined => useStore(undone);

import { useSyncExternalStore } from 'react';

export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Calls back after every change. Returns the unsubscriber. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value during prerendering and hydration. */
  readonly initial: T;
}

/** State that lives outside React; read it in components with `useStore`. */
export const createStore = <T>(initial: T): Store<T> => {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

/**
 * Subscribes to a store's value, or to the part that `select` returns: a primitive or a part that keeps its
 * identity.
 */
export const useStore = <T, S = T>(
  { get, subscribe, initial }: Store<T>,
  select: (value: T) => S = (value) => value as unknown as S,
): S =>
  useSyncExternalStore(
    subscribe,
    () => select(get()),
    () => select(initial),
  );

const claimed = new Set<string>();
const listeners = new Set<() => void>();

const changed = () => {
  for (const listener of [...listeners]) listener();
};

/** A form on this page shows the waiting item itself and handles its answer. Returns the release. */
export const claim = (key: string): (() => void) => {
  claimed.add(key);
  changed();
  return () => {
    claimed.delete(key);
    changed();
  };
};

export const isClaimed = (key: string): boolean => claimed.has(key);

/** Calls back when forms come or go. Returns the unsubscriber. */
export const onClaims = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

type Area = 'local' | 'session';

const areaOf = (area: Area): Storage | undefined => {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    // Storage is blocked (privacy settings, sandboxed frame): the site works, it just forgets.
    return undefined;
  }
};

/**
 * Reads JSON. Missing, unreadable or corrupted text gives `fallback`; so does a value that `accept` refuses.
 * `accept` may also repair: it returns the value to use, or undefined to refuse.
 */
export const readStored = <T>(
  key: string,
  fallback: T,
  accept: (value: unknown) => T | undefined = (value) => value as T,
  area: Area = 'local',
): T => {
  try {
    const text = areaOf(area)?.getItem(key);
    return text == null ? fallback : (accept(JSON.parse(text)) ?? fallback);
  } catch {
    return fallback;
  }
};

/** Writes JSON; returns false where storage is full or blocked. */
export const writeStored = (key: string, value: unknown, area: Area = 'local'): boolean => {
  try {
    const store = areaOf(area);
    store?.setItem(key, JSON.stringify(value));
    return store !== undefined;
  } catch {
    return false;
  }
};

export const removeStored = (key: string, area: Area = 'local'): void => {
  try {
    areaOf(area)?.removeItem(key);
  } catch {
    // Nothing was stored where storage is blocked.
  }
};

/** Calls back when another tab changes the key. Returns the unsubscriber. */
export const onStoredChange = (key: string, callback: () => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};

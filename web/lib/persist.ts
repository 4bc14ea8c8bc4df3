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

type Fields = Record<string, string>;

const draftKey = (form: string) => `draft:${form}`;

/** What was typed and not yet sent: text fields only, for this tab's session, so that a shared computer forgets. */
export const readDraft = <T extends Fields>(form: string, empty: T): T =>
  readStored(
    draftKey(form),
    empty,
    (value) => {
      if (typeof value !== 'object' || value === null) return undefined;
      const stored = value as Record<string, unknown>;
      const kept = Object.entries(empty).map(([name, blank]) => [
        name,
        typeof stored[name] === 'string' ? stored[name] : blank,
      ]);
      return Object.fromEntries(kept) as T;
    },
    'session',
  );

export const saveDraft = (form: string, values: Fields): void => {
  writeStored(draftKey(form), values, 'session');
};

/** Call only when the server has the data. */
export const clearDraft = (form: string): void => removeStored(draftKey(form), 'session');

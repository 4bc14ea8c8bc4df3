type Area = 'local' | 'session';

const openStorage = (area: Area): Storage | undefined => {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    // Privacy settings or a sandboxed frame block storage: the site works without it.
    return undefined;
  }
};

/**
 * Reads JSON. Returns `fallback` for missing or corrupted text, and when `parse` returns undefined. `parse`
 * may also repair the value.
 */
export const readStored = <T>(
  key: string,
  fallback: T,
  parse: (value: unknown) => T | undefined = (value) => value as T,
  area: Area = 'local',
): T => {
  try {
    const text = openStorage(area)?.getItem(key);
    return text == null ? fallback : (parse(JSON.parse(text)) ?? fallback);
  } catch {
    return fallback;
  }
};

/** Writes JSON; returns false when storage is full or blocked. */
export const writeStored = (key: string, value: unknown, area: Area = 'local'): boolean => {
  try {
    const storage = openStorage(area);
    storage?.setItem(key, JSON.stringify(value));
    return storage !== undefined;
  } catch {
    return false;
  }
};

export const removeStored = (key: string, area: Area = 'local'): void => {
  try {
    openStorage(area)?.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
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

interface PersistOptions<T> {
  readonly fallback: T;
  /** Returns the value to use, or undefined to reject the stored one. */
  readonly parse: (value: unknown) => T | undefined;
  /** `session` for this tab only, which suits shared computers; `local` for the browser. */
  readonly area?: Area;
}

export interface Persisted<T> {
  readonly read: () => T;
  /** Returns false if storage is full or blocked. */
  readonly write: (value: T) => boolean;
  readonly clear: () => void;
}

/** One stored value, checked by `parse` on every read. */
export const persisted = <T>(
  key: string,
  { fallback, parse, area = 'local' }: PersistOptions<T>,
): Persisted<T> => ({
  read: () => readStored(key, fallback, parse, area),
  write: (value) => writeStored(key, value, area),
  clear: () => removeStored(key, area),
});

type Fields = Record<string, string>;

/** The unsent text of a form: text fields only, in this tab. Clear it once the server has stored the data. */
const formDraft = <T extends Fields>(form: string, empty: T): Persisted<T> =>
  persisted(`draft:${form}`, {
    fallback: empty,
    area: 'session',
    parse: (value) => {
      if (typeof value !== 'object' || value === null) return undefined;
      const stored = value as Record<string, unknown>;
      const fields = Object.entries(empty).map(([name, blank]) => [
        name,
        typeof stored[name] === 'string' ? stored[name] : blank,
      ]);
      return Object.fromEntries(fields) as T;
    },
  });

export const readDraft = <T extends Fields>(form: string, empty: T): T => formDraft(form, empty).read();

export const saveDraft = (form: string, values: Fields): void => {
  formDraft(form, values).write(values);
};

export const clearDraft = (form: string): void => formDraft(form, {}).clear();

interface Attempt<B> {
  /** The idempotency key. */
  readonly key: string;
  readonly typed: string;
  readonly body: B;
}

const attempts = <B>(form: string): Persisted<Attempt<B> | undefined> =>
  persisted<Attempt<B> | undefined>(`attempt:${form}`, {
    fallback: undefined,
    area: 'session',
    parse: (value) => {
      const attempt = value as Partial<Attempt<B>> | null;
      return typeof attempt?.key === 'string' &&
        typeof attempt.typed === 'string' &&
        attempt.body !== undefined
        ? (attempt as Attempt<B>)
        : undefined;
    },
  });

/** This tab's last attempt to send the form, until the server has confirmed it. */
export const findAttempt = <B>(form: string): Attempt<B> | undefined => attempts<B>(form).read();

/**
 * The idempotency key and body of a request. Both stay the same while the text does (across double clicks,
 * lost responses and reloads), so that the server stores one record. Changed text gets a new key.
 */
export const attemptFor = <B>(form: string, typed: string, makeBody: () => B): Attempt<B> => {
  const last = findAttempt<B>(form);
  if (last && last.typed === typed) return last;
  const attempt = { key: crypto.randomUUID(), typed, body: makeBody() };
  attempts(form).write(attempt);
  return attempt;
};

/** Call when the server has confirmed the request. */
export const clearAttempt = (form: string): void => attempts(form).clear();

import { readStored, removeStored, writeStored } from './storage.ts';

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

import { onStoredChange, readStored, removeStored, writeStored } from '#web/lib/persist.ts';

/** Something the owner said that is not known to have arrived. */
export interface Unsent {
  readonly clientId: string;
  readonly text: string;
}

type Boxes = Readonly<Record<string, readonly Unsent[]>>;

const storageKey = 'portal-unsent';

const isUnsent = (one: unknown): one is Unsent => {
  const { clientId, text } = (one ?? {}) as Partial<Unsent>;
  return typeof clientId === 'string' && typeof text === 'string';
};
const accept = (value: unknown): Boxes =>
  Object.fromEntries(
    Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([id, box]) => {
      const kept = Array.isArray(box) ? box.filter(isUnsent) : [];
      return kept.length > 0 ? [[id, kept]] : [];
    }),
  );

const read = (): Boxes => readStored<Boxes>(storageKey, {}, accept);

/** What was said in a conversation and has not arrived, the earliest first; also by a tab that was closed. */
export const unsentIn = (id: string): readonly Unsent[] => read()[id] ?? [];

/** Keeps it in this browser until it has arrived, the conversation is gone, or somebody logs out. */
export const keepUnsent = (id: string, unsent: readonly Unsent[]): void => {
  const { [id]: _, ...others } = read();
  const kept: Boxes = unsent.length > 0 ? { ...others, [id]: unsent } : others;
  if (Object.keys(kept).length === 0) removeStored(storageKey);
  else writeStored(storageKey, kept);
};

/** Calls back when another tab said something, or has sent it. */
export const onUnsentChange = (callback: () => void): (() => void) => onStoredChange(storageKey, callback);

/** Nothing that was written stays in the browser after a logout. */
export const forgetUnsent = (): void => removeStored(storageKey);

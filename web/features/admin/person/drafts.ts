import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';

/** An unsaved reply or note. */
export interface Draft {
  readonly subject?: string;
  readonly text: string;
}

type Drafts = Readonly<Record<string, Draft & { readonly at: number }>>;

const storageKey = 'portal-drafts';
/** Beyond this the oldest drafts are dropped, because localStorage is limited. */
const maxDrafts = 50;

const accept = (value: unknown): Drafts | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Drafts) : undefined;

const read = (): Drafts => readStored<Drafts>(storageKey, {}, accept);

export const readDraft = (name: string): Draft | undefined => {
  const draft: Partial<Draft> | undefined = read()[name];
  return typeof draft?.text === 'string' ? (draft as Draft) : undefined;
};

/** Stores a draft in this browser until it is saved or the owner logs out; undefined removes it. */
export const saveDraft = (name: string, draft: Draft | undefined): void => {
  const { [name]: _, ...others } = read();
  const all: Drafts = draft ? { ...others, [name]: { ...draft, at: Date.now() } } : others;
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, maxDrafts);
  if (newest.length === 0) removeStored(storageKey);
  else writeStored(storageKey, Object.fromEntries(newest));
};

export const clearDrafts = (): void => removeStored(storageKey);

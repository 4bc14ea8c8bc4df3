import { readStored, removeStored, writeStored } from '#web/lib/persist.ts';

/** What was written to or about somebody and is not saved yet. */
export interface Draft {
  readonly subject?: string;
  readonly text: string;
}

type Drafts = Readonly<Record<string, Draft & { readonly at: number }>>;

const storageKey = 'portal-drafts';
/** The oldest are let go of: a browser keeps only so much. */
const maxDrafts = 50;

const accept = (value: unknown): Drafts | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Drafts) : undefined;

const read = (): Drafts => readStored<Drafts>(storageKey, {}, accept);

/** What was kept under a name; undefined for nothing. */
export const keptDraft = (name: string): Draft | undefined => {
  const draft: Partial<Draft> | undefined = read()[name];
  return typeof draft?.text === 'string' ? (draft as Draft) : undefined;
};

/** Keeps a text in this browser until it is saved or somebody logs out; undefined lets go of it. */
export const keepDraft = (name: string, draft: Draft | undefined): void => {
  const { [name]: _, ...others } = read();
  const kept: Drafts = draft ? { ...others, [name]: { ...draft, at: Date.now() } } : others;
  const newest = Object.entries(kept)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, maxDrafts);
  if (newest.length === 0) removeStored(storageKey);
  else writeStored(storageKey, Object.fromEntries(newest));
};

/** Nothing that was written stays in the browser after a logout. */
export const forgetDrafts = (): void => removeStored(storageKey);

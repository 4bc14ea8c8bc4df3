import { persisted } from '#web/lib/persist.ts';

/** An unsaved reply or note, or an answer to a booking. */
export interface Draft {
  readonly subject?: string;
  readonly text: string;
  /** Further fields of the form, by name. */
  readonly fields?: Readonly<Record<string, string>>;
}

type Drafts = Readonly<Record<string, Draft & { readonly at: number }>>;

/** Beyond this the oldest drafts are dropped, because localStorage is limited. */
const maxDrafts = 50;

const accept = (value: unknown): Drafts | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Drafts) : undefined;

const stored = persisted<Drafts>('portal-drafts', { fallback: {}, parse: accept });

export const readDraft = (name: string): Draft | undefined => {
  const draft: Partial<Draft> | undefined = stored.read()[name];
  return typeof draft?.text === 'string' ? (draft as Draft) : undefined;
};

/** Stores a draft in this browser until it is saved or the owner logs out; undefined removes it. */
export const saveDraft = (name: string, draft: Draft | undefined): void => {
  const { [name]: _, ...others } = stored.read();
  const all: Drafts = draft ? { ...others, [name]: { ...draft, at: Date.now() } } : others;
  const newest = Object.entries(all)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, maxDrafts);
  if (newest.length === 0) stored.clear();
  else stored.write(Object.fromEntries(newest));
};

export const clearDrafts = (): void => stored.clear();

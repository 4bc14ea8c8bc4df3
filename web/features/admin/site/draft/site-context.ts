import { createContext, use } from 'react';
import { checkValue } from '../fields/check-value.ts';
import { isSame, readPath, type Values } from './site-path.ts';
import type { SiteDraft } from './use-site-draft.ts';

interface Site {
  readonly draft: SiteDraft;
  /** Values that apply while the owner has changed nothing. */
  readonly defaults: Values;
}

export const SiteContext = createContext<Site | undefined>(undefined);

export const useSite = (): Site => {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs a SiteContext.');
  return site;
};

export interface SiteField<T> {
  readonly value: T;
  readonly fallback: T;
  /** The owner has set this value. */
  readonly isChanged: boolean;
  /** Typed text that isn't a valid value yet. */
  readonly typed: string | undefined;
  /** Why the typed text, or the value, can't be stored. */
  readonly problem: string | undefined;
  /** Stores a value. One that equals the default is removed, so that later changes to the default apply. */
  readonly set: (value: T) => void;
  /** Stores text: as the value if it is allowed, otherwise beside the last allowed value. */
  readonly setText: (text: string) => void;
  readonly setTyped: (text: string) => void;
  readonly reset: () => void;
}

/** One value of the draft, with its default, which a part that loads its own defaults gives. */
export const useSiteField = <T = string>(path: string, ownFallback?: T): SiteField<T> => {
  const { draft, defaults } = useSite();
  const own = readPath(draft.values, path);
  const fallback = ownFallback ?? (readPath(defaults, path) as T);
  const typed = draft.typed[path];
  const set = (value: unknown) => draft.change(path, isSame(value, fallback) ? undefined : value);
  return {
    value: (own ?? fallback) as T,
    fallback,
    isChanged: own !== undefined,
    typed,
    problem: (typed === undefined ? undefined : checkValue(path, typed)) ?? draft.fieldErrors[path],
    set,
    setText: (text) => (checkValue(path, text) === undefined ? set(text) : draft.setTyped(path, text)),
    setTyped: (text) => draft.setTyped(path, text),
    reset: () => draft.change(path, undefined),
  };
};

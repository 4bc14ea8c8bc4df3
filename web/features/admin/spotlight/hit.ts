import type { Icon } from '#web/ui/icons.tsx';

/** A search result. */
export interface Hit {
  readonly key: string;
  readonly label: string;
  readonly below?: string | undefined;
  readonly Icon: Icon;
  readonly haystack: string;
  readonly run: () => void;
}

/** Builds a search result that is found by its label and the keywords in `also`. */
export const createHit = (one: Omit<Hit, 'haystack'> & { also?: string }): Hit => ({
  ...one,
  haystack: ` ${one.label} ${one.also ?? ''}`.toLowerCase(),
});

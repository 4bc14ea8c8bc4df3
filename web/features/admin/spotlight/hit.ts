import type { Icon } from '#web/ui/icons.tsx';

/** One thing that is found. */
export interface Hit {
  readonly key: string;
  readonly label: string;
  readonly below?: string | undefined;
  readonly Icon: Icon;
  readonly hay: string;
  readonly run: () => void;
}

/** Found by its label, and by words that mean the same. */
export const hit = (one: Omit<Hit, 'hay'> & { also?: string }): Hit => ({
  ...one,
  hay: ` ${one.label} ${one.also ?? ''}`.toLowerCase(),
});

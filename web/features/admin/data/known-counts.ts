import { persisted } from '#web/lib/persist.ts';

/** The numbers beside the navigation's links, by link name. Unknown ones are absent. */
export type Counts = Readonly<Partial<Record<string, number>>>;

const stored = persisted<Counts>('portal-counts', {
  fallback: {},
  parse: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((count) => typeof count === 'number')
      ? (value as Counts)
      : undefined,
});

/** Keeps the portal's last counts, so that other workspace pages show them without a request, also in a new tab. */
export const storeCounts = (counts: Counts): void => void stored.write({ ...stored.read(), ...counts });
export const knownCounts = (): Counts => stored.read();

/** Forgets the counts on logout. */
export const clearCounts = (): void => stored.clear();

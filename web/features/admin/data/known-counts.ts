/** The numbers beside the navigation's links, by link name. Unknown ones are absent. */
export type Counts = Readonly<Partial<Record<string, number>>>;

let known: Counts = {};

/** Keeps the portal's last counts, so that other workspace pages show them without a request. */
export const storeCounts = (counts: Counts): void => {
  known = counts;
};
export const knownCounts = (): Counts => known;

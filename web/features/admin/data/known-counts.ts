/** What the rail says of a place: how many, by the place's name; nothing of what is not known. */
export type Counts = Readonly<Partial<Record<string, number>>>;

let known: Counts = {};

/** What the portal counted last: its other pages say so too, without a read of their own. */
export const noteCounts = (counts: Counts): void => {
  known = counts;
};
export const knownCounts = (): Counts => known;

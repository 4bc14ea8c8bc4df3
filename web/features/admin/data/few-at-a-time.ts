/** How many requests of one action are on their way at a time: a hundred at once would be refused. */
const atOnce = 4;

/** Runs the work for each of them, a few at a time, in their order; each has its own promise. */
export const fewAtATime = <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R>[] => {
  const lanes: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve());
  return items.map((item, index) => {
    const lane = index % atOnce;
    const mine = (lanes[lane] ?? Promise.resolve()).then(() => work(item));
    lanes[lane] = mine.catch(() => undefined);
    return mine;
  });
};

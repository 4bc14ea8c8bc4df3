/** Parallel requests per bulk action; the server would throttle a hundred at once. */
const maxParallel = 4;

/** Starts the work for each item in order, a few at a time; returns one promise per item. */
export const mapWithLimit = <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R>[] => {
  const lanes: Promise<unknown>[] = Array.from({ length: maxParallel }, () => Promise.resolve());
  return items.map((item, index) => {
    const lane = index % maxParallel;
    const mine = (lanes[lane] ?? Promise.resolve()).then(() => work(item));
    lanes[lane] = mine.catch(() => undefined);
    return mine;
  });
};

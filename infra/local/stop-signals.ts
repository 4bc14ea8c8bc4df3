/** A signal that arrives again this soon is the same wish: a terminal and npm may both pass one Ctrl-C on. */
const sameWishMs = 500;
const parentCheckMs = 500;

/**
 * Runs `stop` once on SIGINT or SIGTERM and then ends with 0; a later second signal ends at once. Under npm there is a shell
 * in between that dies of a signal without passing it on: its end counts as one.
 */
export const onStopSignal = (stop: () => Promise<void>): void => {
  let stoppingSince: number | undefined;
  const end = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameWishMs) process.exit(130);
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && stoppingSince === undefined) end();
  }, parentCheckMs).unref();
};

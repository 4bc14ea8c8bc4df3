/** A repeated signal within this time is the same one: the terminal and npm may both forward one Ctrl-C. */
const duplicateSignalMs = 500;
const parentCheckMs = 500;

/**
 * Runs `stop` once on SIGINT or SIGTERM, then exits with 0. A later second signal exits at once. npm runs a
 * shell in between that dies of a signal without forwarding it, so the parent's end counts as a signal.
 */
export const onStopSignal = (stop: () => Promise<void>): void => {
  let stoppingSince: number | undefined;
  const end = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > duplicateSignalMs) process.exit(130);
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

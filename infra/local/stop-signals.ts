/** Runs `stop` once on SIGINT or SIGTERM and then ends with 0; a second signal ends at once. */
export const onStopSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const end = () => {
    if (stopping) process.exit(130);
    stopping = true;
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
};

/** Ends the process with an error when the run fails, in one sentence, or was not good. */
export const endWith = (run: Promise<boolean>): void => {
  run.then(
    (ok) => {
      process.exitCode = ok ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
};

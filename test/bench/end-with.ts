/** Exits with an error if the run rejects (prints one sentence) or resolves to false. */
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

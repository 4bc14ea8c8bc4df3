/** The worker thread's module. Built functions use `bundled-worker-source.ts`. */
export const workerModule = new URL('./worker.ts', import.meta.url);

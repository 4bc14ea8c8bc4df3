/** The worker thread's module beside the built function. */
export const workerModule = new URL('./worker.mjs', import.meta.url);

// Runs one deployed function with its bundle and environment only.
import { parentPort, workerData } from 'node:worker_threads';

const { handler } = await import(workerData.file);

parentPort.on('message', async ({ id, event, context }) => {
  try {
    parentPort.postMessage({
      id,
      answer: await handler(event, { ...context, getRemainingTimeInMillis: () => 10_000 }),
    });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.stack ?? error) });
  }
});

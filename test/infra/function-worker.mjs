// One deployed function in a process of its own kind: its bundle, its environment and nothing else.
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

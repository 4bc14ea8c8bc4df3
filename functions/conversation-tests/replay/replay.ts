import { Worker } from 'node:worker_threads';
import type { TestAnswer } from '#shared/domain/conversation-tests.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import type { SiteState } from '../changed-state.ts';
import { workerModule } from './worker-source.ts';

export interface ReplayTask {
  readonly conversations: readonly {
    readonly messages: readonly string[];
    readonly language: LanguageCode;
  }[];
  /** One for each state of the site that is compared. */
  readonly runs: readonly SiteState[];
  readonly now: Date;
}

/** Ends early enough for the function to send a response before its own time limit. */
const maxDurationMs = 27_000;

/** A thread that has answered before, and so has loaded the language packs. */
let idle: Worker | undefined;

const takeWorker = (): Worker => {
  const worker = idle ?? new Worker(workerModule);
  idle = undefined;
  worker.ref();
  return worker;
};

/** An idle thread must not keep the process running. */
const giveBack = (worker: Worker): void => {
  worker.unref();
  void idle?.terminate();
  idle = worker;
};

/**
 * Answers conversations with the built-in assistant, in a separate thread because site values apply to a
 * whole process. Returns the answers by run and conversation. Throws if that takes longer than a function
 * may.
 */
export const replayInWorker = (task: ReplayTask): Promise<TestAnswer[][][]> =>
  new Promise((resolve, reject) => {
    const worker = takeWorker();
    const timer = setTimeout(() => {
      void worker.terminate();
      reject(new Error('The tests took longer than a function may run'));
    }, maxDurationMs);
    const fail = (error?: unknown) => {
      clearTimeout(timer);
      reject(error instanceof Error ? error : new Error('The tests ended without a result'));
    };
    worker.once('error', fail);
    worker.once('exit', fail);
    worker.once('message', (answers: TestAnswer[][][]) => {
      clearTimeout(timer);
      worker.off('error', fail);
      worker.off('exit', fail);
      giveBack(worker);
      resolve(answers);
    });
    worker.postMessage(task);
  });

import { parentPort } from 'node:worker_threads';
import { rememberModel } from '#functions/assistant/model/settings.ts';
import type { Deps } from '#functions/http/types.ts';
import { toKnowledge } from '#functions/knowledge/store/knowledge.ts';
import type { TestAnswer } from '#shared/domain/conversation-tests.ts';
import { applySiteValues } from '#shared/site/published.ts';
import { answerMessages } from './answer-messages.ts';
import type { ReplayTask } from './replay.ts';

const ignore = () => undefined;

/** The built-in assistant needs no table: it stores nothing, and no model is set up here. */
const builtInDeps = (now: Date): Deps => ({
  table: { client: {}, name: '' } as Deps['table'],
  clock: () => now,
  newId: () => '',
  env: {},
  log: { info: ignore, warn: ignore, error: ignore },
});

const replay = async ({ conversations, runs, now }: ReplayTask): Promise<TestAnswer[][][]> => {
  const deps = builtInDeps(now);
  rememberModel(deps, undefined);
  const results: TestAnswer[][][] = [];
  for (const { values, knowledge, posts } of runs) {
    applySiteValues(values);
    const taught = {
      ...toKnowledge(knowledge),
      posts: posts && { hash: posts.hash, read: async () => posts.data },
    };
    const answered: TestAnswer[][] = [];
    for (const conversation of conversations) answered.push(await answerMessages(deps, conversation, taught));
    results.push(answered);
  }
  return results;
};

parentPort?.on('message', async (task: ReplayTask) => {
  parentPort?.postMessage(await replay(task));
});

import { defineHandler } from '#functions/http/define.ts';
import { runConversationTests } from '#shared/api/conversation-tests.ts';
import { judgeEffect, judgeTest } from '#shared/domain/conversation-tests.ts';
import { applyChange, readLiveState } from './changed-state.ts';
import { replayInWorker } from './replay/replay.ts';
import { readTests, storeResult } from './store.ts';

/** Runs tests with the live site, or compares the live site with a change that is not live yet. */
export const route = defineHandler(runConversationTests, ({ table, clock }) => async ({ body }) => {
  const now = clock();
  const [tests, live] = await Promise.all([readTests(table, body.ids), readLiveState(table)]);
  const changed = body.change && (await applyChange(table, live, body.change, now));
  const conversations = tests.map(({ turns, language }) => ({
    messages: turns.map(({ said }) => said),
    language,
  }));
  const [first = [], second] = await replayInWorker({
    conversations,
    runs: changed ? [live, changed] : [live],
    now,
  });
  const results = tests.map(({ id, name, language, turns }, index) => {
    const [before = [], after] = [first[index], second?.[index]];
    const answers = after ?? before;
    const verdict = judgeTest(turns, answers);
    return {
      id,
      name,
      language,
      verdict,
      turns,
      answers,
      ...(after ? { before, effect: judgeEffect(turns, before, after) } : {}),
    };
  });
  if (!changed)
    await Promise.all(
      tests.map((test, index) => {
        const { verdict, answers } = results[index] ?? { verdict: 'failed' as const, answers: [] };
        return storeResult(table, test, { ranAt: now.toISOString(), verdict, answers });
      }),
    );
  return results;
});

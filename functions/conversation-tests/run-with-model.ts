import { publishedPosts } from '#functions/assistant/retrieval/published-posts.ts';
import { defineHandler } from '#functions/http/define.ts';
import { readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { runTestWithModel } from '#shared/api/conversation-tests.ts';
import { answerMessage } from './replay/answer-messages.ts';
import { readTest } from './store.ts';

/**
 * Most messages in one request; they are asked at the same time, so that it ends within the function's time
 * limit.
 */
const messagesPerRequest = 6;

/** Answers a test's messages with the model. */
export const route = defineHandler(runTestWithModel, (deps) => async ({ params, body, signal }) => {
  const [{ turns, language }, taught] = await Promise.all([
    readTest(deps.table, params.id),
    readKnowledge(deps.table),
  ]);
  const end = Math.min(turns.length, body.from + messagesPerRequest);
  const answers = await Promise.all(
    turns.slice(body.from, end).map(async ({ said }, index) => {
      const history = turns.slice(0, body.from + index).flatMap((turn) => [
        { role: 'user' as const, content: turn.said },
        { role: 'assistant' as const, content: turn.text || '…' },
      ]);
      const { memory: _, ...answer } = await answerMessage(
        deps,
        { said, history, language, viewer: `test ${params.id}`, signal },
        { ...taught, posts: publishedPosts(deps) },
      );
      return answer;
    }),
  );
  return { answers, ...(end < turns.length ? { next: end } : {}) };
});

import type { Deps } from '#functions/http/types.ts';
import { readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { languageOfTag } from '#shared/domain/languages.ts';
import type { RequestResult } from '#shared/flow/state.ts';

/**
 * Answers a question in a flow from the site's cards, taught answers and posts. Takes the flow's failure path
 * if none of them fits.
 */
export const askAssistant = async (
  deps: Deps,
  question: string,
  language: string,
): Promise<RequestResult> => {
  const { table, clock, log } = deps;
  try {
    // Loaded only here: most flows don't use the assistant, and it is most of the code.
    const [{ answerForSite }, { publishedPosts }, { cards: knowledge, facts }] = await Promise.all([
      import('#functions/assistant/site-answer.ts'),
      import('#functions/assistant/retrieval/published-posts.ts'),
      readKnowledge(table),
    ]);
    const explicit = languageOfTag(language);
    const { answer } = await answerForSite({
      message: question,
      history: [],
      ...{ explicit, knowledge, facts, posts: publishedPosts(deps), now: clock() },
    });
    return answer.outcome === 'unknown' ? { ok: false } : { ok: true, body: answer.message };
  } catch (error) {
    log.warn('flow.assistant', { reason: (error as Error).name });
    return { ok: false };
  }
};

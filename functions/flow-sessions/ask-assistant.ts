import type { Deps } from '#functions/http/types.ts';
import { readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import type { ChatReply, ChatTurn } from '#shared/api/chat.ts';
import { languageOfTag } from '#shared/domain/languages.ts';
import type { RequestResult } from '#shared/flow/state.ts';
import type { AssistantQuestion } from './requests.ts';
import type { FlowSession } from './store/sessions.ts';

/** The visitor who asks, and the session before the question. */
export interface Asking {
  readonly session: Pick<FlowSession, 'transcript' | 'page'>;
  readonly viewer: string;
  readonly timeZone: string | undefined;
  readonly signal: AbortSignal;
  /** Called with who answered, and the tokens that the model charged. */
  readonly onAnswered: (answer: { readonly mode: ChatReply['mode']; readonly tokens: number }) => void;
}

/** The conversation with the assistant at one node. */
const historyAt = (node: string, { transcript }: Asking['session']): ChatTurn[] =>
  transcript
    .filter((message) => message.node === node)
    .map(({ role, text }) => ({ role: role === 'visitor' ? 'user' : 'assistant', content: text }));

/**
 * Answers a question in a flow as in the site's chat: with the model if one is set up and within its limits,
 * otherwise from cards, taught answers and posts. Takes the flow's failure path if none of them fits.
 */
export const askAssistant = async (
  deps: Deps,
  { question, language, node, instruction }: AssistantQuestion,
  { session, onAnswered, ...visitor }: Asking,
): Promise<RequestResult> => {
  const { table, log } = deps;
  try {
    // Loaded only here: most flows don't use the assistant, and it is most of the code.
    const [{ answerVisitor }, { publishedPosts }, { cards: knowledge, facts }] = await Promise.all([
      import('#functions/assistant/site-reply.ts'),
      import('#functions/assistant/retrieval/published-posts.ts'),
      readKnowledge(table),
    ]);
    const { reply, explained } = await answerVisitor(deps, {
      ...visitor,
      message: question,
      history: historyAt(node, session),
      explicit: languageOfTag(language),
      page: session.page,
      knowledge,
      facts,
      posts: publishedPosts(deps),
      flowStep: { instruction },
    });
    onAnswered({ mode: reply.mode, tokens: explained.tokens });
    return reply.mode === 'offline' && reply.outcome === 'unknown'
      ? { ok: false }
      : { ok: true, body: reply.message };
  } catch (error) {
    log.warn('flow.assistant', { reason: (error as Error).name });
    return { ok: false };
  }
};

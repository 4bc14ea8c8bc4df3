import { replyToDanger } from '#functions/assistant/danger/reply.ts';
import type { PostsSource } from '#functions/assistant/retrieval/posts.ts';
import { answerTurn } from '#functions/chat/answer-turn.ts';
import { personState } from '#functions/conversations/person-state.ts';
import type { ChatMemory } from '#functions/conversations/store/read.ts';
import type { Deps } from '#functions/http/types.ts';
import type { ChatTurn } from '#shared/api/chat.ts';
import { ruleSource, sourceOf, type TestAnswer } from '#shared/domain/conversation-tests.ts';
import type { CompanyFacts, TaughtCard } from '#shared/domain/knowledge.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';

/** What the owner taught and published, as the assistant reads it. */
export interface Taught {
  readonly cards: readonly TaughtCard[];
  readonly facts: CompanyFacts;
  readonly posts: PostsSource | undefined;
}

export interface AskedMessage {
  readonly said: string;
  readonly history: readonly ChatTurn[];
  readonly language: LanguageCode;
  readonly memory?: Partial<ChatMemory> | undefined;
  /** The visitor whose share of the model's budget is used. */
  readonly viewer?: string;
  readonly signal?: AbortSignal;
}

export interface MessageAnswer extends TestAnswer {
  readonly mode: 'model' | 'offline';
  readonly tokens: number;
  readonly memory: Partial<ChatMemory> | undefined;
}

/** Turns of the history that the chat sends along. */
const maxHistory = 20;

/** Answers one message as the chat would while no person is available. Stores nothing. */
export const answerMessage = async (
  deps: Deps,
  { said, history, language, memory, viewer = '', signal = AbortSignal.timeout(60_000) }: AskedMessage,
  { cards, facts, posts }: Taught,
): Promise<MessageAnswer> => {
  const danger = await replyToDanger(said, { acceptLanguage: language });
  if (danger) return { source: ruleSource, text: danger.text, mode: 'offline', tokens: 0, memory };
  const { reply, recording } = await answerTurn(
    deps,
    {
      message: said,
      history: history.slice(-maxHistory),
      acceptLanguage: language,
      knowledge: cards,
      facts,
      posts,
      viewer,
      signal,
      page: undefined,
      timeZone: undefined,
      personState: (now) => personState(false, facts, now),
    },
    memory,
  );
  return {
    source: sourceOf(reply.cards ?? [], reply.outcome ?? ''),
    text: reply.message,
    mode: reply.mode,
    tokens: recording.answered.tokens ?? 0,
    memory: { topics: recording.topics },
  };
};

/** Answers a conversation's messages in order, each after the answers before it. */
export const answerMessages = async (
  deps: Deps,
  { messages, language }: { readonly messages: readonly string[]; readonly language: LanguageCode },
  taught: Taught,
): Promise<TestAnswer[]> => {
  const answers: TestAnswer[] = [];
  const history: ChatTurn[] = [];
  let memory: Partial<ChatMemory> | undefined;
  for (const said of messages) {
    const answer = await answerMessage(deps, { said, history, language, memory }, taught);
    const { source, text } = answer;
    memory = answer.memory;
    answers.push({ source, text });
    history.push({ role: 'user', content: said }, { role: 'assistant', content: text });
  }
  return answers;
};

import { sendChatMessage } from '#shared/api/chat.ts';
import { sendDemoMessage } from '#shared/api/chatbot-demo.ts';
import type { RouteRow } from '../http/types.ts';

/** Settings of the model, all optional. */
export const modelEnv = [
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'OPENAI_DEADLINE_SECONDS',
  'CHAT_DAILY_TOKENS',
] as const;

/** Limiter and budget are counters; messages are stored in the visitor's conversation. */
const chatRow = {
  access: 'public',
  storage: 'drop',
  rateLimit: { name: 'chat', max: 240, windowSeconds: 600, onFailure: 'open' },
  table: ['GetItem', 'PutItem', 'UpdateItem'],
  reads: ['CONVERSATION#*'],
  writes: ['CALLS', 'CHATBUDGET', 'CHATVISITOR#*', 'CONVERSATION#*', 'TALKDAYS'],
  secrets: ['model', 'visitor'],
  env: modelEnv,
  timeoutSeconds: 25,
} as const satisfies Partial<RouteRow>;

/** Routes of the assistant: the chat and the template demos. */
export const chatRoutes = {
  sendChatMessage: {
    ...chatRow,
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
    reads: ['KNOWLEDGE', 'PRESENCE', ...chatRow.reads],
    contract: sendChatMessage,
    entry: 'chat/send.ts',
    load: () => import('./send.ts'),
    usesSite: true,
  },
  sendDemoMessage: {
    ...chatRow,
    contract: sendDemoMessage,
    entry: 'chatbot-demo/send.ts',
    load: () => import('../chatbot-demo/send.ts'),
    usesSite: true,
  },
} as const satisfies Record<string, RouteRow>;

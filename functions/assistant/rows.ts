import { sendChatMessage } from '#shared/api/chat.ts';
import { sendDemoMessage } from '#shared/api/chatbot-demo.ts';
import { bookConsultation } from '#shared/api/consultations.ts';
import { listIndustryTemplates } from '#shared/api/industry-templates.ts';
import { formLimit } from '#shared/domain/form-limit.ts';
import type { RouteRow } from '../http/types.ts';

/** Templates change with a deployment only: five minutes fresh at the edge, then refreshed behind the visitor's back. */
const templatesCache = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

/** Settings of the model, all optional. Limiter and budget are counters; what was said is kept in the visitor's conversation. */
const chatRow = {
  access: 'public',
  rateLimit: { name: 'chat', max: 240, windowSeconds: 600, onFailure: 'open' },
  table: ['PutItem', 'UpdateItem'],
  writes: ['CHATBUDGET', 'CHATVISITOR#*', 'CONVERSATION#*', 'TALKDAYS'],
  secrets: ['model', 'visitor'],
  env: ['OPENAI_BASE_URL', 'OPENAI_MODEL', 'CHAT_DAILY_TOKENS'],
  timeoutSeconds: 25,
} as const satisfies Partial<RouteRow>;

/** The rows of the assistant, the template gallery and consultation booking. */
export const assistantRows = {
  sendChatMessage: {
    ...chatRow,
    table: ['BatchGetItem', 'PutItem', 'UpdateItem'],
    reads: ['KNOWLEDGE', 'PRESENCE'],
    contract: sendChatMessage,
    entry: 'chat/send.ts',
    load: () => import('../chat/send.ts'),
  },
  sendDemoMessage: {
    ...chatRow,
    contract: sendDemoMessage,
    entry: 'chatbot-demo/send.ts',
    load: () => import('../chatbot-demo/send.ts'),
  },
  listIndustryTemplates: {
    contract: listIndustryTemplates,
    entry: 'templates/list.ts',
    load: () => import('../templates/list.ts'),
    access: 'public',
    cacheControl: templatesCache,
    table: ['Query'],
    reads: ['TEMPLATES'],
  },
  bookConsultation: {
    contract: bookConsultation,
    entry: 'consultations/create.ts',
    load: () => import('../consultations/create.ts'),
    access: 'public',
    rateLimit: { ...formLimit, onFailure: 'open' },
    knowsVisitor: true,
    secrets: ['visitor'],
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    reads: ['FLOWS#*'],
    writes: [
      'BOOKINGS',
      'CLIENTS',
      'CONVERSATION#*',
      'DAYS',
      'FLOWSNAPSHOT#*',
      'IDEM#*',
      'LEAD#*',
      'TALKDAYS',
      'VERSION#*',
    ],
  },
} as const satisfies Record<string, RouteRow>;

import { modelEnv } from '#functions/chat/routes.ts';
import type { RouteRow } from '#functions/http/types.ts';
import {
  addConversationTest,
  deleteConversationTest,
  getConversationTest,
  listConversationTests,
  proposeConversationTest,
  putConversationTest,
  runConversationTests,
  runTestWithModel,
} from '#shared/api/conversation-tests.ts';

const admin = { access: 'admin', secrets: ['session'] } as const satisfies Partial<RouteRow>;
const reading = { ...admin, reads: ['CONVERSATIONTESTS'] } as const satisfies Partial<RouteRow>;

/** Routes of the owner's tests: conversations that the assistant answers again before a change goes live. */
export const conversationTestRoutes = {
  listConversationTests: {
    ...reading,
    contract: listConversationTests,
    entry: 'conversation-tests/list.ts',
    load: () => import('./list.ts'),
    table: ['BatchGetItem', 'Query'],
  },
  getConversationTest: {
    ...reading,
    contract: getConversationTest,
    entry: 'conversation-tests/get.ts',
    load: () => import('./get.ts'),
    table: ['BatchGetItem', 'GetItem'],
  },
  proposeConversationTest: {
    ...admin,
    contract: proposeConversationTest,
    entry: 'conversation-tests/propose.ts',
    load: () => import('./propose.ts'),
    table: ['BatchGetItem', 'Query'],
    reads: ['BOOKINGS', 'CLIENTS', 'CONTACTS', 'CONVERSATION#*'],
    splits: true,
  },
  addConversationTest: {
    ...reading,
    contract: addConversationTest,
    entry: 'conversation-tests/add.ts',
    load: () => import('./add.ts'),
    table: ['BatchGetItem', 'Query', 'PutItem'],
    writes: ['CONVERSATIONTESTS'],
  },
  putConversationTest: {
    ...admin,
    contract: putConversationTest,
    entry: 'conversation-tests/put.ts',
    load: () => import('./put.ts'),
    table: ['BatchGetItem', 'PutItem'],
    writes: ['CONVERSATIONTESTS'],
  },
  deleteConversationTest: {
    ...admin,
    contract: deleteConversationTest,
    entry: 'conversation-tests/delete.ts',
    load: () => import('./delete.ts'),
    table: ['BatchGetItem', 'DeleteItem'],
    writes: ['CONVERSATIONTESTS'],
  },
  runConversationTests: {
    ...admin,
    contract: runConversationTests,
    entry: 'conversation-tests/run.ts',
    load: () => import('./run.ts'),
    table: ['BatchGetItem', 'GetItem', 'UpdateItem'],
    reads: ['CONVERSATIONTESTS', 'KNOWLEDGE', 'SITE', 'SITEVALUES'],
    writes: ['CONVERSATIONTESTS'],
    // The assistant answers in a thread that has other site values than this process.
    worker: 'conversation-tests/replay/worker.ts',
    splits: true,
    timeoutSeconds: 29,
    memoryMb: 1769,
  },
  runTestWithModel: {
    ...admin,
    contract: runTestWithModel,
    entry: 'conversation-tests/run-with-model.ts',
    load: () => import('./run-with-model.ts'),
    usesSite: true,
    rateLimit: { name: 'model-tests', max: 120, windowSeconds: 600, onFailure: 'closed' },
    table: ['BatchGetItem', 'GetItem', 'UpdateItem'],
    reads: ['CONVERSATIONTESTS', 'KNOWLEDGE'],
    writes: ['CHATBUDGET', 'CHATVISITOR#*'],
    secrets: ['session', 'model'],
    env: modelEnv,
    splits: true,
    timeoutSeconds: 29,
    memoryMb: 1024,
  },
} as const satisfies Record<string, RouteRow>;

import type { RouteRow } from '#functions/http/types.ts';
import {
  addReplyTemplate,
  changeReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
  sendReply,
} from '#shared/api/admin-replies.ts';

export const replyRoutes = {
  sendReply: {
    contract: sendReply,
    entry: 'replies/send.ts',
    load: () => import('./send.ts'),
    usesSite: true,
    access: 'admin',
    index: 'EMAIL#*',
    sends: ['mail'],
    splits: true,
    timeoutSeconds: 20,
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem'],
    reads: ['ALIAS#*', 'BOOKINGS', 'CLIENTS', 'CONTACTS', 'CONVERSATION#*'],
    writes: ['BOOKINGS', 'CLIENTS', 'CONTACTS', 'CONVERSATION#*', 'DAYS', 'IDEM#*', 'LEAD#*', 'VERSION#*'],
    // The secret `visitor` signs the link to the conversation.
    secrets: ['session', 'visitor'],
  },
  listReplyTemplates: {
    contract: listReplyTemplates,
    entry: 'replies/templates/list.ts',
    load: () => import('./templates/list.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'Query'],
    reads: ['REPLYTEMPLATES'],
    secrets: ['session'],
  },
  addReplyTemplate: {
    contract: addReplyTemplate,
    entry: 'replies/templates/add.ts',
    load: () => import('./templates/add.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'Query', 'PutItem'],
    reads: ['REPLYTEMPLATES'],
    writes: ['REPLYTEMPLATES'],
    secrets: ['session'],
  },
  changeReplyTemplate: {
    contract: changeReplyTemplate,
    entry: 'replies/templates/change.ts',
    load: () => import('./templates/change.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'PutItem'],
    writes: ['REPLYTEMPLATES'],
    secrets: ['session'],
  },
  deleteReplyTemplate: {
    contract: deleteReplyTemplate,
    entry: 'replies/templates/delete.ts',
    load: () => import('./templates/delete.ts'),
    access: 'admin',
    table: ['BatchGetItem', 'DeleteItem'],
    writes: ['REPLYTEMPLATES'],
    secrets: ['session'],
  },
} as const satisfies Record<string, RouteRow>;

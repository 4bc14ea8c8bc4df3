import type { RouteRow } from '#functions/http/types.ts';
import { exportClients, exportRecords, importRecords } from '#shared/api/admin-transfer.ts';
import { importConversations } from '#shared/api/past-conversations.ts';

export const transferRoutes = {
  exportClients: {
    contract: exportClients,
    entry: 'transfer/export-clients.ts',
    load: () => import('./export-clients.ts'),
    usesSite: true,
    access: 'admin',
    timeoutSeconds: 29,
    memoryMb: 1024,
    table: ['BatchGetItem', 'Query'],
    reads: ['BOOKINGS', 'CLIENTS', 'CONTACTS', 'SUBSCRIBERS'],
    secrets: ['session'],
  },
  exportRecords: {
    contract: exportRecords,
    entry: 'transfer/export-records.ts',
    load: () => import('./export-records.ts'),
    usesSite: true,
    access: 'admin',
    memoryMb: 1024,
    timeoutSeconds: 29,
    table: ['BatchGetItem'],
    reads: ['BOOKINGS', 'CLIENTS', 'CONTACTS', 'SUBSCRIBERS'],
    secrets: ['session'],
  },
  importRecords: {
    contract: importRecords,
    entry: 'transfer/import-records.ts',
    load: () => import('./import-records.ts'),
    access: 'admin',
    index: 'EMAIL#*',
    memoryMb: 1024,
    timeoutSeconds: 29,
    table: ['BatchGetItem', 'PutItem', 'UpdateItem'],
    reads: ['IDEM#*'],
    writes: ['CLIENTS', 'CONTACTS', 'DAYS', 'IDEM#*', 'LEAD#*', 'VERSION#*'],
    secrets: ['session'],
  },
  importConversations: {
    contract: importConversations,
    entry: 'transfer/import-conversations.ts',
    load: () => import('./import-conversations.ts'),
    access: 'admin',
    timeoutSeconds: 29,
    table: ['BatchGetItem', 'PutItem'],
    reads: ['PERSON#*'],
    writes: ['PERSON#*'],
    secrets: ['session'],
  },
} as const satisfies Record<string, RouteRow>;
